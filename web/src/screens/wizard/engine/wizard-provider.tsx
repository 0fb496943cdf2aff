import { positionOf, problemsOn, samePosition, screenAt, type ScreenId, type WizardFacts } from '@plainclaim/domain';
import { served } from '@plainclaim/domain/served';
import { type ReactNode, useEffect, useMemo, useSyncExternalStore } from 'react';
import { welcomeCurrentUser } from '../../../api/session/current-user.ts';
import { NO_OWNER, ownerOf } from '../../../api/session/device-memory.ts';
import { useCourtAmount } from './use-court-amount.ts';
import { useCardCatalogue } from './use-card-catalogue.ts';
import { browserStore, expectNewAccount } from './wizard-browser-store.ts';
import { wantField } from './wanted-field.ts';
import { type Wizard, WizardContext } from './wizard-context.ts';
import type { WizardStore } from './wizard-store.ts';
import { useWizardHistory } from './wizard-store-history.ts';
import { useQuestions, useReasons, useStates } from './wizard-store-lists.ts';
import { hasLostSignature, type StoreState } from './wizard-store-state.ts';

function useStore(owner: string, firstChoice: string): { store: WizardStore; snapshot: StoreState } {
  const store = useMemo(() => browserStore(owner, firstChoice), [owner, firstChoice]);
  const snapshot = useSyncExternalStore(store.subscribe, store.get);
  const lives = useMemo(() => ({ start: () => store.start(), owner }), [store, owner]);
  useEffect(() => lives.start(), [lives]);
  useEffect(() => {
    const followVisibility = () => {
      if (document.visibilityState === 'hidden') store.leave();
      else void store.lookAgain();
    };
    addEventListener('online', store.retryNow);
    addEventListener('pagehide', store.leave);
    document.addEventListener('visibilitychange', followVisibility);
    return () => {
      removeEventListener('online', store.retryNow);
      removeEventListener('pagehide', store.leave);
      document.removeEventListener('visibilitychange', followVisibility);
    };
  }, [store]);
  return { store, snapshot };
}

const isPast = (position: { readonly step: number; readonly subStep: number }, screen: 'defendant-kind') => {
  const from = positionOf(screen);
  return position.step > from.step || (position.step === from.step && position.subStep >= from.subStep);
};

/** The screens with an address to fill in. */
const ASKS_ADDRESS: ReadonlySet<ScreenId> = new Set([
  'details',
  'account',
  'claimant-kind',
  'claimant',
  'defendant-kind',
  'defendant',
]);

async function joinAccount(store: WizardStore, facts: WizardFacts): Promise<void> {
  const isOnAccount = () => samePosition(store.get().wizard.position, positionOf('account'));
  // Answers the server does not have are settled by a person, in a store that reads the account's claim again.
  const isSame = await store.saveNow();
  expectNewAccount(isSame);
  const user = await welcomeCurrentUser();
  // A page that loads again learns from the server what this one could not.
  if (user.status !== 'signed-in') return location.reload();
  browserStore(ownerOf(user.email), '');
  expectNewAccount(false);
  if (!isSame) return;
  await store.open();
  if (isOnAccount()) store.goOn({ ...facts, isSignedIn: true });
}

export type WizardFrame = { readonly snapshot: StoreState; readonly store: WizardStore };

export type WizardProviderProps = {
  /** Whose answers these are; '' for somebody without an account. */
  readonly owner: string;
  /** A category that was chosen before the store was there; '' for none. */
  readonly firstChoice: string;
  readonly children: (frame: WizardFrame) => ReactNode;
};

/** The wizard's answers and moves for every screen below, with what only its frame needs beside them. */
export function WizardProvider({ owner, firstChoice, children }: WizardProviderProps) {
  const { store, snapshot } = useStore(owner, firstChoice);
  const { wizard: state, isPaid, failedAt } = snapshot;
  const { draft, position, generationComplete } = state;
  const { reasons, retryReasons } = useReasons(draft.situation);
  const states = useStates(ASKS_ADDRESS.has(screenAt(position)?.id ?? 'category'));
  const { cards, ...cardLoading } = useCardCatalogue(isPast(position, 'defendant-kind'), draft);
  const questions = useQuestions(isPast(position, 'defendant-kind'), draft);

  const facts: WizardFacts = {
    today: snapshot.today,
    reasonsOffered: reasons.status === 'ready' ? reasons.value.map(({ value }) => value) : null,
    cards,
    multiples: served.multiples,
    publicNames: served.publicNames,
    questions: questions.status === 'loading' ? null : questions.value,
    generationComplete,
    isSignedIn: owner !== NO_OWNER,
    isPaid,
  };
  useCourtAmount(draft, facts, store.patch);
  const screen = screenAt(position);
  const hasFailedHere = screen !== undefined && failedAt !== null && samePosition(failedAt, position);
  const wizard: Wizard = {
    state,
    draft,
    facts,
    problems: hasFailedHere
      ? problemsOn(screen.id, draft, facts).filter(({ field }) => snapshot.failedFields.includes(field))
      : [],
    attempt: snapshot.attempt,
    saveState: snapshot.saveState,
    keptUntil: snapshot.keptUntil,
    reasons,
    retryReasons,
    states,
    questions,
    ...cardLoading,
    patch: store.patch,
    patchFrom: (change) => store.patch(change(store.get().wizard.draft)),
    goOn: () => store.goOn(facts),
    goBack: () => store.goBack(facts),
    changeAnswer: (wanted, field = '') => {
      wantField(field);
      store.changeAnswer(wanted);
    },
    jump: (wanted) => store.jump(wanted, facts),
    setGenerationComplete: store.setGenerationComplete,
    saveNow: store.saveNow,
    markPaid: store.markPaid,
    receipt: snapshot.receipt,
    hasLostSignature: hasLostSignature(snapshot),
    lookAgain: store.lookAgain,
    startNew: store.startNew,
    joinAccount: () => joinAccount(store, facts),
  };

  // A category without reasons is passed over by itself; Back must not lead into it again.
  const passesOver = reasons.status === 'ready' && reasons.value.length === 0 && draft.disputing.length === 0;
  useWizardHistory({
    position,
    replaces: snapshot.movedBy === 'loading' || (passesOver && samePosition(position, positionOf('details'))),
    isReady: snapshot.phase === 'open',
    jump: wizard.jump,
    openAccount: () => (owner === NO_OWNER ? store.openAccount() : wizard.jump(positionOf('account'))),
  });
  return <WizardContext value={wizard}>{children({ snapshot, store })}</WizardContext>;
}
