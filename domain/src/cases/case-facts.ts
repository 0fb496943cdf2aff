import type { CalendarDate } from '../calendar/index.ts';
import type { Cents } from '../money/index.ts';
import type { Outcome } from './outcome.ts';

export type CaseDelivery = {
  readonly channel: 'email' | 'self_mail' | 'post';
  readonly state: 'queued' | 'held' | 'sent' | 'failed' | 'cancelled';
  /** The day it was handed over, or that the claimant mailed it; null while it waits. */
  readonly on: CalendarDate | null;
  /** The day the first envelope of it arrived, by the word of a carrier; nothing where nobody could know it. */
  readonly arrivedOn?: CalendarDate | null;
  /** Every envelope of it came back. */
  readonly isReturned?: boolean;
};

/** Where the court papers are; `not_bought` when the package has none. */
export const PAPERS_STATES = [
  'not_bought',
  'none',
  'making',
  'stopped',
  'failed',
  'ready',
  'signed',
  'out_of_date',
] as const;
export type PapersState = (typeof PAPERS_STATES)[number];

export type CourtDays = {
  readonly filedOn: CalendarDate | null;
  readonly servedOn: CalendarDate | null;
  readonly hearingOn: CalendarDate | null;
  readonly judgmentOn: CalendarDate | null;
};

/**
 * The days in court: those of the filing page, and where it has none, what was written down on the page of the case, which
 * needs no papers of ours.
 */
export function courtDaysWith(days: CourtDays, outcomes: readonly Outcome[]): CourtDays {
  const filed = outcomes.findLast(({ kind }) => kind === 'filed');
  const judgment = outcomes.findLast(({ kind }) => kind === 'judgment');
  return {
    filedOn: days.filedOn ?? filed?.on ?? null,
    servedOn: days.servedOn,
    hearingOn: days.hearingOn ?? filed?.by ?? null,
    judgmentOn: days.judgmentOn ?? judgment?.on ?? null,
  };
}

/** What is known of a case that was paid for. Days are those of the place where the court is. */
export type CaseFacts = {
  readonly today: CalendarDate;
  /** What the claim asks for. */
  readonly asked: Cents;
  readonly incidentOn: CalendarDate | null;
  /** The day the package was paid. */
  readonly paidOn: CalendarDate;
  /** The day of the first version of the letter; nothing before there is one. */
  readonly writtenOn?: CalendarDate | null;
  /** The day of the newest signed version; null until there is one. */
  readonly approvedOn: CalendarDate | null;
  /** The last day to pay that the signed letter gives. */
  readonly answerBy: CalendarDate | null;
  /** Of the newest signed version. */
  readonly deliveries: readonly CaseDelivery[];
  readonly papers: PapersState;
  readonly court: CourtDays;
  /** The day the time to file may end, as far as the answers tell; null where no rule is known. */
  readonly lastDayToFile: CalendarDate | null;
  readonly outcomes: readonly Outcome[];
};
