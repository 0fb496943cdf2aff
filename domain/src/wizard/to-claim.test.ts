import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  CLAIM_FIELD_NAMES,
  type ClaimDraft,
  type ClaimField,
  COURT_DETAIL_KEYS,
  emptyDraft,
  fallbackQuestions,
  isRequiredQuestion,
  NO_ANSWERS,
  QUESTION_KEYS,
  questionsFor,
} from '../claims/index.ts';
import { chooseQuestions } from './choose-questions.ts';
import { unansweredQuestions } from './screen-problems.ts';
import { prune } from './prune.ts';
import { problemsOn } from './screen-problems.ts';
import { SCREENS } from './screens.ts';
import { changesWhatWasSigned, withHonestSignature } from './signing.ts';
import { A_MARK, aBusinessDraft, aDraft, aFurtherDefendant, facts, REASONS } from './testing/a-draft.ts';
import { anyDraft, anyFacts } from './testing/random-drafts.ts';
import { toClaim, toFitClaim } from './to-claim.ts';

const UP_TO_SIGNATURE = SCREENS.slice(0, SCREENS.findIndex(({ id }) => id === 'signature') + 1);
const OWN_ADDRESS = {
  claimantAddress: '1 Elm Street',
  claimantApt: 'Suite 3',
  claimantCity: 'Camden',
  claimantCountry: 'NJ',
  claimantZipcode: '08102',
};

function claimFrom(draft: ClaimDraft, known = facts()) {
  const made = toClaim(draft, known);
  if (!made.ok) throw new Error(`unfinished: ${JSON.stringify(made.error)}`);
  return made.value;
}

describe('a finished draft as a claim', () => {
  test('holds every value parsed', () => {
    expect(claimFrom(aDraft())).toMatchObject({
      situation: 'tenant-landlord',
      reasons: ['deposit-not-returned'],
      amount: 1850_50,
      happenedOn: '2026-06-01',
      happenedAt: { street: '12 Main Street', unit: '4B', city: 'Newark', state: 'NJ', zip: '07102' },
      claimant: { name: { kind: 'person', person: { first: 'Ana', last: 'Reyes' } }, phone: '9735550100' },
      payment: { venmo: '', cashapp: '', zelle: '', types: ['Check'] },
      answers: { isAdult: true, assignedClaim: false, responseDays: 14, defendantMilitary2: null },
    });
  });

  test('of a business holds its legal name and its contact', () => {
    const { claimant, defendants } = claimFrom(aBusinessDraft());
    expect(claimant.name).toEqual({ kind: 'business', legalName: 'Reyes Homes LLC', contactName: 'Ana Reyes' });
    expect(defendants[0].website).toBe('www.northfield.example');
  });

  test.each<[string, Partial<ClaimDraft>, string | undefined]>([
    ['as the claimant answered', { defendantEntityType: 'LLC' }, 'LLC'],
    ['not at all while nobody knows', {}, undefined],
    ['not of a person, whatever was chosen before', { whoUser: '1', defendantEntityType: 'LLC' }, undefined],
  ])('holds what kind of business the other side is: %s', (_which, answers, expected) => {
    expect(claimFrom(aBusinessDraft(answers)).defendants[0].entity).toBe(expected);
  });

  test('gives the claimant the place where it happened, unless they typed their own address', () => {
    expect(claimFrom(aDraft()).claimant.address.city).toBe('Newark');
    const own = claimFrom(aDraft({ sameAddress: false, ...OWN_ADDRESS }));
    expect(own.claimant.address).toEqual({
      street: '1 Elm Street',
      unit: 'Suite 3',
      city: 'Camden',
      state: 'NJ',
      zip: '08102',
    });
    expect(own.happenedAt.city).toBe('Newark');
  });

  test('takes stray blanks off what was typed, but leaves the story as it is', () => {
    const claim = claimFrom(
      aDraft({
        firstname: ' Ana ',
        address: ' 12 Main Street ',
        email: ' ana@example.com ',
        claimDescription: ' He left. ',
      }),
    );
    expect(claim.claimant).toMatchObject({ name: { person: { first: 'Ana' } }, email: 'ana@example.com' });
    expect([claim.happenedAt.street, claim.story]).toEqual(['12 Main Street', ' He left. ']);
  });

  test('holds a state by its code, however it was written', () => {
    const made = claimFrom(aDraft({ country: 'New Jersey', defendantCountry: 'nj' }));
    expect([made.happenedAt.state, made.defendants[0].address.state]).toEqual(['NJ', 'NJ']);
  });

  test('names every defendant, the first one first', () => {
    const others = [aFurtherDefendant(), aFurtherDefendant({ whoUser: '2', defendantFirstname: 'Oak LLC' })];
    const { defendants } = claimFrom(aDraft({ additionalDefendants: others, defendantMilitary2: 'No' }));
    expect(defendants.map(({ name }) => (name.kind === 'person' ? name.person.first : name.legalName))).toEqual([
      'Tom',
      'Kim',
      'Oak LLC',
    ]);
  });

  test('holds the option that was offered, also when the browser sent its text', () => {
    expect(claimFrom(aDraft({ responseDays: '30' })).answers.responseDays).toBe(30);
    expect(claimFrom(aDraft({ responseDays: 30 })).answers.responseDays).toBe(30);
  });

  test('holds nothing of what is no longer asked', () => {
    const claim = claimFrom(
      aDraft({
        disputing: [...REASONS, 'of-another-category'],
        defendantWebsite: 'not a website',
        defendantMilitary2: 'Yes',
        ...OWN_ADDRESS,
      }),
    );
    expect(claim.reasons).toEqual(REASONS);
    expect([claim.defendants[0].website, claim.answers.defendantMilitary2]).toEqual(['', null]);
    expect(claim.claimant.address.city).toBe('Newark');
  });

  test('made from the five default questions holds nothing but those', () => {
    const { answers } = claimFrom(aDraft({ defendantMilitary1: false }), facts({ questions: fallbackQuestions }));
    expect(QUESTION_KEYS.filter((key) => answers[key] !== null)).toEqual([
      'askedMoneyBefore',
      'assignedClaim',
      'isAdult',
      'defendantMilitary1',
    ]);
  });
});

