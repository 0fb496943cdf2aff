import { expect, test } from 'vitest';
import { catalogueOf } from './catalogue/index.ts';
import { type CardEntry, withOrder } from './entry.ts';
import { cardNamed } from './offered-cards.ts';
import { inOrder } from './order-of-telling.ts';
import { readEntry } from './read-entry.ts';
import { aCard } from './testing/a-card.ts';

const catalogue = catalogueOf('other');
const told = (entries: readonly CardEntry[]): readonly string[] => {
  const card = cardNamed(catalogue, 'free.cost');
  if (card === undefined) throw new Error('There is a card for a cost.');
  return inOrder(entries.map((entry) => readEntry(card, entry, 1))).map(({ entry }) => entry.id);
};
const paid = (id: string, day?: string): CardEntry => ({
  ...aCard('free.cost', { amount: '20', what: { text: 'a ticket' }, ...(day === undefined ? {} : { day }) }),
  id,
});
const cards = [paid('late', '2026-03-01'), paid('unknown'), paid('early', '2026-01-01')];

test('cards are told by day, and those without a day behind the others of their kind', () => {
  expect(told(cards)).toEqual(['early', 'late', 'unknown']);
});

test('the person’s own order comes before the days', () => {
  expect(told(withOrder(cards, ['unknown', 'late', 'early']))).toEqual(['unknown', 'late', 'early']);
});

test('a card that came later stands behind the one it follows by its day', () => {
  const ordered = withOrder(cards, ['unknown', 'late', 'early']);
  expect(told([...ordered, paid('middle', '2026-02-01')])).toEqual(['unknown', 'late', 'early', 'middle']);
  expect(told([...ordered, paid('first', '2025-02-01')])).toEqual(['first', 'unknown', 'late', 'early']);
});

test('taking the own order back gives the days again', () => {
  expect(told(withOrder(withOrder(cards, ['unknown', 'late', 'early']), null))).toEqual(told(cards));
});
