import { useLingui } from '@lingui/react/macro';
import { emptyDraft, hasUnsavedChanges, SCREENS, samePosition, screenAt, shareOfStep } from '@plainclaim/domain';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { type CurrentUser, useCurrentUser } from '../../api/session/current-user.ts';
import { NO_OWNER, ownerOf, rememberedOwner } from '../../api/session/device-memory.ts';
import { Alert } from '../../components/feedback/alert.tsx';
import { AppShell } from '../../components/layout/app-shell.tsx';
import { Button } from '../../components/buttons/button.tsx';
import { lazyPart } from '../../components/layout/lazy-part.ts';
import { PageLoading } from '../../components/layout/page-loading.tsx';
import { SaveStatus } from '../../components/feedback/save-status.tsx';
import { ScreenHead } from '../../components/layout/screen-title.tsx';
import { Stepper } from '../../components/layout/stepper.tsx';
import { AccountLink } from '../../components/account/account-link.tsx';
import { RETURNED_ORDER } from './checkout/returned-order.ts';
import { claimWishIn } from './start/claim-wish.ts';
import { preloadWhenIdle, ScreenSwitch, useCameByLink, useFirstScreen } from './screen-switch.tsx';
import { useWizard } from './engine/wizard-context.ts';
import { WizardProvider, type WizardFrame } from './engine/wizard-provider.tsx';

// Only for who comes from My Cases, and in the footer.
const ClaimSwitch = lazyPart(async () => (await import('./start/claim-switch.tsx')).ClaimSwitch);
const NewClaim = lazyPart(async () => (await import('./start/new-claim.tsx')).NewClaim);
// Only for a claim that was changed in two places.
const ConflictDialog = lazyPart(async () => (await import('./engine/conflict-dialog.tsx')).ConflictDialog);
const OtherAnswersLink = lazyPart(async () => (await import('./engine/other-answers.tsx')).OtherAnswersLink);
// Only for who comes back from the payment service.
const PaymentReturn = lazyPart(async () => (await import('./checkout/payment-return.tsx')).PaymentReturn);
const OtherAnswersNews = lazyPart(async () => (await import('./engine/other-answers.tsx')).OtherAnswersNews);

export type WizardEngineProps = {
  /** What was chosen on the built first screen before this code was here; '' when nothing was. */
  readonly firstChoice: string;
  /** True when CONTINUE was pressed there as well. */
  readonly goesOn: boolean;
};

/** The whole wizard. It comes after the first screen, because that one needs little of it. */
export function WizardEngine({ firstChoice, goesOn }: WizardEngineProps) {
  const { user, refresh } = useCurrentUser();
  const owner = ownerBy(user);
  const wish = claimWishIn(useLocation().state);
  if (owner === null)
    return user.status === 'failed' ? <Unreachable onRetry={() => void refresh()} /> : <PageLoading />;
  if (wish !== null && owner !== NO_OWNER) {
    return (
      <Suspense fallback={<PageLoading />}>
        <ClaimSwitch owner={owner} wish={wish} />
      </Suspense>
    );
  }
  return (
    <WizardProvider owner={owner} firstChoice={owner === NO_OWNER ? firstChoice : ''}>
      {(frame) => (
        <>
          <Frame {...frame} user={user} />
          {goesOn ? <GoOnOnce /> : null}
        </>
      )}
    </WizardProvider>
  );
}

/** Whose claim to show; null while that is not known. A browser nobody was signed in on does not wait for the answer. */
function ownerBy(user: CurrentUser): string | null {
  if (user.status === 'signed-in') return ownerOf(user.email);
  if (user.status === 'signed-out') return NO_OWNER;
  return rememberedOwner() === NO_OWNER ? NO_OWNER : null;
}

/** Carries out the CONTINUE that was pressed on the built first screen. */
function GoOnOnce() {
  const { goOn } = useWizard();
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    goOn();
  }, [goOn]);
  return null;
}

