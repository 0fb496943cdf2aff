import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aBusinessDefendant, aClaim, anAddress, aPersonDefendant } from '../../../claims/testing/a-claim.ts';
import { counties } from './counties.ts';
import { venueOf } from './venue.ts';

describe('where a claim can be filed', () => {
  const inTrenton = { city: 'Trenton', zip: '08608' };
  const inPhiladelphia = { city: 'Philadelphia', state: 'PA', zip: '19103' };

  test('where the defendant lives, and not where it happened', () => {
    const claim = aClaim({ defendants: [aPersonDefendant(inTrenton)], happenedAt: anAddress() });
    expect(venueOf(claim)).toEqual({ counties: ['Mercer'], toConfirm: false });
  });

  test('two defendants in two counties leave a choice', () => {
    const claim = aClaim({ defendants: [aPersonDefendant(inTrenton), aBusinessDefendant()] });
    expect(venueOf(claim)).toEqual({ counties: ['Mercer', 'Essex'], toConfirm: true });
  });

  test('two defendants in one county leave nothing to confirm', () => {
    const claim = aClaim({ defendants: [aPersonDefendant(), aBusinessDefendant()] });
    expect(venueOf(claim)).toEqual({ counties: ['Essex'], toConfirm: false });
  });

  test('a defendant outside the State does not count while another lives in it', () => {
    const claim = aClaim({ defendants: [aBusinessDefendant(inPhiladelphia), aPersonDefendant(inTrenton)] });
    expect(venueOf(claim)).toEqual({ counties: ['Mercer'], toConfirm: false });
  });

  test('only when every defendant is outside the State does the place where it happened count', () => {
    const claim = aClaim({ defendants: [aBusinessDefendant(inPhiladelphia)], happenedAt: anAddress(inTrenton) });
    expect(venueOf(claim)).toEqual({ counties: ['Mercer'], toConfirm: false });
  });

  test('a security deposit may also be claimed where the rental is', () => {
    const claim = aClaim({
      situation: 'tenant-landlord',
      reasons: ['deposit-not-returned'],
      defendants: [aPersonDefendant(inTrenton)],
    });
    expect(venueOf(claim)).toEqual({ counties: ['Mercer', 'Essex'], toConfirm: true });
  });

  test('other landlord cases may not', () => {
    const claim = aClaim({
      situation: 'tenant-landlord',
      reasons: ['repairs-not-made'],
      defendants: [aPersonDefendant(inTrenton)],
    });
    expect(venueOf(claim).counties).toEqual(['Mercer']);
  });

  test('an address nobody knows must be confirmed even when another is known', () => {
    const claim = aClaim({ defendants: [aPersonDefendant(), aPersonDefendant({ city: 'Nowhere', zip: '99999' })] });
    expect(venueOf(claim)).toEqual({ counties: ['Essex'], toConfirm: true });
  });

  test('no known address at all leaves no county', () => {
    const claim = aClaim({ defendants: [aPersonDefendant({ city: 'Nowhere', zip: '99999' })] });
    expect(venueOf(claim)).toEqual({ counties: [], toConfirm: true });
  });

  test('a county that is sure stands before one that an address only may lie in', () => {
    const claim = aClaim({
      defendants: [
        aPersonDefendant({ city: 'Princeton', zip: '08540' }),
        aPersonDefendant({ city: 'Edison', zip: '08817' }),
      ],
    });
    expect(venueOf(claim)).toEqual({ counties: ['Middlesex', 'Mercer', 'Somerset'], toConfirm: true });
  });

  test('with nobody and nothing in the State there is no county', () => {
    const claim = aClaim({ defendants: [aPersonDefendant(inPhiladelphia)], happenedAt: anAddress(inPhiladelphia) });
    expect(venueOf({ ...claim, filingCounty: 'Essex' })).toEqual({ counties: [], toConfirm: true });
  });
});

describe('the county the claimant confirmed', () => {
  const inPrinceton = aClaim({ defendants: [aPersonDefendant({ city: 'Princeton', zip: '08540' })] });

  test.each(['Mercer', 'Somerset', 'Middlesex'])('%s settles it when the claim may go there', (filingCounty) => {
    expect(venueOf({ ...inPrinceton, filingCounty })).toEqual({ counties: [filingCounty], toConfirm: false });
  });

  test.each(['', 'unsure', 'Essex', 'mercer', 'Kings', 'constructor'])('"%s" changes nothing', (filingCounty) => {
    expect(venueOf({ ...inPrinceton, filingCounty })).toEqual({
      counties: ['Mercer', 'Somerset', 'Middlesex'],
      toConfirm: true,
    });
  });

  test('the county where it happened is not one of them while a defendant lives in the State', () => {
    const claim = aClaim({ defendants: [aPersonDefendant({ city: 'Trenton', zip: '08608' })] });
    expect(venueOf({ ...claim, filingCounty: 'Essex' })).toEqual({ counties: ['Mercer'], toConfirm: false });
  });

  test('the county of the rental may be chosen for a deposit', () => {
    const claim = aClaim({
      situation: 'tenant-landlord',
      reasons: ['deposit-not-returned'],
      defendants: [aPersonDefendant({ city: 'Trenton', zip: '08608' })],
    });
    expect(venueOf({ ...claim, filingCounty: 'Essex' })).toEqual({ counties: ['Essex'], toConfirm: false });
  });

  test('for an address nobody knows the claimant names one of the 21', () => {
    const claim = aClaim({ defendants: [aPersonDefendant({ city: 'Nowhere', zip: '99999' })] });
    expect(venueOf({ ...claim, filingCounty: 'Salem' })).toEqual({ counties: ['Salem'], toConfirm: false });
    expect(venueOf({ ...claim, filingCounty: 'Kings' })).toEqual({ counties: [], toConfirm: true });
  });

  test('whatever was typed and chosen, the county is one of the 21, and one alone is nothing to confirm', () => {
    const allowed = new Set<string>(counties);
    const aPlace = fc.record({
      city: fc.constantFrom('Newark', 'Princeton', 'Washington', 'Budd Lake', 'Nowhere', 'Philadelphia'),
      zip: fc.constantFrom('07102', '08540', '07882', '07828', '99999', '19103', ''),
      state: fc.constantFrom('NJ', 'PA'),
    });
    const aChoice = fc.oneof(fc.constantFrom(...counties, '', 'unsure'), fc.string());
    fc.assert(
      fc.property(aPlace, aPlace, aPlace, aChoice, fc.boolean(), (first, second, happened, filingCounty, isDeposit) => {
        const venue = venueOf(
          aClaim({
            defendants: [aPersonDefendant(first), aBusinessDefendant(second)],
            happenedAt: anAddress(happened),
            ...(isDeposit ? { situation: 'tenant-landlord', reasons: ['deposit-not-returned'] } : {}),
            filingCounty,
          }),
        );
        expect(venue.counties.every((county) => allowed.has(county))).toBe(true);
        if (!venue.toConfirm) expect(venue.counties).toHaveLength(1);
      }),
    );
  });
});
