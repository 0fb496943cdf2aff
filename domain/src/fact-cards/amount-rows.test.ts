import { expect, test } from 'vitest';
import { parseCalendarDate } from '../calendar/index.ts';
import { catalogueOf } from './catalogue/index.ts';
import type { CardEntry } from './entry.ts';
import { factsOf } from './facts.ts';
import { aCard } from './testing/a-card.ts';

const today = parseCalendarDate('2026-11-21');
if (!today.ok) throw new Error('November 21, 2026 exists');

/** The rows that count by themselves, as signed dollars. */
const counted = (category: string, reason: string, ...entries: readonly CardEntry[]): readonly number[] =>
  factsOf({
    entries: entries.map((entry, index) => ({ ...entry, id: `c${index}` })),
    rows: [],
    catalogue: catalogueOf(category),
    reasons: [reason],
    speaker: { isWe: false, defendants: ['Tom Lee'], place: '12 Main Street' },
    letterDay: today.value,
    clockDays: () => null,
  })
    .rows.filter(({ counts }) => counts)
    .map(({ cents }) => cents / 100);

test('what was paid for a bad repair counts, and beside work nobody approved only that work does', () => {
  const paid = aCard('auto.paid', { amount: '1850' });
  expect(counted('auto', 'bad-repair', paid)).toEqual([1850]);
  expect(
    counted('auto', 'repair-not-approved', paid, aCard('auto.approval', { amount: '540', contact: 'not-asked' })),
  ).toEqual([540]);
});

test('what was taken out of the pay counts', () => {
  expect(counted('debt', 'unpaid-work', aCard('debt.deducted', { amount: '90' }))).toEqual([90]);
});

test('the cost of somebody else to put it right counts', () => {
  const cover = aCard('contract.cover', {
    amount: '145',
    kind: 'paid',
    who: { side: 'other', role: '', name: 'Ana Ruiz' },
  });
  expect(counted('broken-contract', 'service-done-badly', cover)).toEqual([145]);
});

test('what the claimant spent because of a promise counts', () => {
  const did = aCard('promise.did', { kind: 'because', cost: '300' });
  expect(counted('verbal-promise', 'promised-work', did)).toEqual([300]);
});

test('a first price comes off only beside the higher price that was paid', () => {
  const quote = aCard('contract.quote', { amount: '1100' });
  const asked = (paidall: string) =>
    aCard('contract.mover-charged', {
      who: { side: 'them', role: '', name: '' },
      amount: '1750',
      moment: 'after',
      paidall,
    });
  expect(counted('broken-contract', 'mover', quote)).toEqual([]);
  expect(counted('broken-contract', 'mover', quote, asked('yes'))).toEqual([1750, -1100]);
  expect(counted('broken-contract', 'mover', quote, asked('no'))).toEqual([]);
});

test('of two that exclude each other the only one there counts, whatever would go first beside the other', () => {
  const paid = aCard('construction.paid', { amount: '4000' });
  const fix = aCard('construction.fix-cost', {
    amount: '2500',
    kind: 'paid',
    who: { side: 'other', role: '', name: 'Ana Ruiz' },
  });
  expect(counted('construction', 'bad-work', paid)).toEqual([4000]);
  expect(counted('construction', 'bad-work', paid, fix)).toEqual([2500]);
  expect(counted('construction', 'unfinished-work', fix)).toEqual([2500]);
});
