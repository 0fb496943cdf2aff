import { claimFitAnswerSchema, paths } from '@plainclaim/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCompleteForm, must } from '../../testing/a-draft.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

async function fitOf(overrides: Parameters<typeof aCompleteForm>[0] = {}) {
  const browser = site.browser();
  must(await browser.post(paths.saveFormData, aCompleteForm(overrides)));
  return claimFitAnswerSchema.parse(must(await browser.get(`${paths.claimFit}.php`)).json());
}

describe('where a claim fits', () => {
  test('a kept deposit in Newark: Small Claims in Essex, its fees, its limit and the letter’s date', async () => {
    expect(await fitOf()).toEqual({
      success: true,
      courtPart: 'small_claims',
      counties: ['Essex'],
      countyToConfirm: false,
      fees: { filing: 3500, extraDefendants: 0, service: 1000, confirm: false },
      limit: { status: 'open', lastDay: '2032-08-31', cite: 'N.J.S.A. 2A:14-1' },
      letterDeadline: '2026-12-07',
      findings: [],
    });
  });

  test.each([
    ['5000.00', 'small_claims'],
    ['5000.01', 'special_civil'],
    ['20000', 'special_civil'],
    ['20000.01', 'law_division'],
    ['$25,000.00', 'law_division'],
  ])('%s belongs to %s', async (amount, part) => {
    expect((await fitOf({ amount })).courtPart).toBe(part);
  });

  test('the chosen days set the letter’s date, moved to a court day', async () => {
    expect((await fitOf({ responseDays: 30 })).letterDeadline).toBe('2026-12-21');
    expect((await fitOf({ responseDays: 35 })).letterDeadline).toBe('2026-12-28');
  });

  test('a minor is stopped', async () => {
    const { findings } = await fitOf({ isAdult: false });
    expect(findings[0]).toMatchObject({ code: 'fit.minor_needs_guardian', severity: 'stop' });
  });

  test('a limit that seems passed is a warning and never a stop', async () => {
    const { limit, findings } = await fitOf({ date: '2019-01-05' });
    expect(limit.status).toBe('may_have_passed');
    expect(findings).toContainEqual(
      expect.objectContaining({ code: 'fit.time_limit_may_have_passed', severity: 'warning' }),
    );
    expect(findings.filter(({ severity }) => severity === 'stop')).toEqual([]);
  });

  test('several people sued add to the fee', async () => {
    const person = {
      whoUser: '1' as const,
      defendantFirstname: 'Tom',
      defendantLastname: 'Lee',
      defendantAddress: '1 Main Street',
      defendantCity: 'Newark',
      defendantCountry: 'NJ',
      defendantZipcode: '07102',
    };
    const { fees } = await fitOf({ additionalDefendants: [person], defendantMilitary2: 'I do not know' });
    expect(fees?.extraDefendants).toBeGreaterThan(0);
  });
});

describe('a claim that cannot be judged', () => {
  test('because there is none', async () => {
    const answer = await site.browser().get(paths.claimFit);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'draft.none']);
  });

  test('because answers are missing: each is named with its sentence', async () => {
    const browser = site.browser();
    must(await browser.post(paths.saveFormData, aCompleteForm({ city: '', amount: '3', zipcode: '' })));
    const answer = await browser.get(paths.claimFit);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      success: false,
      code: 'claim.incomplete',
      message: 'Some answers are still missing. Please go back and finish them.',
      fields: [
        { field: 'amount', code: 'field.amount_min', message: 'Amount must be at least $250.00' },
        { field: 'city', code: 'field.required', message: 'This field is required' },
        { field: 'zipcode', code: 'field.required', message: 'This field is required' },
      ],
    });
  });
});

test('the court ranges are told to anyone', async () => {
  const answer = await site.browser().get(paths.courtRange);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({
    success: true,
    parts: [
      { part: 'small_claims', upTo: 500_000 },
      { part: 'special_civil', upTo: 2_000_000 },
      { part: 'law_division', upTo: null },
    ],
    responseDays: 14,
  });
});
