import { type CalendarDate, calendarDate, daysInMonth, partsOf } from '../../calendar/index.ts';

/** The same day so many months on, or the last day of a month that is shorter: the more careful day. */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const { year, month, day } = partsOf(date);
  const count = year * 12 + (month - 1) + months;
  const [toYear, toMonth] = [Math.floor(count / 12), (count % 12) + 1];
  const moved = calendarDate(toYear, toMonth, Math.min(day, daysInMonth(toYear, toMonth)));
  if (!moved.ok) throw new RangeError(`${date} plus ${months} months is no day`);
  return moved.value;
}
