import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useEffect } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Alert } from '../../components/feedback/alert.tsx';
import { lazyPart } from '../../components/layout/lazy-part.ts';
import { ScreenHead, useDocumentTitle } from '../../components/layout/screen-title.tsx';
import { SignedInLayout } from '../../components/layout/signed-in/signed-in-layout.tsx';
import { WhichCase } from '../../components/lists/which-case.tsx';
import { Spinner } from '../../components/feedback/spinner.tsx';
import styles from './trial-prep.module.css';
import { TroubleAlert } from '../../components/feedback/trouble-alert.tsx';
import { useTrialPrep } from './use-trial-prep.ts';

const loadCase = () => import('./case-trial.tsx');
const CaseTrial = lazyPart(async () => (await loadCase()).CaseTrial);

/** /trial-prep?case=id: notes for the court day of one case, and the papers made from them. */
export function TrialPrepScreen() {
  const { t } = useLingui();
  const [query] = useSearchParams();
  const caseId = query.get('case') ?? '';
  useDocumentTitle(t`Prepare for trial`);
  return (
    <SignedInLayout>{() => (caseId === '' ? <AskWhich /> : <TrialPrep key={caseId} caseId={caseId} />)}</SignedInLayout>
  );
}

/** The page's head, and the question which case it is for. */
function AskWhich() {
  const { t } = useLingui();
  return (
    <div className={styles['screen']}>
      <ScreenHead title={t`Prepare for trial`} />
      <WhichCase
        page="/trial-prep"
        none={t`None of your cases has court papers yet. Trial papers belong to the Full Trial Prep package.`}
      />
    </div>
  );
}

function TrialPrep({ caseId }: { readonly caseId: string }) {
  const { t } = useLingui();
  const { answer, failure, reload, take } = useTrialPrep(caseId);
  // The form is fetched while the server answers.
  useEffect(() => void loadCase().catch(() => {}), []);
  const defendant = answer?.defendant_name ?? '';
  const isUnknown = failure?.code === 'trial.unknown_case';
  return (
    <div className={styles['screen']}>
      <p>
        <Link to="/court-documents">{t`Back to Court Documents`}</Link>
      </p>
      <ScreenHead
        title={t`Prepare for trial`}
        lead={t`Tell us who will speak for you and what proves each point. From that we make papers for your day in court.`}
      >
        {defendant === '' ? null : (
          <p className={styles['quiet']}>
            <Trans>Case against {defendant}</Trans>
          </p>
        )}
      </ScreenHead>
      {answer === null && failure === null ? <Spinner block>{t`Loading your notes...`}</Spinner> : null}
      {failure === null ? null : (
        <TroubleAlert
          title={answer === null ? t`We could not load your notes.` : t`We could not update the page.`}
          failure={failure}
          again={isUnknown ? undefined : { words: t`Try Again`, onPress: reload }}
        />
      )}
      <Suspense fallback={<Spinner block>{t`Loading your notes...`}</Spinner>}>
        {answer === null ? null : answer.included ? <CaseTrial answer={answer} take={take} /> : <NotIncluded />}
      </Suspense>
    </div>
  );
}

function NotIncluded() {
  const { t } = useLingui();
  return (
    <Alert tone="info" title={t`The package for this case does not include trial papers.`}>
      <p>{t`They are part of the Full Trial Prep package.`}</p>
    </Alert>
  );
}
