import { useLingui } from '@lingui/react/macro';
import type { Answer, ClaimDraft, Question } from '@plainclaim/domain';
import { RadioCards } from '../../../components/choices/choice-cards.tsx';
import { SelectField } from '../../../components/fields/select-field.tsx';
import { Why } from '../../../components/fields/why.tsx';
import { YesNo } from '../../../components/choices/yes-no.tsx';
import { defendantAskedAbout, offeredAnswer } from './preselection.ts';
import styles from './question-group.module.css';
import { isSensitive, useQuestionHints } from './question-hints.ts';
import { useOptionLabels } from '../../../components/choices/question-options.ts';

/** More answers than yes and no are easier to use as a drop-down list: a screen of them stays short. */
const MOST_RADIOS = 2;

export type QuestionGroupProps = {
  readonly question: Question;
  readonly answer: ClaimDraft[Question['key']];
  readonly error?: string | undefined;
  /** The story speaks of it: no answer is chosen in advance. */
  readonly isMentioned?: boolean | undefined;
  /** The name of the defendant a military question is about; '' while it is not known. */
  readonly defendantName: string;
  readonly onAnswer: (answer: Answer) => void;
};

/** One administrative question with the control that fits its answers. */
export function QuestionGroup({
  question,
  answer,
  error,
  isMentioned = false,
  defendantName,
  onAnswer,
}: QuestionGroupProps) {
  const { t } = useLingui();
  const { key, label, answer_type: type, answer_options: offered } = question;
  const help = useQuestionHints()(question);
  const labelOf = useOptionLabels();
  const mention = isMentioned ? t`Your story mentions this, so we did not choose an answer for you.` : '';
  const hint = mention || undefined;
  const number = defendantAskedAbout(key);
  const legend =
    number === null ? (
      label
    ) : (
      <span className={styles['legend']}>
        <span className={styles['who']}>
          {t`Defendant ${number}`}
          {defendantName === '' ? null : ` · ${defendantName}`}
        </span>{' '}
        <span>{label}</span>
      </span>
    );
  const why =
    help === undefined ? null : (
      <Why label={isSensitive(key) ? undefined : t`What this means`} about={label}>
        <p>{help}</p>
      </Why>
    );
  if (type === 'yes_no') {
    const value = typeof answer === 'boolean' ? answer : null;
    return (
      <div className={styles['question']}>
        <YesNo name={key} question={legend} hint={hint} error={error} value={value} onChange={onAnswer} />
        {why}
      </div>
    );
  }
  const options = offered.map((option) => ({ value: String(option), label: labelOf(String(option)) }));
  const value = typeof answer === 'boolean' || answer === null ? '' : String(answer);
  const choose = (chosen: string) => onAnswer(offeredAnswer(question, chosen) ?? null);
  if (options.length > MOST_RADIOS) {
    return (
      <div className={styles['question']}>
        <SelectField
          name={key}
          label={legend}
          hint={hint}
          error={error}
          options={options}
          placeholder={value === '' ? t`Choose an answer` : undefined}
          value={value}
          onChange={choose}
        />
        {why}
      </div>
    );
  }
  return (
    <div className={styles['question']}>
      <RadioCards
        name={key}
        legend={legend}
        hint={hint}
        error={error}
        layout="inline"
        options={options}
        value={value}
        onChange={choose}
      />
      {why}
    </div>
  );
}
