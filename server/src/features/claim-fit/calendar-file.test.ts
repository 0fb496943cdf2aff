import type { ClaimDay } from '@plainclaim/domain';
import { parseCalendarDate } from '@plainclaim/domain';
import { describe, expect, test } from 'vitest';
import { calendarFile } from './calendar-file.ts';

function day(text: string) {
  const parsed = parseCalendarDate(text);
  if (!parsed.ok) throw new Error(`${text} is no day`);
  return parsed.value;
}

const days: readonly ClaimDay[] = [
  { kind: 'letter_deadline', day: day('2026-12-07') },
  { kind: 'follow_up', day: day('2026-12-08') },
  { kind: 'last_day_to_file', day: day('2027-03-01') },
];
const file = calendarFile(days, 'claim-1', Date.UTC(2026, 10, 21, 15));
const events = file.split('BEGIN:VEVENT').slice(1);

describe('the calendar file', () => {
  test('has one whole-day entry for each day, wherever the server stands', () => {
    expect(events).toHaveLength(3);
    expect(file.match(/DTSTART;VALUE=DATE:\d{8}/g)).toEqual([
      'DTSTART;VALUE=DATE:20261207',
      'DTSTART;VALUE=DATE:20261208',
      'DTSTART;VALUE=DATE:20270301',
    ]);
  });

  test('reminds twice before the last day to file', () => {
    expect(events[2]?.match(/TRIGGER:-P\d+D/g)).toEqual(['TRIGGER:-P60D', 'TRIGGER:-P14D']);
  });

  test('entries keep their ids, so that a newer file moves them', () => {
    expect(file.match(/^UID:.*$/gm)).toEqual([
      'UID:letter_deadline.claim-1@plainclaim',
      'UID:follow_up.claim-1@plainclaim',
      'UID:last_day_to_file.claim-1@plainclaim',
    ]);
  });

  test('lines end as RFC 5545 asks and none is longer than 75 octets', () => {
    const lines = file.split('\r\n');
    expect(lines.some((line) => line.includes('\n'))).toBe(false);
    for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });
});
