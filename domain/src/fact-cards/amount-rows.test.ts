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
  rowsThatCount(category, [reason], entries).map(({ cents }) => cents / 100);

const countedOf = (category: string, reasons: readonly string[], entries: readonly CardEntry[]): readonly string[] =>
  rowsThatCount(category, reasons, entries).map(({ label, cents }) => `${label}: ${cents / 100}`);

const rowsThatCount = (category: string, reasons: readonly string[], entries: readonly CardEntry[]) =>
  factsOf({
    entries: entries.map((entry, index) => ({ ...entry, id: `c${index}` })),
    rows: [],
    catalogue: catalogueOf(category),
    reasons,
    speaker: { isWe: false, defendants: ['Tom Lee'], place: '12 Main Street' },
    letterDay: today.value,
    clockDays: () => null,
  }).rows.filter(({ counts }) => counts);

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

test('what was taken out of pay that is asked for whole counts once, and out of other pay beside it', () => {
  const worked = aCard('debt.worked', { earned: '1432.63' });
  const payday = aCard('debt.payday', { due: '2026-09-11', came: '300' });
  const took = (values: CardEntry['values']) => aCard('debt.deducted', { amount: '180', day: '2026-09-11', ...values });
  const rows = (values: CardEntry['values']) => counted('debt', 'unpaid-work', worked, payday, took(values));
  expect(rows({})).toEqual([1432.63, -300]);
  expect(rows({ pay: 'told' })).toEqual([1432.63, -300]);
  expect(rows({ pay: 'other' })).toEqual([1432.63, -300, 180]);
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

test('less the agreed price, what was paid and the cost to finish count together, and the unpaid part not once more', () => {
  const paid = aCard('construction.paid', { amount: '9500' });
  const fix = aCard('construction.fix-cost', {
    amount: '8200',
    kind: 'paid',
    who: { side: 'other', role: '', name: 'Ana Ruiz' },
  });
  const deal = aCard('construction.deal', { job: { text: 'renovate the bathroom' }, price: '14500' });
  const unpaid = aCard('construction.unpaid', { amount: '5000' });
  const less = { ...deal, counts: 'yes' as const };
  expect(counted('construction', 'unfinished-work', deal, paid, fix, unpaid)).toEqual([9500]);
  expect(counted('construction', 'unfinished-work', less, paid, fix, unpaid)).toEqual([-14500, 9500, 8200]);
  expect(counted('construction', 'unfinished-work', less, paid, { ...fix, counts: 'yes' }, unpaid)).toEqual([
    -14500, 9500, 8200,
  ]);
});

test('what was bought is no loss beside a charge that was made twice', () => {
  const paid = aCard('charge.paid', { amount: '437.60', what: { text: 'eyeglasses' } });
  const twice = aCard('charge.wrong', { kind: 'twice', over: '437.60' });
  const rows = (...entries: readonly CardEntry[]) =>
    countedOf('chargeback', ['wrong-amount', 'lost-card-dispute'], entries);
  expect(rows(paid)).toEqual(['Paid for eyeglasses: 437.6']);
  expect(rows(paid, twice)).toEqual(['Charged a second time: 437.6']);
});

test('a fee that came several times is one row', () => {
  const fee = aCard('charge.cost', { what: { pick: 'returned' }, amount: '35', times: '2' });
  expect(countedOf('chargeback', ['wrong-amount'], [fee])).toEqual([
    'Cost of a fee for a returned payment, 2 times: 70',
  ]);
});
