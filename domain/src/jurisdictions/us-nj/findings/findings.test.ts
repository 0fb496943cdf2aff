import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Claim } from '../../../claims/claim.ts';
import { SOMEONE_HURT } from '../../../claims/questions/questions.ts';
import { subcategories } from '../../../claims/taxonomy/index.ts';
import {
  aBusinessClaimant,
  aBusinessDefendant,
  aClaim,
  aClaimFor,
  anAddress,
  answering,
  aPersonDefendant,
} from '../../../claims/testing/a-claim.ts';
import { cents } from '../../../money/index.ts';
import { dayOf } from '../../pack/dated-rows.ts';
import { FINDING_CODES } from '../../pack/finding-codes.ts';
import { stopsFor } from '../../pack/stops.ts';
import { findingsFor } from './findings.ts';

const TODAY = dayOf('2026-11-21');
const againstBusiness = { defendants: [aBusinessDefendant()] } as const;
const codes = (claim: Claim, today = TODAY) => findingsFor(claim, today).map((f) => f.code);
const one = (claim: Claim, code: string, today = TODAY) => findingsFor(claim, today).find((f) => f.code === code);
const stopped = (claim: Claim) => {
  const findings = findingsFor(claim, TODAY);
  return [stopsFor(findings, 'letter').map((f) => f.code), stopsFor(findings, 'papers').map((f) => f.code)];
};

