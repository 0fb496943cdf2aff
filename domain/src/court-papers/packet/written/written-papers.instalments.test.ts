import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assessClaim } from '../../../claim-fit/index.ts';
import { claimFacts } from '../../../claim-facts/index.ts';
import { aClaim, aClaimFor } from '../../../claims/testing/a-claim.ts';
import type { Claim } from '../../../claims/claim.ts';
import { aCard } from '../../../fact-cards/testing/a-card.ts';
import { dayOf } from '../../../jurisdictions/pack/dated-rows.ts';
import { usNj } from '../../../jurisdictions/us-nj/index.ts';
import { composeCase } from '../../../letters/testing/compose-case.ts';
import { noDecisions } from '../../../letters/compose/letter-decisions.ts';
import { cents, sumCents } from '../../../money/index.ts';
import { blocksOf, packetOf, sheetOf, textOf, TODAY } from '../../testing/packets.ts';
import { amountsIn, bookOf } from '../../../trial-prep/testing/trial-binders.ts';

const sums = (dollars: number) => ({ amount: cents(dollars * 100), courtAmount: cents(dollars * 100) });
const rowsOf = (claim: Claim): readonly (readonly [string, string])[] =>
  blocksOf(packetOf(claim), 'complaint', 'amounts').flatMap(({ rows }) =>
    rows.map(({ label, amount }) => [label, amount] as const),
  );
const amountsOf = (claim: Claim) => claimFacts(claim, usNj, TODAY).amounts;

const inParts = (plan: Readonly<Record<string, string>>, lent = '1000', more: Partial<Claim> = {}): Claim =>
  aClaim({
    ...sums(Number(lent)),
    cards: [aCard('debt.loan', { amount: lent, day: '2026-01-01' }), aCard('debt.promise', plan)],
    ...more,
  });
const five = inParts({ due: '2026-06-01', part: '200', every: 'month' });

const FIVE = [
  ['Money lent, part due June 1, 2026', '$200.00'],
  ['Money lent, part due July 1, 2026', '$200.00'],
  ['Money lent, part due August 1, 2026', '$200.00'],
  ['Money lent, part due September 1, 2026', '$200.00'],
  ['Money lent, part due October 1, 2026', '$200.00'],
] as const;

