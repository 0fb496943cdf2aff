import { describe, expect, test } from 'vitest';
import { aClaimFor } from '../../../claims/testing/a-claim.ts';
import type { Claim } from '../../../claims/claim.ts';
import { assessClaim } from '../../../claim-fit/index.ts';
import { preparePacket, readPacket } from '../../index.ts';
import { usNj } from '../../../jurisdictions/us-nj/index.ts';
import { aCard } from '../../../fact-cards/testing/a-card.ts';
import { dayOf } from '../../../jurisdictions/pack/dated-rows.ts';
import { cents } from '../../../money/index.ts';
import { blocksOf, packetOf, readBack, sheetOf, textOf, TODAY } from '../../testing/packets.ts';

const demandOf = (claim: Claim): string => textOf(sheetOf(packetOf(claim), 'complaint'));
const sums = (dollars: number) => ({ amount: cents(dollars * 100), courtAmount: cents(dollars * 100) });
const codesOf = (claim: Claim) => {
  const packet = packetOf(claim);
  return readPacket(readBack(packet), packet.readings).map(({ code }) => code);
};

describe('interest is asked on nothing before it was there', () => {
  const work = (more: readonly ReturnType<typeof aCard>[] = [], happenedOn = '2026-08-28'): Claim =>
    aClaimFor('unpaid-work', {
      ...sums(1_227.5),
      happenedOn: dayOf(happenedOn),
      cards: [
        aCard('debt.hired', { rate: '17.50', per: 'hour', payday: { pick: 'two-weeks' } }),
        aCard('debt.worked', { when: '2026-07-20/2026-08-02', earned: '840', hours: '48' }, { id: 'w1' }),
        aCard('debt.worked', { when: '2026-08-03/2026-08-16', earned: '787.50', hours: '45' }, { id: 'w2' }),
        aCard('debt.payday', { due: '2026-08-14', came: '400' }),
        ...more,
      ],
    });

  test('pay for work that went on after the told pay day is due on the next one', () => {
    expect(demandOf(work())).toContain('$440.00 from August 14, 2026; $1,227.50 from August 28, 2026');
  });

  test('a second told pay day is the one of the work before it', () => {
    const second = aCard('debt.payday', { due: '2026-08-21' }, { id: 'p2' });
    expect(demandOf(work([second]))).toContain('$440.00 from August 14, 2026; $1,227.50 from August 21, 2026');
  });

  test('a bill without a due day is due no earlier than it was sent, nor from a day nobody told', () => {
    const bills = (more: readonly ReturnType<typeof aCard>[]): Claim =>
      aClaimFor('unpaid-invoice', {
        ...sums(900),
        happenedOn: dayOf('2026-03-06'),
        cards: [
          aCard('debt.invoice', { amount: '400', sent: '2026-03-01', due: '2026-04-05' }, { id: 'b1' }),
          aCard('debt.invoice', { amount: '500', sent: '2026-05-19' }, { id: 'b2' }),
          ...more,
        ],
      });
    const asked = aCard('debt.asked', { what: 'rest', how: 'email', day: '2026-09-14', answer: 'promise' });
    const since = aCard('debt.unpaid', { paid: 'rest', since: '2026-06' });
    expect(demandOf(bills([]))).toContain('$400.00 from April 5, 2026; $900.00 from May 19, 2026');
    expect(demandOf(bills([asked]))).toContain('$400.00 from April 5, 2026; $900.00 from September 14, 2026');
    expect(demandOf(bills([since, asked]))).toContain('$400.00 from April 5, 2026; $900.00 from September 14, 2026');
  });

  test('where only a month was told, the complaint says how it is counted', () => {
    const paid = (day: string): Claim =>
      aClaimFor('unpaid-invoice', {
        ...sums(300),
        cards: [
          aCard('debt.invoice', { amount: '400', sent: '2026-03-01', due: '2026-04-05' }),
          aCard('debt.part-paid', { amount: '100', day }),
        ],
      });
    const stated = 'Where only a month is told, a payment counts from its first day and a debt from its last.';
    expect(demandOf(paid('2026-06'))).toContain('$300.00 from June 1, 2026');
    expect(demandOf(paid('2026-06'))).toContain(stated);
    expect(demandOf(paid('2026-06-12'))).not.toContain(stated);
  });

  test('a row the person named by a law or by percent of the sum bears none', () => {
    const named = (label: string): Claim => ({
      ...work(),
      ...sums(3_682.5),
      amountRows: [{ id: 'r1', label, amount: '2455', isMinus: false }],
    });
    for (const label of ['200 percent of the wages', 'Liquidated damages', 'Added under N.J.S.A. 34:11-4.10'])
      expect(demandOf(named(label))).toContain('$440.00 from August 14, 2026; $1,227.50 from August 28, 2026');
    expect(demandOf(named('Tips from the same weeks'))).toContain('$3,682.50 from');
  });
});

