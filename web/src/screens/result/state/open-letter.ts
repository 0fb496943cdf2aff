import type { Checked } from './checked.ts';
import type { Place } from './letter-places.ts';
import type { View } from './result-step.ts';
import type { Letter } from './result-state.ts';
import type { Deciding } from './use-deciding.ts';
import type { Result } from './use-result.ts';
import type { Answering, Reviewing } from './use-review.ts';
import type { SentenceActs } from './use-sentence-acts.ts';
import type { Written } from './use-written.ts';

/** Where somebody is led in the letter: to a sentence of the paper, or to words in the whole text. */
export type Target = { readonly place: Place; readonly isWhole: boolean };

/** All that the steps share: the opened letter, what is known of it, and what can be done with it. */
export type OpenLetter = {
  readonly letter: Letter;
  readonly result: Result;
  readonly reviewing: Reviewing;
  readonly checked: Checked | null;
  readonly written: Written;
  readonly deciding: Deciding;
  readonly acts: SentenceActs;
  readonly answering: Answering;
  /** The letter is being signed, or changed by the server: nothing else may change it meanwhile. */
  readonly isBusy: boolean;
  /** To another step. What was typed is saved first; when that fails, the person stays. */
  readonly go: (view: View) => Promise<void>;
};
