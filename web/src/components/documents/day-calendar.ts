import { addDays, type CalendarDate } from '@plainclaim/domain';

export type CalendarWords = { readonly deadline: string; readonly look: string };

const plain = (day: CalendarDate): string => day.replaceAll('-', '');
/** Signs that end a value in a calendar file. */
const escaped = (text: string): string => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll('\n', '\\n');

function entry(id: string, day: CalendarDate, words: string, stamp: string): readonly string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${id}-${plain(day)}@plainclaim`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${plain(day)}`,
    `DTEND;VALUE=DATE:${plain(addDays(day, 1))}`,
    `SUMMARY:${escaped(words)}`,
    'END:VEVENT',
  ];
}

/** A whole day of a calendar. The id keeps its place: a newer file moves the entry instead of adding another. */
export type DayEntry = { readonly id: string; readonly day: CalendarDate; readonly words: string };

/** Days as a calendar file (RFC 5545). Calendars are often shared: give it no name and no amount. `stamp`: the day it is made. */
export function dayCalendar(entries: readonly DayEntry[], stamp: CalendarDate): string {
  const made = `${plain(stamp)}T000000Z`;
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Plainclaim//Days//EN',
    ...entries.flatMap(({ id, day, words }) => entry(id, day, words, made)),
    'END:VCALENDAR',
    '',
  ].join('\r\n');
}

/** The day to answer by and the day after it. */
export const letterCalendar = (deadline: CalendarDate, words: CalendarWords, stamp: CalendarDate): string =>
  dayCalendar(
    [
      { id: 'deadline', day: deadline, words: words.deadline },
      { id: 'look', day: addDays(deadline, 1), words: words.look },
    ],
    stamp,
  );
