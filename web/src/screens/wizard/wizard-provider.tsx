import { emptyDraft, positionOf, problemsOn, samePosition, screenAt, type WizardFacts } from '@plainclaim/domain';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { putDraftAside, readDraft, saveDraft } from '../../api/drafts.ts';
import { localCopies } from './autosave-local.ts';
import { browserTabs } from './autosave-tabs.ts';
import { answersOfCategory } from './category-choice.ts';
import { type Wizard, WizardContext } from './wizard-context.ts';
import { createWizardStore, type StoreState, type WizardStore } from './wizard-store.ts';
import { todayAt } from './wizard-store-facts.ts';
import { useWizardHistory } from './wizard-store-history.ts';
import { useQuestions, useReasons, useStates } from './wizard-store-lists.ts';

let theStore: WizardStore | undefined;

/** One store for the page's life, so that leaving for /result and coming back shows the same claim at once. */
function browserStore(firstChoice: string): WizardStore {
  if (theStore !== undefined) return theStore;
  const store = createWizardStore({
    readDraft: () => readDraft(),
    saveDraft: (form, keepalive) => saveDraft(form, { keepalive }),
    putDraftAside,
    copies: localCopies(() => localStorage),
    tabs: browserTabs(),
    today: () => todayAt(Date.now()),
    tab: Math.random().toString(36).slice(2),
    hasFirstScreen: firstChoice !== '',
  });
  // Answers this device kept are worth more than a choice made before they could be shown.
  if (firstChoice !== '' && store.get().wizard.draft === emptyDraft) store.patch(answersOfCategory(firstChoice));
  theStore = store;
  return store;
}

function useStore(firstChoice: string): { store: WizardStore; snapshot: StoreState } {
  const [store] = useState(() => browserStore(firstChoice));
  const snapshot = useSyncExternalStore(store.subscribe, store.get);
  useEffect(() => store.start(), [store]);
  useEffect(() => {
    const leaveWhenHidden = () => {
      if (document.visibilityState === 'hidden') store.leave();
    };
    addEventListener('online', store.retryNow);
    addEventListener('pagehide', store.leave);
    document.addEventListener('visibilitychange', leaveWhenHidden);
    return () => {
      removeEventListener('online', store.retryNow);
      removeEventListener('pagehide', store.leave);
      document.removeEventListener('visibilitychange', leaveWhenHidden);
    };
  }, [store]);
  return { store, snapshot };
}

const isPast = (
  position: { readonly step: number; readonly subStep: number },
  screen: 'details' | 'defendant-kind',
) => {
  const from = positionOf(screen);
  return position.step > from.step || (position.step === from.step && position.subStep >= from.subStep);
};

export type WizardFrame = { readonly snapshot: StoreState; readonly store: WizardStore };

export type WizardProviderProps = {
  /** A category that was chosen before the store was there; '' for none. */
  readonly firstChoice: string;
  readonly children: (frame: WizardFrame) => ReactNode;
};

/** The wizard's answers and moves for every screen below, with what only its frame needs beside them. */
export function WizardProvider({ firstChoice, children }: WizardProviderProps) {
  const { store, snapshot } = useStore(firstChoice);
  const { wizard: state, isPaid, failedAt } = snapshot;
  const { draft, position, generationComplete } = state;
  const { reasons, retryReasons } = useReasons(draft.situation);
  const states = useStates(isPast(position, 'details'));
  const questions = useQuestions(isPast(position, 'defendant-kind'));

  const facts: WizardFacts = {
    today: snapshot.today,
    reasonsOffered: reasons.status === 'ready' ? reasons.value.map(({ value }) => value) : null,
    questions: questions.status === 'loading' ? null : questions.value,
    generationComplete,
    isSignedIn: false,
    isPaid,
  };
  const screen = screenAt(position);
  const hasFailedHere = screen !== undefined && failedAt !== null && samePosition(failedAt, position);
  const wizard: Wizard = {
    state,
    draft,
    facts,
    problems: hasFailedHere ? problemsOn(screen.id, draft, facts) : [],
    attempt: snapshot.attempt,
    saveState: snapshot.saveState,
    keptUntil: snapshot.keptUntil,
    reasons,
    retryReasons,
    states,
    questions,
    patch: store.patch,
    patchFrom: (change) => store.patch(change(store.get().wizard.draft)),
    goOn: () => store.goOn(facts),
    goBack: () => store.goBack(facts),
    changeAnswer: store.changeAnswer,
    jump: (wanted) => store.jump(wanted, facts),
    setGenerationComplete: store.setGenerationComplete,
    saveNow: store.saveNow,
    markPaid: store.markPaid,
    startNew: store.startNew,
  };

  // A category without reasons is passed over by itself; Back must not lead into it again.
  const passesOver = reasons.status === 'ready' && reasons.value.length === 0 && draft.disputing.length === 0;
  useWizardHistory({
    position,
    replaces: snapshot.movedBy === 'loading' || (passesOver && samePosition(position, positionOf('details'))),
    isReady: snapshot.phase === 'open',
    jump: wizard.jump,
  });
  return <WizardContext value={wizard}>{children({ snapshot, store })}</WizardContext>;
}
