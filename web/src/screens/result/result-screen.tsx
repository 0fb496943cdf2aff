import { useLingui } from '@lingui/react/macro';
import { Suspense, useDeferredValue, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useCurrentUser } from '../../api/session/current-user.ts';
import { AccountMenu } from '../../components/account/account-menu.tsx';
import { Alert } from '../../components/feedback/alert.tsx';
import { AppShell } from '../../components/layout/app-shell.tsx';
import { lazyPart } from '../../components/layout/lazy-part.ts';
import { ScreenHead, useDocumentTitle, useScreenFocus } from '../../components/layout/screen-title.tsx';
import { Spinner } from '../../components/feedback/spinner.tsx';
import { useArrival } from '../../components/layout/use-arrival.ts';
import { BackToClaim } from './back-to-claim.tsx';
import type { OpenLetter, Target } from './state/open-letter.ts';
import { LeaveDialog } from './leave-dialog.tsx';
import { PackageLine } from '../../components/lists/package-parts.tsx';
import { LoadFailure } from './load-failure.tsx';
import { ReadStep } from './read/read-step.tsx';
import { addressOf, type View, viewOf } from './state/result-step.ts';
import { isDirty, isLocked, type Letter } from './state/result-state.ts';
import { StepLine } from './step-line.tsx';
import { useDeciding } from './state/use-deciding.ts';
import { useLiveChecks } from './state/use-live-checks.ts';
import { hasUnsavedWords, type Result, useResult } from './state/use-result.ts';
import { useAnswering, useReview } from './state/use-review.ts';
import { useSentenceActs } from './state/use-sentence-acts.ts';
import { useWritten } from './state/use-written.ts';

const CheckStep = lazyPart(async () => (await import('./check/check-step.tsx')).CheckStep);
const ApproveStep = lazyPart(async () => (await import('./approve/approve-step.tsx')).ApproveStep);
const AfterStep = lazyPart(async () => (await import('./after/after-step.tsx')).AfterStep);

/** The demand letter: read, checked, approved; then what happens now. */
export function ResultScreen() {
  const { t } = useLingui();
  const result = useResult();
  const { state } = result;
  const { user } = useCurrentUser();
  const account = <AccountMenu user={user} backTo="/result" />;
  useArrival();
  return (
    <>
      {state.phase === 'ready' ? (
        <OpenedLetter letter={state.letter} result={result} />
      ) : (
        <AppShell account={account} isComing={state.phase === 'loading'}>
          <Title title={t`Demand Letter`} />
          {state.phase === 'loading' ? <Spinner block>{t`Generating demand letter...`}</Spinner> : null}
          {state.phase === 'failed' ? <LoadFailure failure={state.failure} onTryAgain={result.tryAgain} /> : null}
        </AppShell>
      )}
      <LeaveDialog hasUnsaved={hasUnsavedWords(state)} onSave={result.save} onDrop={result.dropEdits} />
    </>
  );
}

function Title({ title, lead }: { readonly title: string; readonly lead?: string | undefined }) {
  useDocumentTitle(title);
  return <ScreenHead title={title} lead={lead} />;
}

function useLead(view: View, open: number, isSigned: boolean): string | undefined {
  const { t } = useLingui();
  switch (view) {
    case 'read':
      return isSigned ? t`You signed this letter. A change needs a new approval.` : t`Nothing is signed or sent yet.`;
    case 'check':
      return open === 0 ? undefined : t`Decide each place. Then you approve.`;
    case 'approve':
      return t`Choose how it goes out. Then sign it with one press.`;
    case 'now':
      return undefined;
  }
}

/** Says once that what stands beside it is there. */
function Arrival({ onArrive }: { readonly onArrive: (isThere: true) => void }) {
  useEffect(() => onArrive(true), [onArrive]);
  return null;
}

/** Where somebody was led from another step; only once, so going there again shows the step's beginning. */
type Led = { readonly target: Target | null; readonly point: string | null };
const NOWHERE: Led = { target: null, point: null };

/** One opened letter, in the step the address names. */
function OpenedLetter({ letter, result }: { readonly letter: Letter; readonly result: Result }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { user } = useCurrentUser();
  const reviewing = useReview(letter);
  const { review } = reviewing;
  const answering = useAnswering(letter, result, reviewing.reload);
  const view = viewOf(search, letter.approval !== null);
  const shown = view === 'now' && letter.approval === null ? 'read' : view;
  // What was signed and is not shown to be changed has nothing to check.
  const isWanted = shown !== 'now';
  const context = isWanted && !reviewing.isReading ? (review?.check_context ?? null) : null;
  const live = useLiveChecks(letter.text, context, isWanted);
  const written = useWritten(useDeferredValue(letter.text), review);
  const deciding = useDeciding(letter, reviewing, live, answering);
  const acts = useSentenceActs(written, result, deciding.decide);
  const [led, setLed] = useState<Led>(NOWHERE);
  const [hasArrived, setArrived] = useState(false);
  useScreenFocus(shown);
  // What is known of the letter has places in and beside it: the text must not move once it is being read.
  const isKnown = hasArrived || review !== null || reviewing.failure !== null || reviewing.isOtherCase;
  const go = async (to: View, where: Led = NOWHERE) => {
    if (isDirty(letter) && !(await result.save())) return;
    setLed(where);
    if (to !== shown || where === NOWHERE) void navigate(addressOf(to));
  };
  const opened: OpenLetter = {
    letter,
    result,
    reviewing,
    checked: live.checked,
    written,
    deciding,
    acts,
    answering,
    isBusy: isLocked(letter),
    go: (to) => go(to),
  };
  const toPlace = (target: Target) => void go('read', { target, point: null });
  return (
    <AppShell
      isComing={!hasArrived}
      stepper={
        <StepLine view={shown} open={deciding.isKnown ? deciding.open.length : null} onGo={(to) => void go(to)} />
      }
      account={<AccountMenu user={user} />}
    >
      <Title
        title={letter.packageTitle.trim() || t`Demand Letter`}
        lead={useLead(shown, deciding.open.length, letter.approval !== null)}
      />
      <PackageLine contains={letter.packageContains} />
      {reviewing.isOtherCase ? (
        <Alert tone="warning" live="alert" title={t`Another claim was opened in this browser`}>
          <p>{t`This page still shows the letter of the earlier claim. Reload the page to see the letter of the claim that is open now.`}</p>
        </Alert>
      ) : null}
      <Suspense fallback={<Spinner block>{t`Loading...`}</Spinner>}>
        {shown === 'now' || !isKnown ? null : <Arrival onArrive={setArrived} />}
        {shown === 'now' || isKnown ? null : <Spinner block>{t`Loading...`}</Spinner>}
        {shown === 'read' && isKnown ? (
          <ReadStep
            opened={opened}
            target={led.target}
            onPlace={(point) => void go('check', { target: null, point })}
          />
        ) : null}
        {shown === 'check' && isKnown ? <CheckStep opened={opened} wanted={led.point} onShow={toPlace} /> : null}
        {shown === 'approve' && isKnown ? <ApproveStep opened={opened} /> : null}
        {shown === 'now' ? <AfterStep opened={opened} onArrive={setArrived} /> : null}
      </Suspense>
      <BackToClaim isShown={hasArrived} />
    </AppShell>
  );
}
