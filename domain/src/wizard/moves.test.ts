import { describe, expect, test } from 'vitest';
import { type ClaimDraft, emptyDraft, type ProblemCode } from '../claims/index.ts';
import type { WizardFacts } from './facts.ts';
import { back, firstUnfinished, hasBack, next, reachable } from './moves.ts';
import { pageOf, type Position, positionOf, SCREENS, type ScreenId, screenAt } from './screens.ts';
import { aBusinessDraft, aDraft, aFurtherDefendant, facts } from './testing/a-draft.ts';

const nameAt = (position: Position): ScreenId | undefined => screenAt(position)?.id;

/** Where CONTINUE leads, or the codes that keep the person here. */
function onward(from: ScreenId, draft: ClaimDraft, known: WizardFacts): ScreenId | undefined | readonly ProblemCode[] {
  const outcome = next(draft, positionOf(from), known);
  return outcome.ok ? nameAt(outcome.value) : outcome.error.map(({ code }) => code);
}
const backFrom = (from: ScreenId, draft: ClaimDraft, known: WizardFacts) =>
  nameAt(back(draft, positionOf(from), known));

const ALL_SCREENS = SCREENS.map(({ id }) => id);
const WITHOUT_ACCOUNT = ALL_SCREENS.filter((id) => id !== 'account');
/** Back leads from page to page, and the account's window is none. */
const pagesOf = (path: readonly ScreenId[]) => path.filter((id) => id !== 'account' && pageOf(id) === id);
/** Where Back comes to a page: at the last of its screens. */
const endOf = (page: ScreenId): ScreenId => ALL_SCREENS.findLast((id) => pageOf(id) === page) ?? page;
const pairsOf = (path: readonly ScreenId[]) =>
  path.slice(1).map((to, index) => ({ from: path[index] ?? to, to }) as const);

const PEOPLE = [
  { who: 'a person against a person', draft: aDraft(), known: facts({ isPaid: true }), path: ALL_SCREENS },
  { who: 'a business against a business', draft: aBusinessDraft(), known: facts({ isPaid: true }), path: ALL_SCREENS },
  {
    who: 'a person against a business, with their own address',
    draft: aDraft({
      whoUser: '2',
      sameAddress: false,
      claimantAddress: '1 Elm Street',
      claimantCity: 'Camden',
      claimantCountry: 'NJ',
      claimantZipcode: '08102',
    }),
    known: facts({ isPaid: true }),
    path: ALL_SCREENS,
  },
  {
    who: 'someone signed in',
    draft: aDraft(),
    known: facts({ isPaid: true, isSignedIn: true }),
    path: WITHOUT_ACCOUNT,
  },
  {
    who: 'a business that is signed in',
    draft: aBusinessDraft(),
    known: facts({ isPaid: true, isSignedIn: true }),
    path: WITHOUT_ACCOUNT,
  },
] as const;

describe.each(PEOPLE)('for $who', ({ draft, known, path }) => {
  test.each(pairsOf(path))('CONTINUE leads from $from to $to', ({ from, to }) => {
    expect(onward(from, draft, known)).toBe(to);
  });

  test.each(pairsOf(pagesOf(path)).filter(({ to }) => to !== 'order'))(
    'Back leads from $to to $from',
    ({ from, to }) => {
      for (const one of [to, endOf(to)]) expect(backFrom(one, draft, known)).toBe(endOf(from));
    },
  );
});

describe('at the ends', () => {
  test('CONTINUE on the order stays there', () => {
    expect(onward('order', aDraft(), facts({ isPaid: true }))).toBe('order');
  });

  test('Back on the first screen stays there', () => {
    expect(backFrom('category', aDraft(), facts())).toBe('category');
  });

  test('Back never leads from a paid order into the checkout, where it could be paid again', () => {
    expect(backFrom('order', aDraft(), facts({ isPaid: true }))).toBe('order');
  });

  test('from a place that is no screen, CONTINUE and Back lead to the first', () => {
    const nowhere = { step: 2, subStep: 5 };
    expect(next(aDraft(), nowhere, facts())).toEqual({ ok: true, value: positionOf('category') });
    expect(back(aDraft(), nowhere, facts())).toEqual(positionOf('category'));
  });

  test.each(ALL_SCREENS.map((id) => [id, id !== 'category' && id !== 'order'] as const))(
    'on %s there is a Back button: %s',
    (id, isThere) => {
      expect(hasBack(positionOf(id))).toBe(isThere);
    },
  );

  test('there is none where there is no screen', () => {
    expect(hasBack({ step: 7, subStep: 0 })).toBe(false);
  });
});

describe('a category without reasons', () => {
  const draft = aDraft({ situation: 'other', disputing: [], disputingLabels: [] });
  const known = facts({ reasonsOffered: [] });

  test('lets the empty screen of reasons pass', () => {
    expect(onward('category', draft, known)).toBe('reasons');
    expect(onward('reasons', draft, known)).toBe('details');
  });

  test('Back from the details passes over the reasons', () => {
    expect(backFrom('details', draft, known)).toBe('category');
  });

  test('Back from the details also passes over them when none was chosen', () => {
    expect(backFrom('details', aDraft({ disputing: [] }), facts())).toBe('category');
  });

  test('with a chosen reason Back from the details leads to the reasons', () => {
    expect(backFrom('details', aDraft(), facts())).toBe('reasons');
  });
});

