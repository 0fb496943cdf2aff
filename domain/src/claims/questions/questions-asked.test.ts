import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ClaimDraft, emptyDraft } from '../draft.ts';
import { QUESTION_KEYS, type QuestionKey } from '../fields/answers.ts';
import { looksFederal, nameTellsEntity } from '../party-names.ts';
import { looksLikePublicBody } from '../public-names.ts';
import { fallbackQuestions, servedQuestions } from './questions.ts';
import { broughtUpBy, questionsAskedAt, questionsFor } from './questions-asked.ts';
import { aCard } from '../../fact-cards/testing/a-card.ts';
import { storyMentions } from '../story-mentions.ts';

const asks = (key: QuestionKey, draft: Partial<ClaimDraft>): boolean =>
  questionsFor(servedQuestions, { ...emptyDraft, ...draft }).some((question) => question.key === key);

const PEOPLE = { userType: '1', whoUser: '1' } as const;

describe('a question is asked only where it can matter', () => {
  test.each<[QuestionKey, boolean, Partial<ClaimDraft>]>([
    ['bankruptcy', true, {}],
    ['otherSideLawyer', true, {}],
    ['publicBody', false, { whoUser: '1' }],
    ['publicBody', true, { whoUser: '2' }],
    ['publicBody', true, { whoUser: '2', defendantFirstname: 'Oak Painting' }],
    ['publicBody', false, { whoUser: '2', defendantFirstname: 'Oak Painting LLC' }],
    ['publicBody', true, { whoUser: '2', defendantFirstname: 'Oak Transit Authority Inc.' }],
    ['publicBody', true, { whoUser: '1', defendantFirstname: 'Ann', defendantLastname: 'Ruiz, Oak Police' }],
    ['publicBody', true, { whoUser: '1', disputing: ['public-body'] }],
    ['agreementKind', true, { situation: 'debt' }],
    ['agreementKind', false, { situation: 'injury' }],
    ['agreementKind', false, { situation: 'damaged-property' }],
    ['agreementKind', false, { situation: 'stolen-property' }],
    ['claimantEntityType', false, { userType: '1', firstname: 'Ana' }],
    ['claimantEntityType', true, { userType: '2', firstname: "Ana's Cakes" }],
    ['claimantEntityType', false, { userType: '2', firstname: "Ana's Cakes LLC" }],
    ['deceased', true, { whoUser: '1' }],
    ['deceased', false, { whoUser: '2' }],
    ['restrainingOrder', true, PEOPLE],
    ['restrainingOrder', false, { userType: '2', whoUser: '1' }],
    ['restrainingOrder', false, { userType: '1', whoUser: '2' }],
    ['isFederal', false, { whoUser: '2', defendantFirstname: 'Oak LLC' }],
    ['isFederal', true, { whoUser: '2', defendantFirstname: 'Town of Oak', publicBody: true }],
    ['isFederal', false, { whoUser: '1', publicBody: true }],
    ['isFederal', true, { whoUser: '2', defendantFirstname: 'U.S. Postal Service' }],
    ['medicalBill', true, { situation: 'debt', whoUser: '1' }],
    ['medicalBill', false, { situation: 'debt', whoUser: '2' }],
    ['medicalBill', false, { situation: 'auto', whoUser: '1' }],
    ['professionalMalpractice', true, { situation: 'injury' }],
    ['professionalMalpractice', true, { situation: 'broken-contract', disputing: ['service-done-badly'] }],
    ['professionalMalpractice', false, { situation: 'broken-contract', disputing: ['mover'] }],
    ['professionalMalpractice', true, { situation: 'chargeback', whoUser: '2', defendantFirstname: 'Oak Dental LLC' }],
    [
      'professionalMalpractice',
      false,
      {
        situation: 'debt',
        disputing: ['unpaid-invoice'],
        whoUser: '2',
        defendantFirstname: 'Tidewater Orthodontics PA',
      },
    ],
    ['professionalMalpractice', true, { situation: 'other' }],
    ['professionalMalpractice', false, { situation: 'debt' }],
    ['excludedMatter', true, { situation: 'other' }],
    ['excludedMatter', false, { situation: 'debt' }],
    ['ownerOccupied', true, { whoUser: '1', disputing: ['deposit-not-returned'] }],
    ['ownerOccupied', false, { whoUser: '2', disputing: ['deposit-not-returned'] }],
    ['ownerOccupied', false, { whoUser: '1', disputing: ['locked-out'] }],
    ['accidentDamage', true, { disputing: ['car-crash'] }],
    ['accidentDamage', false, { disputing: ['dog-bite'] }],
    ['otherAction', true, {}],
    ['otherParties', true, {}],
    ['accommodation', true, {}],
    ['partialClaim', true, {}],
    ['arbitrationClause', true, { agreementKind: 'Signed paper' }],
    ['arbitrationClause', false, { agreementKind: 'Spoken only' }],
    ['publicBody', true, { whoUser: '1', publicBody: true }],
    ['publicBody', false, { whoUser: '1', publicBody: false }],
    ['isFederal', true, { whoUser: '1', isFederal: true }],
    ['deceased', true, { whoUser: '2', deceased: true }],
    ['restrainingOrder', true, { userType: '2', whoUser: '1', restrainingOrder: true }],
    ['medicalBill', true, { situation: 'auto', whoUser: '1', medicalBill: 'Yes, but not yet' }],
    ['medicalBill', false, { situation: 'auto', whoUser: '1', medicalBill: 'No' }],
    ['professionalMalpractice', true, { situation: 'debt', professionalMalpractice: true }],
    ['excludedMatter', true, { situation: 'debt', excludedMatter: 'Child support, alimony or custody' }],
    ['excludedMatter', false, { situation: 'debt', excludedMatter: 'None of these' }],
    ['excludedMatter', false, { situation: 'debt', excludedMatter: 'anything' }],
  ])('%s: %s', (key, expected, draft) => {
    expect(asks(key, draft)).toBe(expected);
  });
});

