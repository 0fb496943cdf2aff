import { describe, expect, test } from 'vitest';
import { assessClaim } from '../../../claim-fit/index.ts';
import type { Claim } from '../../../claims/claim.ts';
import { aClaimFor } from '../../../claims/testing/a-claim.ts';
import { aCard } from '../../../fact-cards/testing/a-card.ts';
import { usNj } from '../../../jurisdictions/us-nj/index.ts';
import { composeCase } from '../../../letters/testing/compose-case.ts';
import { noDecisions } from '../../../letters/compose/letter-decisions.ts';
import { cents } from '../../../money/index.ts';
import { packetOf, sheetOf, textOf, TODAY } from '../../testing/packets.ts';

const sums = (dollars: number, court = dollars) => ({ amount: cents(dollars * 100), courtAmount: cents(court * 100) });
const complaintOf = (claim: Claim): string => textOf(sheetOf(packetOf(claim), 'complaint'));
const letterOf = (claim: Claim) => {
  const one = { name: '', claim, decisions: noDecisions, deliveryLine: 'By mail', mustMention: [], mustNotMention: [] };
  return composeCase(one, usNj, assessClaim(claim, usNj, TODAY), TODAY).composed;
};
const codesOf = (claim: Claim) => assessClaim(claim, usNj, TODAY).findings.map(({ code }) => code);
const answering = (claim: Claim, answers: Partial<Claim['answers']>): Claim => ({
  ...claim,
  answers: { ...claim.answers, ...answers },
});

const wages = (more: Partial<Claim> = {}): Claim =>
  aClaimFor('unpaid-work', {
    ...sums(1_200, 3_600),
    multiple: 'court',
    cards: [
      aCard('debt.hired', { rate: '20', per: 'hour' }),
      aCard('debt.worked', { when: '2026-07-20/2026-08-02', earned: '1500', hours: '75' }),
      aCard('debt.payday', { due: '2026-08-14', came: '300' }),
    ],
    ...more,
  });

const deposit = (more: Partial<Claim> = {}): Claim =>
  aClaimFor('deposit-not-returned', {
    ...sums(2_250, 4_500),
    multiple: 'court',
    cards: [
      aCard('rental.home', { from: '2023-06-01', to: '2026-08-15' }),
      aCard('rental.deposit-paid', { amount: '2250', day: '2023-06-01' }),
    ],
    ...more,
  });

describe('unpaid wages', () => {
  const employee = answering(wages(), { workerKind: 'On a payroll, with tax taken out' });

  test('are asked for with what the wage law can add, by its statute and without interest on it', () => {
    const text = complaintOf(employee);
    expect(text).toContain('N.J.S.A. 34:11-4.10 and 34:11-56a25');
    expect(text).toContain('$3,600.00');
    expect(text).toContain(
      'No interest is asked for on the $2,400.00 added under N.J.S.A. 34:11-4.10 and 34:11-56a25.',
    );
    expect(text).not.toMatch(/interest on \$3,600/);
    expect(codesOf(employee)).not.toContain('fit.multiple_left_out');
  });

  test('the letter says what a court will be asked for and by which law', () => {
    expect(letterOf(employee).text).toContain('under N.J.S.A. 34:11-4.10 and 34:11-56a25');
    expect(letterOf(employee).law.map(({ key }) => key)).toContain('wages');
  });

  test('of somebody who worked as their own business bring no more, and the person is told', () => {
    const own = answering(wages({ ...sums(1_200) }), { workerKind: 'As my own business' });
    expect(codesOf(own)).toContain('fit.multiple_left_out');
    expect(complaintOf(own)).not.toContain('34:11-');
    expect(letterOf(own).text).not.toContain('34:11-');
  });
});

describe('a deposit where the owner lives in the house', () => {
  const living = { ownerOccupied: true, depositLawAskedFor: false } as const;
  const claim = answering(deposit({ ...sums(2_250) }), living);

  test('is asked for without the law that doubles it, and the person hears why', () => {
    expect(letterOf(claim).text).not.toContain('46:8-21.1');
    expect(complaintOf(claim)).not.toContain('46:8-21.1');
    expect(codesOf(claim)).toContain('fit.multiple_left_out');
  });

  test('is doubled where the tenant asked for the law in writing', () => {
    const asked = answering(deposit(), { ...living, depositLawAskedFor: true });
    expect(complaintOf(asked)).toContain('46:8-21.1');
    expect(codesOf(asked)).not.toContain('fit.multiple_left_out');
  });
});

describe('what comes off a deposit', () => {
  const charge = aCard('free.credit', { amount: '45', what: { text: 'a broken blind' } });
  const rows = deposit(sums(2_205, 4_410));
  const claim = { ...rows, cards: [...rows.cards, charge] };

  test('is not doubled, whichever card took it off', () => {
    const text = complaintOf(claim);
    expect(text).toContain('$2,205.00');
    expect(text).toContain('$4,410.00');
    expect(codesOf(claim)).not.toContain('fit.multiple_left_out');
  });
});