describe('screens that hold a person up', () => {
  test.each([
    ['category', { situation: '' }, {}, ['wizard.category_required']],
    ['reasons', { disputing: [] }, {}, ['wizard.reasons_required']],
    ['reasons', { disputing: [] }, { reasonsOffered: null }, ['wizard.reasons_required']],
    ['reasons', { disputing: ['of-another-category'] }, {}, ['field.choice_unknown']],
    ['details', { amount: '', zipcode: '1' }, {}, ['field.required', 'field.zip']],
    ['claimant-kind', { userType: '' }, {}, ['wizard.claimant_kind_required']],
    ['claimant', { firstname: ' ' }, {}, ['field.required']],
    ['defendant-kind', { whoUser: '' }, {}, ['wizard.defendant_kind_required']],
    ['defendant', { defendantEmail: 'no' }, {}, ['field.email']],
    ['story', { claimDescription: '\n' }, {}, ['wizard.story_required']],
    ['calculation', { claimCalculation: '' }, {}, ['wizard.calculation_required']],
    ['questions', { isAdult: null }, {}, ['wizard.question_required']],
    ['questions', {}, { questions: null }, ['wizard.questions_missing']],
    ['signature', { signature: null }, {}, ['wizard.signature_required']],
    ['generation', {}, { generationComplete: false }, ['wizard.generation_running']],
    ['package', { selectedPackage: '' }, {}, ['wizard.package_required']],
    ['checkout', {}, { isPaid: false }, ['wizard.payment_required']],
  ] as const)('%s with %o and %o: %o', (from, changes, known, codes) => {
    expect(onward(from, aDraft({ ...changes } as Partial<ClaimDraft>), facts(known))).toEqual(codes);
  });

  test.each(['account', 'payment-preference'] as const)('%s asks for nothing', (from) => {
    expect(typeof onward(from, emptyDraft, facts())).toBe('string');
  });

  test('the generation screen opens the way once it has played, and payment once it is made', () => {
    expect(onward('generation', aDraft(), facts({ generationComplete: true }))).toBe('package');
    expect(onward('checkout', aDraft(), facts({ isPaid: true }))).toBe('order');
  });
});

describe('a bookmark', () => {
  const opens = (draft: ClaimDraft, wanted: ScreenId, known: WizardFacts) =>
    nameAt(reachable(draft, positionOf(wanted), known));

  test.each(ALL_SCREENS.filter((id) => id !== 'order'))('of a finished draft opens at %s as saved', (id) => {
    expect(opens(aDraft(), id, facts())).toBe(id);
  });

  test.each([
    ['an empty draft', emptyDraft, 'signature', {}, 'category'],
    ['a draft with a category only', { ...emptyDraft, situation: 'debt' }, 'order', {}, 'reasons'],
    ['a category without reasons', { ...emptyDraft, situation: 'other' }, 'story', { reasonsOffered: [] }, 'details'],
    ['a reason of another category', aDraft({ disputing: ['gone'] }), 'story', {}, 'reasons'],
    ['a date that is ahead', aDraft({ date: '2026-11-22' }), 'package', {}, 'details'],
    [
      'a further opponent without a name',
      aDraft({ additionalDefendants: [aFurtherDefendant({ defendantFirstname: '' })] }),
      'story',
      {},
      'defendant',
    ],
    ['an opponent who is now a person', aBusinessDraft({ whoUser: '1', deceased: null }), 'package', {}, 'questions'],
    ['a signature that was taken away', aDraft({ signature: null }), 'checkout', {}, 'signature'],
    ['no package', aDraft({ selectedPackage: '' }), 'checkout', {}, 'package'],
    ['an order that is not paid', aDraft(), 'order', {}, 'checkout'],
    ['a place before the gap', aDraft({ signature: null }), 'story', {}, 'story'],
    ['the gap itself', aDraft({ signature: null }), 'signature', {}, 'signature'],
    ['a generation that has not played', aDraft(), 'package', { generationComplete: false }, 'package'],
    ['the account screen once signed in', aDraft(), 'account', { isSignedIn: true }, 'claimant-kind'],
    ['a paid claim', aDraft(), 'story', { isPaid: true }, 'order'],
    ['a paid claim whose answers are gone', emptyDraft, 'category', { isPaid: true }, 'order'],
  ] as const)('of %s opens where it may', (_name, draft, wanted, known, expected) => {
    expect(opens(draft, wanted, facts(known))).toBe(expected);
  });

  test('of a place that is no screen opens at the first screen that needs an answer', () => {
    const nowhere = { step: 3, subStep: 4 };
    expect(nameAt(reachable(emptyDraft, nowhere, facts()))).toBe('category');
    expect(nameAt(reachable(aDraft({ isAdult: null }), nowhere, facts()))).toBe('questions');
    expect(nameAt(reachable(aDraft(), nowhere, facts()))).toBe('checkout');
  });
});

describe('the first unfinished screen', () => {
  test.each([
    ['an empty draft', emptyDraft, 'category'],
    ['a draft that is not signed', aDraft({ signature: '' }), 'signature'],
    ['a signed draft without a package', aDraft({ selectedPackage: '' }), undefined],
    ['a finished draft', aDraft(), undefined],
  ] as const)('of %s', (_name, draft, expected) => {
    expect(firstUnfinished(draft, facts())?.id).toBe(expected);
  });
});
