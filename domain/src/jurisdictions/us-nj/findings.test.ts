import { describe, expect, test } from 'vitest';
import { subcategories } from '../../claims/taxonomy/index.ts';
import type { Claim } from '../../claims/claim.ts';
import {
  aBusinessClaimant,
  aBusinessDefendant,
  aClaim,
  aClaimFor,
  anAddress,
  answering,
  aPersonDefendant,
} from '../../claims/testing/a-claim.ts';
import { cents } from '../../money/index.ts';
import { dayOf } from '../pack/dated-rows.ts';
import { FINDING_CODES } from '../pack/finding-codes.ts';
import { findingsFor } from './findings.ts';

const TODAY = dayOf('2026-11-21');
const againstBusiness = { defendants: [aBusinessDefendant()] } as const;
const codes = (claim: Claim, today = TODAY) => findingsFor(claim, today).map((f) => f.code);
const one = (claim: Claim, code: string, today = TODAY) => findingsFor(claim, today).find((f) => f.code === code);

describe('findings', () => {
  test('a plain claim in one county has none', () => {
    expect(codes(aClaim())).toEqual([]);
  });

  test.each([
    ['an adult says nothing', aClaim(answering({ isAdult: true })), []],
    ['a minor stops', aClaim(answering({ isAdult: false })), ['fit.minor_needs_guardian']],
    ['5,000.00 fits Small Claims', aClaim({ amount: cents(5_000_00) }), []],
    ['5,000.01 does not', aClaim({ amount: cents(5_000_01) }), ['fit.over_small_claims_limit']],
    ['20,000.01 fits no small part', aClaim({ amount: cents(20_000_01) }), ['fit.over_special_civil_limit']],
    ['a company in Small Claims needs no lawyer', aClaim({ claimant: aBusinessClaimant('Acme LLC') }), []],
    [
      'a company above it does',
      aClaim({ claimant: aBusinessClaimant('Acme LLC'), amount: cents(6_000_00) }),
      ['fit.entity_needs_lawyer', 'fit.over_small_claims_limit'],
    ],
    [
      'a trade name above it may',
      aClaim({ claimant: aBusinessClaimant('Acme Cakes'), amount: cents(6_000_00) }),
      ['fit.business_may_need_lawyer', 'fit.over_small_claims_limit'],
    ],
    [
      'a business with an assigned claim needs a lawyer',
      aClaim({ claimant: aBusinessClaimant('Acme LLC'), ...againstBusiness, ...answering({ assignedClaim: true }) }),
      ['fit.assigned_claim_business_lawyer'],
    ],
    [
      'a person with an assigned claim against a business is warned',
      aClaim({ ...againstBusiness, ...answering({ assignedClaim: true }) }),
      ['fit.assigned_claim'],
    ],
    ['an assigned debt of a person stops', aClaim(answering({ assignedClaim: true })), ['fit.assigned_consumer_debt']],
    ['a returned check has its own notice', aClaimFor('bad-check'), ['fit.bad_check_notice']],
    ['a private landlord may live there', aClaimFor('deposit-not-returned'), ['fit.deposit_owner_occupied']],
    ['a company landlord cannot', aClaimFor('deposit-not-returned', againstBusiness), []],
    ['crash injuries go to no-fault first', aClaimFor('crash-injury'), ['fit.no_fault_first']],
    ['another case is a warning', aClaim(answering({ otherCase: true })), ['fit.other_case']],
    ['no known limit is said', aClaim({ situation: 'other', reasons: [] }), ['fit.time_limit_unknown']],
    [
      'no known county is said',
      aClaim({ defendants: [aPersonDefendant({ city: '?', zip: '' })] }),
      ['fit.county_unknown'],
    ],
    [
      'everybody lives elsewhere',
      aClaim({ defendants: [aPersonDefendant({ state: 'NY', city: 'Albany', zip: '12203' })] }),
      ['fit.all_defendants_out_of_state'],
    ],
  ])('%s', (_name, claim, expected) => {
    expect(codes(claim)).toEqual(expected);
  });

  test('the amounts of the limits are named', () => {
    expect(one(aClaim({ amount: cents(21_000_00) }), 'fit.over_special_civil_limit')).toEqual({
      code: 'fit.over_special_civil_limit',
      severity: 'warning',
      params: { limit: '$20,000.00', smallClaimsLimit: '$5,000.00' },
      source: 'R. 6:1-2(a)(1)',
    });
  });

  test('several counties are named to be confirmed', () => {
    const claim = aClaim({ defendants: [aPersonDefendant({ city: 'Hopewell', zip: '' })] });
    expect(one(claim, 'fit.county_to_confirm')?.params).toEqual({ counties: 'Cumberland, Mercer' });
  });

  test.each([
    ['2026-08-30', 'fit.public_body_notice'],
    ['2026-08-31', 'fit.public_body_notice_may_be_late'],
  ])('on %s a public body harmed on June 1 leads to %s', (today, code) => {
    const claim = aClaimFor('public-body', { happenedOn: dayOf('2026-06-01') });
    expect(one(claim, code, dayOf(today))).toMatchObject({
      severity: 'warning',
      params: { noticeBy: '2026-08-30', days: '90' },
    });
  });

  test.each([
    ['2026-10-01', 'fit.time_limit_soon', { lastDay: '2026-12-01', daysLeft: '61' }],
    ['2026-12-01', 'fit.time_limit_last_day', { lastDay: '2026-12-01' }],
    ['2026-12-02', 'fit.time_limit_may_have_passed', { lastDay: '2026-12-01' }],
  ])('on %s a debt of December 1, 2020 warns with %s and never stops', (today, code, params) => {
    const claim = aClaimFor('personal-loan', { happenedOn: dayOf('2020-12-01') });
    expect(one(claim, code, dayOf(today))).toMatchObject({ severity: 'warning', params });
  });

  test('stops come before warnings and warnings before information', () => {
    const claim = aClaim({
      amount: cents(6_000_00),
      happenedAt: anAddress({ city: 'Trenton' }),
      ...answering({ isAdult: false, otherCase: true }),
    });
    expect(findingsFor(claim, TODAY).map((f) => f.severity)).toEqual(['stop', 'warning', 'info']);
  });

  test('every code found is one of the known codes', () => {
    const known = new Set<string>(FINDING_CODES);
    for (const { value } of subcategories) {
      for (const code of codes(
        aClaimFor(value, answering({ assignedClaim: true, otherCase: true, publicBody: true })),
      )) {
        expect(known.has(code)).toBe(true);
      }
    }
  });
});
