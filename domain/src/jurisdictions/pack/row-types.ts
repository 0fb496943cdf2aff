import type { CalendarDate } from '../../calendar/index.ts';

/**
 * How sure a figure is. `official`: read on a court or State page. `official-copy`: the official text in someone else's
 * copy. `secondary`: a law-firm note or the like. `unverified`: not read anywhere; people are told to confirm it.
 */
export type Certainty = 'official' | 'official-copy' | 'secondary' | 'unverified';

/** One legal figure for one stretch of time. A change adds a row; rows are never edited. */
export type DatedRow<T> = {
  /** Names the row in documents that used it, such as "limit.small-claims@2022-07-01". */
  readonly id: string;
  readonly value: T;
  /** First and last day it applies; null is open. */
  readonly from: CalendarDate | null;
  readonly to: CalendarDate | null;
  readonly source: string;
  readonly checkedOn: CalendarDate;
  readonly certainty: Certainty;
};

export type CourtPart = 'small_claims' | 'special_civil' | 'law_division';

export type PapersPart = Exclude<CourtPart, 'law_division'>;
