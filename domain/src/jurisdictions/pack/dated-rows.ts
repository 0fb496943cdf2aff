import { type CalendarDate, isAfter, isBefore, parseCalendarDate } from '../../calendar/index.ts';
import type { Certainty, DatedRow } from '../pack.ts';

/** From the surest to the least sure. */
const CERTAINTIES: readonly Certainty[] = ['official', 'official-copy', 'secondary', 'unverified'];

/** A day written in our own data. Throws when it does not exist: that is a mistake in the data, not in an answer. */
export function dayOf(text: string): CalendarDate {
  const day = parseCalendarDate(text);
  if (!day.ok) throw new RangeError(`"${text}" is not a day`);
  return day.value;
}

/** The row in force on a day, or null. */
export const rowOn = <T>(rows: readonly DatedRow<T>[], on: CalendarDate): DatedRow<T> | null =>
  rows.find(({ from, to }) => (from === null || !isBefore(on, from)) && (to === null || !isAfter(on, to))) ?? null;

/** A figure made of several rows is only as sure as the least sure of them. */
export const leastSure = (certainties: readonly Certainty[]): Certainty =>
  CERTAINTIES.findLast((certainty) => certainties.includes(certainty)) ?? 'unverified';
