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

/**
 * The day to answer by and the day after it as a calendar file. No name and no amount is in it: calendars are often
 * shared. `stamp` is the day it is made.
 */
export function letterCalendar(deadline: CalendarDate, words: CalendarWords, stamp: CalendarDate): string {
  const made = `${plain(stamp)}T000000Z`;
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Plainclaim//Letter//EN',
    ...entry('deadline', deadline, words.deadline, made),
    ...entry('look', addDays(deadline, 1), words.look, made),
    'END:VCALENDAR',
    '',
  ].join('\r\n');
}