describe('an unfinished draft', () => {
  test('names the first screen that needs an answer, with all that is wrong there', () => {
    expect(toClaim(emptyDraft, facts())).toEqual({
      ok: false,
      error: { screen: 'category', problems: [{ field: 'situation', code: 'wizard.category_required' }] },
    });
    const made = toClaim(aDraft({ amount: '1', zipcode: 'x', signature: null }), facts());
    expect(made).toMatchObject({
      ok: false,
      error: { screen: 'details', problems: [{ field: 'amount' }, { field: 'zipcode' }] },
    });
  });

  test('a draft is a claim exactly when no screen up to the signature has a problem', () => {
    fc.assert(
      fc.property(anyDraft, anyFacts, (draft, known) => {
        const asked = prune(draft, known);
        const isFinished = UP_TO_SIGNATURE.every(({ id }) => problemsOn(id, asked, known).length === 0);
        expect(toClaim(draft, known).ok).toBe(isFinished);
      }),
    );
  });

  test('neither payment nor the package nor the generation screen makes it more or less finished', () => {
    const unpaid = facts({ isPaid: false, generationComplete: false });
    expect(toClaim(aDraft({ selectedPackage: '' }), unpaid).ok).toBe(true);
  });
});

describe('as much of a draft as the rules of the court look at', () => {
  const unfinished: ClaimDraft = aDraft({
    firstname: '',
    email: '',
    defendantFirstname: '',
    claimDescription: '',
    claimCalculation: '',
    isAdult: null,
    signature: null,
    selectedPackage: '',
  });

  test('needs no names, story, questions or signature', () => {
    expect(toClaim(unfinished, facts()).ok).toBe(false);
    const made = toFitClaim(unfinished, facts());
    expect(made).toMatchObject({ ok: true, value: { amount: 1850_50, story: '', answers: { isAdult: null } } });
  });

  test('is what a finished claim holds', () => {
    const made = toFitClaim(aDraft(), facts());
    if (!made.ok) throw new Error('a finished draft fits');
    expect(claimFrom(aDraft())).toMatchObject(made.value);
  });

  test.each<[string, Partial<ClaimDraft>, readonly string[]]>([
    ['the category', { situation: '' }, ['situation']],
    ['a reason', { disputing: [] }, ['disputing']],
    ['the amount', { amount: '249.99' }, ['amount']],
    ['the day', { date: '2026-11-22' }, ['date']],
    ['the place', { city: '', zipcode: '' }, ['city', 'zipcode']],
    ['the claimant’s kind', { userType: '' }, ['userType']],
    [
      'the claimant’s own address',
      { sameAddress: false },
      ['claimantAddress', 'claimantCity', 'claimantCountry', 'claimantZipcode'],
    ],
    ['the other side’s kind', { whoUser: '' }, ['whoUser']],
    ['the other side’s address', { defendantCity: '' }, ['defendantCity']],
    [
      'a further defendant’s address',
      { additionalDefendants: [aFurtherDefendant({ defendantZipcode: 'x', defendantFirstname: '' })] },
      ['additionalDefendants.0.defendantZipcode'],
    ],
  ])('needs %s', (_name, changes, fields) => {
    const made = toFitClaim(aDraft(changes), facts());
    expect(made.ok ? [] : made.error.problems.map(({ field }) => field)).toEqual(fields);
  });

  test('takes the choices made on the claim-fit card as they are', () => {
    const made = toFitClaim(
      aDraft({
        filingCounty: ' Essex ',
        waiveExcess: 'small_claims',
        isAdult: false,
        guardianName: ' Eva Reyes ',
        claimantBirthDate: '2012-02-30',
        lateFilingAcknowledged: true,
      }),
      facts(),
    );
    expect(made).toMatchObject({
      value: {
        filingCounty: 'Essex',
        waiveExcess: 'small_claims',
        guardianName: 'Eva Reyes',
        claimantBirthDate: null,
        lateFilingAcknowledged: true,
      },
    });
  });

  test('of days to pay only those that are offered count, whatever an unfinished draft holds', () => {
    for (const [sent, kept] of [
      [64_000, null],
      ['1e8', null],
      [-1, null],
      ['14', 14],
      [30, 30],
    ] as const) {
      const made = toFitClaim(aDraft({ responseDays: sent }), facts());
      expect(made.ok && made.value.answers.responseDays).toBe(kept);
    }
  });

  test('an answer nobody offered to a question that may stay open counts as none', () => {
    const made = toFitClaim(aDraft({ bankruptcy: 'perhaps', otherSideLawyer: true }), facts());
    expect(made).toMatchObject({ value: { answers: { bankruptcy: null, otherSideLawyer: true } } });
  });

  test('is there whenever a whole claim is', () => {
    fc.assert(
      fc.property(anyDraft, anyFacts, (draft, known) => {
        if (toClaim(draft, known).ok) expect(toFitClaim(draft, known).ok).toBe(true);
      }),
    );
  });
});

