import { useLingui } from '@lingui/react/macro';
import type { Question, QuestionKey } from '@plainclaim/domain';
import { ChoiceList } from '../../../components/choices/choice-cards.tsx';
import { Why } from '../../../components/fields/why.tsx';
import { useWizard } from '../engine/wizard-context.ts';
import { afterPress, MAY_BE_TRUE_FIELD, NONE, ticked } from './may-be-true.ts';
import styles from './question-group.module.css';
import { useQuestionHints } from './question-hints.ts';

export type MayBeTrueListProps = {
  readonly questions: readonly Question[];
  /** Questions that the story speaks of. */
  readonly mentioned: ReadonlySet<QuestionKey>;
  readonly error?: string | undefined;
};

/** What would stop or change the letter, as one list: most people tick the last line. */
export function MayBeTrueList({ questions, mentioned, error }: MayBeTrueListProps) {
  const { t } = useLingui();
  const { draft, patch } = useWizard();
  const hintOf = useQuestionHints();
  const statements: Partial<Record<QuestionKey, string>> = {
    otherSideLawyer: t`They have a lawyer for this.`,
    otherCase: t`There is a court case about this.`,
    bankruptcy: t`They filed for bankruptcy.`,
    deceased: t`The person died.`,
    restrainingOrder: t`There is a restraining order between us.`,
    publicBody: t`They are a town, county, school, transit or State office.`,
  };
  const keys = questions.map(({ key }) => key);
  const values = ticked(keys, draft);
  const hintFor = (question: Question) => {
    if (values.includes(question.key)) return hintOf(question);
    return mentioned.has(question.key) ? t`Your story mentions this.` : undefined;
  };
  return (
    <div className={styles['question']}>
      <ChoiceList
        name={MAY_BE_TRUE_FIELD}
        layout="single"
        legend={t`Is any of this true?`}
        hint={t`Tick all that is true.`}
        error={error}
        options={[
          ...questions.map((question) => ({
            value: question.key,
            label: statements[question.key] ?? question.label,
            hint: hintFor(question),
          })),
          { value: NONE, label: t`None of these, as far as I know` },
        ]}
        values={values}
        onChange={(now) => patch(afterPress(keys, values, now))}
      />
      <Why about={t`Is any of this true?`}>
        <p>{t`Each of these can change what a letter may do. Some of them protect you.`}</p>
      </Why>
    </div>
  );
}
