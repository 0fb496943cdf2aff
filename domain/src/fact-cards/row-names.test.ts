import { describe, expect, test } from 'vitest';
import { parseCalendarDate } from '../calendar/index.ts';
import { catalogueOf } from './catalogue/index.ts';
import type { CardEntry } from './entry.ts';
import { factsOf } from './facts.ts';
import { aCard } from './testing/a-card.ts';

const today = parseCalendarDate('2026-11-23');
if (!today.ok) throw new Error('November 23, 2026 exists');

const factsFor = (category: string, reason: string, ...entries: readonly CardEntry[]) =>
  factsOf({
    entries: entries.map((entry, index) => ({ ...entry, id: `c${index}` })),
    rows: [],
    catalogue: catalogueOf(category),
    reasons: [reason],
    speaker: { isWe: false, defendants: ['Tom Lee'], place: '12 Main Street' },
    letterDay: today.value,
    clockDays: () => null,
  });

const names = (category: string, reason: string, ...entries: readonly CardEntry[]) =>
  factsFor(category, reason, ...entries).rows.map(({ label }) => label);

describe('a row says what it is', () => {
  test('two payments of one name are told apart by who paid', () => {
    expect(
      names(
        'other',
        'other',
        aCard('other.got-back', { kind: 'money', amount: '1200', by: { side: 'other', role: 'insurance', name: '' } }),
        aCard('other.got-back', { kind: 'money', amount: '500', by: { side: 'them', role: '', name: '' } }),
      ),
    ).toEqual(['Less: paid by my insurance company', 'Less: money received']);
  });

  test('money that went to somebody else is not said to be received', () => {
    const to = { side: 'other', role: 'husband', name: '' } as const;
    const day = '2026-05-04';
    expect(names('debt', 'unpaid-work', aCard('debt.part-paid', { amount: '300', day, to }))).toEqual([
      'Less: paid to my husband, May 4, 2026',
    ]);
    expect(names('debt', 'unpaid-work', aCard('debt.part-paid', { amount: '300', day }))).toEqual([
      'Less: payment received, May 4, 2026',
    ]);
  });

  test('a price with tax and delivery is not the price of the thing alone', () => {
    expect(
      names(
        'product',
        'broken-or-defective',
        aCard('product.bought', { amount: '2177', item: { text: 'a sofa bed' } }),
      ),
    ).toEqual(['Purchase of a sofa bed, paid in all']);
  });

  test('several of a thing are counted in its name', () => {
    expect(
      names(
        'broken-contract',
        'service-not-done',
        aCard('contract.loss', { amount: '260', kind: 'lost', thing: { pick: 'travel.tour', count: '4' } }),
      ),
    ).toEqual(['Loss of 4 tours']);
  });

  test('rows that would have one name get their days', () => {
    const keys = ['2026-01-10', '2026-02-10'].map((day, index) =>
      aCard('rental.own-cost', { amount: '90', what: { pick: 'motel' }, day }, { id: `k${index}` }),
    );
    expect(names('tenant-landlord', 'locked-out', ...keys)).toEqual([
      'Paid for a motel, January 10, 2026',
      'Paid for a motel, February 10, 2026',
    ]);
  });
});

describe('words in another language', () => {
  const entry = aCard('construction.left', { undone: { text: 'poner el piso', meaning: 'put in the floor' } });

  test('stand in the letter by their meaning, and in the person’s copy as typed', () => {
    const [sentence] = factsFor('construction', 'unfinished-work', entry).sentences;
    expect(sentence?.text).toBe('You did not put in the floor.');
    expect(sentence?.copies.es).toContain('poner el piso');
  });

  test('and neither may be longer than a sentence takes', () => {
    const long = aCard('construction.left', { undone: { text: 'x', meaning: 'y'.repeat(121) } });
    const [read] = factsFor('construction', 'unfinished-work', long).entries;
    expect(read?.problems.map(({ code }) => code)).toEqual(['card.text_too_long']);
  });
});

test('whoever tells or writes something has not looked into it', () => {
  const said = (form: string) =>
    factsFor(
      'construction',
      'unfinished-work',
      aCard('construction.finding', {
        who: { side: 'other', role: 'office', name: '' },
        form,
        finding: { text: 'no permit had been applied for' },
      }),
    ).sentences[0]?.text;
  expect(said('told')).toBe('The town building office told me that no permit had been applied for.');
  expect(said('wrote')).toBe('The town building office wrote that no permit had been applied for.');
  expect(said('other')).toBe('The town building office found that no permit had been applied for.');
});
