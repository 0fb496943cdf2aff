import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useEffect } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import type { ApiFailure } from '../../api/http/http-client.ts';
import { Alert } from '../../components/feedback/alert.tsx';
import { lazyPart } from '../../components/layout/lazy-part.ts';
import { ScreenHead, useDocumentTitle } from '../../components/layout/screen-title.tsx';
import { SignedInLayout } from '../../components/layout/signed-in/signed-in-layout.tsx';
import { WhichCase } from '../../components/lists/which-case.tsx';
import { Spinner } from '../../components/feedback/spinner.tsx';
import styles from './exhibits.module.css';
import { TroubleAlert } from '../../components/feedback/trouble-alert.tsx';
import { useExhibits } from './use-exhibits.ts';

const loadCase = () => import('./case-exhibits.tsx');
const CaseExhibits = lazyPart(async () => (await loadCase()).CaseExhibits);

/** /exhibits?case=id: the evidence of one case, its order, and the packet made of it. */
export function ExhibitsScreen() {
  const { t } = useLingui();
  const [query] = useSearchParams();
  const caseId = query.get('case') ?? '';
  useDocumentTitle(t`Exhibits`);
  return (
    <SignedInLayout>{() => (caseId === '' ? <AskWhich /> : <Exhibits key={caseId} caseId={caseId} />)}</SignedInLayout>
  );
}

/** The page's head, and the question which case it is for. */
function AskWhich() {
  const { t } = useLingui();
  return (
    <div className={styles['screen']}>
      <ScreenHead title={t`Exhibits`} />
      <WhichCase
        page="/exhibits"
        none={t`None of your cases has court papers yet. Exhibits belong to the Full Trial Prep package.`}
      />
    </div>
  );
}

/** The other side's name, which the list of cases gives along so that it is there at once: the address must not hold it. */
function defendantIn(state: unknown): string {
  const found = state !== null && typeof state === 'object' ? Reflect.get(state, 'defendant') : undefined;
  return typeof found === 'string' ? found : '';
}

function Exhibits({ caseId }: { readonly caseId: string }) {
  const { t } = useLingui();
  const { state } = useLocation();
  const exhibits = useExhibits(caseId);
  const { answer, failure, isLoading, reload } = exhibits;
  const defendant = answer?.defendant_name ?? defendantIn(state);
  // Its code comes while the list is on its way. A failure is reported when it is needed.
  useEffect(() => {
    loadCase().catch(() => undefined);
  }, []);
  return (
    <div className={styles['screen']}>
      <p>
        <Link to="/court-documents">{t`Back to Court Documents`}</Link>
      </p>
      <ScreenHead
        title={t`Exhibits`}
        lead={t`Photos and papers that help to show what happened, put in order for your day in court.`}
      >
        {defendant === '' ? null : (
          <p className={styles['quiet']}>
            <Trans>Case against {defendant}</Trans>
          </p>
        )}
      </ScreenHead>
      {answer === null && isLoading ? <Spinner block>{t`Loading your exhibits...`}</Spinner> : null}
      {failure === null ? null : <NotLoaded failure={failure} hasList={answer !== null} onTryAgain={reload} />}
      {answer === null ? null : answer.included ? (
        <Suspense fallback={<Spinner block>{t`Loading your exhibits...`}</Spinner>}>
          <CaseExhibits answer={answer} change={exhibits.change} packetWork={exhibits.packetWork} />
        </Suspense>
      ) : (
        <NotIncluded />
      )}
    </div>
  );
}

function NotIncluded() {
  const { t } = useLingui();
  return (
    <Alert tone="info" title={t`The package for this case does not include exhibits.`}>
      <p>{t`They are part of the Full Trial Prep package. You can still bring your photos and papers to court yourself.`}</p>
    </Alert>
  );
}

type NotLoadedProps = {
  readonly failure: ApiFailure;
  /** An earlier list is on the screen. */
  readonly hasList: boolean;
  readonly onTryAgain: () => void;
};

function NotLoaded({ failure, hasList, onTryAgain }: NotLoadedProps) {
  const { t } = useLingui();
  const title = hasList ? t`We could not update the list.` : t`We could not load your exhibits.`;
  const isUnknownCase = failure.code === 'exhibits.unknown_case';
  const again = isUnknownCase ? undefined : { words: t`Try Again`, onPress: onTryAgain };
  return <TroubleAlert title={title} failure={failure} again={again} />;
}
