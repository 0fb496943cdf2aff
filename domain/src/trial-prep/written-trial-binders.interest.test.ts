import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Claim } from '../claims/claim.ts';
import { aClaim, aClaimFor } from '../claims/testing/a-claim.ts';
import { anyClaim } from '../court-papers/testing/random-claims.ts';
import { aCard } from '../fact-cards/testing/a-card.ts';
import { dayOf } from '../jurisdictions/pack/dated-rows.ts';
import { cents, parseUsd } from '../money/index.ts';
import { amountsIn, bookOf, fileText, inputFor } from './testing/trial-binders.ts';
import { NO_TRIAL_NOTES, prepareTrialBinder, type TrialBinder, type TrialNotes } from './index.ts';

const asking = (more: Partial<TrialNotes> = {}): TrialNotes => ({ ...NO_TRIAL_NOTES, wantsInterest: true, ...more });
const sums = (dollars: number) => ({ amount: cents(dollars * 100), courtAmount: cents(dollars * 100) });
const centsOf = (amount: string): number => {
  const read = parseUsd(amount.replace('-', ''));
  return read.ok ? read.value : Number.NaN;
};

/** The rows of the last table of the worksheet: each step, the interest, and all with it. */
const interestIn = (book: TrialBinder): readonly (readonly [string, string])[] =>
  (amountsIn(book, 'money').at(-1) ?? []).map(({ label, amount }) => [label, amount]);
const worked = (claim: Claim, notes = asking()) => interestIn(bookOf(claim, { notes })).slice(0, -1);

const deposit = (more: Partial<Claim> = {}): Claim =>
  aClaimFor('deposit-not-returned', {
    ...sums(4_000),
    happenedOn: dayOf('2026-08-15'),
    cards: [
      aCard('rental.home', { from: '2023-06-01', to: '2026-08-15' }),
      aCard('rental.deposit-paid', { amount: '4000', day: '2023-06-01' }),
    ],
    ...more,
  });

