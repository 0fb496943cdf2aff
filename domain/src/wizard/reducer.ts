import { type ClaimDraft, emptyDraft } from '../claims/index.ts';
import type { WizardFacts } from './facts.ts';
import { back, next, reachable } from './moves.ts';
import { FIRST_POSITION, isSamePage, type Position, positionOf, samePosition, screenAt } from './screens.ts';
import { changesWhatWasSigned, withHonestSignature } from './signing.ts';

/** The wizard as one person sees it. `changes` counts edits and moves, so a save can tell what it covered. */
export type WizardState = {
  readonly position: Position;
  readonly draft: ClaimDraft;
  /** Revision of the last save the server acknowledged; 0 before the first. */
  readonly revision: number;
  readonly changes: number;
  readonly savedChanges: number;
  /** When the server last acknowledged a save, in milliseconds since 1970. */
  readonly savedAt: number | null;
  /** True after a CONTINUE that did not pass; the screen then shows its message. */
  readonly hasFailed: boolean;
  readonly generationComplete: boolean;
  /** Set while an answer is changed from "Check your answers": CONTINUE goes back there. */
  readonly returnTo: Position | null;
  /** The answers a signature was taken away from: it comes back when they do. */
  readonly signedBefore: ClaimDraft | null;
};

export type WizardEvent =
  | { readonly type: 'patch'; readonly changes: Partial<ClaimDraft> }
  | { readonly type: 'continue'; readonly facts: WizardFacts }
  | { readonly type: 'back'; readonly facts: WizardFacts }
  | { readonly type: 'change-answer'; readonly position: Position }
  | { readonly type: 'jump'; readonly position: Position }
  | { readonly type: 'generation'; readonly isComplete: boolean }
  | { readonly type: 'saved'; readonly revision: number; readonly changes: number; readonly at: number }
  | {
      readonly type: 'loaded';
      readonly draft: ClaimDraft;
      readonly position: Position;
      readonly revision: number;
      readonly at: number | null;
    }
  | { readonly type: 'reset' };

export const initialWizard: WizardState = {
  position: FIRST_POSITION,
  draft: emptyDraft,
  revision: 0,
  changes: 0,
  savedChanges: 0,
  savedAt: null,
  hasFailed: false,
  generationComplete: false,
  returnTo: null,
  signedBefore: null,
};

export const hasUnsavedChanges = (state: WizardState): boolean => state.changes !== state.savedChanges;

/** A list that is still loading holds nobody up; the screen it belongs to and the server judge with the real one. */
const withListsLoaded = (facts: WizardFacts, draft: ClaimDraft): WizardFacts => ({
  ...facts,
  reasonsOffered: facts.reasonsOffered ?? (draft.disputing.length === 0 ? [] : null),
  questions: facts.questions ?? [],
});

/**
 * CONTINUE from a screen that holds good answers. An answer changed earlier can make a screen in between need a new
 * one; then that screen comes first, and where the person wanted to return to stays remembered.
 */
function goneOn(state: WizardState, ahead: Position, facts: WizardFacts): WizardState {
  const wanted = state.returnTo ?? ahead;
  const position = reachable(state.draft, wanted, withListsLoaded(facts, state.draft));
  return { ...moved(state, position), returnTo: samePosition(position, wanted) ? null : state.returnTo };
}

/** CONTINUE on one screen: the next one, or the same one with what keeps the person there. */
function continued(state: WizardState, facts: WizardFacts): WizardState {
  const outcome = next(state.draft, state.position, { ...facts, generationComplete: state.generationComplete });
  return outcome.ok ? goneOn(state, outcome.value, facts) : { ...state, hasFailed: true };
}

/** Counts as a change that is saved, so that no answer to an older save can be taken for one of this claim. */
const replaced = (state: WizardState, by: Partial<WizardState>): WizardState => ({
  ...initialWizard,
  ...by,
  changes: state.changes + 1,
  savedChanges: state.changes + 1,
});

const moved = (state: WizardState, position: Position): WizardState => ({
  ...state,
  position,
  changes: state.changes + 1,
  hasFailed: false,
  generationComplete: position.step === positionOf('generation').step ? state.generationComplete : false,
});

/** A signature goes with the answers it stood for, and comes back with them. One that the person took away stays away. */
function patched({ draft: before, signedBefore }: WizardState, changes: Partial<ClaimDraft>) {
  const draft = withHonestSignature(before, { ...before, ...changes });
  if ('signature' in changes || draft.signature !== null) return { draft, signedBefore: null };
  const signed = before.signature === null ? signedBefore : before;
  if (signed === null || changesWhatWasSigned(signed, draft)) return { draft, signedBefore: signed };
  const { signature, signatureMethod } = signed;
  return { draft: { ...draft, signature, signatureMethod }, signedBefore: null };
}

/** The next state; the same function runs wherever a wizard is walked, in the browser and in tests. */
export function reduceWizard(state: WizardState, event: WizardEvent): WizardState {
  switch (event.type) {
    case 'patch': {
      const { draft, signedBefore } = patched(state, event.changes);
      return { ...state, draft, signedBefore, changes: state.changes + 1, hasFailed: false };
    }
    case 'continue': {
      const after = continued(state, event.facts);
      const staysOnPage = isSamePage(after.position, state.position) && !samePosition(after.position, state.position);
      // A page of two screens has one CONTINUE, which judges both.
      return staysOnPage ? continued(after, event.facts) : after;
    }
    case 'back': {
      const wanted = state.returnTo ?? back(state.draft, state.position, event.facts);
      return { ...moved(state, wanted), returnTo: null };
    }
    case 'change-answer':
      if (screenAt(event.position) === undefined) return state;
      return { ...moved(state, event.position), returnTo: positionOf('signature') };
    case 'jump':
      if (screenAt(event.position) === undefined || samePosition(state.position, event.position)) return state;
      return { ...moved(state, event.position), returnTo: null };
    case 'generation':
      return { ...state, generationComplete: event.isComplete };
    case 'saved':
      if (event.changes < state.savedChanges) return state;
      return { ...state, revision: event.revision, savedChanges: event.changes, savedAt: event.at };
    case 'loaded': {
      const { draft, revision, at: savedAt } = event;
      const position = screenAt(event.position) === undefined ? FIRST_POSITION : event.position;
      return replaced(state, { draft, position, revision, savedAt });
    }
    case 'reset':
      return replaced(state, {});
  }
}
