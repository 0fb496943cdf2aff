import { addDays, type CalendarDate } from '../calendar/index.ts';

/** A whole day in a calendar. `key` tells it from the others of its calendar and stays the same when the day moves. */
export type CalendarEntry = {
  readonly key: string;
  readonly day: CalendarDate;
  /** The last day of a stretch; null for a single day. */
  readonly until: CalendarDate | null;
  readonly title: string;
  readonly text: string;
  /** Days before on which a calendar reminds. */
  readonly remindDaysBefore: readonly number[];
};

export type CalendarFile = {
  readonly name: string;
  readonly language: string;
  /** Names the case in ids, and tells nobody anything. */
  readonly uidBase: string;
  /** ISO 8601 in UTC: "2026-11-22T18:05:09.000Z". */
  readonly madeAt: string;
  /** Counts up with each change, so that calendars take the newer one. */
  readonly sequence: number;
  readonly entries: readonly CalendarEntry[];
};

const LINE_OCTETS = 75;
/** Octets of a text in UTF-8. */
const octets = (text: string): number =>
  [...text].reduce((sum, sign) => {
    const code = sign.codePointAt(0) ?? 0;
    return sum + (code < 0x80 ? 1 : code < 0x8_00 ? 2 : code < 0x1_00_00 ? 3 : 4);
  }, 0);

/** RFC 5545, 3.3.11: these signs come after a backslash, and a line break is written out. */
const escaped = (text: string): string =>
  text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');

/** RFC 5545, 3.1: a line has at most 75 octets; the rest follows after a break and a space. */
function folded(line: string): string {
  const lines: string[] = [];
  let now = '';
  for (const sign of line) {
    const most = lines.length === 0 ? LINE_OCTETS : LINE_OCTETS - 1;
    if (octets(now) + octets(sign) > most) {
      lines.push(now);
      now = '';
    }
    now += sign;
  }
  return [...lines, now].join('\r\n ');
}

const compact = (day: CalendarDate): string => day.replaceAll('-', '');
const stampOf = (madeAt: string): string => `${madeAt.slice(0, 19).replace(/[-:]/g, '')}Z`;

/** A calendar in the form every calendar program reads (RFC 5545). Whole days, which no time zone can move. */
export function calendarFile({ name, language, uidBase, madeAt, sequence, entries }: CalendarFile): string {
  const stamp = stampOf(madeAt);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Plainclaim//Court days//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME;LANGUAGE=${language}:${escaped(name)}`,
    ...entries.flatMap(({ key, day, until, title, text, remindDaysBefore }) => [
      'BEGIN:VEVENT',
      `UID:${uidBase}-${key}@plainclaim`,
      `DTSTAMP:${stamp}`,
      `SEQUENCE:${sequence}`,
      `DTSTART;VALUE=DATE:${compact(day)}`,
      // The end of a whole day is the day after.
      `DTEND;VALUE=DATE:${compact(addDays(until ?? day, 1))}`,
      `SUMMARY;LANGUAGE=${language}:${escaped(title)}`,
      ...(text === '' ? [] : [`DESCRIPTION;LANGUAGE=${language}:${escaped(text)}`]),
      'TRANSP:TRANSPARENT',
      'CLASS:PRIVATE',
      ...remindDaysBefore.flatMap((days) => [
        'BEGIN:VALARM',
        'ACTION:DISPLAY',
        `DESCRIPTION;LANGUAGE=${language}:${escaped(title)}`,
        `TRIGGER:-P${days}D`,
        'END:VALARM',
      ]),
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
