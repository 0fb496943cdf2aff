import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  addYears,
  ageOn,
  birthdayAt,
  type CalendarDate,
  calendarDate,
  dayAt,
  daysBetween,
  daysInMonth,
  formatLongEnglish,
  isAfter,
  isBefore,
  isWeekend,
  parseCalendarDate,
  partsOf,
  weekdayOf,
} from './calendar-date.ts';

const NEW_YORK = 'America/New_York';

function day(text: string): CalendarDate {
  const parsed = parseCalendarDate(text);
  if (!parsed.ok) throw new Error(`${text} is no day`);
  return parsed.value;
}

/**
 * The Julian day number by the Fliegel and Van Flandern formula: whole-number arithmetic that shares nothing with Date,
 * so that it can tell whether our counting is right.
 */
function julianDay({ year, month, day: dayOfMonth }: { year: number; month: number; day: number }): number {
  const a = Math.trunc((month - 14) / 12);
  return (
    Math.trunc((1461 * (year + 4800 + a)) / 4) +
    Math.trunc((367 * (month - 2 - 12 * a)) / 12) -
    Math.trunc((3 * Math.trunc((year + 4900 + a) / 100)) / 4) +
    dayOfMonth -
    32_075
  );
}

const isLeapYear = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
const lengthOf = (year: number, month: number): number =>
  month === 2 ? (isLeapYear(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;

const aDay = fc
  .record({ year: fc.integer({ min: 1900, max: 2199 }), month: fc.integer({ min: 1, max: 12 }) })
  .chain(({ year, month }) => fc.integer({ min: 1, max: lengthOf(year, month) }).map((d) => ({ year, month, day: d })))
  .map(({ year, month, day: d }) => day(`${year}-${month}-${d}`));

describe('reading a day', () => {
  test.each([
    ['2026-03-09', '2026-03-09'],
    ['2026-3-9', '2026-03-09'],
    [' 2026-11-21 ', '2026-11-21'],
    ['2024-02-29', '2024-02-29'],
    ['2000-02-29', '2000-02-29'],
    ['1900-01-01', '1900-01-01'],
    ['2199-12-31', '2199-12-31'],
  ])('"%s" is %s', (typed, expected) => {
    expect(parseCalendarDate(typed)).toEqual({ ok: true, value: expected });
  });

  test.each([
    ['29 February of a common year', '2026-02-29'],
    ['29 February 1900, no leap year', '1900-02-29'],
    ['29 February 2100, no leap year', '2100-02-29'],
    ['30 February', '2024-02-30'],
    ['month 13', '2026-13-01'],
    ['month 0', '2026-00-10'],
    ['day 0', '2026-01-00'],
    ['31 April', '2026-04-31'],
    ['day 32', '2026-01-32'],
    ['a year before 1900', '1899-12-31'],
    ['a year after 2199', '2200-01-01'],
    ['a year of two digits', '26-03-09'],
    ['a year of five digits', '12026-03-09'],
    ['the American order', '03/09/2026'],
    ['a day with a time', '2026-03-09T00:00:00Z'],
    ['words', 'March 9, 2026'],
    ['Arabic-Indic digits', '٢٠٢٦-٠٣-٠٩'],
    ['nothing', ''],
  ])('%s is not a day', (_name, typed) => {
    expect(parseCalendarDate(typed)).toEqual({ ok: false, error: 'calendar.not_a_day' });
  });

  test.each([
    ['a part that is no number', Number.NaN, 1, 1],
    ['half a month', 2026, 1.5, 1],
    ['half a day', 2026, 1, 1.5],
    ['half a year', 2026.5, 1, 1],
  ])('%s makes no day', (_name, year, month, d) => {
    expect(calendarDate(year, month, d).ok).toBe(false);
  });

  test('exactly the days that exist can be made', () => {
    const anyNumber = fc.integer({ min: -3, max: 40 });
    fc.assert(
      fc.property(fc.integer({ min: 1890, max: 2210 }), anyNumber, anyNumber, (year, month, d) => {
        const exists =
          year >= 1900 && year <= 2199 && month >= 1 && month <= 12 && d >= 1 && d <= lengthOf(year, month);
        expect(calendarDate(year, month, d).ok).toBe(exists);
      }),
    );
  });

  test('a day reads back from its own text and parts', () => {
    fc.assert(
      fc.property(aDay, (date) => {
        const { year, month, day: d } = partsOf(date);
        expect(parseCalendarDate(date)).toEqual({ ok: true, value: date });
        expect(calendarDate(year, month, d)).toEqual({ ok: true, value: date });
      }),
    );
  });
});

describe('counting days', () => {
  test('the distance of two days is that of an independent day count', () => {
    fc.assert(
      fc.property(aDay, aDay, (from, to) => {
        expect(daysBetween(from, to)).toBe(julianDay(partsOf(to)) - julianDay(partsOf(from)));
      }),
    );
  });

  test('adding days lands where the count says, and going back returns', () => {
    fc.assert(
      fc.property(aDay, fc.integer({ min: -40_000, max: 40_000 }), (from, days) => {
        const to = addDays(from, days);
        expect(julianDay(partsOf(to)) - julianDay(partsOf(from))).toBe(days);
        expect(addDays(to, -days)).toBe(from);
      }),
    );
  });

  test('the order of days is the order of their count', () => {
    fc.assert(
      fc.property(aDay, aDay, (a, b) => {
        const distance = julianDay(partsOf(b)) - julianDay(partsOf(a));
        expect([isBefore(a, b), isAfter(a, b)]).toEqual([distance > 0, distance < 0]);
      }),
    );
  });

  test('every seventh day has the same name, from a known Saturday on', () => {
    expect(weekdayOf(day('2026-11-21'))).toBe(6);
    fc.assert(
      fc.property(aDay, (date) => {
        // The Julian day count began on a Monday.
        expect(weekdayOf(date)).toBe((julianDay(partsOf(date)) + 1) % 7);
        expect(isWeekend(date)).toBe([0, 6].includes(weekdayOf(date)));
      }),
    );
  });

  test('months have the length the leap-year rule gives them', () => {
    for (let year = 1900; year <= 2199; year += 1) {
      for (let month = 1; month <= 12; month += 1) expect(daysInMonth(year, month)).toBe(lengthOf(year, month));
    }
  });

  test.each([
    ['over the end of a year', '2026-12-25', 14, '2027-01-08'],
    ['over 29 February', '2024-02-28', 1, '2024-02-29'],
    ['over the end of February in a common year', '2026-02-28', 1, '2026-03-01'],
    ['over the change to summer time', '2026-03-07', 2, '2026-03-09'],
    ['over the change to winter time', '2026-10-31', 2, '2026-11-02'],
  ])('%s', (_name, from, days, to) => {
    expect(addDays(day(from), days)).toBe(to);
  });
});

describe('adding years', () => {
  test.each([
    ['2024-02-29', 1, '2025-02-28'],
    ['2024-02-29', 2, '2026-02-28'],
    ['2024-02-29', 4, '2028-02-29'],
    ['2096-02-29', 4, '2100-02-28'],
    ['1996-02-29', 4, '2000-02-29'],
    ['2026-02-28', 2, '2028-02-28'],
    ['2020-11-21', 6, '2026-11-21'],
    ['2026-01-31', 1, '2027-01-31'],
  ])('%s and %i years is %s', (from, years, to) => {
    expect(addYears(day(from), years)).toBe(to);
  });

  test('keeps the month, and the day but for 29 February', () => {
    fc.assert(
      fc.property(aDay, fc.integer({ min: 0, max: 20 }), (date, years) => {
        const before = partsOf(date);
        const after = partsOf(addYears(date, years));
        expect([after.year, after.month]).toEqual([before.year + years, before.month]);
        expect(after.day).toBe(before.month === 2 && before.day === 29 && !isLeapYear(after.year) ? 28 : before.day);
      }),
    );
  });
});

describe('birthdays', () => {
  test.each([
    ['on an ordinary day', '2008-11-21', 18, '2026-11-21'],
    ['on the last day of a year', '2008-12-31', 18, '2026-12-31'],
    ['on 29 February, in a common year', '2008-02-29', 18, '2026-03-01'],
    ['on 29 February, in a leap year', '2008-02-29', 20, '2028-02-29'],
    ['on 29 February, in 2100, no leap year', '2096-02-29', 4, '2100-03-01'],
    ['on 28 February, in a leap year', '2010-02-28', 18, '2028-02-28'],
    ['on 1 March', '2008-03-01', 18, '2026-03-01'],
    ['on the day itself, at no age', '2008-02-29', 0, '2008-02-29'],
  ])('who is born %s (%s) is %i from %s on', (_name, born, age, expected) => {
    expect(birthdayAt(day(born), age)).toBe(expected);
  });

  test.each([
    ['2008-11-21', '2026-11-20', 17],
    ['2008-11-21', '2026-11-21', 18],
    ['2008-02-29', '2026-02-28', 17],
    ['2008-02-29', '2026-03-01', 18],
    ['2008-02-29', '2027-01-01', 18],
    ['2026-11-21', '2026-11-21', 0],
    ['2026-11-22', '2026-11-21', -1],
  ])('who is born on %s is on %s %i years old', (born, on, age) => {
    expect(ageOn(day(born), day(on))).toBe(age);
  });

  test('the age goes up by one on each birthday and on no other day', () => {
    fc.assert(
      fc.property(aDay, fc.integer({ min: 1, max: 100 }), (born, age) => {
        const birthday = birthdayAt(born, age);
        expect(ageOn(born, birthday)).toBe(age);
        expect(ageOn(born, addDays(birthday, -1))).toBe(age - 1);
        expect([0, 1]).toContain(daysBetween(addYears(born, age), birthday));
      }),
    );
  });
});

describe('showing a day', () => {
  test.each([
    ['2026-01-01', 'January 1, 2026'],
    ['2026-03-09', 'March 9, 2026'],
    ['2024-02-29', 'February 29, 2024'],
    ['2026-12-31', 'December 31, 2026'],
  ])('%s is written %s', (date, shown) => {
    expect(formatLongEnglish(day(date))).toBe(shown);
  });

  test('it agrees with the long en-US format of the browser', () => {
    const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
    fc.assert(
      fc.property(aDay, (date) => {
        expect(formatLongEnglish(date)).toBe(long.format(new Date(`${date}T12:00:00Z`)));
      }),
    );
  });
});

describe('which day it is where the courts are', () => {
  test.each([
    ['one second before midnight in winter', '2026-11-22T04:59:59Z', '2026-11-21'],
    ['midnight in winter', '2026-11-22T05:00:00Z', '2026-11-22'],
    ['one second before midnight in summer', '2026-07-05T03:59:59Z', '2026-07-04'],
    ['midnight in summer', '2026-07-05T04:00:00Z', '2026-07-05'],
    ['the first second of the day summer time begins', '2026-03-08T05:00:00Z', '2026-03-08'],
    ['the last second of that day, an hour early', '2026-03-09T03:59:59Z', '2026-03-08'],
    ['the second after it', '2026-03-09T04:00:00Z', '2026-03-09'],
    ['the first second of the day winter time begins', '2026-11-01T04:00:00Z', '2026-11-01'],
    ['the last second of that day, an hour late', '2026-11-02T04:59:59Z', '2026-11-01'],
    ['the second after it', '2026-11-02T05:00:00Z', '2026-11-02'],
    ['the last second of a year', '2027-01-01T04:59:59Z', '2026-12-31'],
    ['29 February', '2024-02-29T17:00:00Z', '2024-02-29'],
  ])('%s', (_name, instant, expected) => {
    expect(dayAt(Date.parse(instant), NEW_YORK)).toBe(expected);
  });

  test.each([
    ['Pacific/Kiritimati', '2026-11-22'],
    ['America/Los_Angeles', '2026-11-21'],
    ['UTC', '2026-11-21'],
  ])('at the same instant it is another day in %s', (zone, expected) => {
    expect(dayAt(Date.parse('2026-11-21T23:00:00Z'), zone)).toBe(expected);
  });

  test('it is always a real day, the one in UTC or the one before', () => {
    const anInstant = fc.integer({ min: Date.parse('1970-01-02T00:00:00Z'), max: Date.parse('2199-12-31T00:00:00Z') });
    fc.assert(
      fc.property(anInstant, (instant) => {
        const here = dayAt(instant, NEW_YORK);
        expect(parseCalendarDate(here)).toEqual({ ok: true, value: here });
        expect([0, 1]).toContain(daysBetween(here, dayAt(instant, 'UTC')));
      }),
    );
  });
});
