import {
  assessClaim,
  type Claim,
  cents,
  chooseQuestions,
  emptyDraft,
  FINDING_CODES,
  formatUsd,
  fullNameOf,
  parseCalendarDate,
  servedQuestions,
  toClaim,
  LETTER_FINDING_PARAMS,
} from '@plainclaim/domain';
import { subcategories } from '@plainclaim/domain/taxonomy';
import { usNj } from '@plainclaim/domain/us-nj';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { en, type MessageCode } from '../locales/en.ts';
import { messageIn } from '../messages.ts';
import { FINDING_PARAMS } from '../testing/finding-params.ts';

/** The files the catalogue is put together from, by what they export. What the first screen says is in the wizard's too. */
const PARTS = import.meta.glob<Readonly<Record<string, Readonly<Record<string, string>>>>>(
  ['../locales/en/*.ts', '!../locales/en/category.ts'],
  { eager: true },
);

const OTHER_PARAMS: Readonly<Partial<Record<MessageCode, readonly string[]>>> = {
  'wizard.question_required': ['label'],
  'wizard.answer_contradicts_name': ['words'],
  'wizard.answer_contradicts_story': ['words'],
  'court.hears.small_claims': ['upper'],
  'court.hears.special_civil': ['lower', 'upper'],
  'court.hears.law_division': ['lower'],
  'trial.witness_name': ['number'],
  'trial.witness_saw': ['number'],
  'trial.payment_later': ['number'],
  'trial.payment_day': ['number'],
  'trial.payment_amount': ['number'],
  'letter.transfer_date_unknown': ['owner'],
  'letter.unprintable': ['characters'],
  'letter.over_limit': ['limit'],
  'letter.too_many_choices': ['limit'],
  'letter.too_many_lines': ['limit'],
  'letter.date_old': ['deadline', 'issued', 'today'],
  'letter.first_owner_unnamed': ['name'],
  'checkout.stopped': ['reasons'],
  'checkout.late_unread': ['reasons'],
  'receipt.extra_recipients': ['count'],
  'post.too_long': ['limit', 'pages'],
  'receipt.mailing': ['count'],
  'receipt.way_card_named': ['card', 'digits'],
  'receipt.discount': ['code'],
  'coupon.percent_off': ['percent'],
  'coupon.amount_off': ['amount'],
  'receipt.tax': ['percent', 'state'],
  'receipt.tax_stateless': ['percent'],
  'receipt.tax_estimate': ['percent'],
  'receipt.footer': ['number', 'site'],
  'data.stays_payments': ['years'],
  'data.kept_drafts': ['days'],
  'data.kept_paid': ['days', 'years'],
  'account.password_short': ['min'],
  'account.password_long': ['max'],
  'papers.facts_unprintable': ['characters'],
  'reading.ours': ['what'],
  'reading.unequal_pay': ['comes', 'earned', 'rate', 'worked'],
  'reading.untold_points': ['points'],
  'reading.untold_reasons': ['reasons'],
  'papers.co_sign_link_made': ['name'],
  'papers.name_differs': ['name'],
  'filing.limit.formats': ['value'],
  'filing.limit.megabytes': ['value'],
  'filing.limit.nameLetters': ['value'],
  'filing.limit.payments': ['value'],
  'filing.side.plaintiff': ['number'],
  'filing.side.defendant': ['number'],
  'filing.calendar_docket': ['docket'],
  'exhibits.too_large': ['limit'],
  'exhibits.too_many': ['limit'],
  'exhibits.too_many_pages': ['limit'],
  'exhibits.case_too_long': ['limit'],
  'exhibits.description_long': ['limit'],
  'exhibits.description_missing': ['mark'],
};

const CODES = Object.keys(en).filter((code): code is MessageCode => Object.hasOwn(en, code));
/** Words that are inside a sentence. */
const WORDS = /^(?:filing\.way\.|coupon\.(?:amount|percent)_off$)/;
const namesIn = (text: string): readonly string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '').toSorted();

