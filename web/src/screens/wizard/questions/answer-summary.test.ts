import {
  type AdditionalDefendant,
  additionalDefendantSchema,
  type ClaimDraft,
  emptyDraft,
  servedQuestions,
  type WizardFacts,
} from '@plainclaim/domain';
import { describe, expect, test } from 'vitest';
import { type AnsweredScreen, type AnswerRow, summarizeAnswers } from './answer-summary.ts';
import { facts as blankFacts } from '../testing/a-world.ts';

const facts: WizardFacts = { ...blankFacts, reasonsOffered: ['personal-loan'], questions: servedQuestions };

const aDraft = (changes: Partial<ClaimDraft> = {}): ClaimDraft => ({
  ...emptyDraft,
  situation: 'debt',
  situationLabel: 'Someone owes me money',
  disputing: ['personal-loan'],
  disputingLabels: ['A loan was not paid back'],
  amount: '7850.5',
  date: '2026-04-15',
  address: '221B Market St',
  city: 'Newark',
  country: 'NJ',
  zipcode: '07102',
  userType: '1',
  firstname: 'Dana',
  lastname: 'Reyes',
  whoUser: '1',
  defendantFirstname: 'Jo',
  defendantLastname: 'North',
  defendantAddress: '9 Elm St',
  defendantCity: 'Newark',
  defendantCountry: 'NJ',
  defendantZipcode: '07103',
  claimDescription: 'I lent Jo money.',
  claimCalculation: 'It was $7,850.50.',
  ...changes,
});

const anotherDefendant = (changes: Partial<AdditionalDefendant> = {}): AdditionalDefendant => ({
  ...additionalDefendantSchema.parse({}),
  ...changes,
});

const group = (draft: ClaimDraft, screen: AnsweredScreen, known: WizardFacts = facts) => {
  const found = summarizeAnswers(draft, known).find((one) => one.screen === screen);
  if (found === undefined) throw new Error(`no group for ${screen}`);
  return found;
};
const rows = (draft: ClaimDraft, screen: AnsweredScreen): readonly AnswerRow[] =>
  group(draft, screen).parts.flatMap((part) => part.rows);
const valueOf = (draft: ClaimDraft, screen: AnsweredScreen, subject: string) =>
  rows(draft, screen).find((one) => one.subject === subject)?.value;

describe('the answers to check before signing', () => {
  test('stand in the order of the screens', () => {
    expect(summarizeAnswers(aDraft(), facts).map(({ screen }) => screen)).toEqual([
      'category',
      'reasons',
      'details',
      'claimant-kind',
      'claimant',
      'defendant-kind',
      'defendant',
      'story',
      'calculation',
      'payment-preference',
      'questions',
    ]);
  });

  test('show the amount as money, the day as a day and the place as one address', () => {
    expect(rows(aDraft(), 'details')).toEqual([
      { subject: 'amount', value: { kind: 'text', text: '$7,850.50' } },
      { subject: 'date', value: { kind: 'day', day: '2026-04-15' } },
      { subject: 'place', value: { kind: 'text', text: '221B Market St, Newark, NJ 07102' } },
    ]);
  });

  test('leave the reasons out for a category that has none', () => {
    const screens = summarizeAnswers(aDraft({ disputing: [] }), { ...facts, reasonsOffered: [] });
    expect(screens.map(({ screen }) => screen)).not.toContain('reasons');
  });

  test('say in so many words that an optional answer was not given', () => {
    expect(valueOf(aDraft(), 'claimant', 'email')).toEqual({ kind: 'nothing' });
    expect(valueOf(aDraft(), 'payment-preference', 'otherWays')).toEqual({ kind: 'nothing' });
  });

  test('show the claimant’s own address, or that it is the place where it happened', () => {
    expect(valueOf(aDraft(), 'claimant', 'address')).toEqual({ kind: 'same-place' });
    const moved = aDraft({ sameAddress: false, claimantAddress: '5 Elm St', claimantCity: 'Newark' });
    expect(valueOf(moved, 'claimant', 'address')).toEqual({ kind: 'text', text: '5 Elm St, Newark' });
  });

  test('a business has a name and a contact, and its website; a person has neither', () => {
    const subjects = (whoUser: '1' | '2', more: Partial<ClaimDraft> = {}) =>
      rows(aDraft({ whoUser, ...more }), 'defendant').map(({ subject }) => subject);
    expect(subjects('2')).toEqual(['businessName', 'contactName', 'address', 'email', 'phone', 'website']);
    expect(subjects('2', { defendantEntityType: 'LLC' })).toContain('entity');
    expect(subjects('1', { defendantEntityType: 'LLC' })).not.toContain('entity');
    expect(subjects('1')).toEqual(['name', 'address', 'email', 'phone']);
  });

  test('several defendants are numbered, one is not', () => {
    const draft = aDraft({ additionalDefendants: [anotherDefendant({ whoUser: '2', defendantFirstname: 'Acme' })] });
    expect(group(aDraft(), 'defendant').parts.map(({ number }) => number)).toEqual([null]);
    expect(group(draft, 'defendant').parts.map(({ number }) => number)).toEqual([1, 2]);
  });

  test('a No is shown as an answer, not as nothing', () => {
    const value = rows(aDraft({ isAdult: false }), 'questions').find(
      (one) => one.subject === 'question' && one.question.key === 'isAdult',
    )?.value;
    expect(value).toEqual({ kind: 'yes-no', answer: false });
  });

  test('answers to questions that are no longer asked do not show', () => {
    const draft = aDraft({ whoUser: '2', defendantMilitary1: 'No' });
    const keys = rows(draft, 'questions').map((one) => (one.subject === 'question' ? one.question.key : ''));
    expect(keys).not.toContain('defendantMilitary1');
    const reasons = group(aDraft({ disputing: ['gone'], disputingLabels: ['An old reason'] }), 'reasons');
    expect(reasons.parts[0]?.rows).toEqual([{ subject: 'reasons', value: { kind: 'nothing' } }]);
  });
});

describe('answers that are missing after a change', () => {
  const answered = servedQuestions.map(({ key, answer_type: type, answer_options: options }) => [
    key,
    type === 'yes_no' ? true : (options[0] ?? null),
  ]);
  const complete = aDraft(Object.fromEntries(answered));

  test('none are missing in a complete claim', () => {
    expect(summarizeAnswers(complete, facts).filter(({ isUnfinished }) => isUnfinished)).toEqual([]);
  });

  test('reasons of another category are missing', () => {
    expect(group({ ...complete, disputing: [], disputingLabels: [] }, 'reasons').isUnfinished).toBe(true);
  });

  test('whether somebody died is missing once a person is added', () => {
    const further = [anotherDefendant({ whoUser: '1' })];
    const draft = { ...complete, deceased: null, additionalDefendants: further };
    expect(group(draft, 'questions').isUnfinished).toBe(true);
  });

  test('what only court papers ask is never missing', () => {
    const draft = { ...complete, courtLanguage: null, otherAction: null, defendantMilitary1: null };
    expect(group(draft, 'questions').isUnfinished).toBe(false);
  });

  test('questions that are still loading are not called missing', () => {
    expect(group(complete, 'questions', { ...facts, questions: null }).isUnfinished).toBe(false);
  });
});
