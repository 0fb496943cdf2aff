import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../calendar/index.ts';
import { dayOf } from '../jurisdictions/pack/dated-rows.ts';
import { type CalendarEntry, type CalendarFile, calendarFile } from './calendar-file.ts';

const entry: CalendarEntry = {
  key: 'answer',
  day: dayOf('2026-12-31'),
  until: null,
  title: 'Last day to answer',
  text: 'Confirm; with the court, please.\nDocket SC-000001-26',
  remindDaysBefore: [7, 1],
};
const calendar: CalendarFile = {
  name: 'Court days',
  language: 'en',
  uidBase: 'abc',
  madeAt: '2026-11-22T18:05:09.417Z',
  sequence: 3,
  entries: [entry],
};

const unfolded = (text: string): readonly string[] => text.replaceAll('\r\n ', '').split('\r\n');

test('a whole day ends on the day after, also over the end of a year', () => {
  const lines = unfolded(calendarFile(calendar));
  expect(lines).toContain('DTSTART;VALUE=DATE:20261231');
  expect(lines).toContain('DTEND;VALUE=DATE:20270101');
  expect(lines).toContain('DTSTAMP:20261122T180509Z');
  expect(lines).toContain('UID:abc-answer@plainclaim');
  expect(lines).toContain('SEQUENCE:3');
  expect(lines.filter((line) => line.startsWith('TRIGGER'))).toEqual(['TRIGGER:-P7D', 'TRIGGER:-P1D']);
});

test('signs with a meaning of their own are written so that they have none', () => {
  expect(unfolded(calendarFile(calendar))).toContain(
    'DESCRIPTION;LANGUAGE=en:Confirm\\; with the court\\, please.\\nDocket SC-000001-26',
  );
});

test('a stretch of days is one entry', () => {
  const lines = unfolded(calendarFile({ ...calendar, entries: [{ ...entry, until: dayOf('2027-01-15') }] }));
  expect(lines).toContain('DTEND;VALUE=DATE:20270116');
});

test('any texts: lines stay within 75 octets, come back whole when put together, and make no line of their own', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 300 });
  fc.assert(
    fc.property(text, text, fc.nat(9_000), (title, words, days) => {
      const made = calendarFile({
        ...calendar,
        entries: [{ ...entry, title, text: words, day: addDays(dayOf('2020-01-01'), days) }],
      });
      const lines = made.split('\r\n');
      expect(lines.at(-1)).toBe('');
      for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      const whole = unfolded(made);
      expect(whole.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
      expect(whole.filter((line) => line === 'END:VCALENDAR')).toHaveLength(1);
      expect(whole.filter((line) => !/^[A-Z-]+[;:]/.test(line) && line !== '')).toEqual([]);
    }),
  );
});
