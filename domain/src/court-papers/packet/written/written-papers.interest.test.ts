import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assessClaim } from '../../../claim-fit/index.ts';
import { aClaim, aClaimFor } from '../../../claims/testing/a-claim.ts';
import type { Claim } from '../../../claims/claim.ts';
import { aCard } from '../../../fact-cards/testing/a-card.ts';
import { dayOf } from '../../../jurisdictions/pack/dated-rows.ts';
import { usNj } from '../../../jurisdictions/us-nj/index.ts';
import { composeCase } from '../../../letters/testing/compose-case.ts';
import { writtenCases } from '../../../letters/testing/written-cases/index.ts';
import { cents } from '../../../money/index.ts';
import { blocksOf, packetOf, sheetOf, textOf, TODAY } from '../../testing/packets.ts';

const demandOf = (claim: Claim): string => textOf(sheetOf(packetOf(claim), 'complaint'));
const dueDayOf = (claim: Claim): string | undefined =>
  blocksOf(packetOf(claim), 'default_proof', 'fields')[0]?.fields[0]?.value;
const rowsOf = (claim: Claim) =>
  blocksOf(packetOf(claim), 'complaint', 'amounts').flatMap(({ rows }) =>
    rows.map(({ label, amount }) => [label, amount]),
  );

const sums = (dollars: number) => ({ amount: cents(dollars * 100), courtAmount: cents(dollars * 100) });

const deposit = (more: Partial<Claim> = {}): Claim =>
  aClaimFor('deposit-not-returned', {
    ...sums(4_000),
    // The day they moved out: nothing was due yet.
    happenedOn: dayOf('2026-08-15'),
    cards: [
      aCard('rental.home', { from: '2023-06-01', to: '2026-08-15' }),
      aCard('rental.deposit-paid', { amount: '4000', day: '2023-06-01' }),
    ],
    ...more,
  });

