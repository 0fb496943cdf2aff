import { expect, test } from 'vitest';
import { parseCalendarDate } from '../calendar/index.ts';
import { catalogueOf } from './catalogue/index.ts';
import type { CardEntry } from './entry.ts';
import { factsOf } from './facts.ts';
import { aCard } from './testing/a-card.ts';

const today = parseCalendarDate('2026-11-21');
if (!today.ok) throw new Error('November 21, 2026 exists');

const told = (...entries: readonly CardEntry[]): string =>
  factsOf({
    entries: entries.map((entry, index) => ({ ...entry, id: `c${index}` })),
    rows: [],
    catalogue: catalogueOf('verbal-promise'),
    reasons: ['promised-to-pay'],
    speaker: { isWe: false, defendants: ['Tom Lee'], place: '12 Main Street' },
    letterDay: today.value,
    clockDays: () => null,
  })
    .sentences.filter(({ source }) => source.kind === 'derived')
    .map(({ text }) => text)
    .join(' ');

const promised = (amount: string, day?: string) => aCard('promise.pay', { amount, ...(day && { day }) });
const part = (amount: string, day: string) => aCard('promise.part', { amount, day });

test('what a part payment left unpaid is told, as all of it was promised before', () => {
  expect(told(promised('2100', '2025-09-01'), part('300', '2025-10-05'))).toContain('That left $1,800.00 unpaid.');
  expect(told(promised('2100'), part('300', '2025-10-05'))).toContain('That left $1,800.00 unpaid.');
});

test('a promise of a later day was not yet unpaid then, so nothing is said to be left', () => {
  const entries = [promised('2100', '2025-09-01'), part('300', '2025-10-05'), promised('900', '2025-12-01')];
  expect(told(...entries)).not.toContain('That left');
});

test('of several promises without a day nobody knows what was left on a day', () => {
  expect(told(promised('2100'), promised('900'), part('300', '2025-10-05'))).not.toContain('That left');
});

test('a sum falls where one of its cards tells the person’s own sentence', () => {
  const own = { ...promised('2100', '2025-09-01'), own: 'We spoke of $2,100.' };
  expect(told(own, part('300', '2025-10-05'))).not.toContain('That left');
  expect(told(promised('2100', '2025-09-01'), { ...part('300', '2025-10-05'), own: 'I got $300.' })).toBe('');
});
