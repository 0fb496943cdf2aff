import { readDay } from '@plainclaim/domain';
import { describe, expect, test } from 'vitest';
import { aboutText, exactDayOf, halvesOf, inMode, modeOf, textOfParts, twoDaysText } from './day-value.ts';
import { splitDate } from '../fields/date-parts.ts';

describe('a day as somebody knows it', () => {
  test.each([
    ['2026-08-15', 'day'],
    ['2026-08', 'month'],
    ['~2023-06', 'about'],
    ['2023-06/2026-08-15', 'span'],
    ['[2023-06..2026-08-15]', 'between'],
    ['unsure', 'unsure'],
    ['', 'day'],
    ['-08-5', 'day'],
  ] as const)('"%s" is said as %s', (text, mode) => expect(modeOf(text)).toBe(mode));

  test.each([
    [{ year: '2026', month: '08', day: '5' }, '2026-08-05'],
    [{ year: '2026', month: '08', day: '' }, '2026-08'],
    [{ year: '2026', month: '', day: '' }, '2026'],
    [{ year: '', month: '', day: '' }, ''],
  ] as const)('%j is kept as "%s", which the cards can read', (parts, text) => {
    expect(textOfParts(parts)).toBe(text);
    expect(readDay(text).problem).toBeNull();
  });

  test('what is half typed stays as it is, and is not taken for a day', () => {
    const half = textOfParts({ year: '', month: '08', day: '5' });
    expect(splitDate(half)).toEqual({ year: '', month: '08', day: '5' });
    expect(readDay(half).problem).toBe('card.day_unknown');
  });

  test('said in another way, it keeps what that way can say', () => {
    expect(inMode('2026-08-15', 'month')).toBe('2026-08');
    expect(inMode('2026-08-15', 'about')).toBe('~2026-08');
    expect(inMode('2026-08-15', 'span')).toBe('2026-08-15/');
    expect(inMode('2026-08-15/2026-09-01', 'day')).toBe('2026-08-15');
    expect(inMode('2026-08-15/2026-09-01', 'between')).toBe('[2026-08-15..2026-09-01]');
    expect(inMode('[2026-08-15..2026-09-01]', 'span')).toBe('2026-08-15/2026-09-01');
    expect(inMode('[2026-08-15..]', 'day')).toBe('2026-08-15');
    expect(inMode('~2023', 'day')).toBe('2023');
    expect(inMode('unsure', 'day')).toBe('');
    expect(inMode('', 'unsure')).toBe('unsure');
  });

  test('two days are kept apart, and nothing typed is nothing', () => {
    expect(halvesOf('2023-06/2026-08-15')).toEqual(['2023-06', '2026-08-15']);
    expect(halvesOf('[2023-06..2026-08-15]')).toEqual(['2023-06', '2026-08-15']);
    expect([twoDaysText('span', '', ''), twoDaysText('between', '', ''), aboutText('')]).toEqual(['', '', '']);
  });

  test('only a whole day is exact', () => {
    expect(exactDayOf('2026-08-15')).toBe('2026-08-15');
    expect([exactDayOf('2026-08'), exactDayOf('~2026-08-15')]).toEqual([null, null]);
  });
});
