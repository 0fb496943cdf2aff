import { useLingui } from '@lingui/react/macro';
import type { LetterQuestionAnswer } from '@plainclaim/contract';
import { Button } from '../../components/button.tsx';
import { RadioCards } from '../../components/choice-cards.tsx';
import { DateField } from '../../components/date-field.tsx';
import { MoneyField } from '../../components/money-field.tsx';
import { TextAreaField } from '../../components/text-area-field.tsx';
import { TextField } from '../../components/text-field.tsx';
import styles from './questions-step.module.css';

/** Answers of a few sentences; every other text is a name. */
const LONG_TEXTS: ReadonlySet<string> = new Set(['letter.story_short', 'letter.story_not_english']);

export type QuestionFieldProps = {
  readonly question: LetterQuestionAnswer;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
  /** An option that is no answer was pressed: what it names is changed in the letter itself. */
  readonly onInLetter: () => void;
};

/** One question of the composer, with the control that fits its answer. */
export function QuestionField({ question, value, error, onChange, onInLetter }: QuestionFieldProps) {
  const { t } = useLingui();
  const { options, is_required } = question;
  const otherWays = options.filter((option) => !option.is_answer);
  return (
    <div className={styles['question']}>
      <Control question={question} value={value} error={error} onChange={onChange} />
      {is_required ? <p className={styles['note']}>{t`This is needed before you can approve the letter.`}</p> : null}
      <div className={styles['ways']}>
        {otherWays.map(({ value: way, label }) => (
          <Button key={way} variant="link" onClick={onInLetter}>
            {label}
          </Button>
        ))}
        {value !== '' && (question.kind === 'choice' || question.kind === 'yes_no') ? (
          <Button variant="link" onClick={() => onChange('')}>{t`Clear this answer`}</Button>
        ) : null}
      </div>
    </div>
  );
}

function Control({ question, value, error, onChange }: Omit<QuestionFieldProps, 'onInLetter'>) {
  const { t } = useLingui();
  const { id, code, message, kind, options } = question;
  const field = { name: id, error, onChange, value };
  switch (kind) {
    case 'choice':
      return (
        <RadioCards
          {...field}
          legend={message}
          layout="single"
          options={options.filter((option) => option.is_answer).map(({ value, label }) => ({ value, label }))}
        />
      );
    case 'yes_no':
      return (
        <RadioCards
          {...field}
          legend={message}
          layout="inline"
          options={[
            { value: 'yes', label: t`Yes` },
            { value: 'no', label: t`No` },
          ]}
        />
      );
    case 'date':
      return <DateField {...field} label={message} />;
    case 'amount':
      return <MoneyField {...field} label={message} />;
    case 'text':
      return LONG_TEXTS.has(code) ? (
        <TextAreaField {...field} label={message} maxLength={4_000} spellCheck />
      ) : (
        <TextField {...field} label={message} maxLength={200} autoComplete="off" />
      );
  }
}