describe('what was to be paid in parts', () => {
  test('stands in the complaint, the worksheet and the letter as a row for each part and its day', () => {
    expect(rowsOf(five).slice(0, 5)).toEqual(FIVE);
    const worksheet = amountsIn(bookOf(five), 'money').flat();
    const written = {
      name: '',
      claim: five,
      decisions: noDecisions,
      deliveryLine: '',
      mustMention: [],
      mustNotMention: [],
    };
    const letter = composeCase(written, usNj, assessClaim(five, usNj, TODAY), TODAY).composed.text;
    for (const [label, amount] of FIVE) {
      expect(worksheet).toContainEqual(expect.objectContaining({ label, amount }));
      expect(letter).toContain(`${label}: ${amount}`);
    }
  });

  test('says its days in each language', () => {
    const { es, tr } = amountsOf(five).copies;
    expect(es[0]?.label).toBe('Dinero prestado, parte con vencimiento el 1 de junio de 2026');
    expect(tr[0]?.label).toBe('Verilen borç, 1 Haziran 2026 vadeli taksit');
  });

  test('has the rest as its last part, and payments that came taken off below', () => {
    const loan = inParts({ due: '2026-06-01', part: '300', every: 'two-weeks' }, '700');
    const paid: Claim = { ...loan, ...sums(600), cards: [...loan.cards, aCard('debt.part-paid', { amount: '100' })] };
    expect(
      rowsOf(paid)
        .slice(0, 4)
        .map(([, amount]) => amount),
    ).toEqual(['$300.00', '$300.00', '$100.00', '-$100.00']);
    expect(rowsOf(paid)[2]?.[0]).toBe('Money lent, part due June 29, 2026');
  });

  test('is one row with all its days where there are many parts', () => {
    const long = inParts({ due: '2025-01-31', part: '100', every: 'month' }, '2050');
    expect(rowsOf(long).slice(0, 2)).toEqual([
      ['Money lent, 20 parts of $100.00 due every month from January 31, 2025 to August 31, 2026', '$2,000.00'],
      ['Money lent, part due September 30, 2026', '$50.00'],
    ]);
  });

  test('has one row for all of the rest from the day it was asked for', () => {
    const called = { ...five, cards: [...five.cards, aCard('debt.all-due', { when: 'one', told: '2026-07-15' })] };
    expect(rowsOf(called).slice(0, 3)).toEqual([FIVE[0], FIVE[1], ['Money lent, part due July 15, 2026', '$600.00']]);
  });

  test('stays one row where a day, a size or a step is not known', () => {
    for (const plan of [
      { due: '2026-06', part: '200', every: 'month' },
      { due: '2026-06-01', part: '200' },
      { due: '2026-06-01', every: 'month' },
    ]) {
      expect(rowsOf(inParts(plan))[0]).toEqual(['Money lent', '$1,000.00']);
    }
  });

  test('of a bill has its parts too, each with its day, and interest from it', () => {
    const claim = aClaimFor('unpaid-invoice', {
      ...sums(1_200),
      cards: [
        aCard('debt.invoice', { bill: 'the final bill', amount: '1200', sent: '2026-05-20', due: '2026-06-01' }),
        aCard('debt.promise', { due: '2026-06-15', part: '400', every: 'month', form: 'messages' }),
      ],
    });
    expect(rowsOf(claim).slice(0, 3)).toEqual([
      ['Billed: the final bill, part due June 15, 2026', '$400.00'],
      ['Billed: the final bill, part due July 15, 2026', '$400.00'],
      ['Billed: the final bill, part due August 15, 2026', '$400.00'],
    ]);
    const complaint = textOf(sheetOf(packetOf(claim), 'complaint'));
    expect(complaint).toContain(
      '$400.00 from June 15, 2026; $800.00 from July 15, 2026; $1,200.00 from August 15, 2026',
    );
    expect(complaint).toContain('Those are the days on which the money was due.');
  });

  test('of a promise has its parts too', () => {
    const claim = aClaimFor('promised-to-pay', {
      ...sums(400),
      cards: [aCard('promise.pay', { day: '2026-01-01', amount: '400', due: '2026-06-01', each: '200', per: 'month' })],
    });
    const labels = rowsOf(claim).map(([label]) => label);
    expect(labels[0]).toMatch(/, part due June 1, 2026$/);
    expect(labels[1]).toMatch(/, part due July 1, 2026$/);
  });

  test('comes to the same sum, whatever the plan', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 15_000 }),
        fc.integer({ min: 1, max: 15_000 }),
        fc.constantFrom('week', 'two-weeks', 'month'),
        (lent, part, every) => {
          const { rows, against } = amountsOf(inParts({ due: '2024-01-31', part: String(part), every }, String(lent)));
          expect(sumCents(rows.map((row) => row.cents))).toBe(lent * 100);
          expect(against.kind).toBe('equal');
          for (const { parts, cents: sum } of rows) {
            if (parts !== undefined) expect(sumCents(parts.map((one) => one.cents))).toBe(sum);
          }
          expect(new Set(rows.map(({ label }) => label)).size).toBe(rows.length);
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('several bills under one plan', () => {
  const lent = (cards: Claim['cards'], dollars = 1_000): Claim => aClaim({ ...sums(dollars), cards });
  const loans = [
    aCard('debt.loan', { amount: '600', day: '2026-01-01' }, { id: 'one' }),
    aCard('debt.loan', { amount: '400', day: '2026-01-02' }, { id: 'two' }),
  ];
  const plan = aCard('debt.promise', { due: '2026-06-01', part: '250', every: 'month' });
  const both = lent([...loans, plan]);
  const FOUR = ['June 1, 2026', 'July 1, 2026', 'August 1, 2026', 'September 1, 2026'].map(
    (day) => [`Payment plan, part due ${day}`, '$250.00'] as const,
  );

  test('stand as the whole parts of the plan, each with its day, in complaint, worksheet and letter', () => {
    expect(rowsOf(both)).toEqual([...FOUR, ['Sum demanded', '$1,000.00']]);
    const worksheet = amountsIn(bookOf(both), 'money').flat();
    const written = {
      name: '',
      claim: both,
      decisions: noDecisions,
      deliveryLine: '',
      mustMention: [],
      mustNotMention: [],
    };
    const letter = composeCase(written, usNj, assessClaim(both, usNj, TODAY), TODAY).composed.text;
    for (const [label, amount] of FOUR) {
      expect(worksheet).toContainEqual(expect.objectContaining({ label, amount }));
      expect(letter).toContain(`${label}: ${amount}`);
    }
  });

  test('bear interest on each part from its own day', () => {
    expect(textOf(sheetOf(packetOf(both), 'complaint'))).toContain(
      '$250.00 from June 1, 2026; $500.00 from July 1, 2026; $750.00 from August 1, 2026; $1,000.00 from September 1, 2026',
    );
  });

  test('have the time to file of each part', () => {
    const due = (first: string): string => {
      const cards = [
        aCard('debt.loan', { amount: '600', day: '2020-01-01' }, { id: 'one' }),
        aCard('debt.loan', { amount: '400', day: '2020-01-02' }, { id: 'two' }),
        aCard('debt.promise', { due: first, part: '250', every: 'month' }),
      ];
      return assessClaim(lent(cards), usNj, TODAY).limit.status;
    };
    expect([due('2020-06-01'), due('2020-10-01'), due('2021-01-01')]).toEqual(['may_have_passed', 'mixed', 'soon']);
  });

  test('count together whatever they are, and what was paid comes off below', () => {
    const claim = aClaim({
      ...sums(900),
      reasons: ['personal-loan', 'unpaid-invoice'],
      cards: [
        aCard('debt.loan', { amount: '600', day: '2026-01-01' }),
        aCard('debt.invoice', { bill: 'the paint', amount: '400', sent: '2026-02-01' }),
        aCard('debt.promise', { due: '2026-06-01', part: '500', every: 'month' }),
        aCard('debt.part-paid', { amount: '100', day: '2026-06-03' }),
      ],
    });
    expect(rowsOf(claim).map(([label, amount]) => [label.split(',')[0], amount])).toEqual([
      ['Payment plan', '$500.00'],
      ['Payment plan', '$500.00'],
      ['Less: payment received', '-$100.00'],
      ['Sum demanded', '$900.00'],
    ]);
  });

  test('stay as they are where a bill came after the plan began, is of somebody else, or is not asked for', () => {
    const stays = (cards: Claim['cards'], dollars = 1_000) =>
      rowsOf(lent(cards, dollars)).every(([label]) => !label.startsWith('Payment plan'));
    const [first, second] = loans;
    if (first === undefined || second === undefined) throw new Error('there are two loans');
    expect(stays([first, { ...second, values: { ...second.values, day: '2026-07-15' } }, plan])).toBe(true);
    expect(stays([first, { ...second, defendant: '1' }, plan])).toBe(true);
    expect(stays([first, { ...second, counts: 'no' }, plan], 600)).toBe(true);
  });

  test('say the plan in each language', () => {
    const { es, tr, pt } = amountsOf(both).copies;
    expect([es[0]?.label, tr[0]?.label, pt[0]?.label]).toEqual([
      'Plan de pagos, parte con vencimiento el 1 de junio de 2026',
      'Ödeme planı, 1 Haziran 2026 vadeli taksit',
      'Plano de pagamento, parcela com vencimento em 1º de junho de 2026',
    ]);
  });
});

describe('the time to file of what was to be paid in parts', () => {
  test('is each part’s own: early parts may be too late while the rest is not', () => {
    const old = inParts({ due: '2020-06-01', part: '200', every: 'month' }, '2000', {
      happenedOn: dayOf('2020-06-01'),
    });
    const { limit, findings } = assessClaim(old, usNj, TODAY);
    expect(limit.status).toBe('mixed');
    expect(limit.lastDay).toBe('2026-12-01');
    expect(findings.map(({ code }) => code)).toContain('fit.time_limit_mixed');
  });
});

describe('the stages of a contractor’s work', () => {
  const stages: Claim = {
    ...aClaimFor('homeowner-did-not-pay', sums(4_100)),
    cards: [
      aCard('construction.hired', { day: '2026-03-02', job: { pick: 'kitchen' }, price: '7500' }),
      aCard('construction.stage', { stage: { pick: 'demolition' }, amount: '1500', due: '2026-04-01' }, { id: 's1' }),
      aCard('construction.stage', { stage: { pick: 'framing' }, amount: '2400', due: '2026-05-01' }, { id: 's2' }),
      aCard(
        'construction.stage',
        { stage: { text: 'the tile work' }, amount: '2200', due: '2026-06-01' },
        { id: 's3' },
      ),
      aCard('construction.received', { day: '2026-04-01', amount: '1500', how: 'check' }),
      aCard('construction.received', { day: '2026-05-20', amount: '500', how: 'check' }, { id: 'p2' }),
    ],
  };

  test('stand as rows with their days in place of the whole price, and parts already paid come off', () => {
    expect(rowsOf(stages).slice(0, 5)).toEqual([
      ['Stage of the work: the demolition, due April 1, 2026', '$1,500.00'],
      ['Stage of the work: the framing, due May 1, 2026', '$2,400.00'],
      ['Stage of the work: the tile work, due June 1, 2026', '$2,200.00'],
      ['Less: payment received, April 1, 2026', '-$1,500.00'],
      ['Less: payment received, May 20, 2026', '-$500.00'],
    ]);
    expect(amountsOf(stages).against.kind).toBe('equal');
  });

  test('bear interest each from its own day, less what had been paid by then', () => {
    const asked = textOf(sheetOf(packetOf(stages), 'complaint'));
    for (const step of ['$2,400.00 from May 1, 2026', '$1,900.00 from May 20, 2026', '$4,100.00 from June 1, 2026'])
      expect(asked).toContain(step);
  });
});
