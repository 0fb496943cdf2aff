import type { CheckoutAnswer, SubcategoryWire } from '@plainclaim/contract';
import type { ClaimDraft, Position, Problem, Question, UsState, WizardFacts, WizardState } from '@plainclaim/domain';
import { createContext, useContext } from 'react';
import type { SaveState } from '../../../components/feedback/save-status.tsx';

/** A list the wizard fetches. A failed one keeps the sentence to show, and what it falls back to. */
export type Loaded<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly value: T }
  | { readonly status: 'failed'; readonly message: string; readonly value: T };

/** What every wizard screen works with: the answers, the moves, and what is in the way. */
export type Wizard = {
  readonly state: WizardState;
  readonly draft: ClaimDraft;
  readonly facts: WizardFacts;
  /** Problems of the current screen, shown only after a CONTINUE that did not pass. They go as they are mended. */
  readonly problems: readonly Problem[];
  /** Counts the CONTINUEs that did not pass, so that an error summary can take the focus again. */
  readonly attempt: number;
  readonly saveState: SaveState;
  /** Until when this browser's claim is kept, "2026-12-21"; null before the first save. */
  readonly keptUntil: string | null;
  readonly reasons: Loaded<readonly SubcategoryWire[]>;
  /** Asks for the reasons again after a failure. */
  readonly retryReasons: () => void;
  readonly states: readonly UsState[];
  readonly questions: Loaded<readonly Question[]>;
  /** Whether the cards of the category are here; they are in `facts.cards`. */
  readonly cardsState: 'loading' | 'ready' | 'failed';
  readonly retryCards: () => void;
  readonly patch: (changes: Partial<ClaimDraft>) => void;
  /** A patch worked out from the newest answers, for changes that come later, such as a looked-up address. */
  readonly patchFrom: (change: (draft: ClaimDraft) => Partial<ClaimDraft>) => void;
  /** CONTINUE. Moves on and answers true, or shows the screen's problems and answers false. */
  readonly goOn: () => boolean;
  readonly goBack: () => void;
  /** Opens a screen to change one answer, at its field where that is named; CONTINUE there comes back to the signature. */
  readonly changeAnswer: (position: Position, field?: string) => void;
  /** Opens a screen, or the first one before it that still needs an answer. */
  readonly jump: (position: Position) => void;
  readonly setGenerationComplete: (isComplete: boolean) => void;
  /** Sends what is not saved yet and waits for the answer; false when the server could not be reached. */
  readonly saveNow: () => Promise<boolean>;
  /** The server says this claim is paid: the wizard shows its order from now on, and the receipt of it. */
  readonly markPaid: (receipt: CheckoutAnswer) => void;
  /** What was paid for this claim, while the page that paid is open. */
  readonly receipt: CheckoutAnswer | null;
  /** True when an answer changed after signing, so that the signature is gone. */
  readonly hasLostSignature: boolean;
  /** Shows what another device saved meanwhile, when nothing is unsaved here. */
  readonly lookAgain: () => Promise<void>;
  /** Somebody got an account here: the same answers go on under it, at the next screen. */
  readonly joinAccount: () => Promise<void>;
  /** Puts this claim aside and begins an empty one. Nothing is deleted; false when the server could not be reached. */
  readonly startNew: () => Promise<boolean>;
};

export const WizardContext = createContext<Wizard | null>(null);

export function useWizard(): Wizard {
  const wizard = useContext(WizardContext);
  if (wizard === null) throw new Error('useWizard needs a WizardProvider above it');
  return wizard;
}
