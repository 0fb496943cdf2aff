import { describe, expect, test } from 'vitest';
import { aBusinessClaimant, aClaim, answering } from '../../../claims/testing/a-claim.ts';
import { cents } from '../../../money/index.ts';
import { dayOf } from '../../pack/dated-rows.ts';
import { businessKindOf, mayAppearAlone } from './entity.ts';

describe('a company by its name', () => {
  test.each([
    ['Northfield Painting LLC', 'entity'],
    ['Northfield Painting, L.L.C.', 'entity'],
    ['Northfield Painting L L C', 'entity'],
    ['Acme Inc.', 'entity'],
    ['Acme Corp', 'entity'],
    ['Acme Ltd.', 'entity'],
    ['Rivera Family L.P.', 'entity'],
    ['Rivera & Sons LLP', 'entity'],
    ['Dr. Rivera, P.A.', 'entity'],
    ['Acme LLC d/b/a Fast Fix', 'entity'],
    ['Acme, LLC (Newark)', 'entity'],
    ['Acme Inc. of Newark', 'entity'],
    ['Fast Fix, a trade name of Acme Corp., Newark', 'entity'],
    ["Ana's Cakes d/b/a Inc. of Sweets", 'unclear'],
    ['Limited Prints Studio', 'unclear'],
    ['PC Repair Shop', 'unclear'],
    ['Corporate Cleaning', 'unclear'],
    ['Incredible Cakes', 'unclear'],
    ["Ana's Cakes", 'unclear'],
    ['', 'unclear'],
  ])('"%s" is %s', (legalName, kind) => {
    expect(businessKindOf({ kind: 'business', legalName, contactName: '' })).toBe(kind);
  });

  test('a person is none', () => {
    expect(businessKindOf({ kind: 'person', person: { first: 'Ana', last: 'Inc' } })).toBe('not_a_business');
  });
});

describe('who may go to court without a lawyer', () => {
  const shop = aBusinessClaimant('Acme Cakes');
  const company = aBusinessClaimant('Acme LLC');
  test.each([
    ['a person, with any amount', aClaim({ amount: cents(25_000_00) }), 'yes'],
    ['a minor alone', aClaim(answering({ isAdult: false })), 'no'],
    ['a minor with a guardian', aClaim({ ...answering({ isAdult: false }), guardianName: 'Eva Reyes' }), 'yes'],
    ['a company at the limit', aClaim({ claimant: company, amount: cents(5_000_00) }), 'yes'],
    ['a company above it', aClaim({ claimant: company, amount: cents(5_000_01) }), 'no'],
    [
      'a company that gives up the rest',
      aClaim({ claimant: company, amount: cents(5_000_01), waiveExcess: 'small_claims' }),
      'yes',
    ],
    ['a company with an assigned claim', aClaim({ claimant: company, ...answering({ assignedClaim: true }) }), 'no'],
    ['a trade name above the limit', aClaim({ claimant: shop, amount: cents(5_000_01) }), 'unclear'],
    [
      'a sole owner above the limit',
      aClaim({ claimant: shop, amount: cents(5_000_01), ...answering({ claimantEntityType: 'Sole proprietor' }) }),
      'yes',
    ],
    [
      'an association above the limit',
      aClaim({
        claimant: shop,
        amount: cents(5_000_01),
        ...answering({ claimantEntityType: 'Nonprofit or association' }),
      }),
      'no',
    ],
    [
      'an answer nobody offered',
      aClaim({ claimant: shop, amount: cents(5_000_01), ...answering({ claimantEntityType: 'A club' }) }),
      'unclear',
    ],
  ])('%s', (_name, claim, expected) => {
    expect(mayAppearAlone(claim, dayOf('2026-11-21'))).toBe(expected);
  });
});
