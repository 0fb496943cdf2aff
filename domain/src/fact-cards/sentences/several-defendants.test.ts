import { describe, expect, test } from 'vitest';
import { parseCalendarDate } from '../../calendar/index.ts';
import { catalogueOf } from '../catalogue/index.ts';
import type { CardEntry } from '../entry.ts';
import { factsOf } from '../facts.ts';
import { aCard } from '../testing/a-card.ts';

const today = parseCalendarDate('2026-11-21');
if (!today.ok) throw new Error('November 21, 2026 exists');

const factsFor = (category: string, reasons: readonly string[], ...entries: readonly CardEntry[]) =>
  factsOf({
    entries: entries.map((entry, index) => ({ ...entry, id: `c${index}` })),
    rows: [],
    catalogue: catalogueOf(category),
    reasons,
    speaker: { isWe: false, defendants: ['Tom Lee', 'Ann Voss'], place: '12 Main Street' },
    letterDay: today.value,
    clockDays: () => null,
  });

describe('a letter to two defendants', () => {
  const pay = (amount: string, defendant: CardEntry['defendant']) =>
    aCard('promise.pay', { amount, day: '2025-09-01' }, { defendant });

  test('names in the row the one whom the card is about, in every language', () => {
    const { rowCopies } = factsFor('verbal-promise', ['promised-to-pay'], pay('2500', '0'), pay('425', 'all'));
    expect(rowCopies.en.map(({ label }) => label)).toEqual(['Promised payment (Tom Lee)', 'Promised payment']);
    expect(rowCopies.es.map(({ label }) => label.includes('Tom Lee'))).toEqual([true, false]);
    expect(rowCopies.tr.map(({ label }) => label.includes('Tom Lee'))).toEqual([true, false]);
  });

  test('puts the name where a row says you', () => {
    const paid = aCard('promise.held', { kind: 'money', amount: '500' }, { defendant: '1' });
    const { rows } = factsFor('verbal-promise', ['promised-to-pay', 'promised-return'], paid);
    expect(rows.map(({ label }) => label)).toEqual(['Given to Ann Voss']);
  });

  test('names the one whose people an answer of ours speaks of', () => {
    const came = aCard(
      'free.event',
      { who: { side: 'other', role: 'their-worker', name: '' }, what: { pick: 'called' } },
      { defendant: '1' },
    );
    expect(factsFor('debt', ['unpaid-work'], came).sentences.map(({ text }) => text)).toEqual([
      'Someone who works for Ann Voss called.',
    ]);
  });

  test('says no sum over what both of them did as if it were about one', () => {
    const both = [
      pay('2500', '0'),
      pay('425', '1'),
      aCard('promise.part', { amount: '100', day: '2025-10-01' }, { defendant: '0' }),
    ];
    const said = factsFor('verbal-promise', ['promised-to-pay'], ...both).sentences;
    expect(said.filter(({ source }) => source.kind === 'derived').map(({ text }) => text)).toEqual([]);
  });
});
