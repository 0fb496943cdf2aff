import { type CalendarDate, isAfter, parseCalendarDate } from '../../calendar/index.ts';
import type { ClaimFit } from '../../claim-fit/index.ts';
import type { LimitStatus } from '../../jurisdictions/pack.ts';

/** A day until which the claim, or some reason of it, can be filed. */
export type DayToFile = {
  readonly lastDay: CalendarDate;
  readonly isMaybeOver: boolean;
  /** Counted as if a pause for a claimant under 18 did not hold: the safer day. */
  readonly isWithoutPause: boolean;
};

/** What seems over comes first. */
const STATES: readonly LimitStatus[] = ['may_have_passed', 'last_day', 'soon', 'open', 'paused'];

/**
 * The earliest day of each state the claim's reasons are in: the day of one reason must not hide that another seems
 * over. Where a pause is not sure, the day without it too.
 */
export function daysToFile({ limit, findings }: ClaimFit, today: CalendarDate): readonly DayToFile[] {
  const counted = STATES.flatMap((state) => {
    const days = limit.byReason.flatMap(({ status, lastDay }) =>
      status === state && lastDay !== null ? [lastDay] : [],
    );
    const [lastDay] = days.toSorted();
    return lastDay === undefined ? [] : [{ lastDay, isMaybeOver: state === 'may_have_passed', isWithoutPause: false }];
  });
  const unsure = findings.find(({ code }) => code === 'fit.time_limit_pause_unsure')?.params['lastDay'];
  const parsed = parseCalendarDate(unsure ?? '');
  // A later day would not be the safer one.
  if (!parsed.ok || counted.some(({ lastDay }) => !isAfter(lastDay, parsed.value))) return counted;
  return [...counted, { lastDay: parsed.value, isMaybeOver: isAfter(today, parsed.value), isWithoutPause: true }];
}
