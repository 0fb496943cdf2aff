import { type ClaimDraft, emptyDraft } from '../claims/index.ts';
import type { WizardFacts } from './facts.ts';
import { back, next } from './moves.ts';
import { FIRST_POSITION, type Position, positionOf, samePosition } from './screens.ts';
import { withHonestSignature } from './signing.ts';

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
};

export const hasUnsavedChanges = (state: WizardState): boolean => state.changes !== state.savedChanges;

const moved = (state: WizardState, position: Position): WizardState => ({
  ...state,
  position,
  changes: state.changes + 1,
  hasFailed: false,
  generationComplete: position.step === positionOf('generation').step ? state.generationComplete : false,
});

/** The next state; the same function runs wherever a wizard is walked, in the browser and in tests. */
export function reduceWizard(state: WizardState, event: WizardEvent): WizardState {
  switch (event.type) {
    case 'patch': {
      const draft = withHonestSignature(state.draft, { ...state.draft, ...event.changes });
      return { ...state, draft, changes: state.changes + 1, hasFailed: false };
    }
    case 'continue': {
      const outcome = next(state.draft, state.position, {
        ...event.facts,
        generationComplete: state.generationComplete,
      });
      if (!outcome.ok) return { ...state, hasFailed: true };
      const wanted = state.returnTo ?? outcome.value;
      return { ...moved(state, wanted), returnTo: null };
    }
    case 'back': {
      const wanted = state.returnTo ?? back(state.draft, state.position, event.facts);
      return { ...moved(state, wanted), returnTo: null };
    }
    case 'change-answer':
      return { ...moved(state, event.position), returnTo: positionOf('signature') };
    case 'jump':
      return samePosition(state.position, event.position) ? state : { ...moved(state, event.position), returnTo: null };
    case 'generation':
      return { ...state, generationComplete: event.isComplete };
    case 'saved':
      return { ...state, revision: event.revision, savedChanges: event.changes, savedAt: event.at };
    case 'loaded':
      return {
        ...initialWizard,
        draft: event.draft,
        position: event.position,
        revision: event.revision,
        savedAt: event.at,
        changes: state.changes,
        savedChanges: state.changes,
      };
    case 'reset':
      return { ...initialWizard, changes: state.changes, savedChanges: state.changes };
  }
}
