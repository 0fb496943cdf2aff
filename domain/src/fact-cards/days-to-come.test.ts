import { describe, expect, test } from 'vitest';
import { parseCalendarDate } from '../calendar/index.ts';
import { catalogueOf } from './catalogue/index.ts';
import type { CardEntry } from './entry.ts';
import { readEntry } from './read-entry.ts';
import { aCard } from './testing/a-card.ts';

const today = parseCalendarDate('2026-11-23');
if (!today.ok) throw new Error('November 23, 2026 exists');

const problemsOf = (category: string, entry: CardEntry) => {
  const card = catalogueOf(category).cards.find(({ key }) => key === entry.card);
  if (card === undefined) throw new Error(`no card ${entry.card}`);
  return readEntry(card, entry, 1, [], today.value).problems.map(({ slot, code }) => `${slot}: ${code}`);
};

describe('a day that has not come', () => {
  test.each([
    ['a day', '2026-11-24'],
    ['a month', '2026-12'],
    ['about a month', '~2026-12'],
    ['the end of a time', '2026-11-01/2026-11-24'],
    ['the latest of two days', '[2026-11-01..2026-11-24]'],
  ])('is not taken for what happened: %s', (_said, day) => {
    expect(problemsOf('debt', aCard('debt.loan', { amount: '100', day }))).toEqual(['day: card.day_to_come']);
  });

  test.each(['2026-11-23', '2026-11', '~2026', '2026-10-01/2026-11'])('is not what reaches up to today: %s', (day) => {
    expect(problemsOf('debt', aCard('debt.loan', { amount: '100', day }))).toEqual([]);
  });

  test('is taken for what was promised or agreed', () => {
    expect(problemsOf('debt', aCard('debt.promise', { due: '2027-02-01', form: 'paper' }))).toEqual([]);
    expect(problemsOf('broken-contract', aCard('contract.deal', { day: '2026-10-01', due: '2027-06-12' }))).toEqual([]);
  });

  test('does not take the answer away', () => {
    const entry = aCard('debt.loan', { amount: '100', day: '2027-01-05' });
    const card = catalogueOf('debt').cards.find(({ key }) => key === 'debt.loan');
    if (card === undefined) throw new Error('the card of a loan');
    const read = readEntry(card, entry, 1, [], today.value);
    expect([read.isComplete, read.entry.values['day']]).toEqual([false, '2027-01-05']);
    expect(readEntry(card, entry, 1).isComplete).toBe(true);
  });
});
