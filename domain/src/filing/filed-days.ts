import { type CalendarDate, isAfter, isBefore } from '../calendar/index.ts';
import type { FilingDays } from '../jurisdictions/pack/filing-rules.ts';

/** The days a person tells after filing, and no other part of what they tell. */
export const TOLD_DAYS = [
  'filedOn',
  'mailedOn',
  'servedOn',
  'mailBackOn',
  'hearingOn',
  'defaultOn',
  'judgmentOn',
] as const satisfies readonly (keyof FilingDays)[];
export type ToldDay = (typeof TOLD_DAYS)[number];

export type ToldDayProblem = {
  readonly day: ToldDay;
  readonly code: 'filing.day_to_come' | 'filing.day_before_filing' | 'filing.filing_day_missing';
};

/** What cannot be: a day still to come of something that has happened, or one before the case was filed. */
export function toldDayProblems(days: FilingDays, today: CalendarDate): readonly ToldDayProblem[] {
  const { filedOn } = days;
  return TOLD_DAYS.flatMap((day): readonly ToldDayProblem[] => {
    const told = days[day];
    if (told === null) return [];
    // A hearing alone lies ahead.
    if (day !== 'hearingOn' && isAfter(told, today)) return [{ day, code: 'filing.day_to_come' }];
    if (day === 'filedOn') return [];
    if (filedOn === null) return [{ day: 'filedOn', code: 'filing.filing_day_missing' }];
    return isBefore(told, filedOn) ? [{ day, code: 'filing.day_before_filing' }] : [];
  }).filter((one, index, all) => all.findIndex(({ day, code }) => day === one.day && code === one.code) === index);
}