const PARAMS = { ...LETTER_FINDING_PARAMS, ...OTHER_PARAMS, ...FINDING_PARAMS };

function paramsOf(code: MessageCode): readonly string[] {
  return PARAMS[code] ?? [];
}

describe('the catalogue', () => {
  test('holds the sentences of every part, and no code stands in two of them', () => {
    const codes = Object.values(PARTS).flatMap((part) =>
      Object.values(part).flatMap((sentences) => Object.keys(sentences)),
    );
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.toSorted()).toEqual(Object.keys(en).toSorted());
  });

  test('is made of sentences', () => {
    const sentences = CODES.filter((code) => !WORDS.test(code)).map((code) => en[code]);
    expect(sentences.filter((text) => !/^[A-Z]/.test(text))).toEqual([]);
    expect(sentences.filter((text) => / {2}|^\s|\s$|\n|<|>|undefined/.test(text))).toEqual([]);
    expect(sentences.filter((text) => /[{}]/.test(text.replaceAll(/\{\w+\}/g, '')))).toEqual([]);
  });

  test('uses the parameters of each sentence, each of them, and no others', () => {
    const used = Object.fromEntries(CODES.map((code) => [code, namesIn(en[code])]));
    expect(used).toEqual(Object.fromEntries(CODES.map((code) => [code, paramsOf(code)])));
  });

  test('leaves no gap when the parameters are given', () => {
    const gaps = CODES.filter((code) => {
      const params = Object.fromEntries(paramsOf(code).map((name) => [name, `<${name}>`]));
      const said = messageIn('en', code, params);
      return namesIn(said).length > 0 || !Object.values(params).every((value) => said.includes(value));
    });
    expect(gaps).toEqual([]);
  });

  test.each(FINDING_CODES)('%s states a rule and gives no advice', (code) => {
    expect(en[code]).not.toMatch(/\byou (?:should|must|ought|need|had better|can win)\b|advise|recommend|strong case/i);
    expect(en[code]).not.toMatch(/\bin time\b|\bguarantee/i);
  });

  test.each(['fit.county_to_confirm', 'fit.county_unknown'] as const)('%s says to confirm with the clerk', (code) => {
    expect(en[code]).toMatch(/confirm(?: it)? with the clerk/);
  });

  test.each(['fit.time_limit_may_have_passed', 'fit.time_limit_unknown'] as const)('%s names free help', (code) => {
    expect(en[code]).toContain('1-888-576-5529');
  });

  test('no time limit is called sure', () => {
    for (const code of FINDING_CODES.filter(
      (one) => one.startsWith('fit.time_limit_') && one !== 'fit.time_limit_unknown',
    )) {
      expect(en[code]).toMatch(/\bmay\b/);
    }
  });
});

describe('a sentence with its parameters', () => {
  test('takes each value as it is, also when it looks like a parameter or a pattern', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.constantFrom('{label}', '$&', '$1', '\\', '"', '{text}')), (label) => {
        expect(messageIn('en', 'wizard.question_required', { label })).toBe(`Please answer "${label}"`);
      }),
    );
  });

  test('shows the name of a value that was forgotten, so that it is seen in tests', () => {
    expect(messageIn('en', 'wizard.question_required')).toBe('Please answer "{label}"');
    expect(messageIn('en', 'wizard.question_required', { other: 'x' })).toBe('Please answer "{label}"');
  });

  test('an empty value leaves its place empty', () => {
    expect(messageIn('en', 'wizard.question_required', { label: '' })).toBe('Please answer ""');
  });

  test('values a sentence does not ask for change nothing', () => {
    expect(messageIn('en', 'letter.too_long', { limit: '60,000' })).toBe(en['letter.too_long']);
  });
});

