import { describe, expect, test } from 'vitest';
import { addDays, type CalendarDate, isWeekend } from '../calendar/index.ts';
import { dayOf } from '../jurisdictions/pack/dated-rows.ts';
import { claimDays } from './claim-days.ts';

const christmas = dayOf('2026-12-25');
/** A court that rests on weekends and on Christmas Day. */
const court = {
  courtDayOnOrAfter(date: CalendarDate): CalendarDate {
    return isWeekend(date) || date === christmas ? court.courtDayOnOrAfter(addDays(date, 1)) : date;
  },
};

const days = (
  letterDeadline: CalendarDate,
  lastDay: CalendarDate | null,
  status: 'open' | 'may_have_passed' = 'open',
) => claimDays({ letterDeadline, limit: { status, lastDay } }, court);

describe('the days of a claim', () => {
  test('come in their order: pay by, look, last day to file', () => {
    expect(days(dayOf('2026-12-07'), dayOf('2027-03-01'))).toEqual([
      { kind: 'letter_deadline', day: '2026-12-07' },
      { kind: 'follow_up', day: '2026-12-08' },
      { kind: 'last_day_to_file', day: '2027-03-01' },
    ]);
  });

  test('a last day before the deadline stands first', () => {
    expect(days(dayOf('2026-12-07'), dayOf('2026-12-01')).map(({ kind }) => kind)).toEqual([
      'last_day_to_file',
      'letter_deadline',
      'follow_up',
    ]);
  });

  test('the look falls on a court day, past weekend and holiday', () => {
    expect(days(dayOf('2026-12-24'), null)).toContainEqual({ kind: 'follow_up', day: '2026-12-28' });
  });

  test('a last day that is not known, or seems over, is left out', () => {
    expect(days(dayOf('2026-12-07'), null)).toHaveLength(2);
    expect(days(dayOf('2026-12-07'), dayOf('2026-01-01'), 'may_have_passed')).toHaveLength(2);
  });
});
