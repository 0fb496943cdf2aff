import { useLingui } from '@lingui/react/macro';
import type { CourtQuestionsAnswer } from '@plainclaim/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { answerCourtQuestions, readCourtQuestions } from '../../../api/court-papers.ts';
import { serverQuery } from '../../../api/server-state/server-query.ts';
import { useCall } from '../../../api/server-state/use-call.ts';
import { Button } from '../../../components/buttons/button.tsx';
import { LeaveDialog } from '../../../components/feedback/leave-dialog.tsx';
import { Spinner } from '../../../components/feedback/spinner.tsx';
import { TroubleAlert } from '../../../components/feedback/trouble-alert.tsx';
import { ScreenHead, useDocumentTitle } from '../../../components/layout/screen-title.tsx';
import { CoClaimants } from '../../../components/parties/co-claimants.tsx';
import { CourtAnswerFields } from '../signing/court-answer-fields.tsx';
import { type Answers, changesIn } from '../signing/court-answers.ts';
import styles from '../signing/signing.module.css';

export type QuestionsPageProps = { readonly caseId: string; readonly onDone: () => void };

/** What only the court papers ask: the letter went without it. */
export function QuestionsPage({ caseId, onDone }: QuestionsPageProps) {
  const { t } = useLingui();
  useDocumentTitle(t`Questions for your court papers`);
  const { data, error, refetch } = useQuery(
    serverQuery(['court-questions', caseId], (options) => readCourtQuestions(caseId, options)),
  );
  return (
    <div className={styles['screen']}>
      <p>
        <Link to={`/court-documents?case=${encodeURIComponent(caseId)}`}>{t`Back to Court Documents`}</Link>
      </p>
      <ScreenHead
        title={t`Questions for your court papers`}
        lead={t`The court asks for this. Your letter does not need it.`}
      />
      {data === undefined && error === null ? <Spinner block>{t`Loading...`}</Spinner> : null}
      {data === undefined && error !== null ? (
        <TroubleAlert
          title={t`We could not load the questions.`}
          failure={error}
          again={{ words: t`Try Again`, onPress: () => void refetch() }}
        />
      ) : null}
      {data === undefined ? null : <QuestionsForm asked={data} onDone={onDone} />}
    </div>
  );
}

type QuestionsFormProps = { readonly asked: CourtQuestionsAnswer; readonly onDone: () => void };

function QuestionsForm({ asked, onDone }: QuestionsFormProps) {
  const { t } = useLingui();
  const { case_id, questions, co_claimants } = asked;
  const [answers, setAnswers] = useState<Answers>({});
  const [people, setPeople] = useState(co_claimants ?? []);
  const saving = useCall();
  const changes = changesIn(questions, answers);
  const hasOtherPeople = JSON.stringify(people) !== JSON.stringify(co_claimants ?? []);
  const save = () =>
    saving.run(async () => {
      const saved = await answerCourtQuestions({ case_id, changes, co_claimants: people });
      if (saved.ok) onDone();
      return saved;
    });
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <CourtAnswerFields all={questions} answers={answers} onChange={setAnswers} />
      {co_claimants === null ? null : <CoClaimants people={people} onChange={setPeople} />}
      {saving.failure === null ? null : <TroubleAlert title={t`Nothing was changed.`} failure={saving.failure} />}
      <div className={styles['buttons']}>
        <Button type="submit" busy={saving.isBusy} busyText={t`Saving...`}>{t`Save my answers`}</Button>
      </div>
      <LeaveDialog hasUnsaved={changes.length > 0 || hasOtherPeople} title={t`Your changes are not saved`}>
        <p>{t`If you leave now, you lose what you changed since the last save.`}</p>
      </LeaveDialog>
    </form>
  );
}
