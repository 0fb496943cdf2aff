import { describe, expect, test } from 'vitest';
import { aClaimFor } from '../../../claims/testing/a-claim.ts';
import { subcategories } from '../../../claims/taxonomy/index.ts';
import { dayOf } from '../../pack/dated-rows.ts';
import { counties } from '../places/counties.ts';
import { courtFigureRows } from './court-figures.ts';
import { courtPapers } from './court-papers.ts';

const TODAY = dayOf('2026-11-21');
const { officeOf, formOf, figure, text, complaintKindOf, complaintKinds, captionOf } = courtPapers;

describe('court offices', () => {
  test.each(counties.map((county) => [county]))(
    '%s County has an address, a telephone and a docket prefix',
    (county) => {
      const office = officeOf(county, TODAY);
      expect(office).toMatchObject({ county, state: 'NJ' });
      expect(office?.docketPrefix).toMatch(/^[A-Z]{3}$/);
      expect(office?.zip).toMatch(/^0[78]\d{3}(?:-\d{4})?$/);
      expect(office?.phone).toMatch(/^\d{3}-\d{3}-\d{4}/);
      for (const line of [office?.building, office?.street, office?.city]) expect(line).toMatch(/\w{3}/);
      expect(office?.rowIds).toHaveLength(2);
    },
  );

  test('no two counties share a docket prefix', () => {
    expect(new Set(counties.map((county) => officeOf(county, TODAY)?.docketPrefix)).size).toBe(counties.length);
  });

  test('what was read nowhere is as unsure as it is', () => {
    expect(officeOf('Warren', TODAY)?.certainty).toBe('unverified');
    expect(officeOf('Camden', TODAY)?.certainty).toBe('unverified');
    expect(officeOf('Essex', TODAY)?.certainty).toBe('official');
  });

  test('a county of another State has none', () => {
    expect(officeOf('Kings', TODAY)).toBeNull();
  });
});

describe('forms', () => {
  test.each([
    ['complaint', 'small_claims', 'CN 10532', 'XI-C'],
    ['vehicle_complaint', 'small_claims', 'CN 10148', 'XI-D'],
    ['summons', 'small_claims', 'CN 10534', 'XI-A(2)'],
    ['complaint', 'special_civil', 'CN 10541', null],
    ['vehicle_complaint', 'special_civil', 'CN 10541', null],
    ['summons', 'special_civil', null, 'XI-A(1)'],
    ['fee_waiver', 'small_claims', 'CN 11208', null],
    ['default_proof', 'special_civil', 'CN 10914', null],
  ] as const)('the %s of %s is %s, appendix %s', (key, part, number, appendix) => {
    expect(formOf(key, part, TODAY)?.value).toMatchObject({ number, appendix });
  });

  test('the number of the answer kit is no complaint', () => {
    const numbers = (['small_claims', 'special_civil'] as const).map(
      (part) => formOf('complaint', part, TODAY)?.value.number,
    );
    expect(numbers).not.toContain('CN 10542');
  });
});

describe('what a complaint is about', () => {
  test.each([
    ['deposit-unfair-deductions', 'security_deposit'],
    ['tenant-owes-rent', 'rent'],
    ['unpaid-invoice', 'contract'],
    ['neighbor-yard', 'tort'],
    ['slip-or-fall', 'tort'],
    ['crash-injury', 'motor_vehicle'],
  ])('%s is %s', (reason, kind) => {
    expect(complaintKindOf(aClaimFor(reason))).toBe(kind);
  });

  test('every reason is of a kind that its complaint offers, or falls under contract', () => {
    for (const { value } of subcategories) {
      const kind = complaintKindOf(aClaimFor(value));
      expect(kind).not.toBeNull();
      expect(complaintKinds('small_claims', kind).some((one) => one.kind === kind)).toBe(true);
    }
  });

  test('an accident among other reasons makes it a motor vehicle complaint', () => {
    expect(complaintKindOf(aClaimFor('car-crash', { reasons: ['neighbor-yard', 'car-crash'] }))).toBe('motor_vehicle');
  });
});

test('each part has a docket prefix and names its court', () => {
  expect(captionOf('small_claims')).toMatchObject({ docket: 'SC', partName: 'Small Claims' });
  expect(captionOf('special_civil')).toMatchObject({ docket: 'DC', partName: 'Special Civil Part' });
});

test('every figure is known today, and the prescribed words stand letter by letter', () => {
  for (const rows of Object.values(courtFigureRows)) expect(rows.some(({ to }) => to === null)).toBe(true);
  expect(figure('defaultDateDays', TODAY)?.value).toBe(38);
  expect(figure('povertyOneCents', dayOf('2026-01-12'))).toBeNull();
  expect(text('certification', TODAY).value).toBe(
    'I certify that the foregoing statements made by me are true. I am aware that if any of the foregoing statements made by me are wilfully false, I am subject to punishment.',
  );
});
