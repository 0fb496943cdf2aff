import { type CalendarDate, formatLongEnglish, parseCalendarDate } from '@plainclaim/domain';
import { describe, expect, test } from 'vitest';
import { dayOnLetter } from './letter-date.ts';

function day(text: string): CalendarDate {
  const parsed = parseCalendarDate(text);
  if (!parsed.ok) throw new Error(`${text} is no day`);
  return parsed.value;
}

const issuedOn = day('2026-11-29');

describe('the day a letter counts as written on', () => {
  test.each([
    ['the day it was written for', 'Ana\n\nNovember 29, 2026\n\nDear you:', '2026-11-29'],
    ['an earlier day that stands on it', 'Ana\n\n November 21, 2026 \n\nDear you:', '2026-11-21'],
    ['not a later day: its deadline still counts from the one it was written for', 'December 24, 2026', '2026-11-29'],
    ['not a day within a sentence', 'It broke on\nMay 3, 2026, as I said.', '2026-11-29'],
    ['not a day no calendar has', 'February 30, 2026\nSmarch 1, 2026', '2026-11-29'],
    ['not what is missing', '', '2026-11-29'],
  ])('is %s', (_name, text, expected) => {
    expect(dayOnLetter({ issuedOn, text })).toBe(expected);
  });

  test('is read in every month', () => {
    for (let month = 1; month <= 12; month += 1) {
      const date = day(`2025-${String(month).padStart(2, '0')}-09`);
      expect(dayOnLetter({ issuedOn, text: formatLongEnglish(date) })).toBe(date);
    }
  });
});