describe('the day money was due', () => {
  test('is the same in the complaint and in the certification of proof', () => {
    const claim = aClaimFor('deposit-not-returned', {
      ...sums(4_000),
      happenedOn: dayOf('2026-08-15'),
      cards: [
        aCard('rental.home', { from: '2023-06-01', to: '2026-08-15' }),
        aCard('rental.deposit-paid', { amount: '4000', day: '2023-06-01' }),
      ],
    });
    const packet = packetOf(claim);
    const complaint = blocksOf(packet, 'complaint', 'fields').flatMap(({ fields }) => fields);
    const proof = blocksOf(packet, 'default_proof', 'fields')[0]?.fields[0];
    expect(complaint).toContainEqual(expect.objectContaining({ label: proof?.label, value: 'September 14, 2026' }));
    expect(complaint).toContainEqual({ label: 'Date it happened', value: 'August 15, 2026' });
    expect(proof?.value).toBe('September 14, 2026');
  });

  test('is no day that nobody told, where only the month is known', () => {
    const claim = aClaimFor('tenant-owes-rent', {
      ...sums(2_450),
      happenedOn: dayOf('2026-04-17'),
      cards: [
        aCard('rental.rent-unpaid', { month: '2026-02', amount: '875' }, { id: 'r1' }),
        aCard('rental.rent-unpaid', { month: '2026-03', amount: '1575' }, { id: 'r2' }),
      ],
    });
    const fields = blocksOf(packetOf(claim), 'complaint', 'fields').flatMap((block) => block.fields);
    expect(fields).toContainEqual({ label: 'Day the money was due', value: 'February 2026' });
  });
});

describe('the day to pay and the days after filing', () => {
  test('the last day to pay stands on the cover, where it is known', () => {
    const claim = aClaimFor('unpaid-invoice', sums(400));
    const given = { claim, fit: assessClaim(claim, usNj, TODAY), pack: usNj, today: TODAY };
    const cover = (payBy: typeof TODAY | null) => {
      const prepared = preparePacket({ ...given, payBy });
      return prepared.ok ? textOf(sheetOf(prepared.value, 'cover')) : '';
    };
    expect(cover(dayOf('2026-12-07'))).toContain('The last day to pay in your letter is December 7, 2026.');
    expect(cover(null)).toContain('Look at the last day to pay in your letter.');
  });

  test('what comes after filing names rules and no day, as nobody filed yet', () => {
    for (const amount of [400, 9_000]) {
      const after = textOf(sheetOf(packetOf(aClaimFor('unpaid-invoice', sums(amount))), 'after_filing'));
      expect(after).toMatch(/days (?:after filing|of the day it was served)/);
      expect(after).not.toMatch(/(?:November|December|January) \d{1,2}, 202\d/);
    }
  });
});

describe('a late charge and interest on the same bills', () => {
  const bill = aCard('debt.invoice', { amount: '400', sent: '2026-03-01', due: '2026-04-05' });
  const charge = (kind: string) =>
    aCard('debt.agreed-charge', { kind, rate: { pick: 'one-half-month' }, amount: '40' });

  test('are both asked only where the person is told', () => {
    const both = aClaimFor('unpaid-invoice', { ...sums(440), cards: [bill, charge('late')] });
    expect(demandOf(both)).toContain('$400.00 from April 5, 2026');
    expect(codesOf(both)).toContain('charge_and_interest');
    expect(codesOf(aClaimFor('unpaid-invoice', { ...sums(400), cards: [bill] }))).not.toContain('charge_and_interest');
    const interest = aClaimFor('unpaid-invoice', { ...sums(440), cards: [bill, charge('interest')] });
    expect(codesOf(interest)).not.toContain('charge_and_interest');
  });

  test('a rule of interest after a judgment is cited for no interest before one', () => {
    const asked = demandOf(aClaimFor('unpaid-invoice', { ...sums(400), cards: [bill] }));
    expect(asked).toContain('R. 6:6-3(a)');
    expect(asked).not.toContain('R. 4:42-11(a)');
  });
});
