import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, daysBetween, isWeekend, partsOf } from '../../../calendar/index.ts';
import { dayOf } from '../../pack/dated-rows.ts';
import { courtDayOnOrAfter, courtHolidays, isCourtDay, nextCourtDay } from './court-calendar.ts';

/** Supreme Court of New Jersey, order of July 5, 2023: holidays from July 1, 2024 to June 30, 2025. */
const ORDER_2024_2025 = [
  '2024-07-04',
  '2024-09-02',
  '2024-10-14',
  '2024-11-05',
  '2024-11-11',
  '2024-11-28',
  '2024-12-25',
  '2025-01-01',
  '2025-01-20',
  '2025-02-17',
  '2025-04-18',
  '2025-05-26',
  '2025-06-20',
];

const WORKED_OUT = {
  2026: [
    '2026-01-01',
    '2026-01-19',
    '2026-02-16',
    '2026-04-03',
    '2026-05-25',
    '2026-06-19',
    '2026-07-03',
    '2026-09-07',
    '2026-10-12',
    '2026-11-03',
    '2026-11-11',
    '2026-11-26',
    '2026-12-25',
  ],
  2027: [
    '2027-01-01',
    '2027-01-18',
    '2027-02-15',
    '2027-03-26',
    '2027-05-31',
    '2027-06-18',
    '2027-07-05',
    '2027-09-06',
    '2027-10-11',
    '2027-11-02',
    '2027-11-11',
    '2027-11-25',
    '2027-12-24',
    '2027-12-31',
  ],
};

describe('the court calendar', () => {
  test('the court year 2024-2025 is the one the Supreme Court ordered', () => {
    const courtYear = [...courtHolidays(2024), ...courtHolidays(2025)].filter(
      (day) => day >= '2024-07-01' && day <= '2025-06-30',
    );
    expect(courtYear).toEqual(ORDER_2024_2025);
  });

  test.each([2026, 2027] as const)('the holidays of %i are the ones worked out by hand', (year) => {
    expect(courtHolidays(year)).toEqual(WORKED_OUT[year]);
  });

  test.each([
    ['a Friday that stands in for Saturday, January 1', '2027-12-31', false],
    ['January 1 on that Saturday', '2028-01-01', false],
    ['the Monday after it', '2028-01-03', true],
    ["Lincoln's Birthday", '2026-02-12', true],
    ['the day after Thanksgiving', '2026-11-27', true],
    ['June 19 when it is not the third Friday', '2025-06-19', true],
    ['the third Friday of June before Juneteenth was a holiday', '2020-06-19', true],
    ['a Saturday', '2026-11-21', false],
    ['a Sunday', '2026-11-22', false],
    ['an ordinary Monday', '2026-11-23', true],
    ['Juneteenth, the third Friday, in 2024', '2024-06-21', false],
    ['June 19, 2024', '2024-06-19', true],
    ['Election Day in a year without a federal election', '2027-11-02', false],
    ['the Monday before an Election Day on November 8', '2022-11-07', true],
    ['Good Friday in March', '2027-03-26', false],
    ['Easter Monday', '2027-03-29', true],
    ['the Monday for a Sunday, July 4', '2027-07-05', false],
    ['the Friday for a Saturday, December 25', '2027-12-24', false],
    ['the Friday for a Saturday, November 11', '2028-11-10', false],
    ['a recess day after Christmas', '2026-12-28', true],
    ['February 29', '2028-02-29', true],
  ])('%s (%s): open is %s', (_name, day, open) => {
    expect(isCourtDay(dayOf(day))).toBe(open);
  });

  test.each([
    ['a court day stays', '2026-12-07', '2026-12-07'],
    ['a Saturday moves to Monday', '2026-12-05', '2026-12-07'],
    ['Christmas Friday moves over the weekend', '2026-12-25', '2026-12-28'],
    ['Labor Day weekend moves to Tuesday', '2026-09-05', '2026-09-08'],
    ['a long New Year weekend ends on Monday', '2027-12-31', '2028-01-03'],
  ])('%s: %s to %s', (_name, day, expected) => {
    expect(courtDayOnOrAfter(dayOf(day))).toBe(expected);
  });

  test.each([
    ['an ordinary Monday is followed by Tuesday', '2026-11-23', '2026-11-24'],
    ['a Friday by Monday', '2026-12-04', '2026-12-07'],
    ['the Thursday before Good Friday by Monday', '2026-04-02', '2026-04-06'],
    ['Wednesday before Thanksgiving by Friday', '2026-11-25', '2026-11-27'],
    ['the last day of 2026 by the first Monday of 2027', '2026-12-31', '2027-01-04'],
    ['February 28 of a leap year by February 29', '2028-02-28', '2028-02-29'],
  ])('%s: %s to %s', (_name, day, expected) => {
    expect(nextCourtDay(dayOf(day))).toBe(expected);
  });

  test('every year from 2021 has 12 to 14 holidays, in order, none twice, all on weekdays', () => {
    for (let year = 2021; year <= 2199; year += 1) {
      const holidays = courtHolidays(year);
      expect(holidays.length).toBeGreaterThanOrEqual(12);
      expect(holidays.length).toBeLessThanOrEqual(14);
      expect([...new Set(holidays)].toSorted()).toEqual(holidays);
      expect(holidays.some((holiday) => isWeekend(holiday) || partsOf(holiday).year !== year)).toBe(false);
    }
  });

  test('the courts are never closed for more than four days in a row', () => {
    const aDay = fc.integer({ min: 0, max: 60_000 }).map((days) => addDays(dayOf('2021-01-01'), days));
    fc.assert(
      fc.property(aDay, (date) => {
        const open = courtDayOnOrAfter(date);
        expect(isCourtDay(open)).toBe(true);
        expect(courtDayOnOrAfter(open)).toBe(open);
        expect(daysBetween(date, open)).toBeLessThanOrEqual(4);
        expect(nextCourtDay(date) > date).toBe(true);
      }),
    );
  });
});
