import { claimFitAnswerSchema, paths } from '@plainclaim/contract';
import { usNj } from '@plainclaim/domain/us-nj';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCompleteForm, must, storyInCards } from '../../testing/builders/a-draft.ts';
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

describe('a multiple that only the court is asked for', () => {
  test('decides the court’s part and its fees, while the letter asks for the deposit alone', async () => {
    const stated = storyInCards();
    const cards = stated.cards?.map((card) =>
      card.id === 'deposit' ? { ...card, values: { ...card.values, amount: '4000' } } : card,
    );
    const doubled = await fitOf({ ...stated, amount: '4000', cards, courtAmount: '8000.00' });
    expect(doubled).toMatchObject({ courtPart: 'special_civil', demand: 800_000 });
    const plain = await fitOf({ ...stated, amount: '4000', cards, multiple: '', courtAmount: '' });
    expect(plain).toMatchObject({ courtPart: 'small_claims', demand: 400_000 });
    expect(doubled.fees?.filing).toBeGreaterThan(plain.fees?.filing ?? 0);
  });
});

describe('where a claim fits', () => {
  test('a kept deposit in Newark: Small Claims in Essex, its fees, its limit and the letter’s date', async () => {
    expect(await fitOf()).toEqual({
      success: true,
      courtPart: 'small_claims',
      courtPartName: 'Small Claims Section, Special Civil Part, Superior Court of New Jersey, Law Division',
      demand: 245_000,
      counties: ['Essex'],
      countyToConfirm: false,
      countyChoices: ['Essex'],
      otherCounties: usNj.counties.filter((county) => county !== 'Essex'),
      filingCounty: null,
      fees: {
        filing: 3500,
        extraDefendants: 0,
        service: 1000,
        total: 4500,
        jury: null,
        // The court's mailing of the papers is a figure to confirm.
        confirm: true,
        juryConfirm: false,
      },
      mayAppearAlone: 'yes',
      waivers: [],
      limit: {
        status: 'open',
        lastDay: '2032-08-31',
        cite: 'N.J.S.A. 2A:14-1',
        confirm: false,
        byReason: [
          {
            reason: 'deposit-not-returned',
            cite: 'N.J.S.A. 2A:14-1',
            lastDay: '2032-08-31',
            status: 'open',
            confirm: false,
          },
        ],
      },
      letterDeadline: '2026-12-07',
      letterStopped: false,
      papersStopped: false,
      findings: [
        {
          code: 'fit.deposit_clock',
          severity: 'info',
          documents: [],
          params: { days: '30', day: '2026-09-30' },
          source: 'N.J.S.A. 46:8-21.1',
          confirm: false,
        },
        {
          code: 'fit.deposit_interest',
          severity: 'info',
          documents: [],
          params: {},
          source: 'N.J.S.A. 46:8-19',
          confirm: false,
        },
      ],
    });
  });

  test('a draft without story, names, questions and signature is judged as well', async () => {
    const early = {
      firstname: '',
      lastname: '',
      email: '',
      defendantFirstname: '',
      defendantLastname: '',
      claimDescription: '',
      claimCalculation: '',
      paymentTypes: [],
      askedMoneyBefore: null,
      assignedClaim: null,
      isAdult: null,
      agreementKind: null,
      responseDays: null,
      publicBody: null,
      paymentPlan: null,
      courtLanguage: null,
      otherCase: null,
      signature: null,
      signatureMethod: '' as const,
      selectedPackage: '',
    };
    expect(await fitOf({ ...early, amount: '7200' })).toMatchObject({
      courtPart: 'special_civil',
      counties: ['Essex'],
      limit: { status: 'open', lastDay: '2032-08-31' },
      waivers: [{ to: 'small_claims', part: 'small_claims', givenUp: 220_000 }],
    });
  });

  test('giving up the excess moves the claim down, and everything goes by what is asked for', async () => {
    const fit = await fitOf({ amount: '20000.01', waiveExcess: 'small_claims' });
    expect(fit).toMatchObject({
      courtPart: 'small_claims',
      demand: 500_000,
      fees: { total: 4500 },
      papersStopped: false,
    });
    expect(fit.waivers.map(({ to, givenUp }) => [to, givenUp])).toEqual([
      ['special_civil', 1],
      ['small_claims', 1_500_001],
    ]);
    expect(fit.findings[0]).toMatchObject({
      code: 'fit.gives_up_for_small_claims',
      params: { givenUp: '$15,000.01', demand: '$5,000.00' },
    });
  });

  test('a jury is told as a figure to confirm', async () => {
    const { fees } = await fitOf({ amount: '7200' });
    expect(fees).toMatchObject({ filing: 7500, total: 8500, jury: 10_000, confirm: true, juryConfirm: true });
  });

  test('the county the claimant names counts when it exists', async () => {
    expect((await fitOf({ filingCounty: 'Essex' })).filingCounty).toBe('Essex');
    expect((await fitOf({ filingCounty: 'Atlantis' })).filingCounty).toBeNull();
    const elsewhere = await fitOf({ filingCounty: 'Sussex' });
    expect(elsewhere.findings).toContainEqual(
      expect.objectContaining({ code: 'fit.county_not_from_address', severity: 'warning' }),
    );
  });

  const person = { whoUser: '1', defendantFirstname: 'Tom', defendantLastname: 'Lee', publicBody: null } as const;
  test.each<[string, Parameters<typeof aCompleteForm>[0], boolean, boolean, string]>([
    ['a minor', { isAdult: false }, true, true, 'fit.minor_needs_guardian'],
    ['a bankruptcy', { bankruptcy: true }, true, true, 'fit.bankruptcy'],
    ['a restraining order', { ...person, restrainingOrder: true }, true, true, 'fit.restraining_order'],
    [
      'a company above the limit',
      { userType: '2', firstname: 'Acme LLC', amount: '5000.01' },
      false,
      true,
      'fit.entity_needs_lawyer',
    ],
    ['an amount above every small part', { amount: '20000.01' }, false, true, 'fit.over_special_civil_limit'],
    [
      'harm by a town',
      { situation: 'damaged-property', disputing: ['public-body'], publicBody: true },
      false,
      true,
      'fit.public_body_notice',
    ],
    ['a federal office', { defendantFirstname: 'U.S. Postal Service' }, false, true, 'fit.federal'],
    ['someone who has died', { ...person, deceased: true }, true, true, 'fit.deceased'],
    [
      'an estate by its name',
      { defendantFirstname: 'Estate of Al Roe', deceased: true },
      false,
      true,
      'fit.estate_named',
    ],
    [
      'a town that is said to be private',
      { defendantFirstname: 'Township of Wayne', publicBody: false },
      false,
      true,
      'fit.named_like_public_body',
    ],
    [
      'an estate',
      { situation: 'other', disputing: [], excludedMatter: 'A will or an estate' },
      false,
      true,
      'fit.estate_matter',
    ],
  ])('%s is stopped', async (_name, form, letterStopped, papersStopped, code) => {
    const fit = await fitOf(form);
    expect([fit.letterStopped, fit.papersStopped]).toEqual([letterStopped, papersStopped]);
    expect(fit.findings[0]).toMatchObject({
      code,
      severity: 'stop',
      documents: letterStopped ? ['letter', 'papers'] : ['papers'],
    });
  });

  test('the time of a claimant under 18 is paused until the 18th birthday and then runs', async () => {
    const minor = { isAdult: false, guardianName: 'Rosa Teixeira', claimantBirthDate: '2010-03-09' };
    const { limit, letterStopped, mayAppearAlone } = await fitOf(minor);
    expect(limit).toMatchObject({ status: 'paused', lastDay: '2034-03-09' });
    expect([letterStopped, mayAppearAlone]).toEqual([false, 'yes']);
  });

  test('reasons whose limits stand differently are told one by one', async () => {
    const { limit } = await fitOf({
      situation: 'debt',
      disputing: ['personal-loan', 'bad-check'],
      disputingLabels: ['A loan', 'A check'],
      date: '2021-01-05',
    });
    expect(limit).toMatchObject({ status: 'mixed', lastDay: '2027-01-05', cite: 'N.J.S.A. 2A:14-1' });
    expect(limit.byReason.map(({ reason, status, confirm }) => [reason, status, confirm])).toEqual([
      ['personal-loan', 'soon', false],
      ['bad-check', 'may_have_passed', true],
    ]);
  });

  test('a "yes" that stops a letter counts, whichever other answers are missing', async () => {
    const fit = await fitOf({ bankruptcy: true, agreementKind: null, courtLanguage: null, otherCase: null });
    expect(fit.letterStopped).toBe(true);
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