describe('findings', () => {
  test('a plain claim in one county has none', () => {
    expect(codes(aClaim())).toEqual([]);
  });

  test.each([
    ['an adult says nothing', aClaim(answering({ isAdult: true })), []],
    [
      'a minor stops',
      aClaim(answering({ isAdult: false })),
      ['fit.minor_needs_guardian', 'fit.time_limit_paused_no_date'],
    ],
    [
      'a minor with a guardian does not',
      aClaim({ ...answering({ isAdult: false }), guardianName: 'Eva Reyes', claimantBirthDate: dayOf('2012-05-01') }),
      ['fit.minor_with_guardian', 'fit.time_limit_paused'],
    ],
    [
      'a pause that the statute does not name is said to be unsure',
      aClaimFor('never-came', {
        ...answering({ isAdult: false }),
        guardianName: 'Eva',
        claimantBirthDate: dayOf('2012-05-01'),
      }),
      ['fit.time_limit_pause_unsure', 'fit.minor_with_guardian', 'fit.time_limit_paused'],
    ],
    [
      'an accident that hurt someone has two limits and no-fault cover first',
      aClaimFor('car-crash', { happenedOn: dayOf('2024-06-01'), ...answering({ accidentDamage: SOMEONE_HURT }) }),
      ['fit.time_limit_mixed', 'fit.time_limit_may_have_passed', 'fit.no_fault_first'],
    ],
    ['5,000.00 fits Small Claims', aClaim({ amount: cents(5_000_00) }), []],
    ['5,000.01 does not', aClaim({ amount: cents(5_000_01) }), ['fit.over_small_claims_limit']],
    ['20,000.00 fits the Special Civil Part', aClaim({ amount: cents(20_000_00) }), ['fit.over_small_claims_limit']],
    ['20,000.01 fits no small part', aClaim({ amount: cents(20_000_01) }), ['fit.over_special_civil_limit']],
    [
      'unless the rest is given up',
      aClaim({ amount: cents(20_000_01), waiveExcess: 'special_civil' }),
      ['fit.gives_up_for_special_civil'],
    ],
    [
      'to give up nothing changes nothing',
      aClaim({ amount: cents(20_000_01), waiveExcess: 'none' }),
      ['fit.over_special_civil_limit'],
    ],
    [
      'nothing is given up of an amount that fits',
      aClaim({ amount: cents(5_000_00), waiveExcess: 'small_claims' }),
      [],
    ],
    ['a company in Small Claims needs no lawyer', aClaim({ claimant: aBusinessClaimant('Acme LLC') }), []],
    [
      'a company at the limit needs none',
      aClaim({ claimant: aBusinessClaimant('Acme LLC'), amount: cents(5_000_00) }),
      [],
    ],
    [
      'a company above it does',
      aClaim({ claimant: aBusinessClaimant('Acme LLC'), amount: cents(5_000_01) }),
      ['fit.entity_needs_lawyer', 'fit.over_small_claims_limit'],
    ],
    [
      'a company that gives up the rest does not',
      aClaim({ claimant: aBusinessClaimant('Acme LLC'), amount: cents(5_000_01), waiveExcess: 'small_claims' }),
      ['fit.gives_up_for_small_claims'],
    ],
    [
      'a general partnership above it does',
      aClaim({
        claimant: aBusinessClaimant('Acme Cakes'),
        amount: cents(6_000_00),
        ...answering({ claimantEntityType: 'General partnership' }),
      }),
      ['fit.entity_needs_lawyer', 'fit.over_small_claims_limit'],
    ],
    [
      'a sole owner above it does not',
      aClaim({
        claimant: aBusinessClaimant('Acme Cakes'),
        amount: cents(6_000_00),
        ...answering({ claimantEntityType: 'Sole proprietor' }),
      }),
      ['fit.over_small_claims_limit'],
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
    [
      'assigned harm is warned about',
      aClaimFor('water-leak', answering({ assignedClaim: true })),
      ['fit.assigned_claim', 'fit.assigned_tort'],
    ],
    [
      'the other side’s lawyer gets the letter',
      aClaim(answering({ otherSideLawyer: true })),
      ['fit.other_side_lawyer'],
    ],
    ['a returned check has its own notice', aClaimFor('bad-check'), ['fit.bad_check_notice', 'fit.bad_check_form']],
    [
      'a private landlord may live there',
      aClaimFor('deposit-not-returned'),
      ['fit.deposit_clock', 'fit.deposit_owner_occupied', 'fit.deposit_interest'],
    ],
    [
      'one who does not is none',
      aClaimFor('deposit-not-returned', answering({ ownerOccupied: false })),
      ['fit.deposit_clock', 'fit.deposit_interest'],
    ],
    [
      'a company landlord cannot',
      aClaimFor('deposit-not-returned', againstBusiness),
      ['fit.deposit_clock', 'fit.deposit_interest'],
    ],
    ['crash injuries go to no-fault first', aClaimFor('crash-injury'), ['fit.no_fault_first']],
    ['another case is a warning', aClaim(answering({ otherCase: true })), ['fit.other_case']],
    [
      'medical steps that are done may need proof',
      aClaim(answering({ medicalBill: 'Yes, and the steps are done' })),
      ['fit.medical_bill_steps'],
    ],
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
    [
      'a county the addresses do not point to is said',
      aClaim({ filingCounty: 'Sussex' }),
      ['fit.county_not_from_address'],
    ],
    ['the county they point to is not', aClaim({ filingCounty: 'Essex' }), []],
    ['a county that does not exist is not', aClaim({ filingCounty: 'Atlantis' }), []],
  ])('%s', (_name, claim, expected) => {
    expect(codes(claim)).toEqual(expected);
  });

  test.each([
    ['a minor without a guardian', aClaim(answering({ isAdult: false })), 'fit.minor_needs_guardian'],
    ['a bankruptcy', aClaim(answering({ bankruptcy: true })), 'fit.bankruptcy'],
    ['a restraining order', aClaim(answering({ restrainingOrder: true })), 'fit.restraining_order'],
    ['an assigned consumer debt', aClaim(answering({ assignedClaim: true })), 'fit.assigned_consumer_debt'],
    [
      'an assigned rent',
      aClaimFor('tenant-owes-rent', answering({ assignedClaim: true })),
      'fit.assigned_consumer_debt',
    ],
    [
      'an assigned spoken debt',
      aClaimFor('promised-to-pay', answering({ assignedClaim: true })),
      'fit.assigned_consumer_debt',
    ],
    ['a medical bill too early', aClaim(answering({ medicalBill: 'Yes, but not yet' })), 'fit.medical_bill'],
  ])('%s stops the letter and the papers', (_name, claim, code) => {
    expect(stopped(claim)).toEqual([[code], [code]]);
  });

  const other = { situation: 'other', reasons: [] } as const;
  test.each([
    [
      'a company above the small-claims limit',
      aClaim({ claimant: aBusinessClaimant('Acme LLC'), amount: cents(5_000_01) }),
      'fit.entity_needs_lawyer',
    ],
    [
      'a company with an assigned claim',
      aClaim({ claimant: aBusinessClaimant('Acme LLC'), ...againstBusiness, ...answering({ assignedClaim: true }) }),
      'fit.assigned_claim_business_lawyer',
    ],
    ['more than the Special Civil Part hears', aClaim({ amount: cents(20_000_01) }), 'fit.over_special_civil_limit'],
    ['harm by a town', aClaimFor('water-leak', answering({ publicBody: true })), 'fit.public_body_notice_may_be_late'],
    [
      'something else by a town',
      aClaim({ ...other, ...answering({ publicBody: true }) }),
      'fit.public_body_notice_may_be_late',
    ],
    ['the United States', aClaim(answering({ publicBody: true, isFederal: true })), 'fit.federal'],
    [
      'professional work',
      aClaimFor('other-injury', answering({ professionalMalpractice: true })),
      'fit.professional_malpractice',
    ],
    [
      'family matters',
      aClaim({ ...other, ...answering({ excludedMatter: 'Child support, alimony or custody' }) }),
      'fit.family_matter',
    ],
    ['estates', aClaim({ ...other, ...answering({ excludedMatter: 'A will or an estate' }) }), 'fit.estate_matter'],
    [
      'land and evictions',
      aClaim({ ...other, ...answering({ excludedMatter: 'Title to land or eviction' }) }),
      'fit.land_or_eviction',
    ],
    ['taxes', aClaim({ ...other, ...answering({ excludedMatter: 'Taxes' }) }), 'fit.tax_matter'],
    [
      'an estate',
      aClaim({
        defendants: [
          { ...aBusinessDefendant(), name: { kind: 'business', legalName: 'Estate of Al Roe', contactName: '' } },
        ],
        ...answering({ deceased: true }),
      }),
      'fit.estate_named',
    ],
  ])('%s stops the papers only', (_name, claim, code) => {
    expect(stopped(claim)).toEqual([[], [code]]);
  });

  test.each([
    [
      'a contract with a town',
      aClaimFor('business-contract', { ...againstBusiness, ...answering({ publicBody: true }) }),
    ],
    ['another case', aClaim(answering({ otherCase: true }))],
    ['a lawyer on the other side', aClaim(answering({ otherSideLawyer: true }))],
    ['a limit that seems passed', aClaim({ happenedOn: dayOf('2010-01-04') })],
    ['matters of none of those kinds', aClaim({ ...other, ...answering({ excludedMatter: 'None of these' }) })],
    [
      'an unclear business with an assigned claim',
      aClaim({ claimant: aBusinessClaimant('Acme Cakes'), ...againstBusiness, ...answering({ assignedClaim: true }) }),
    ],
    ['20,000.00', aClaim({ amount: cents(20_000_00) })],
    ['25,000.01 of which the excess is given up', aClaim({ amount: cents(25_000_01), waiveExcess: 'special_civil' })],
    ['a medical bill whose steps are done', aClaim(answering({ medicalBill: 'Yes, and the steps are done' }))],
  ])('%s stops nothing', (_name, claim) => {
    expect(stopped(claim)).toEqual([[], []]);
  });

  test('the amounts of the limits are named', () => {
    expect(one(aClaim({ amount: cents(21_000_00) }), 'fit.over_special_civil_limit')).toEqual({
      code: 'fit.over_special_civil_limit',
      severity: 'stop',
      documents: ['papers'],
      params: {
        limit: '$20,000.00',
        smallClaimsLimit: '$5,000.00',
        givenUp: '$1,000.00',
        smallClaimsGivenUp: '$16,000.00',
      },
      source: 'R. 6:1-2(a)(1)',
      certainty: 'official',
    });
    const given = aClaim({ amount: cents(21_000_00), waiveExcess: 'small_claims' });
    expect(one(given, 'fit.gives_up_for_small_claims')?.params).toEqual({
      givenUp: '$16,000.00',
      demand: '$5,000.00',
    });
  });

  test('the limits are those of the day of filing', () => {
    const claim = aClaim({ amount: cents(3_000_01), happenedOn: dayOf('2022-01-03') });
    expect(codes(claim, dayOf('2022-06-30'))).toEqual(['fit.over_small_claims_limit']);
    expect(codes(claim, dayOf('2022-07-01'))).toEqual([]);
  });

  test('several counties are named to be confirmed, until one is', () => {
    const claim = aClaim({ defendants: [aPersonDefendant({ city: 'Hopewell', zip: '' })] });
    expect(one(claim, 'fit.county_to_confirm')?.params['counties']?.split(', ').toSorted()).toEqual([
      'Cumberland',
      'Mercer',
    ]);
    expect(codes({ ...claim, filingCounty: 'Mercer' })).toEqual([]);
    expect(codes({ ...claim, filingCounty: 'unsure' })).toEqual(['fit.county_to_confirm']);
  });

  test.each([
    ['2026-08-29', 'fit.public_body_notice'],
    ['2026-08-30', 'fit.public_body_notice'],
    ['2026-08-31', 'fit.public_body_notice_may_be_late'],
  ])('on %s a public body harmed on June 1 leads to %s', (today, code) => {
    const claim = aClaimFor('public-body', { happenedOn: dayOf('2026-06-01') });
    expect(one(claim, code, dayOf(today))).toMatchObject({
      severity: 'stop',
      documents: ['papers'],
      params: { noticeBy: '2026-08-30', days: '90', months: '6', years: '2' },
    });
  });

  test('a deal with the State is a rule to confirm', () => {
    const claim = aClaimFor('business-contract', { ...againstBusiness, ...answering({ publicBody: true }) });
    const found = one(claim, 'fit.state_contract_notice');
    expect(found).toMatchObject({ severity: 'warning', params: { noticeBy: '2026-08-30', days: '90' } });
    expect(found?.source).toBe('N.J.S.A. 59:13-5');
  });

  test.each([
    ['2026-10-01', 'fit.time_limit_soon', { lastDay: '2026-12-01', daysLeft: '61' }],
    ['2026-12-01', 'fit.time_limit_last_day', { lastDay: '2026-12-01' }],
    ['2026-12-02', 'fit.time_limit_may_have_passed', { lastDay: '2026-12-01' }],
  ])('on %s a debt of December 1, 2020 warns with %s and never stops', (today, code, params) => {
    const claim = aClaimFor('personal-loan', { happenedOn: dayOf('2020-12-01') });
    expect(one(claim, code, dayOf(today))).toMatchObject({ severity: 'warning', documents: [], params });
  });

  test('reasons that stand differently are told apart', () => {
    const claim = aClaim({ reasons: ['personal-loan', 'bad-check'], happenedOn: dayOf('2020-12-01') });
    expect(codes(claim).slice(0, 3)).toEqual([
      'fit.time_limit_mixed',
      'fit.time_limit_soon',
      'fit.time_limit_may_have_passed',
    ]);
    expect(one(claim, 'fit.time_limit_mixed')?.params).toEqual({ lastDay: '2026-12-01' });
    expect(one(claim, 'fit.time_limit_may_have_passed')?.params).toEqual({ lastDay: '2023-12-01' });
  });

  test('stops come before warnings and warnings before information', () => {
    const claim = aClaim({
      amount: cents(6_000_00),
      happenedAt: anAddress({ city: 'Trenton' }),
      ...answering({ isAdult: false, otherCase: true }),
    });
    expect(findingsFor(claim, TODAY).map((f) => f.severity)).toEqual(['stop', 'warning', 'info', 'info']);
  });

  test('whatever is answered: known codes, each once, and only stops stop a document', () => {
    const known = new Set<string>(FINDING_CODES);
    const answers = fc.record({
      assignedClaim: fc.boolean(),
      otherCase: fc.boolean(),
      publicBody: fc.boolean(),
      isFederal: fc.constantFrom(true, false, null),
      isAdult: fc.boolean(),
      bankruptcy: fc.boolean(),
      deceased: fc.boolean(),
      medicalBill: fc.constantFrom('No', 'Yes, but not yet', null),
      claimantEntityType: fc.constantFrom('LLC', 'Sole proprietor', null),
    });
    fc.assert(
      fc.property(
        fc.constantFrom(...subcategories),
        answers,
        fc.integer({ min: 250_00, max: 25_000_00 }),
        fc.constantFrom('', 'small_claims', 'special_civil'),
        ({ value }, given, amount, waiveExcess) => {
          const findings = findingsFor(
            aClaimFor(value, { ...answering(given), amount: cents(amount), waiveExcess }),
            TODAY,
          );
          for (const { code, severity, documents } of findings) {
            expect(known.has(code)).toBe(true);
            expect(documents.length > 0).toBe(severity === 'stop');
          }
          expect(new Set(findings.map(({ code }) => code)).size).toBe(findings.length);
        },
      ),
    );
  });
});
