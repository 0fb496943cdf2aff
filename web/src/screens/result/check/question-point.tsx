import { useLingui } from '@lingui/react/macro';
import type { LetterQuestionAnswer } from '@plainclaim/contract';
import { useState } from 'react';
import type { ApiFailure } from '../../../api/http/http-client.ts';
import { Alert } from '../../../components/feedback/alert.tsx';
import { Button } from '../../../components/buttons/button.tsx';
import { useRequestWords } from '../../../i18n/request-words.ts';
import type { OpenLetter } from '../state/open-letter.ts';
import styles from './check-step.module.css';
import { skipKey } from './points.ts';
import { asTyped } from './question-answers.ts';
import { QuestionField } from './question-field.tsx';

export type QuestionPointProps = {
  readonly question: LetterQuestionAnswer;
  readonly opened: OpenLetter;
  readonly onDone: (act: Promise<boolean>) => void;
};

/** What only the person knows, with a field for it. An answer given before can be changed here too. */
export function QuestionPoint({ question, opened, onDone }: QuestionPointProps) {
  const { t } = useLingui();
  const { answering, deciding, isBusy } = opened;
  const [value, setValue] = useState(asTyped(question));
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const words = useRequestWords();
  const save = async (): Promise<boolean> => {
    const answered = await answering({ answers: [{ id: question.id, value: value.trim() }] });
    setFailure(answered === null || answered.ok ? null : answered.error);
    return answered?.ok === true;
  };
  const wrong = failure?.fields?.find(({ field }) => field === question.id)?.message;
  const said = failure === null || wrong !== undefined ? null : words(failure, t`Your answers could not be saved.`);
  return (
    <form
      noValidate
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) onDone(save());
      }}
    >
      <QuestionField question={question} value={value} error={wrong} onChange={setValue} />
      {question.is_required ? (
        <p className={styles['quiet']}>{t`This is needed before you can approve the letter.`}</p>
      ) : null}
      {said === null ? null : <Alert tone="error" live="alert" title={said.title} />}
      <div className={styles['acts']}>
        <Button type="submit" size="small" busy={isBusy}>{t`Save the answer`}</Button>
        {question.is_required || question.answer !== null ? null : (
          <Button
            size="small"
            variant="ghost"
            busy={isBusy}
            onClick={() => onDone(deciding.keep([skipKey(question.id)], true))}
          >
            {t`Skip`}
          </Button>
        )}
      </div>
    </form>
  );
}
