import type { LetterSeverity } from '@plainclaim/domain';
import type { Place } from './letter-places.ts';

export type Finding = {
  readonly id: string;
  readonly severity: LetterSeverity;
  readonly message: string;
  /** Null: about the whole letter, or something that is not there. */
  readonly place: Place | null;
};

export type Checked = {
  readonly findings: readonly Finding[];
  /** Reading grade in school years; null for too little prose to measure. */
  readonly grade: number | null;
};