describe('the complaint asks for interest', () => {
  test('on a deposit from the day after the landlord’s time, whatever day the person moved out', () => {
    expect(demandOf(deposit())).toContain('Plaintiff asks for interest on $4,000.00 from September 15, 2026');
    expect(demandOf(deposit())).toContain('That is the day on which the 30 days to give the money back were over.');
    expect(dueDayOf(deposit())).toBe('September 14, 2026');
  });

  test('on the single deposit alone where the court is asked to double it', () => {
    const doubled = deposit({ multiple: 'court', courtAmount: cents(8_000_00) });
    expect(demandOf(doubled)).toContain('Plaintiff asks for interest on $4,000.00 from September 15, 2026');
    expect(demandOf(doubled)).toContain('No interest is asked for on the $4,000.00 added under N.J.S.A. 46:8-21.1.');
    const now = deposit({ multiple: 'now', ...sums(8_000) });
    expect(demandOf(now)).toContain('Plaintiff asks for interest on $4,000.00 from September 15, 2026');
  });

  test('on a deposit without a day where nobody told when the rental ended', () => {
    const leftUnsaid = deposit({ cards: [aCard('rental.deposit-paid', { amount: '4000' })] });
    expect(demandOf(leftUnsaid)).toContain('from the day after the time to give it back was over');
    expect(demandOf(leftUnsaid)).not.toContain('interest on $4,000.00 from');
  });

  test('on a loan in instalments, on each from its own day, and on none that is not due yet', () => {
    const loan = aClaim({
      ...sums(1_200),
      cards: [
        aCard('debt.loan', { amount: '1200', day: '2026-06-01' }),
        aCard('debt.promise', { due: '2026-08-31', part: '300', every: 'month' }),
      ],
    });
    expect(demandOf(loan)).toContain(
      'on what was open from each day: $300.00 from August 31, 2026; $600.00 from September 30, 2026; $900.00 from October 31, 2026',
    );
    expect(demandOf(loan)).not.toContain('from November');
  });

  test('on a loan from the promised day, and less from each part payment on', () => {
    const loan = aClaim({
      ...sums(2_000),
      cards: [
        aCard('debt.loan', { amount: '2500', day: '2026-01-05' }),
        aCard('debt.promise', { due: '2026-06-01' }),
        aCard('debt.part-paid', { amount: '500', day: '2026-07-01' }),
      ],
    });
    expect(demandOf(loan)).toContain('$2,500.00 from June 1, 2026; $2,000.00 from July 1, 2026');
    expect(demandOf(loan)).toContain('Those are the days on which the money was due or something came off.');
  });

  test('on invoices, on each from the day it was due', () => {
    const invoices = aClaimFor('unpaid-invoice', {
      ...sums(900),
      cards: [
        aCard('debt.invoice', { amount: '400', sent: '2026-03-01', due: '2026-04-01' }, { id: 'one' }),
        aCard('debt.invoice', { amount: '500', sent: '2026-04-01', due: '2026-05-01' }, { id: 'two' }),
      ],
    });
    expect(demandOf(invoices)).toContain('$400.00 from April 1, 2026; $900.00 from May 1, 2026');
    expect(dueDayOf(invoices)).toBe('April 1, 2026');
  });

  test('for a crash from the filing or six months after it, the later, and not on what insurance paid', () => {
    const crash = aClaimFor('car-crash', {
      ...sums(1_500),
      cards: [
        aCard('damage.crash', { day: '2026-06-01', how: 'behind' }),
        aCard('damage.repair', { item: 'car', basis: 'estimate', amount: '2500' }),
        aCard('damage.insurance', { did: 'mine-paid', amount: '1000' }),
      ],
    });
    expect(demandOf(crash)).toContain('R. 4:42-11(b)');
    expect(demandOf(crash)).toContain('from December 1, 2026, 6 months after it happened');
    expect(rowsOf(crash).map(([, amount]) => amount)).toEqual(['$2,500.00', '-$1,000.00', '$1,500.00']);
    expect(dueDayOf(crash)).toBe('June 1, 2026');
  });

  test('names no second interest where one was agreed and stands among the rows', () => {
    const agreed = aClaim({
      ...sums(2_100),
      cards: [
        aCard('debt.loan', { amount: '2000', day: '2026-06-01' }),
        aCard('debt.agreed-charge', { kind: 'interest', rate: '5 percent a year', amount: '100' }),
      ],
    });
    expect(demandOf(agreed)).toContain('Interest that was agreed stands in the sum');
    expect(demandOf(agreed)).not.toContain('asks for interest on $');
  });

  test('on no more than is demanded, and where rows do not say it, on the claim from its day', () => {
    const waived = aClaim({ ...sums(5_600), waiveExcess: 'small_claims' });
    expect(demandOf(waived)).toContain('Plaintiff asks for interest on $5,000.00 from June 1, 2026');
  });

  test.each([
    ['begins in a month without a day', { due: '2026-06', part: '500', every: 'month' }],
    ['names the part and not how often', { due: '2026-06-01', part: '500' }],
    ['names how often and not the part', { due: '2026-06-01', every: 'month' }],
    ['has more parts than anybody pays', { due: '2026-06-01', part: '1', every: 'month' }],
  ])('on a loan without a day where the plan %s', (_what, plan) => {
    const loan = aClaim({
      ...sums(5_000),
      cards: [aCard('debt.loan', { amount: '5000', day: '2026-01-05' }), aCard('debt.promise', plan)],
    });
    expect(demandOf(loan)).toContain('asks for interest from the day the money was due');
    expect(demandOf(loan)).not.toContain('interest on $');
  });

  test('on two loans without a day beside one plan, and by the plan where the second card tells no loan yet', () => {
    const plan = aCard('debt.promise', { due: '2026-09-01', part: '300', every: 'month' });
    const one = aCard('debt.loan', { amount: '1200', day: '2026-06-01' }, { id: 'one' });
    const second = (amount: Record<string, string>) => aCard('debt.loan', amount, { id: 'two' });
    const both = aClaim({ ...sums(2_000), cards: [one, second({ amount: '800', day: '2026-06-02' }), plan] });
    expect(demandOf(both)).not.toContain('interest on $');
    const begun = aClaim({ ...sums(1_200), cards: [one, second({}), plan] });
    expect(demandOf(begun)).toContain('$300.00 from September 1, 2026; $600.00 from October 1, 2026');
  });

  test('calls no interest agreed that is a row the person typed', () => {
    const typed = aClaim({
      ...sums(2_100),
      cards: [aCard('debt.loan', { amount: '2000', day: '2026-06-01' })],
      amountRows: [{ id: 'r1', label: 'Interest', amount: '100', isMinus: false }],
    });
    expect(demandOf(typed)).toContain('Interest stands in the sum. For the time after that');
    expect(demandOf(typed)).not.toContain('agreed');
  });

  test('on no sum where the rows hold a late charge and do not add up to the claim', () => {
    const late = aClaim({
      ...sums(2_500),
      cards: [
        aCard('debt.loan', { amount: '2000', day: '2026-06-01' }),
        aCard('debt.agreed-charge', { kind: 'late', amount: '50' }),
      ],
    });
    expect(demandOf(late)).not.toContain('interest on $');
    expect(demandOf(late)).toContain('asks for interest from the day the money was due');
  });

  test('speaks of several plaintiffs as such', () => {
    const coClaimants = [{ firstname: 'Luis', lastname: 'Reyes', address: '', phonenumber: '' }];
    expect(demandOf(aClaim({ coClaimants }))).toContain('Plaintiffs ask for interest on $2,000.00');
  });
});

