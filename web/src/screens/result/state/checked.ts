import type { LetterSeverity } from '@plainclaim/domain';
import type { Place } from './letter-places.ts';

/** Something the checks found in the text on the screen. */
export type Finding = {
  readonly code: string;
  readonly severity: LetterSeverity;
  readonly message: string;
  /** Names it when the person says yes to it: what a place of their own words is kept by, else the finding's own key. */
  readonly key: string;
  /** What the server knows a yes by. */
  readonly findingKey: string;
  /** The words at the place; '' when it speaks of no words. */
  readonly words: string;
  /** The line that is right instead of these words; '' where nothing else is known to be. */
  readonly instead: string;
  /** Null: about the whole letter, or something that is not there. */
  readonly place: Place | null;
  /** The whole sentence around it, which goes when it is left out. */
  readonly sentence: Place | null;
};

export type Checked = {
  /** The text that was looked at. */
  readonly text: string;
  /** Places the person kept are among them: they can change their mind. */
  readonly findings: readonly Finding[];
  /** Reading grade in school years; null for too little prose to measure. */
  readonly grade: number | null;
};
