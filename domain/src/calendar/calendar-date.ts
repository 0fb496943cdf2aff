import { err, ok, type Result } from '../result/index.ts';

/** A day in the Gregorian calendar, "2026-03-09". It has no time and no time zone. */
export type CalendarDate = string & { readonly __unit: 'day' };

const DAY_MS = 86_400_000;
/** The months as English letters write them, January first. */
export const ENGLISH_MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

const epochDay = (date: CalendarDate): number => Date.parse(`${date}T00:00:00Z`) / DAY_MS;
const fromEpochDay = (day: number): CalendarDate => new Date(day * DAY_MS).toISOString().slice(0, 10) as CalendarDate;

/** Reads "2026-03-09" or "2026-3-9"; refuses days that do not exist and years outside 1900 to 2199. */
export function parseCalendarDate(text: string): Result<CalendarDate, 'calendar.not_a_day'> {
  const [, year, month, day] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text.trim()) ?? [];
  if (year === undefined || month === undefined || day === undefined) return err('calendar.not_a_day');
  return calendarDate(Number(year), Number(month), Number(day));
}

/** The day with this year, month (1 to 12) and day of the month, when it exists. */
export function calendarDate(year: number, month: number, day: number): Result<CalendarDate, 'calendar.not_a_day'> {
  const isWhole = [year, month, day].every(Number.isInteger);
  if (!isWhole || year < 1900 || year > 2199 || month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) {
    return err('calendar.not_a_day');
  }
  return ok(`${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}` as CalendarDate);
}

export function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** Year, month (1 to 12) and day of the month. */
export function partsOf(date: CalendarDate): { readonly year: number; readonly month: number; readonly day: number } {
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)), day: Number(date.slice(8)) };
}

export const addDays = (date: CalendarDate, days: number): CalendarDate => fromEpochDay(epochDay(date) + days);

/** The same day so many months on, or the last day of a month that is shorter: the more careful day. */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const { year, month, day } = partsOf(date);
  const count = year * 12 + (month - 1) + months;
  const [toYear, toMonth] = [Math.floor(count / 12), (count % 12) + 1];
  const wanted = Math.min(day, daysInMonth(toYear, toMonth));
  return `${toYear}-${String(toMonth).padStart(2, '0')}-${String(wanted).padStart(2, '0')}` as CalendarDate;
}

/**
 * The same day N years later. From a 29 February it is 28 February in a common year, the more careful day for a time
 * that runs out; for an age see `birthdayAt`.
 */
export function addYears(date: CalendarDate, years: number): CalendarDate {
  const { year, month, day } = partsOf(date);
  const wanted = Math.min(day, daysInMonth(year + years, month));
  return `${year + years}-${String(month).padStart(2, '0')}-${String(wanted).padStart(2, '0')}` as CalendarDate;
}

/**
 * The first day on which someone born then has this age (in whole years). Who was born on a 29 February has it from 1 March
 * in a common year: nobody is taken for older than they surely are.
 */
export function birthdayAt(born: CalendarDate, age: number): CalendarDate {
  const sameDay = addYears(born, age);
  return partsOf(sameDay).day === partsOf(born).day ? sameDay : addDays(sameDay, 1);
}

/** The age in whole years on a day; negative before the birth. */
export function ageOn(born: CalendarDate, on: CalendarDate): number {
  const years = partsOf(on).year - partsOf(born).year;
  return isBefore(on, birthdayAt(born, years)) ? years - 1 : years;
}

/** Days from `from` to `to`; negative when `to` lies earlier. */
export const daysBetween = (from: CalendarDate, to: CalendarDate): number => epochDay(to) - epochDay(from);

export const isBefore = (a: CalendarDate, b: CalendarDate): boolean => a < b;
export const isAfter = (a: CalendarDate, b: CalendarDate): boolean => a > b;

/** 0 is Sunday, 6 is Saturday. */
export const weekdayOf = (date: CalendarDate): number => new Date(epochDay(date) * DAY_MS).getUTCDay();

export const isWeekend = (date: CalendarDate): boolean => weekdayOf(date) === 0 || weekdayOf(date) === 6;

/** "March 9, 2026": how dates are written in letters and court papers, which are always English. */
export function formatLongEnglish(date: CalendarDate): string {
  const { year, month, day } = partsOf(date);
  return `${ENGLISH_MONTHS[month - 1] ?? ''} ${day}, ${year}`;
}

/** The calendar day it is at an instant (milliseconds since 1970) in a time zone such as "America/Denver". */
export function dayAt(instantMs: number, timeZone: string): CalendarDate {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  // By parts, because the order in which a locale writes them differs between browser versions.
  const parts = new Map(format.formatToParts(new Date(instantMs)).map(({ type, value }) => [type, value]));
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}` as CalendarDate;
}
