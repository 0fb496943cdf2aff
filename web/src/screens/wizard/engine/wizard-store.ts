import type { CheckoutAnswer, DraftAnswer } from '@plainclaim/contract';
import {
  emptyDraft,
  hasUnsavedChanges,
  initialWizard,
  type Position,
  positionOf,
  reduceWizard,
  type WizardEvent,
  type WizardFacts,
} from '@plainclaim/domain';
import type { ApiResult } from '../../../api/http/http-client.ts';
import { createAutosave, type SendVerdict, TYPING_PAUSE_MS } from './autosave/autosave.ts';
import { fitsKeepalive, judgeAnswers, outcomeOf, rememberSent } from './autosave/save-outcome.ts';
import type { TabMessage } from './autosave/autosave-tabs.ts';
import { failedFieldsAfter, problemFields, reachableNow } from './wizard-store-facts.ts';
import {
  type AnswersChoice,
  blankStore,
  contentOf,
  type StoreEnvironment,
  type StoreState,
} from './wizard-store-state.ts';

export type WizardStore = ReturnType<typeof createWizardStore>;

/** The answers of this tab, kept on the device at once and on the server soon after. */
export function createWizardStore(env: StoreEnvironment) {
  const kept = env.copies.read();
  let state: StoreState =
    kept === null
      ? { ...blankStore, phase: env.hasFirstScreen ? 'open' : 'opening' }
      : {
          ...blankStore,
          wizard: {
            ...initialWizard,
            draft: kept.draft,
            position: kept.position,
            revision: kept.revision,
            changes: kept.hasUnsaved ? 1 : 0,
          },
        };
  /** The answers and the content the server is known to hold. */
  let safeDraft = kept?.hasUnsavedAnswers ? null : state.wizard.draft;
  let safeContent = kept?.hasUnsaved ? '' : contentOf(state.wizard);
  let sent: readonly string[] = kept?.sent ?? [];
  let isOpened = false;
  let overwrites = false;
  let isLeaving = false;
  const listeners = new Set<() => void>();

  const emit = (changes: Partial<StoreState>) => {
    state = { ...state, ...changes, today: env.today() };
    for (const listener of listeners) listener();
  };
  const dispatch = (event: WizardEvent, changes: Partial<StoreState> = {}) =>
    emit({ ...changes, wizard: reduceWizard(state.wizard, event) });

  const hasUnsavedAnswers = () => state.wizard.draft !== safeDraft;
  const keepCopy = (): boolean => {
    if (state.isPaid) return true;
    const { draft, position, revision } = state.wizard;
    const hasUnsaved = hasUnsavedChanges(state.wizard);
    if (!hasUnsaved && revision === 0) return true;
    const unsaved = { hasUnsaved, hasUnsavedAnswers: hasUnsavedAnswers(), sent: [...sent] };
    return env.copies.write({ draft, position, revision, ...unsaved, tab: env.tab });
  };
  // A place without answers is no claim: whoever only makes an account leaves no empty case behind.
  const isBlank = () => state.wizard.revision === 0 && state.wizard.draft === emptyDraft;
  const maySend = () =>
    isOpened && !state.isPaid && !isBlank() && state.saveState !== 'conflict' && hasUnsavedChanges(state.wizard);

  /** Another person's or tab's answers take the place of what is shown. */
  function load(server: DraftAnswer, position: Position = server) {
    const draft = server.data ?? emptyDraft;
    const at = server.savedAt === null ? null : Date.parse(server.savedAt);
    sent = [];
    overwrites = false;
    const { step, subStep } = position;
    dispatch(
      { type: 'loaded', draft, position: { step, subStep }, revision: server.revision, at },
      {
        isPaid: server.isPaid,
        receipt: server.isPaid ? state.receipt : null,
        wasSigned: false,
        keptUntil: server.keptUntil,
        saveState: server.data === null || server.isPaid ? 'idle' : 'saved',
        failedAt: null,
        movedBy: 'loading',
        newerSavedAt: null,
        otherAnswers: server.otherAnswers,
      },
    );
    safeDraft = state.wizard.draft;
    safeContent = contentOf({ draft, position: server });
    if (server.data === null || server.isPaid) env.copies.clear();
    else keepCopy();
  }

  const settleAgainst = (server: DraftAnswer, isShown: boolean): SendVerdict => {
    const { draft, position, revision, savedChanges } = state.wizard;
    const hasUnsaved = hasUnsavedChanges(state.wizard);
    const local = { draft, revision, hasUnsaved, hasUnsavedAnswers: hasUnsavedAnswers(), sent };
    const verdict = judgeAnswers(local, server);
    if (verdict === 'server') {
      // A person who is already working stays on the screen they are looking at.
      load(server, isShown && !server.isPaid && server.data !== null ? position : server);
      return 'done';
    }
    if (verdict === 'conflict') {
      emit({ saveState: 'conflict', newerSavedAt: server.savedAt });
      return 'halt';
    }
    sent = [];
    const at = state.wizard.savedAt ?? 0;
    const { keptUntil, otherAnswers } = server;
    dispatch({ type: 'saved', revision: server.revision, changes: savedChanges, at }, { keptUntil, otherAnswers });
    return 'again';
  };

  async function sendOnce(): Promise<SendVerdict> {
    const keepalive = isLeaving;
    isLeaving = false;
    if (!maySend()) return 'done';
    const { draft, position, revision, changes } = state.wizard;
    sent = rememberSent(sent, draft);
    const isKept = keepCopy();
    emit({ saveState: 'saving' });
    const form = { ...draft, step: position.step, subStep: position.subStep, revision, overwrite: overwrites };
    const outcome = outcomeOf(await env.saveDraft(form, keepalive));
    switch (outcome.kind) {
      case 'saved': {
        sent = [];
        overwrites = false;
        safeDraft = draft;
        safeContent = contentOf({ draft, position });
        dispatch({ type: 'saved', revision: outcome.revision, changes, at: outcome.at }, { saveState: 'saved' });
        keepCopy();
        env.tabs.tell({ kind: 'saved', draft, revision: outcome.revision });
        if (state.keptUntil === null) void learnAsides();
        return 'done';
      }
      case 'conflict':
      case 'ordered': {
        const server = await env.readDraft();
        if (server.ok) return settleAgainst(server.value, true);
        emit({ saveState: isKept ? 'offline' : 'failed' });
        return 'retry';
      }
      case 'unreachable':
        emit({ saveState: isKept ? 'offline' : 'failed' });
        return 'retry';
      case 'refused':
        sent = [];
        emit({ saveState: 'failed' });
        return 'halt';
    }
  }
  const autosave = createAutosave(sendOnce, (cause) => {
    emit({ saveState: 'failed' });
    // As any other fault: for the console, and for who listens for faults.
    reportError(cause);
  });

  /** What only the server knows about the claim beside its answers. */
  async function learnAsides() {
    const server = await env.readDraft();
    if (!server.ok || server.value.revision < state.wizard.revision) return;
    const { keptUntil, otherAnswers } = server.value;
    emit({ keptUntil, otherAnswers });
  }

  /** Asks the server for this browser's claim and settles which answers go on. */
  async function open(): Promise<void> {
    const isShown = state.phase === 'open' && isOpened;
    const server = await env.readDraft();
    isOpened = true;
    if (server.ok) {
      const verdict = settleAgainst(server.value, isShown);
      emit({ phase: 'open' });
      if (verdict === 'again') autosave.later(0);
      return;
    }
    emit({ phase: state.phase === 'opening' ? 'unreachable' : state.phase });
    if (maySend()) autosave.later(0);
  }
  let opening: Promise<void> | null = null;
  const openOnce = (): Promise<void> => {
    opening ??= open().finally(() => {
      opening = null;
    });
    return opening;
  };

  function afterChange(delayMs: number) {
    if (contentOf(state.wizard) === safeContent && !autosave.isSending()) {
      const { revision, changes, savedAt } = state.wizard;
      const saveState = state.saveState === 'conflict' ? 'conflict' : revision === 0 ? 'idle' : 'saved';
      dispatch({ type: 'saved', revision, changes, at: savedAt ?? 0 }, { saveState });
      safeDraft = state.wizard.draft;
    }
    const isKept = keepCopy();
    if (!isKept && state.saveState === 'offline') emit({ saveState: 'failed' });
    if (maySend()) autosave.later(delayMs);
  }

  function change(event: WizardEvent) {
    if (state.isPaid) return;
    const takesAway = event.type === 'patch' && event.changes.signature === null;
    const before = state.wizard.draft;
    dispatch(event, { wasSigned: !takesAway && (state.wasSigned || before.signature !== null) });
    emit({ failedFields: failedFieldsAfter(before, state.wizard.draft, state.failedFields) });
    afterChange(TYPING_PAUSE_MS);
  }
  function move(event: WizardEvent) {
    dispatch(event, { failedAt: null, movedBy: 'person', lastChoice: null });
    afterChange(0);
  }

  async function saveNow(): Promise<boolean> {
    if (!isOpened) await openOnce();
    while (maySend()) {
      const verdict = await autosave.now();
      if (verdict === 'retry' || verdict === 'halt') return false;
    }
    return state.isPaid || isBlank() || !hasUnsavedChanges(state.wizard);
  }

  function reset() {
    env.copies.clear();
    sent = [];
    dispatch({ type: 'reset' }, { ...blankStore, phase: 'open', movedBy: 'person', attempt: state.attempt });
    safeDraft = state.wizard.draft;
    safeContent = contentOf(state.wizard);
  }

  /**
   * Another claim takes this one's place: `change` makes the server do it, after everything typed is saved. False when
   * nothing was changed.
   */
  async function replaceWith(change: () => Promise<ApiResult<unknown>>): Promise<boolean> {
    if (!(await saveNow())) return false;
    const changed = await change();
    if (!changed.ok) return false;
    reset();
    env.tabs.tell({ kind: 'put-aside' });
    return true;
  }

  const isSafe = () => isOpened && !hasUnsavedChanges(state.wizard) && !autosave.isSending();

  function hear(message: TabMessage) {
    const isClean = isSafe();
    if (message.kind === 'paid') void openOnce();
    else if (message.kind === 'put-aside' && isClean) reset();
    else if (message.kind === 'put-aside') emit({ saveState: 'conflict', newerSavedAt: null });
    else if (isClean && !state.isPaid && message.revision > state.wizard.revision) {
      const { position } = state.wizard;
      const { draft, revision } = message;
      const { keptUntil, otherAnswers } = state;
      const known = { success: true, savedAt: null, keptUntil, isPaid: false, otherAnswers };
      load({ ...known, ...position, data: draft, revision }, position);
    }
  }

  return {
    get: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Begins to ask, listen and save; returns a function that stops all of it. */
    start: () => {
      void openOnce();
      const stopListening = env.tabs.listen(hear);
      return () => {
        stopListening();
        autosave.stop();
      };
    },
    open: openOnce,
    patch: (changes: Extract<WizardEvent, { type: 'patch' }>['changes']) => change({ type: 'patch', changes }),
    setGenerationComplete: (isComplete: boolean) => dispatch({ type: 'generation', isComplete }),
    goOn: (facts: WizardFacts): boolean => {
      const wizard = reduceWizard(state.wizard, { type: 'continue', facts: { ...facts, today: env.today() } });
      if (wizard.hasFailed) {
        const failedFields = problemFields(wizard, { ...facts, today: env.today() });
        emit({ wizard, failedAt: wizard.position, failedFields, attempt: state.attempt + 1 });
        return false;
      }
      emit({ wizard, failedAt: null, movedBy: 'person', lastChoice: null });
      afterChange(0);
      return true;
    },
    goBack: (facts: WizardFacts) => move({ type: 'back', facts }),
    changeAnswer: (position: Position) => move({ type: 'change-answer', position }),
    jump: (position: Position, facts: WizardFacts) =>
      move({ type: 'jump', position: reachableNow(state.wizard.draft, position, facts) }),
    /** Anybody may ask for an account, whatever is answered already. */
    openAccount: () => move({ type: 'jump', position: positionOf('account') }),
    saveNow,
    /** The connection is back: no need to wait for the next try. */
    retryNow: () => {
      if (maySend()) void autosave.now();
    },
    /** The page is looked at again: what another device saved meanwhile is shown, when nothing is unsaved here. */
    lookAgain: async (): Promise<void> => {
      if (!isSafe() || state.isPaid || state.phase !== 'open') return;
      const server = await env.readDraft();
      if (!server.ok || !isSafe() || server.value.revision === state.wizard.revision) return;
      load(server.value, server.value.isPaid || server.value.data === null ? server.value : state.wizard.position);
    },
    /** The page may be going away: one last try that can outlive it. The device's copy covers the rest. */
    leave: () => {
      if (!maySend() || autosave.isSending()) return;
      isLeaving = fitsKeepalive(state.wizard.draft);
      void autosave.now();
    },
    markPaid: (receipt: CheckoutAnswer) => {
      env.copies.clear();
      const paid = { isPaid: true, receipt, saveState: 'idle', movedBy: 'person' } as const;
      dispatch({ type: 'jump', position: positionOf('order') }, paid);
      env.tabs.tell({ kind: 'paid' });
    },
    startNew: () => replaceWith(env.putDraftAside),
    /** As `startNew`, for another claim that the server then holds: it opens where it was left. */
    switchTo: async (change: () => Promise<ApiResult<unknown>>): Promise<boolean> => {
      if (!(await replaceWith(change))) return false;
      const server = await env.readDraft();
      if (server.ok) load(server.value);
      else isOpened = false;
      return true;
    },
    /**
     * Ends a conflict: the newer answers replace these, or these replace the newer ones. The server keeps the others
     * before anything is replaced.
     */
    settleConflict: async (choice: AnswersChoice): Promise<boolean> => {
      if (choice === 'mine') {
        overwrites = true;
        emit({ saveState: 'saving', newerSavedAt: null });
        if (!(await saveNow())) return false;
        await learnAsides();
        emit({ lastChoice: choice });
        return true;
      }
      const { draft, position } = state.wizard;
      const kept = await env.keepOtherAnswers({ ...draft, step: position.step, subStep: position.subStep });
      if (!kept.ok && kept.error.code !== 'draft.already_ordered') return false;
      const server = await env.readDraft();
      if (!server.ok) return false;
      load(server.value);
      emit({ lastChoice: choice });
      return true;
    },
    /** Kept answers take the place of these, which are kept in turn. */
    bringBack: async (id: string): Promise<boolean> => {
      if (!(await saveNow())) return false;
      const brought = await env.bringBackAnswers(id);
      if (!brought.ok && brought.error.code !== 'draft.others_gone') return false;
      const server = await env.readDraft();
      if (!server.ok) return false;
      load(server.value);
      if (!brought.ok) return true;
      const { draft, revision } = state.wizard;
      emit({ lastChoice: 'brought-back' });
      env.tabs.tell({ kind: 'saved', draft, revision });
      return true;
    },
    closeChoice: () => emit({ lastChoice: null }),
  };
}