describe('names', () => {
  test.each([
    'U.S. Postal Service',
    'USPS',
    'United States Postal Service',
    'IRS',
    'Internal Revenue Service',
    'U.S. Department of Veterans Affairs',
    'US Department of Education',
    'Department of Veterans Affairs',
    'United States of America',
    'Social Security Administration',
    'The Department of Homeland Security',
    'National Park Service',
    'U.S.P.S.',
    'I.R.S.',
    'FBI',
    'TSA',
    'Transportation Security Administration',
    'United States Post Office',
    'Department of the Army',
    'Department of the Treasury, Washington',
    'VA Medical Center',
  ])('%s looks federal', (name) => {
    expect(looksFederal(name)).toBe(true);
  });

  test.each([
    'US Bank',
    'U.S. Auto Parts LLC',
    'United Airlines',
    'Town of Westfield',
    'New Jersey Department of Military and Veterans Affairs',
    'N.J. Department of Military and Veterans Affairs',
    'Pennsylvania Department of Military and Veterans Affairs',
    'Virsa Movers',
    'First Choice LLC',
    'IRS Tax Relief LLC',
    'Hud Auto Sales',
    'Tsa Chen Nails',
    'US Army Surplus Store',
    'U.S. Postal Supplies Inc.',
  ])('%s does not', (name) => {
    expect(looksFederal(name)).toBe(false);
  });

  test.each([
    'City of Newark',
    'The Township of Nutley',
    'Hamilton Township',
    'County of Essex',
    'Essex County',
    'State of New Jersey',
    'State of New York',
    'PA Turnpike Commission',
    'Newark Board of Education',
    'Trenton Public Schools',
    'NJ Transit',
    'N.J. Department of Transportation',
    'New Jersey Motor Vehicle Commission',
    'Jersey City Housing Authority',
    'Newark Police Department',
    'New Jersey Transit Corporation',
    'NJ Transit Bus Operations, Inc.',
    'Essex County College',
    'Passaic Valley Water Commission',
    'University Hospital',
    'Bergen County Sheriff’s Office',
    'Borough of Belmar',
    'Village of Hope Inc',
    'Newark BOE',
    'Newark B.O.E.',
    'Camden County MUA',
  ])('%s looks like a public body', (name) => {
    expect(looksLikePublicBody(name)).toBe(true);
  });

  test.each([
    'Essex County Roofing LLC',
    'County Roofing',
    'City Movers',
    'State of Mind Yoga',
    'Camden County Toyota',
    'Jersey City Movers',
    'Township Auto Body',
    'Mary Boe',
    'Sam Mua',
    '',
  ])('"%s" does not', (name) => {
    expect(looksLikePublicBody(name)).toBe(false);
  });

  test('of people and shops tell no company', () => {
    expect([nameTellsEntity('Northfield Painting, L.L.C.'), nameTellsEntity("Ana's Cakes")]).toEqual([true, false]);
  });
});