describe('which list of questions the answers belong to', () => {
  const served = facts().questions ?? [];
  const onlyDefaultAnswers = aDraft({
    ...NO_ANSWERS,
    askedMoneyBefore: true,
    assignedClaim: false,
    isAdult: true,
    defendantMilitary1: true,
  });

  test.each([
    ['answers to the served list', aDraft(), served],
    ['answers to the default list only', onlyDefaultAnswers, fallbackQuestions],
    ['answers to neither', aDraft({ isAdult: null }), served],
  ] as const)('%s', (_name, draft, expected) => {
    const open = unansweredQuestions(served, draft).filter(({ key }) => !isRequiredQuestion(key));
    expect(chooseQuestions(served, draft)).toEqual(expected.filter((question) => !open.includes(question)));
  });

  test('without any answer all that may not stay open are asked for', () => {
    const asked = questionsFor(chooseQuestions(served, emptyDraft), emptyDraft).map(({ key }) => key);
    expect(asked).toEqual(
      questionsFor(served, emptyDraft)
        .map(({ key }) => key)
        .filter(isRequiredQuestion),
    );
  });

  test('what else was answered beside the default list stays, so that a "yes" still stops a letter', () => {
    const keys = chooseQuestions(served, { ...onlyDefaultAnswers, bankruptcy: true, otherCase: false }).map(
      (q) => q.key,
    );
    expect(keys).toEqual([...fallbackQuestions.map((q) => q.key), 'otherCase', 'bankruptcy']);
    const claim = claimFrom(
      { ...onlyDefaultAnswers, bankruptcy: true },
      facts({ questions: chooseQuestions(served, { ...onlyDefaultAnswers, bankruptcy: true }) }),
    );
    expect(claim.answers.bankruptcy).toBe(true);
  });

  test('an open new question makes no claim of an older release incomplete', () => {
    const old = aDraft({ bankruptcy: null });
    expect(toClaim(old, facts({ questions: chooseQuestions(served, old) })).ok).toBe(true);
  });
});

