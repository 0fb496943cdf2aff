import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type CalendarDate, daysBetween, partsOf } from '../../../calendar/index.ts';
import { cents } from '../../../money/index.ts';
import { dayOf } from '../../pack/dated-rows.ts';
import { type Interest, interestBandOf, interestRows, simpleInterest } from './interest-rates.ts';

const FIRST = dayOf('2016-01-01');
const LAST = dayOf('2026-12-31');

function interest(dollars: number, from: string, to: string, enteredOn = from): Interest {
  return interestOn(cents(dollars * 100), dayOf(from), dayOf(to), dayOf(enteredOn));
}

function interestOn(principal: ReturnType<typeof cents>, from: CalendarDate, to: CalendarDate, enteredOn = from) {
  const found = simpleInterest(principal, from, to, enteredOn);
  if (!found.ok) throw new Error(found.error.code);
  return found.value;
}

describe('the yearly rates', () => {
  test('up to the limit they are those of the notices', () => {
    const percents = interestRows.up_to_special_civil.map(({ value }) => value / 10_000);
    expect(percents).toEqual([0.25, 0.5, 0.5, 1.5, 2.5, 1.5, 0.25, 0.25, 3.5, 5.5, 4.5]);
  });

  test('above it they are two points more, year by year', () => {
    const above = interestRows.above_special_civil;
    for (const [index, { id, from, to, value }] of interestRows.up_to_special_civil.entries()) {
      expect(above[index]).toMatchObject({ from, to, value: value + 20_000 });
      expect(id).toBe(`interest.up-to-special-civil@${2016 + index}`);
    }
    expect(above.at(-1)?.value).toBe(65_000);
  });

  test('they leave no day out between 2016 and 2026', () => {
    for (const rows of Object.values(interestRows)) {
      expect([rows[0]?.from, rows.at(-1)?.to]).toEqual([FIRST, LAST]);
      for (const [index, row] of rows.slice(1).entries()) {
        expect(daysBetween(rows[index]?.to ?? LAST, row.from ?? FIRST)).toBe(1);
      }
    }
  });

  test.each([
    ['at the limit', 20_000_00, '2026-11-21', 'up_to_special_civil'],
    ['a cent above it', 20_000_01, '2026-11-21', 'above_special_civil'],
    ['below the limit of today, but entered under the old one', 18_000_00, '2022-06-30', 'above_special_civil'],
    ['at the old limit', 15_000_00, '2022-06-30', 'up_to_special_civil'],
  ])('a judgment %s has its own band', (_name, judgment, enteredOn, band) => {
    expect(interestBandOf(cents(judgment), dayOf(enteredOn))).toBe(band);
  });
});

describe('simple interest', () => {
  test.each([
    ['a whole common year earns the yearly rate', 1_000, '2024-12-31', '2025-12-31', 55_00],
    ['so does a whole leap year', 1_000, '2023-12-31', '2024-12-31', 35_00],
    ['100 days of 2026', 5_000, '2026-01-31', '2026-05-11', 61_64],
    ['one day', 20_000, '2026-05-01', '2026-05-02', 2_47],
    ['no day at all', 20_000, '2026-05-01', '2026-05-01', 0],
    ['two years with rates of their own', 1_000, '2024-12-31', '2026-12-31', 100_00],
    ['above the limit, two points more', 25_000, '2025-12-31', '2026-12-31', 1_625_00],
    ['the very first day with a rate', 36_500, '2015-12-31', '2016-01-01', 2_24],
    ['half a cent goes up', 3.65, '2025-12-31', '2026-04-10', 5],
  ])('%s', (_name, dollars, from, to, expected) => {
    expect(interest(dollars, from, to).total).toBe(expected);
  });

  test('each year is a part that names its days, its rate and its row', () => {
    expect(interest(10_000, '2025-11-21', '2026-02-19')).toEqual({
      total: 121_91,
      parts: [
        { year: 2025, days: 40, rate: 55_000, interest: 60_27, rowId: 'interest.up-to-special-civil@2025' },
        { year: 2026, days: 50, rate: 45_000, interest: 61_64, rowId: 'interest.up-to-special-civil@2026' },
      ],
      rowIds: ['interest.up-to-special-civil@2025', 'interest.up-to-special-civil@2026'],
      certainty: 'secondary',
      toConfirm: true,
    });
  });

  test('the day of judgment decides the band for all later years', () => {
    expect(interest(18_000, '2025-12-31', '2026-12-31', '2022-06-30').total).toBe(1_170_00);
    expect(interest(18_000, '2025-12-31', '2026-12-31', '2022-07-01').total).toBe(810_00);
  });

  test.each([
    ['a day past the last year with a rate', '2026-06-01', '2027-01-01'],
    ['years past it', '2028-01-01', '2029-01-01'],
    ['a day before the first', '2015-12-30', '2016-06-01'],
  ])('%s is refused, with the days that are known', (_name, from, to) => {
    expect(simpleInterest(cents(1_000_00), dayOf(from), dayOf(to))).toEqual({
      ok: false,
      error: { code: 'interest.no_rate', firstDay: FIRST, lastDay: LAST },
    });
  });

  test('an end before the start is refused', () => {
    const refused = simpleInterest(cents(1_000_00), dayOf('2026-06-01'), dayOf('2026-05-31'));
    expect(refused).toEqual({ ok: false, error: { code: 'interest.ends_before_it_starts' } });
  });

  const aDay = fc.integer({ min: 0, max: daysBetween(FIRST, LAST) }).map((days) => addDays(FIRST, days));
  const anAmount = fc.integer({ min: 0, max: 50_000_000_00 }).map(cents);
  const aSpan = fc.tuple(aDay, aDay).map(([a, b]) => (a < b ? ([a, b] as const) : ([b, a] as const)));

  test('a day more never earns less', () => {
    fc.assert(
      fc.property(anAmount, aSpan, (principal, [from, to]) => {
        const before = to === from ? 0 : interestOn(principal, from, addDays(to, -1)).total;
        expect(interestOn(principal, from, to).total).toBeGreaterThanOrEqual(before);
      }),
    );
  });

  test('cut at the end of a year it adds up to the cent', () => {
    fc.assert(
      fc.property(anAmount, aSpan, (principal, [from, to]) => {
        const newYearsEve = dayOf(`${partsOf(from).year}-12-31`);
        fc.pre(newYearsEve < to);
        const first = interestOn(principal, from, newYearsEve);
        const rest = interestOn(principal, newYearsEve, to, from);
        expect(interestOn(principal, from, to).total).toBe(first.total + rest.total);
      }),
    );
  });

  test('every day between is counted once', () => {
    fc.assert(
      fc.property(anAmount, aSpan, (principal, [from, to]) => {
        const { parts } = interestOn(principal, from, to);
        expect(parts.reduce((sum, { days }) => sum + days, 0)).toBe(daysBetween(from, to));
      }),
    );
  });
});