function Frame({ snapshot, store, user }: WizardFrame & { readonly user: CurrentUser }) {
  const { wizard, phase, saveState, isPaid, newerSavedAt, otherAnswers, lastChoice } = snapshot;
  const { position, draft } = wizard;
  const { t } = useLingui();
  const [hasMetConflict, setMetConflict] = useState(false);
  /** The screen on which the window was closed without a choice: it comes back on the next one, or when asked for. */
  const [closedAt, setClosedAt] = useState<number | null>(null);
  if (saveState === 'conflict' && !hasMetConflict) setMetConflict(true);
  const index = SCREENS.findIndex((screen) => samePosition(screen, position));
  const nextId = SCREENS[index + 1]?.id;
  const hasAnswers = draft !== emptyDraft;
  // Whoever has begun will go on: the next screen is then there without waiting.
  useEffect(() => {
    return hasAnswers && nextId !== undefined ? preloadWhenIdle(nextId) : undefined;
  }, [hasAnswers, nextId]);

  const id = screenAt(position)?.id ?? 'category';
  const [query] = useSearchParams();
  // Its address is cleared once it is known what became of the payment.
  const [returnedOrder] = useState(() => query.get(RETURNED_ORDER));
  const cameByLink = useCameByLink();
  const { cardsState, facts } = useWizard();
  const waitsForCards = (id === 'story' || id === 'calculation') && cardsState === 'loading';
  const waitsForQuestions = id === 'questions' && facts.questions === null;
  const isOpen = phase !== 'opening' && phase !== 'unreachable';
  const isFirstThere = useFirstScreen(id, isOpen, !waitsForCards && !waitsForQuestions);

  if (phase === 'unreachable') return <Unreachable onRetry={() => void store.open()} />;
  if (!isFirstThere) return <PageLoading />;
  return (
    <AppShell
      stepper={<Stepper step={position.step} fraction={shareOfStep(position)} />}
      saveStatus={
        <SaveStatus
          // What was typed a moment ago waits for a pause: until then the answers are not all saved.
          state={saveState === 'saved' && hasUnsavedChanges(wizard) ? 'saving' : saveState}
          onRetry={store.retryNow}
          settling={{ label: t`Choose which to keep`, onPress: () => setClosedAt(null) }}
        />
      }
      account={
        <AccountLink
          user={user}
          onLeave={() => void store.saveNow()}
          backTo={hasAnswers && !isPaid ? '/' : undefined}
        />
      }
      footerLinks={
        hasAnswers || isPaid ? (
          <Suspense>
            {/* The order screen has its own, once nothing runs any more. */}
            {id === 'order' ? null : <NewClaim />}
            {otherAnswers.length === 0 ? null : <OtherAnswersLink kept={otherAnswers} onBringBack={store.bringBack} />}
          </Suspense>
        ) : undefined
      }
    >
      {lastChoice === null ? null : (
        <Suspense>
          <OtherAnswersNews
            kept={otherAnswers}
            choice={lastChoice}
            onBringBack={store.bringBack}
            onClose={store.closeChoice}
          />
        </Suspense>
      )}
      {returnedOrder === null ? (
        <ScreenSwitch id={id} cameByLink={cameByLink} />
      ) : (
        <Suspense fallback={<PageLoading />}>
          <PaymentReturn orderId={returnedOrder} isPaid={isPaid}>
            <ScreenSwitch id={id} cameByLink={cameByLink} />
          </PaymentReturn>
        </Suspense>
      )}
      <Suspense>
        {hasMetConflict ? (
          <ConflictDialog
            open={saveState === 'conflict' && closedAt !== index}
            onClose={() => setClosedAt(index)}
            newerSavedAt={newerSavedAt}
            onSettle={async (choice) => {
              const isSettled = await store.settleConflict(choice);
              setClosedAt(null);
              return isSettled;
            }}
          />
        ) : null}
      </Suspense>
    </AppShell>
  );
}

function Unreachable({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useLingui();
  return (
    <AppShell>
      <ScreenHead title={t`We could not open your claim`} />
      <Alert
        tone="error"
        live="alert"
        title={t`We could not reach the server.`}
        actions={<Button size="small" onClick={onRetry}>{t`Try again`}</Button>}
      >
        <p>{t`Your saved answers are safe. Check your connection and try again.`}</p>
      </Alert>
    </AppShell>
  );
}