describe('the worksheet works interest out', () => {
  test('on the single deposit from the day after the clock, doubled or not', () => {
    // 67 days from September 15 to November 21 at 4.5 percent.
    const single = [
      ['From September 15, 2026, at 4.5 percent in 2026: 67 days on $4,000.00', '$33.04'],
      ['D. Interest to this day', '$33.04'],
    ];
    expect(worked(deposit())).toEqual(single);
    expect(worked(deposit({ multiple: 'now', ...sums(8_000) }))).toEqual(single);
    expect(worked(deposit({ multiple: 'court', courtAmount: cents(8_000_00) }))).toEqual(single);
    expect(fileText(bookOf(deposit(), { notes: asking() }), 'money')).toContain('not what the law adds to it');
  });

  test('on each instalment from its own day', () => {
    const loan = aClaim({
      ...sums(1_200),
      cards: [
        aCard('debt.loan', { amount: '1200', day: '2026-06-01' }),
        aCard('debt.promise', { due: '2026-09-01', part: '300', every: 'month' }),
      ],
    });
    expect(worked(loan)).toEqual([
      ['From September 1, 2026, at 4.5 percent in 2026: 30 days on $300.00', '$1.11'],
      ['From October 1, 2026, at 4.5 percent in 2026: 31 days on $600.00', '$2.29'],
      ['From November 1, 2026, at 4.5 percent in 2026: 20 days on $900.00', '$2.22'],
      ['D. Interest to this day', '$5.62'],
    ]);
  });

  test('on all of the rest from the day all was asked for, where the agreement allows that', () => {
    const loan = aClaim({
      ...sums(1_200),
      cards: [
        aCard('debt.loan', { amount: '1200', day: '2026-06-01' }),
        aCard('debt.promise', { due: '2026-09-01', part: '300', every: 'month' }),
        aCard('debt.all-due', { when: 'one', told: '2026-10-15' }),
      ],
    });
    expect(worked(loan).map(([label]) => label.split(': ')[1])).toEqual([
      '30 days on $300.00',
      '14 days on $600.00',
      '37 days on $1,200.00',
      undefined,
    ]);
  });

  test('on what another one’s bill cost above the price from the day it was paid, and on no more', () => {
    const claim = aClaimFor('unfinished-work', {
      ...sums(3_500),
      cards: [
        aCard('construction.left', { day: '2026-07-01' }),
        aCard('construction.unpaid', { amount: '4000' }),
        aCard(
          'construction.fix-cost',
          { kind: 'paid', amount: '7500', work: 'finish the deck', day: '2026-09-10' },
          { counts: 'yes' },
        ),
      ],
    });
    expect(worked(claim)[0]?.[0]).toBe('From September 10, 2026, at 4.5 percent in 2026: 72 days on $3,500.00');
  });

  test('and shows none for harm, for agreed interest, or for a deposit whose day nobody told', () => {
    const none = (claim: Claim) => fileText(bookOf(claim, { notes: asking() }), 'money');
    const crash = none(aClaimFor('car-crash', { happenedOn: dayOf('2026-06-01') }));
    expect(crash).toContain('R. 4:42-11(b)');
    expect(crash).not.toContain('D. Interest to this day');
    const agreed = aClaim({
      ...sums(2_100),
      cards: [aCard('debt.loan', { amount: '2000' }), aCard('debt.agreed-charge', { kind: 'interest', amount: '100' })],
    });
    expect(none(agreed)).toContain('Interest that was agreed stands among the lines above.');
    const typed = aClaim({
      ...sums(2_100),
      cards: [aCard('debt.loan', { amount: '2000' })],
      amountRows: [{ id: 'r1', label: 'Interest', amount: '100', isMinus: false }],
    });
    expect(none(typed)).toContain('Interest stands among the lines above.');
    const undated = deposit({ cards: [aCard('rental.deposit-paid', { amount: '4000' })] });
    expect(none(undated)).toContain('do not know the day the money was due back');
  });

  test('and says so where it is on the whole claim, as no lines add up to it', () => {
    const text = fileText(bookOf(aClaim(sums(2_600)), { notes: asking() }), 'money');
    expect(text).toContain('It is worked out on the whole claim');
    expect(text).not.toContain('no interest or charge that was agreed');
  });

  test('and not on a late charge that was agreed', () => {
    const late = aClaim({
      ...sums(2_050),
      cards: [aCard('debt.loan', { amount: '2000' }), aCard('debt.agreed-charge', { kind: 'late', amount: '50' })],
    });
    expect(worked(late)[0]?.[0]).toContain('on $2,000.00');
  });
});

describe('any claim', () => {
  test('bears interest on no more than the claim without what a law adds, never before it was due, and adds up', () => {
    let made = 0;
    fc.assert(
      fc.property(anyClaim, fc.nat(100), (claim, part) => {
        const payments = [{ paidOn: dayOf('2026-08-10'), cents: cents(Math.floor((claim.amount * part) / 200)) }];
        const prepared = prepareTrialBinder(inputFor(claim, { notes: asking({ payments }) }));
        if (!prepared.ok) return;
        const rows = interestIn(prepared.value);
        if (!rows.some(([label]) => label.startsWith('D. '))) return;
        made += 1;
        const steps = rows.filter(([label]) => label.startsWith('From '));
        const total = rows.find(([label]) => label.startsWith('D. '))?.[1] ?? '';
        expect(steps.reduce((sum, [, amount]) => sum + centsOf(amount), 0)).toBe(centsOf(total));
        for (const [label] of steps) {
          const [, days = '', base = ''] = /: (\d+) days? on (\$[\d,.]+)$/.exec(label) ?? [];
          expect(Number(days)).toBeGreaterThan(0);
          expect(centsOf(base)).toBeGreaterThan(0);
          expect(centsOf(base)).toBeLessThanOrEqual(
            Math.max(
              claim.amount,
              claim.cards.reduce((sum, card) => sum + moneyIn(card.values), 0),
            ),
          );
        }
      }),
      { numRuns: 80 },
    );
    expect(made).toBeGreaterThan(5);
  });
});

/** All amounts a card names: what was open before a payment can be more than what is claimed. */
const moneyIn = (values: Readonly<Record<string, unknown>>): number =>
  Object.values(values).reduce<number>((sum, value) => {
    const read = typeof value === 'string' ? parseUsd(value) : null;
    return sum + (read?.ok === true ? read.value : 0);
  }, 0);
