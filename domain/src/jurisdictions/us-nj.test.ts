import { describe, expect, test } from 'vitest';
import { assessClaim } from '../claim-fit/index.ts';
import { aBusinessClaimant, aClaim, aClaimFor, answering, aPersonDefendant } from '../claims/testing/a-claim.ts';
import { dayOf } from './pack/dated-rows.ts';
import { served } from './served.ts';
import { counties, usNj } from './us-nj/index.ts';
import { aCard } from '../fact-cards/testing/a-card.ts';
import { demandOf } from './pack/demand.ts';
import { cents } from '../money/index.ts';

const TODAY = dayOf('2026-11-21');

describe('a claim in New Jersey', () => {
  test('a small loan goes to Small Claims in the county where the borrower lives', () => {
    const fit = assessClaim(aClaim(), usNj, TODAY);
    expect(fit).toMatchObject({ courtPart: 'small_claims', counties: ['Essex'], countyToConfirm: false, findings: [] });
    expect(fit.limit).toMatchObject({ status: 'open', lastDay: '2032-06-01', cite: 'N.J.S.A. 2A:14-1' });
  });

  test('the letter asks for the money on a court day: two weeks from a Saturday is a Monday', () => {
    expect(assessClaim(aClaim(), usNj, TODAY).letterDeadline).toBe('2026-12-07');
  });

  test('a returned check waits 35 days and then past the weekend after Christmas', () => {
    const claim = aClaimFor('bad-check', answering({ responseDays: 14 }));
    expect(assessClaim(claim, usNj, TODAY).letterDeadline).toBe('2026-12-28');
  });

  test('more than 5,000 dollars against two defendants costs 100 dollars in the Special Civil Part', () => {
    const claim = aClaim({ amount: cents(7_200_00), defendants: [aPersonDefendant(), aPersonDefendant()] });
    const { courtPart, fees, rowIds } = assessClaim(claim, usNj, TODAY);
    expect(courtPart).toBe('special_civil');
    expect(fees).toMatchObject({ filing: 75_00, extraDefendants: 5_00, service: 20_00 });
    expect(rowIds).toEqual([
      'limit.small-claims@2022-07-01',
      'limit.special-civil@2022-07-01',
      'fee.special-civil-complaint-high@2014-11-17',
      'fee.special-civil-defendant@2014-11-17',
      'fee.service-by-mail@2023-01-13',
      'fee.jury-of-six@2014-11-17',
      'limitation.contract@2026-11-21',
    ]);
  });

  test('all 21 counties are offered for confirmation', () => {
    expect(counties).toHaveLength(21);
    expect(counties).toContain('Cape May');
  });
});

describe('a sum that a law multiplies for the court alone', () => {
  const claim = aClaimFor('deposit-not-returned', {
    amount: cents(4_000_00),
    courtAmount: cents(8_000_00),
    multiple: 'court',
    cards: [
      aCard('rental.home', { from: '2023-06-01', to: '2026-08-15' }),
      aCard('rental.deposit-paid', { amount: '4000' }),
    ],
  });

  test('goes to the part that hears it, with its fees and findings, while the letter asks for the amount', () => {
    const fit = assessClaim(claim, usNj, TODAY);
    expect(fit).toMatchObject({ courtPart: 'special_civil', demand: 8_000_00, fees: { filing: 75_00 } });
    expect(fit.waivers).toEqual([{ to: 'small_claims', limit: 5_000_00, givenUp: 3_000_00 }]);
    expect(fit.findings.find(({ code }) => code === 'fit.over_small_claims_limit')?.params).toMatchObject({
      givenUp: '$3,000.00',
    });
    expect(demandOf(claim, usNj, TODAY)).toBe(4_000_00);
  });

  test('is given up down to the limit by who chooses so', () => {
    const fit = assessClaim({ ...claim, waiveExcess: 'small_claims' }, usNj, TODAY);
    expect(fit).toMatchObject({ courtPart: 'small_claims', demand: 5_000_00 });
    expect(fit.findings.map(({ code }) => code)).toContain('fit.gives_up_for_small_claims');
  });

  test('asks a company for a lawyer above the limit', () => {
    const claimant = aBusinessClaimant('Reyes LLC');
    expect(assessClaim({ ...claim, claimant }, usNj, TODAY).mayAppearAlone).toBe('no');
    expect(assessClaim({ ...claim, claimant, courtAmount: cents(4_000_00) }, usNj, TODAY).mayAppearAlone).toBe('yes');
  });
});

test('what the browser holds of the served courts is what their pack says', () => {
  expect(usNj).toMatchObject(served);
});
