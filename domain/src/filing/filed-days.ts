import { type CalendarDate, isAfter, isBefore } from '../calendar/index.ts';
import type { FilingDays } from '../jurisdictions/pack/filing-rules.ts';

/** The days a person tells after filing, and no other part of what they tell. */
export const ENTERED_DAYS = [
  'filedOn',
  'mailedOn',
  'servedOn',
  'mailBackOn',
  'hearingOn',
  'defaultOn',
  'judgmentOn',
] as const satisfies readonly (keyof FilingDays)[];
export type EnteredDay = (typeof ENTERED_DAYS)[number];

export type EnteredDayProblem = {
  readonly day: EnteredDay;
  readonly code: 'filing.day_to_come' | 'filing.day_before_filing' | 'filing.filing_day_missing';
};

/** What cannot be: a day still to come of something that has happened, or one before the case was filed. */
export function enteredDayProblems(days: FilingDays, today: CalendarDate): readonly EnteredDayProblem[] {
  const { filedOn } = days;
  return ENTERED_DAYS.flatMap((day): readonly EnteredDayProblem[] => {
    const stated = days[day];
    if (stated === null) return [];
    // A hearing alone lies ahead.
    if (day !== 'hearingOn' && isAfter(stated, today)) return [{ day, code: 'filing.day_to_come' }];
    if (day === 'filedOn') return [];
    if (filedOn === null) return [{ day: 'filedOn', code: 'filing.filing_day_missing' }];
    return isBefore(stated, filedOn) ? [{ day, code: 'filing.day_before_filing' }] : [];
  }).filter((one, index, all) => all.findIndex(({ day, code }) => day === one.day && code === one.code) === index);
}
