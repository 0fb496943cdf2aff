import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useSearchParams } from 'react-router';
import { Alert } from '../../components/feedback/alert.tsx';
import { ScreenHead, useDocumentTitle } from '../../components/layout/screen-title.tsx';
import { SignedInLayout } from '../../components/layout/signed-in/signed-in-layout.tsx';
import { WhichCase } from '../../components/lists/which-case.tsx';
import { Spinner } from '../../components/feedback/spinner.tsx';
import { TroubleAlert } from '../../components/feedback/trouble-alert.tsx';
import { AfterFiling } from './after-filing.tsx';
import styles from './file-it-now.module.css';
import { FilingSheet } from './filing-sheet.tsx';
import { useFiling } from './use-filing.ts';

/** /file-it-now?case=id: to keep beside the court's screens, and what comes after. */
export function FileItNowScreen() {
  const { t } = useLingui();
  const [query] = useSearchParams();
  const caseId = query.get('case') ?? '';
  useDocumentTitle(t`File it now`);
  return (
    <SignedInLayout>{() => (caseId === '' ? <AskWhich /> : <FileItNow key={caseId} caseId={caseId} />)}</SignedInLayout>
  );
}

/** The page's head, and the question which case it is for. */
function AskWhich() {
  const { t } = useLingui();
  return (
    <div className={styles['screen']}>
      <ScreenHead title={t`File it now`} />
      <WhichCase
        page="/file-it-now"
        none={t`None of your cases has court papers yet. They come with packages that include them.`}
      />
    </div>
  );
}

function FileItNow({ caseId }: { readonly caseId: string }) {
  const { t } = useLingui();
  const { answer, failure, reload, take } = useFiling(caseId);
  const defendant = answer?.defendant_name ?? '';
  return (
    <div className={styles['screen']}>
      <p>
        <Link to="/court-documents">{t`Back to Court Documents`}</Link>
      </p>
      <ScreenHead
        title={t`File it now`}
        lead={t`Keep this page open next to the court's own page. Each field has our answer and a button to copy it. You file the papers yourself.`}
      >
        {defendant === '' ? null : (
          <p className={styles['quiet']}>
            <Trans>Case against {defendant}</Trans>
          </p>
        )}
      </ScreenHead>
      {answer === null && failure === null ? <Spinner block>{t`Loading...`}</Spinner> : null}
      {failure === null ? null : (
        <TroubleAlert
          title={t`We could not load the filing page.`}
          failure={failure}
          again={{ words: t`Try Again`, onPress: reload }}
        />
      )}
      {answer === null || answer.reason === null ? null : (
        <Alert tone="warning" title={t`There is nothing to file yet.`}>
          <p>{answer.reason}</p>
        </Alert>
      )}
      {answer === null || answer.sheet === null ? null : (
        <FilingSheet caseId={caseId} sheet={answer.sheet} ticked={answer.ticked} />
      )}
      {answer === null ? null : <AfterFiling answer={answer} take={take} />}
    </div>
  );
}
