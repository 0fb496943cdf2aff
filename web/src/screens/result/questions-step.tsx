import { useLingui } from '@lingui/react/macro';
import type { LetterQuestionsAnswer } from '@plainclaim/contract';
import { useRef, useState } from 'react';
import type { ApiFailure } from '../../api/http-client.ts';
import { Button } from '../../components/button.tsx';
import { ErrorSummary } from '../../components/error-summary.tsx';
import { ScreenForm } from '../../components/form-layout.tsx';
import { useRequestWords } from '../../i18n/request-words.ts';
import { changedAnswers, givenAnswers, type TypedAnswers } from './question-answers.ts';
import { QuestionField } from './question-field.tsx';
import styles from './questions-step.module.css';
import type { Answering } from './use-review.ts';

export type QuestionsStepProps = {
  readonly questions: LetterQuestionsAnswer['questions'];
  readonly onAnswer: Answering;
  /** To the letter, with answers or without; "amount": to its words about the amount. */
  readonly onDone: (outcome: 'answered' | 'skipped' | 'amount') => void;
};

/** What only the person can settle, asked in one short form. Everything may be left for later. */
export function QuestionsStep({ questions, onAnswer, onDone }: QuestionsStepProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState<TypedAnswers>(() => givenAnswers(questions));
  const latest = useRef(typed);
  const type = (id: string, value: string) => {
    latest.current = { ...latest.current, [id]: value };
    setTyped(latest.current);
  };
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const submit = async (wish: 'letter' | 'amount' = 'letter') => {
    if (isBusy) return;
    const answers = [...changedAnswers(questions, typed)];
    if (answers.length === 0) return onDone(wish === 'amount' ? wish : 'skipped');
    setBusy(true);
    const answered = await onAnswer({ answers });
    setBusy(false);
    if (answered?.ok) {
      setFailure(null);
      // Words typed since were not sent: they stay here for another press.
      return latest.current === typed ? onDone(wish === 'amount' ? wish : 'answered') : undefined;
    }
    setFailure(answered === null ? { code: 'letter.not_saved', message: '', status: 500 } : answered.error);
    setAttempt((before) => before + 1);
  };
  const errorOf = (id: string) => failure?.fields?.find(({ field }) => field === id)?.message;
  return (
    <div className={styles['page']}>
      <ScreenForm onSubmit={() => void submit()}>
        <p>{t`Some things only you can know. Your answers go into the letter, and we remember them. You can skip a question and come back to it.`}</p>
        {failure === null ? null : <Refusal failure={failure} attempt={attempt} />}
        {questions.map((question) => (
          <QuestionField
            key={question.id}
            question={question}
            value={typed[question.id] ?? ''}
            error={errorOf(question.id)}
            onChange={(value) => type(question.id, value)}
            onInLetter={() => void submit('amount')}
          />
        ))}
        <div className={styles['actions']}>
          <Button type="submit" busy={isBusy} busyText={t`Saving...`}>{t`Save answers and see the letter`}</Button>
          <Button variant="ghost" onClick={() => onDone('skipped')}>{t`Skip for now`}</Button>
        </div>
      </ScreenForm>
    </div>
  );
}

function Refusal({ failure, attempt }: { readonly failure: ApiFailure; readonly attempt: number }) {
  const { t } = useLingui();
  const words = useRequestWords();
  const { title, detail } = words(failure, t`Your answers could not be saved.`);
  const problems = (failure.fields ?? []).map(({ field, message }) => ({ field, message }));
  const said = problems.length > 0 || detail === '' ? problems : [{ message: detail }];
  return <ErrorSummary title={title} problems={said} attempt={attempt} />;
}
