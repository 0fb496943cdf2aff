import {
  addDays,
  type CalendarDate,
  calendarDate,
  daysInMonth,
  isWeekend,
  partsOf,
  weekdayOf,
} from '../../../calendar/index.ts';

const MONDAY = 1;
const TUESDAY = 2;
const THURSDAY = 4;
const FRIDAY = 5;
const SATURDAY = 6;
const SUNDAY = 0;
const LAST = 'last';
/** Juneteenth became a State holiday in 2020, after that year's day. */
const FIRST_JUNETEENTH = 2021;

/**
 * The court's legal holidays that are observed in a year. Worked out from N.J.S.A. 11A:6-24.1 and 36:1-1.2 and tested
 * against the Supreme Court's order for July 2024 to June 2025. Election Day is in that order. Lincoln's Birthday and
 * the day after Thanksgiving are not holidays; the recess days around them are court days (emergent matters only).
 */
export function courtHolidays(year: number): readonly CalendarDate[] {
  const election = addDays(nthWeekday(year, 11, MONDAY, 1), TUESDAY - MONDAY);
  return [
    observed(day(year, 1, 1)),
    nthWeekday(year, 1, MONDAY, 3),
    nthWeekday(year, 2, MONDAY, 3),
    goodFriday(year),
    nthWeekday(year, 5, MONDAY, LAST),
    ...(year >= FIRST_JUNETEENTH ? [nthWeekday(year, 6, FRIDAY, 3)] : []),
    observed(day(year, 7, 4)),
    nthWeekday(year, 9, MONDAY, 1),
    nthWeekday(year, 10, MONDAY, 2),
    election,
    observed(day(year, 11, 11)),
    nthWeekday(year, 11, THURSDAY, 4),
    observed(day(year, 12, 25)),
    // When January 1 is a Saturday, this year's last Friday is its holiday.
    observed(addDays(day(year, 12, 31), 1)),
  ].filter((holiday) => partsOf(holiday).year === year);
}

export const isCourtDay = (date: CalendarDate): boolean =>
  !isWeekend(date) && !courtHolidays(partsOf(date).year).includes(date);

/** R. 1:3-1: a last day on a Saturday, Sunday or legal holiday moves to the next day that is none of these. */
export function courtDayOnOrAfter(date: CalendarDate): CalendarDate {
  let next = date;
  while (!isCourtDay(next)) next = addDays(next, 1);
  return next;
}

/** The first court day after a day, never that day itself. */
export const nextCourtDay = (date: CalendarDate): CalendarDate => courtDayOnOrAfter(addDays(date, 1));

/** A holiday on a Saturday is kept the Friday before, one on a Sunday the Monday after. */
function observed(holiday: CalendarDate): CalendarDate {
  const weekday = weekdayOf(holiday);
  if (weekday === SATURDAY) return addDays(holiday, -1);
  return weekday === SUNDAY ? addDays(holiday, 1) : holiday;
}

function nthWeekday(year: number, month: number, weekday: number, n: number | typeof LAST): CalendarDate {
  const daysAhead = (from: CalendarDate) => (weekday - weekdayOf(from) + 7) % 7;
  if (n === LAST) {
    const lastWeek = day(year, month, daysInMonth(year, month) - 6);
    return addDays(lastWeek, daysAhead(lastWeek));
  }
  const first = day(year, month, 1);
  return addDays(first, daysAhead(first) + 7 * (n - 1));
}

/** Two days before Easter Sunday, by the Gregorian rule in the form Meeus gives. */
function goodFriday(year: number): CalendarDate {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const moonShift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - moonShift + 15) % 30;
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  const fromMarch = epact + toSunday - 7 * late + 114;
  return addDays(day(year, Math.floor(fromMarch / 31), (fromMarch % 31) + 1), -2);
}

function day(year: number, month: number, dayOfMonth: number): CalendarDate {
  const found = calendarDate(year, month, dayOfMonth);
  if (!found.ok) throw new RangeError('outside the years the calendar covers');
  return found.value;
}
