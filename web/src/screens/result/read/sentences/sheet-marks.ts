import type { ReactNode } from 'react';

/** What the paper shows with its sentences, beside their words. */
export type SheetMarks = {
  /** What comes after a sentence: that it was changed, or the number of a place to decide. */
  readonly after: (segment: number) => ReactNode;
  /** The note of the open sentence. */
  readonly note: (segment: number) => ReactNode;
  /** Sentences that wait for a decision. */
  readonly isWaiting: (segment: number) => boolean;
};
