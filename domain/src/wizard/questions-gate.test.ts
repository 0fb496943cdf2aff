import { describe, expect, test } from 'vitest';
import {
  type ClaimDraft,
  fallbackQuestions,
  type QuestionKey,
  questionsAskedAt,
  servedQuestions,
} from '../claims/index.ts';
import { chooseQuestions, defaultQuestionsFor } from './choose-questions.ts';
import { problemsOn } from './screen-problems.ts';
import { aBusinessDraft, aDraft, facts } from './testing/a-draft.ts';
import { toClaim } from './to-claim.ts';

const withOpen = (draft: ClaimDraft, key: QuestionKey): ClaimDraft => {
  const open = { ...draft };
  open[key] = null;
  return open;
};
const openOn = (draft: ClaimDraft, questions = servedQuestions) =>
  problemsOn('questions', draft, facts({ questions })).map(({ field }) => field);
/** The server's list for a draft that was saved by any release. */
const openOnServer = (draft: ClaimDraft) => openOn(draft, [...chooseQuestions(servedQuestions, draft)]);

describe('the screen', () => {
  test.each([
    ['a person', aDraft()],
    ['a business', aBusinessDraft({ firstname: 'Reyes Homes', claimantEntityType: 'LLC' })],
    [
      'an accident',
      aDraft({
        situation: 'injury',
        disputing: ['car-crash'],
        accidentDamage: 'Damage to property only',
        professionalMalpractice: false,
      }),
    ],
  ])('asks %s for an answer to every question on it', (_who, draft) => {
    expect(openOn(draft)).toEqual([]);
    for (const { key, label } of questionsAskedAt('questions', servedQuestions, draft)) {
      expect(problemsOn('questions', withOpen(draft, key), facts())).toEqual([
        { field: key, code: 'wizard.question_required', params: { label } },
      ]);
    }
  });

  test('asks the five default ones, and what the claim itself brings up, when the list cannot be had', () => {
    expect(defaultQuestionsFor(servedQuestions, aDraft())).toEqual(fallbackQuestions);
    const bankrupt = aDraft({
      claimDescription: 'He filed for bankruptcy.',
      defendantMilitary1: false,
      bankruptcy: null,
    });
    const list = defaultQuestionsFor(servedQuestions, bankrupt);
    expect(list.map(({ key }) => key)).toEqual([...fallbackQuestions.map(({ key }) => key), 'bankruptcy']);
    expect(openOn(bankrupt, [...list])).toEqual(['bankruptcy']);
  });
});

describe('the birthday of a claimant under 18', () => {
  const withBirthDate = (claimantBirthDate: string, changes: Partial<ClaimDraft> = {}) =>
    problemsOn('questions', aDraft({ isAdult: false, claimantBirthDate, ...changes }), facts()).map(({ code }) => code);

  test.each([
    ['2031-02-30', ['field.date_invalid']],
    ['2010--', ['field.date_invalid']],
    ['2031-02-28', ['field.date_future']],
    ['2010-03-09', []],
    ['', []],
  ])('%j: %j', (typed, codes) => {
    expect(withBirthDate(typed)).toEqual(codes);
  });

  test('is nobody else’s', () => {
    expect(withBirthDate('2031-02-30', { isAdult: true })).toEqual([]);
  });

  test('does not close a claim that is paid', () => {
    const draft = aDraft({ isAdult: false, claimantBirthDate: '2031-02-30' });
    expect(problemsOn('questions', draft, facts({ isPaid: true }))).toEqual([]);
  });
});

describe('the server', () => {
  const LATER = [
    'bankruptcy',
    'deceased',
    'restrainingOrder',
    'otherSideLawyer',
    'otherAction',
    'accommodation',
  ] as const;

  test('takes a claim of an older release, whose screen did not have the later questions', () => {
    for (const key of LATER) expect(openOnServer(withOpen(aDraft(), key))).toEqual([]);
    const old = LATER.reduce<ClaimDraft>(withOpen, aDraft());
    expect(openOnServer(old)).toEqual([]);
    expect(toClaim(old, facts({ questions: chooseQuestions(servedQuestions, old) })).ok).toBe(true);
  });

  test.each<[string, QuestionKey, Partial<ClaimDraft>]>([
    ['bankruptcy', 'bankruptcy', { claimDescription: 'He filed for bankruptcy in May.' }],
    ['a death', 'deceased', { claimDescription: 'He passed away in May.' }],
    ['a court order', 'restrainingOrder', { claimDescription: 'There is a restraining order between us.' }],
    ['a lawyer', 'otherSideLawyer', { claimDescription: 'His lawyer called me.' }],
    ['another case', 'otherCase', { claimDescription: 'He sued me in May.' }],
    ['arbitration', 'arbitrationClause', { claimDescription: 'We went to arbitration.' }],
    [
      'health care',
      'medicalBill',
      { situation: 'debt', disputing: ['unpaid-invoice'], claimDescription: 'She was a patient of my clinic.' },
    ],
    ['a federal office', 'isFederal', { whoUser: '2', defendantFirstname: 'USPS', publicBody: true }],
  ])('takes none that speaks of %s and leaves the question about it open', (_what, key, changes) => {
    const open = withOpen(aDraft(changes), key);
    expect(openOnServer(open)).toEqual([key]);
    const old = LATER.reduce<ClaimDraft>(withOpen, open);
    expect(openOnServer(old)).toContain(key);
    const onlyDefaults = { agreementKind: null, responseDays: null, publicBody: null, paymentPlan: null } as const;
    expect(openOnServer({ ...old, ...onlyDefaults, defendantMilitary1: false })).toContain(key);
  });

  test('asks nobody what does not apply', () => {
    const shop = aBusinessDraft({ claimDescription: 'There is a restraining order. She was a patient.' });
    expect(openOnServer({ ...shop, restrainingOrder: null, medicalBill: null })).toEqual([]);
  });
});
