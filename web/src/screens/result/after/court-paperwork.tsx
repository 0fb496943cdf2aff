import { useLingui } from '@lingui/react/macro';
import type { CourtPapersAnswer } from '@plainclaim/contract';
import { Button, ButtonLink } from '../../../components/buttons/button.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { useCurrentUser } from '../../../api/session/current-user.ts';
import { useRequestWords } from '../../../i18n/request-words.ts';
import styles from './after-step.module.css';
import { useCourtPapers } from './use-court-papers.ts';

export type CourtPaperworkProps = {
  /** Whether the package has court papers. */
  readonly isIncluded: boolean;
  readonly isApproved: boolean;
  readonly caseId: string;
  /** In a few lines, where it is not what the step is about. */
  readonly isShort?: boolean | undefined;
};

/** What becomes of the court papers: the specification's sentence, then how things stand. */
export function CourtPaperwork({ isShort = false, ...props }: CourtPaperworkProps) {
  const { t } = useLingui();
  return isShort ? (
    <section className={styles['short']}>
      <h2>{t`Court Paperwork`}</h2>
      <PaperworkStatus {...props} />
    </section>
  ) : (
    <Card title={t`Court Paperwork`}>
      <PaperworkStatus {...props} />
    </Card>
  );
}

function PaperworkStatus({ isIncluded, isApproved, caseId }: Omit<CourtPaperworkProps, 'isShort'>) {
  const { t } = useLingui();
  return (
    <>
      {isIncluded ? (
        <>
          <p>{t`Court documents will be ready within 24 hours and can be downloaded from the dashboard.`}</p>
          {isApproved ? (
            <TrueState caseId={caseId} />
          ) : (
            <p>
              <strong>{t`They are made once you approve the letter.`}</strong>
            </p>
          )}
        </>
      ) : (
        <p>{t`Your package does not include court papers.`}</p>
      )}
    </>
  );
}

function TrueState({ caseId }: { readonly caseId: string }) {
  const { t } = useLingui();
  const { user } = useCurrentUser();
  const { papers, failure, lookAgain } = useCourtPapers(caseId);
  const wordsOf = useStateWords();
  const requestWords = useRequestWords();
  return (
    <>
      <p role="status">
        <strong>{papers === null ? '' : wordsOf(papers.state)}</strong>
      </p>
      {papers === null || papers.reason === null ? null : <p>{papers.reason}</p>}
      {failure === null ? null : (
        <>
          <p>{requestWords(failure, t`We could not load the status of the papers.`).title}</p>
          <Button size="small" variant="ghost" onClick={lookAgain}>{t`Try Again`}</Button>
        </>
      )}
      {user.status === 'signed-out' ? <p>{t`Log in or make an account to open the papers.`}</p> : null}
      <div>
        <ButtonLink to="/court-documents" variant="ghost" size="small">{t`Go to Court Documents`}</ButtonLink>
      </div>
    </>
  );
}

function useStateWords(): (state: CourtPapersAnswer['state']) => string {
  const { t } = useLingui();
  return (state) => {
    switch (state) {
      case 'making':
        return t`Your court papers are being made.`;
      case 'ready':
        return t`Your court papers are ready.`;
      case 'stopped':
        return t`Your court papers were not made.`;
      case 'failed':
        return t`Your court papers could not be made.`;
      case 'none':
        return t`No court papers were made yet. You can ask for them under Court Documents.`;
    }
  };
}
