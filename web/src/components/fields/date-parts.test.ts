import { expect, test } from 'vitest';
import { joinDate, splitDate } from './date-parts.ts';

test('three filled parts make a day with two-digit month and day', () => {
  expect(joinDate({ year: '2026', month: '04', day: '5' })).toBe('2026-04-05');
});

test('an unfinished date keeps what was typed', () => {
  const typed = joinDate({ year: '20', month: '', day: '5' });
  expect(typed).toBe('20--5');
  expect(splitDate(typed)).toEqual({ year: '20', month: '', day: '5' });
});

test('nothing typed is an empty text', () => {
  expect(joinDate(splitDate(''))).toBe('');
});

test('a saved day comes back as its parts', () => {
  expect(splitDate('2026-04-15')).toEqual({ year: '2026', month: '04', day: '15' });
});