describe('an honest signature', () => {
  /** What is not signed for, and why: the mark itself, what is chosen of the offer, wishes, and what only papers tell. */
  const NOT_SIGNED: readonly ClaimField[] = [
    // What it says is in the answer about age.
    'claimFor',
    'venmo',
    'cashapp',
    'zelle',
    'paymentTypes',
    'defendantMilitary1',
    'defendantMilitary2',
    'defendantMilitary3',
    'defendantMilitary4',
    'responseDays',
    'paymentPlan',
    'courtLanguage',
    'otherAction',
    'otherParties',
    'accommodation',
    'courtQuestionsDone',
    'filingCounty',
    'waiveExcess',
    'lateFilingAcknowledged',
    ...COURT_DETAIL_KEYS,
    'coClaimants',
    'signature',
    'signatureMethod',
    'selectedPackage',
  ];

  test('every fact counts as signed for, and no wish', () => {
    const isSigned = (name: ClaimField): boolean => changesWhatWasSigned(aDraft(), { ...aDraft(), [name]: 'another' });
    expect(CLAIM_FIELD_NAMES.filter((name) => !isSigned(name)).toSorted()).toEqual(NOT_SIGNED.toSorted());
    fc.assert(
      fc.property(anyDraft, anyDraft, (one, other) => {
        const facts = CLAIM_FIELD_NAMES.filter((name) => !NOT_SIGNED.includes(name));
        const isDifferent = facts.some((name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]));
        expect(changesWhatWasSigned(one, other)).toBe(isDifferent);
      }),
    );
  });

  test('the order in which fields were stored is no change', () => {
    const reversed = Object.fromEntries(Object.entries(aDraft()).toReversed()) as ClaimDraft;
    expect(changesWhatWasSigned(aDraft(), reversed)).toBe(false);
  });

  test('a mark outlives no change of an answer, whoever makes it', () => {
    fc.assert(
      fc.property(anyDraft, anyDraft, (before, after) => {
        const kept = withHonestSignature(before, after);
        const isOldMark = kept.signature !== null && kept.signature === before.signature;
        expect(isOldMark && changesWhatWasSigned(before, kept)).toBe(false);
        expect({ ...kept, signature: null, signatureMethod: '' }).toEqual({
          ...after,
          signature: null,
          signatureMethod: '',
        });
      }),
    );
  });

  test('signing for the first time keeps the mark', () => {
    expect(withHonestSignature(aDraft({ signature: null }), aDraft({ amount: '300' })).signature).toBe(A_MARK);
  });
});
