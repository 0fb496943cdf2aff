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
      part: 'whole',
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
  expect(counted('construction', 'unfinished-work', less, paid, fix, unpaid)).toEqual([9500, 8200, -14500]);
  expect(counted('construction', 'unfinished-work', less, paid, { ...fix, counts: 'yes' }, unpaid)).toEqual([
    9500, 8200, -14500,
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

test('more that was asked for the move counts by itself, and neither the whole payment nor the first price beside it', () => {
  const asked = (paidall: string) =>
    aCard('contract.mover-charged', {
      who: { side: 'them', role: '', name: '' },
      amount: '330',
      moment: 'before-unload',
      part: 'extra',
      paidall,
    });
  const paid = aCard('contract.paid', { amount: '1480' });
  const rows = (...entries: readonly CardEntry[]) => counted('broken-contract', 'mover', ...entries);
  expect(rows(aCard('contract.quote', { amount: '1150' }), asked('together'), paid)).toEqual([330]);
  expect(rows(asked('no'), paid)).toEqual([1480]);
});

test('a second check for money that came back counts no second time', () => {
  const check = (amount: string, again: string) => aCard('debt.check', { kind: 'check', amount, again });
  const rows = (again: string) => counted('debt', 'bad-check', check('1312.40', ''), check('912.40', again));
  expect(rows('again')).toEqual([1312.4]);
  expect(rows('new')).toEqual([1312.4, 912.4]);
  expect(rows('')).toEqual([1312.4, 912.4]);
});

test('what an insurance paid comes off the repair it paid for, and off nothing else', () => {
  const insurance = aCard('damage.insurance', { did: 'mine-paid', amount: '2480' });
  const rental = aCard('damage.cost', { kind: 'rental', amount: '189', state: 'paid' });
  const repair = aCard('damage.repair', { item: { text: 'car' }, basis: 'paid', amount: '3480' });
  expect(counted('damaged-property', 'car-crash', insurance, rental)).toEqual([189]);
  expect(counted('damaged-property', 'car-crash', insurance, repair, rental)).toEqual([3480, -2480, 189]);
});

test('what comes off is not named before there is anything it could come off', () => {
  const rows = countedOf(
    'debt',
    ['unpaid-invoice'],
    [
      aCard('debt.part-paid', { amount: '1000', day: '2026-01-20' }),
      aCard('debt.invoice', { amount: '3150', sent: '2026-02-21' }),
      aCard('debt.invoice', { amount: '720', sent: '2026-02-22' }),
      aCard('debt.part-paid', { amount: '600', day: '2026-03-03' }),
    ],
  );
  expect(rows.map((row) => row.slice(row.lastIndexOf(' ') + 1))).toEqual(['3150', '720', '-1000', '-600']);
});