describe('what the claim-fit check says', () => {
  const today = parseCalendarDate('2026-11-21');
  if (!today.ok) throw new Error('today exists');

  const aFinishedForm = {
    ...emptyDraft,
    situation: 'debt',
    disputing: ['personal-loan'],
    amount: '2000',
    date: '2026-06-01',
    address: '12 Main Street',
    city: 'Newark',
    country: 'NJ',
    zipcode: '07102',
    userType: '1' as const,
    firstname: 'Ana',
    lastname: 'Reyes',
    whoUser: '1' as const,
    defendantFirstname: 'Tom',
    defendantLastname: 'Lee',
    defendantAddress: '9 Oak Avenue',
    defendantCity: 'Trenton',
    defendantCountry: 'NJ',
    defendantZipcode: '08608',
    claimDescription: 'I lent Tom $2,000. He did not pay me back.',
    claimCalculation: 'I lent $2,000.',
    signature: 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUg==',
    askedMoneyBefore: true,
    assignedClaim: false,
    isAdult: true,
    defendantMilitary1: 'No',
    agreementKind: 'Spoken only',
    responseDays: 14,
    publicBody: false,
    paymentPlan: 'No',
    courtLanguage: 'English',
    otherCase: false,
  };

  const aClaim = fc
    .record({
      reason: fc.constantFrom(...subcategories),
      amount: fc.integer({ min: 250_00, max: 25_000_00 }).map((amount) => formatUsd(cents(amount))),
      date: fc
        .record({ year: fc.integer({ min: 2019, max: 2025 }), month: fc.integer({ min: 1, max: 12 }) })
        .map(({ year, month }) => `${year}-${month}-15`),
      firstname: fc.constantFrom('Ana', 'Reyes Homes LLC', 'Reyes Painting'),
      userType: fc.constantFrom('1' as const, '2' as const),
      whoUser: fc.constantFrom('1' as const, '2' as const),
      place: fc.constantFrom(
        { defendantCity: 'Trenton', defendantCountry: 'NJ', defendantZipcode: '08608' },
        { defendantCity: 'Princeton', defendantCountry: 'NJ', defendantZipcode: '08540' },
        { defendantCity: 'Nowhere', defendantCountry: 'NJ', defendantZipcode: '00000' },
        { defendantCity: 'Dallas', defendantCountry: 'TX', defendantZipcode: '75201' },
      ),
      assignedClaim: fc.boolean(),
      isAdult: fc.boolean(),
      publicBody: fc.boolean(),
      otherCase: fc.boolean(),
      responseDays: fc.constantFrom(10, 35),
    })
    .map(({ reason, place, ...typed }): Claim => {
      const draft = { ...aFinishedForm, ...typed, ...place, situation: reason.category, disputing: [reason.value] };
      const made = toClaim(draft, {
        today: today.value,
        reasonsOffered: null,
        cards: null,
        multiples: [],
        publicNames: [],
        questions: chooseQuestions(servedQuestions, draft),
        generationComplete: true,
        isSignedIn: false,
        isPaid: false,
      });
      if (!made.ok) throw new Error(`unfinished: ${JSON.stringify(made.error)}`);
      return made.value;
    });

  test('any claim’s findings read as whole sentences, and never name a person', () => {
    const met = new Set<string>();
    fc.assert(
      fc.property(aClaim, (claim) => {
        for (const { code: found, params } of assessClaim(claim, usNj, today.value).findings) {
          const code = FINDING_CODES.find((one) => one === found);
          if (code === undefined) throw new Error(`${found} is not among the codes`);
          met.add(code);
          const said = messageIn('en', code, params);
          expect(namesIn(said)).toEqual([]);
          expect(Object.keys(params).toSorted()).toEqual(FINDING_PARAMS[code]);
          expect(said).not.toContain(fullNameOf(claim.claimant.name));
        }
      }),
      { numRuns: 200 },
    );
    expect(met.size).toBeGreaterThan(12);
  });

  test('a claim above the small-claims limit reads as the general rule', () => {
    const params = { limit: '$5,000.00', nextLimit: '$20,000.00', givenUp: '$1,200.00' };
    expect(messageIn('en', 'fit.over_small_claims_limit', params)).toBe(
      'Small Claims hears claims up to $5,000.00. The Special Civil Part hears claims up to $20,000.00. To use Small Claims, a person can give up $1,200.00 of this claim. What is given up cannot be claimed later.',
    );
  });
});
