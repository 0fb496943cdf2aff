import { describe, expect, test } from 'vitest';
import { dayOf } from '../pack/dated-rows.ts';
import { courtDayOnOrAfter, courtHolidays, isCourtDay } from './court-calendar.ts';

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
});
