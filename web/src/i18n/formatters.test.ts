import { cents, parseCalendarDate } from '@plainclaim/domain';
import { expect, test } from 'vitest';
import { formatDay, formatMoney, formatTypedMoney } from './formatters.ts';

function aDay(text: string) {
  const day = parseCalendarDate(text);
  if (!day.ok) throw new Error('not a day');
  return day.value;
}

test('a day is written in the language of the reader and never shifts with the time zone', () => {
  expect(formatDay(aDay('2026-04-15'), 'en')).toBe('April 15, 2026');
  expect(formatDay(aDay('2026-04-15'), 'es')).toBe('15 de abril de 2026');
});

test('money is in US form for everyone, with two decimals', () => {
  expect(formatMoney(cents(185_050))).toBe('$1,850.50');
});

test('an amount that is not finished shows as zero dollars', () => {
  expect(formatTypedMoney('')).toBe('$0.00');
  expect(formatTypedMoney('1850.5')).toBe('$1,850.50');
});
