import { addDays, type CalendarDate } from '../calendar/index.ts';
import type { JurisdictionPack, TimeLimit } from '../jurisdictions/pack.ts';

export type ClaimDayKind = 'letter_deadline' | 'follow_up' | 'last_day_to_file';

/** A day worth an entry in the claimant's calendar. */
export type ClaimDay = { readonly kind: ClaimDayKind; readonly day: CalendarDate };

type Facts = {
  readonly letterDeadline: CalendarDate;
  readonly limit: Pick<TimeLimit, 'status' | 'lastDay'>;
};

/**
 * The days a claimant keeps an eye on, earliest first: when the letter asks to be paid, the next court day after it to
 * look whether that happened, and the possible last day to file. A last day that seems over is no date to keep.
 */
export function claimDays(
  { letterDeadline, limit }: Facts,
  pack: Pick<JurisdictionPack, 'courtDayOnOrAfter'>,
): readonly ClaimDay[] {
  const followUp = pack.courtDayOnOrAfter(addDays(letterDeadline, 1));
  const days: readonly ClaimDay[] = [
    { kind: 'letter_deadline', day: letterDeadline },
    { kind: 'follow_up', day: followUp },
    ...(limit.lastDay === null || limit.status === 'may_have_passed'
      ? []
      : [{ kind: 'last_day_to_file', day: limit.lastDay } as const]),
  ];
  return days.toSorted((a, b) => a.day.localeCompare(b.day));
}