describe('a contractor’s work', () => {
  const cards = [
    aCard('construction.deal', { price: '10000', job: 'build a deck' }),
    aCard('construction.paid', { amount: '6000', day: '2026-05-01' }),
    aCard('construction.done', { part: 'frame', value: '4000' }),
    aCard('construction.left', { day: '2026-07-01' }),
    aCard('construction.unpaid', { amount: '4000' }),
  ];
  const finish = { kind: 'paid', amount: '7500', work: 'finish the deck', day: '2026-09-10' };

  test('that was left is the price paid less what it is worth, whatever is still unpaid', () => {
    expect(rowsOf(aClaimFor('unfinished-work', { ...sums(2_000), cards })).map(([, amount]) => amount)).toEqual([
      '$6,000.00',
      '-$4,000.00',
      '$2,000.00',
    ]);
  });

  test('that another one finished costs what was paid for that above the agreed price', () => {
    const claim = aClaimFor('unfinished-work', {
      ...sums(3_500),
      cards: [...cards, aCard('construction.fix-cost', finish, { counts: 'yes' })],
    });
    expect(rowsOf(claim).map(([, amount]) => amount)).toEqual(['$7,500.00', '-$4,000.00', '$3,500.00']);
    expect(demandOf(claim)).toContain('interest on $3,500.00 from September 10, 2026');
  });
});

describe('goods that are kept', () => {
  const kept = (more: Partial<Claim> = {}) =>
    aClaimFor('will-not-return', {
      ...sums(800),
      cards: [aCard('taken.item', { item: 'guitar', value: '800' })],
      ...more,
    });

  test('are asked for as money, and the complaint says so', () => {
    expect(demandOf(kept())).toContain('Plaintiff asks for money in place of the things');
    expect(demandOf(aClaim())).not.toContain('in place of the things');
  });
});

describe('instalments', () => {
  test('come to the loan and stay within it, for any part and any day', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 500, max: 4_000 }),
        fc.integer({ min: 50, max: 900 }),
        fc.integer({ min: 1, max: 28 }),
        (loan, part, day) => {
          const text = demandOf(
            aClaim({
              ...sums(loan),
              cards: [
                aCard('debt.loan', { amount: String(loan), day: '2025-01-01' }),
                aCard('debt.promise', {
                  due: `2026-01-${String(day).padStart(2, '0')}`,
                  part: String(part),
                  every: 'two-weeks',
                }),
              ],
            }),
          );
          const asked = [...text.matchAll(/\$([\d,]+\.\d\d) from/g)].map(([, sum]) =>
            Math.round(Number(sum?.replaceAll(',', '')) * 100),
          );
          expect(asked.length).toBeGreaterThan(0);
          expect(asked).toEqual(asked.toSorted((a, b) => a - b));
          expect(asked.at(-1)).toBeLessThanOrEqual(loan * 100);
        },
      ),
      { numRuns: 25 },
    );
  });
});

test('a demand letter names interest only where the person told of it', () => {
  const named = writtenCases.flatMap((one) => {
    const { text } = composeCase(one, usNj, assessClaim(one.claim, usNj, TODAY), TODAY).composed;
    const { story, calculation, amountRows, cards } = one.claim;
    const stated = JSON.stringify([story, calculation, amountRows, cards]);
    return /\binterest\b/i.test(text) && !/interest|agreed-charge/i.test(stated) ? [one.name] : [];
  });
  expect(named).toEqual([]);
});

describe('why interest begins on its day', () => {
  const monthsOfRent = aClaimFor('tenant-owes-rent', {
    ...sums(2_500),
    cards: [
      aCard('rental.let', { from: '2025-03-01', to: '2026-08-31', lease: 'written', rent: '1250', per: 'month' }),
      aCard('rental.rent-unpaid', { month: '2026-07', amount: '1250' }, { id: 'july' }),
      aCard('rental.rent-unpaid', { month: '2026-08', amount: '1250' }, { id: 'august' }),
    ],
  });

  test('is told as the cards tell it: to be paid, to be done, or the last day of a month', () => {
    expect(demandOf(monthsOfRent)).toContain('Those are the days on which it was due at the latest, as told above.');
    const water = aCard('rental.lease-charge', {
      what: { pick: 'water' },
      amount: '235',
      basis: 'lease',
      day: '2026-06-25',
    });
    expect(demandOf({ ...monthsOfRent, ...sums(2_735), cards: [...monthsOfRent.cards, water] })).toContain(
      'Those are the days on which it happened or it was due at the latest, as told above.',
    );
    const band = aClaimFor('event-vendor', {
      ...sums(1_600),
      cards: [
        aCard('contract.deal', { day: '2026-02-03', service: { pick: 'music' }, price: '3200', due: '2026-06-20' }),
        aCard('contract.paid', { day: '2026-02-03', amount: '1600' }),
      ],
    });
    expect(demandOf(band)).toContain('That is the day on which what was agreed was to be done.');
  });

  test('names no sum where a payment left nothing open until the next part', () => {
    const early = aClaim({
      ...sums(300),
      cards: [
        aCard('debt.loan', { amount: '600', day: '2026-06-01' }),
        aCard('debt.promise', { due: '2026-07-01', part: '300', every: 'month' }),
        aCard('debt.part-paid', { amount: '300', day: '2026-07-03' }),
      ],
    });
    expect(demandOf(early)).toContain(
      '$300.00 from July 1, 2026; nothing from July 3, 2026; $300.00 from August 1, 2026',
    );
  });
});