describe('what a story mentions', () => {
  test.each([
    ['He told me he filed for bankruptcy.', ['bankruptcy']],
    ['She is in Chapter 13 now.', ['bankruptcy']],
    ['Her landlord died in May.', ['deceased']],
    ['His estate owes me.', ['deceased']],
    ['The judge gave me a restraining order.', ['restrainingOrder']],
    ['I have an FRO against him.', ['restrainingOrder']],
    ['Their attorney wrote to me.', ['otherSideLawyer']],
    ['My lawyer and his law firm talked; he passed away.', ['deceased', 'otherSideLawyer']],
    ['I bought a real estate guide and a dye kit. The order came late.', []],
    ['', []],
  ])('%s', (story, topics) => {
    expect(storyMentions(story)).toEqual(topics);
  });

  test.each([
    ['He never paid the hospital.', true],
    ['She was my patient until May.', true],
    ['The bill is for dental work.', true],
    ['He was patient with me and paid late.', false],
    ['I lent Tom money.', false],
  ])('health care is brought up by "%s": %s', (claimDescription, isBroughtUp) => {
    expect(broughtUpBy({ ...emptyDraft, claimDescription }).has('medicalBill')).toBe(isBroughtUp);
  });

  test('no text is too odd to read', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        expect(storyMentions(text).every((topic) => QUESTION_KEYS.includes(topic))).toBe(true);
        expect(typeof looksFederal(text)).toBe('boolean');
      }),
    );
  });
});

describe('what is certified to a court about other cases', () => {
  test.each<[string, Partial<ClaimDraft>]>([
    ['own words', { claimDescription: 'I also hurt my neck and will ask for that later in another case.' }],
    ['own words that speak of nothing more', { claimDescription: 'I lent Tom money.' }],
    ['an own sentence of a card', { cards: [{ ...aCard('debt.loan', { amount: '20' }), own: 'I lent Tom $20.' }] }],
    ['an amount that was unticked', { cards: [{ ...aCard('debt.loan', { amount: '20' }), counts: 'no' }] }],
  ])('that more is left for later is answered by the person beside %s', (_name, draft) => {
    expect(asks('partialClaim', draft)).toBe(true);
  });

  test('of a clause in a signed paper stays open for claims of older releases, and not where the words name it', () => {
    const signed = { ...emptyDraft, agreementKind: 'Signed paper' };
    expect(broughtUpBy(signed).has('arbitrationClause')).toBe(false);
    expect(broughtUpBy({ ...signed, claimDescription: 'They want arbitration.' }).has('arbitrationClause')).toBe(true);
  });
});

describe('where a question is asked', () => {
  const at = (place: 'questions' | 'claimant' | 'papers', draft: Partial<ClaimDraft>) =>
    questionsAskedAt(place, servedQuestions, { ...emptyDraft, ...draft }).map(({ key }) => key);

  test('what only court papers tell waits for the papers', () => {
    expect(at('papers', { whoUser: '1' })).toEqual([
      'defendantMilitary1',
      'courtLanguage',
      'otherAction',
      'otherParties',
      'accommodation',
    ]);
    expect(at('questions', { whoUser: '1' })).not.toContain('courtLanguage');
  });

  test('what can stop a letter or a package is asked before it', () => {
    expect(at('questions', { whoUser: '1', userType: '1', agreementKind: 'Signed paper' })).toEqual(
      expect.arrayContaining(['otherCase', 'arbitrationClause', 'bankruptcy', 'otherSideLawyer', 'partialClaim']),
    );
  });

  test('the kind of a business is asked with its name', () => {
    expect(at('claimant', { userType: '2', firstname: "Ana's Cakes" })).toEqual(['claimantEntityType']);
    expect(at('claimant', { userType: '2', firstname: "Ana's Cakes LLC" })).toEqual([]);
  });

  test('the default list, which a browser asks that could not load the served one, is asked as it is', () => {
    const asked = questionsAskedAt('questions', fallbackQuestions, { ...emptyDraft, whoUser: '1' });
    expect(asked.map(({ key }) => key)).toEqual(['askedMoneyBefore', 'assignedClaim', 'isAdult', 'defendantMilitary1']);
  });
});
