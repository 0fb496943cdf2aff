import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emptyDraft } from '../claims/index.ts';
import type { WizardFacts } from './facts.ts';
import { back, next, reachable } from './moves.ts';
import { initialWizard, reduceWizard, type WizardEvent, type WizardState } from './reducer.ts';
import { problemsOn } from './screen-problems.ts';
import {
  isSamePage,
  pageOf,
  type Position,
  positionOf,
  samePosition,
  screenAt,
  type ScreenId,
  SCREENS,
} from './screens.ts';
import { aDraft, facts } from './testing/a-draft.ts';
import { anyDraft, anyFacts, putRight, someChanges } from './testing/random-drafts.ts';
import { toClaim } from './to-claim.ts';

const aScreen = fc.constantFrom(...SCREENS).map(({ step, subStep }): Position => ({ step, subStep }));
const aPlace = fc.oneof(
  { weight: 4, arbitrary: aScreen },
  { weight: 1, arbitrary: fc.record({ step: fc.integer(), subStep: fc.double() }) },
);

const anEvent: fc.Arbitrary<WizardEvent> = fc.oneof(
  { weight: 4, arbitrary: anyFacts.map((known): WizardEvent => ({ type: 'continue', facts: known })) },
  { weight: 2, arbitrary: anyFacts.map((known): WizardEvent => ({ type: 'back', facts: known })) },
  { weight: 3, arbitrary: someChanges.map((changes): WizardEvent => ({ type: 'patch', changes })) },
  { weight: 1, arbitrary: aPlace.map((position): WizardEvent => ({ type: 'jump', position })) },
  { weight: 1, arbitrary: aPlace.map((position): WizardEvent => ({ type: 'change-answer', position })) },
  { weight: 1, arbitrary: fc.boolean().map((isComplete): WizardEvent => ({ type: 'generation', isComplete })) },
  {
    weight: 1,
    arbitrary: fc
      .nat({ max: 20 })
      .map((count): WizardEvent => ({ type: 'saved', revision: count, changes: count, at: 0 })),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(anyDraft, aPlace)
      .map(([draft, position]): WizardEvent => ({ type: 'loaded', draft, position, revision: 1, at: 0 })),
  },
  { weight: 1, arbitrary: fc.constant<WizardEvent>({ type: 'reset' }) },
);

const aStart: fc.Arbitrary<WizardState> = fc
  .tuple(fc.oneof(anyDraft, fc.constant(emptyDraft)), aScreen)
  .map(([draft, position]) => ({ ...initialWizard, draft, position }));

const visited = new Set<ScreenId>();
const note = (state: WizardState): WizardState => {
  const screen = screenAt(state.position);
  if (screen !== undefined) visited.add(screen.id);
  return state;
};

/** A patient person opens the page again, does what the messages ask for, lets the screen play, pays, and goes on. */
function walkToTheOrder(left: WizardState, known: WizardFacts): { readonly end: WizardState; readonly clicks: number } {
  let state = note({ ...left, position: reachable(left.draft, left.position, known) });
  let facts = known;
  for (let clicks = 0; clicks < 60; clicks += 1) {
    const screen = screenAt(state.position);
    if (screen === undefined) break;
    if (screen.id === 'order' && facts.isPaid) return { end: state, clicks };
    if (screen.id === 'checkout') facts = { ...facts, isPaid: true };
    if (screen.id === 'generation') state = reduceWizard(state, { type: 'generation', isComplete: true });
    // An answer may bring up one more question of the same screen, as where a written contract was signed.
    for (let round = 0; round < 3; round += 1) {
      const problems = problemsOn(screen.id, state.draft, { ...facts, generationComplete: state.generationComplete });
      if (problems.length === 0) break;
      state = reduceWizard(state, { type: 'patch', changes: putRight(state.draft, problems, facts) });
    }
    state = note(reduceWizard(state, { type: 'continue', facts }));
  }
  throw new Error(`stuck on ${screenAt(state.position)?.id}`);
}

/** Lists that have loaded; the walks that must arrive are made by people whose lists came. */
const loadedFacts = anyFacts.map((known) => ({
  ...known,
  questions: known.questions ?? facts().questions,
  reasonsOffered: known.reasonsOffered ?? facts().reasonsOffered,
  isPaid: false,
}));

describe('whatever anybody does', () => {
  test('the wizard never breaks, and always stands on one of its screens', () => {
    fc.assert(
      fc.property(aStart, fc.array(anEvent, { maxLength: 30 }), (start, events) => {
        events.reduce((state, event) => {
          const after = note(reduceWizard(state, event));
          expect(screenAt(after.position)).toBeDefined();
          return after;
        }, start);
      }),
      { numRuns: 60 },
    );
  });

  test('there is no dead end: doing what the messages say leads to an order of a complete claim', () => {
    fc.assert(
      fc.property(aStart, fc.array(anEvent, { maxLength: 12 }), loadedFacts, (start, events, known) => {
        const { end } = walkToTheOrder(events.reduce(reduceWizard, start), known);
        expect(toClaim(end.draft, { ...known, isPaid: true }).ok).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  test('from an empty form to the order it takes one CONTINUE a screen, and one for the amount and how it is paid', () => {
    const { clicks } = walkToTheOrder(initialWizard, facts());
    expect(clicks).toBe(SCREENS.length - 2);
  });

  test('a signed-in person never meets the account screen by pressing buttons', () => {
    fc.assert(
      fc.property(anyDraft, aScreen, anyFacts, (draft, position, known) => {
        fc.pre(!samePosition(position, positionOf('account')));
        const signedIn = { ...known, isSignedIn: true };
        const forward = next(draft, position, signedIn);
        const places = [back(draft, position, signedIn), reachable(draft, position, signedIn)];
        for (const place of forward.ok ? [forward.value, ...places] : places) {
          expect(screenAt(place)?.id).not.toBe('account');
        }
      }),
    );
  });

  test('all seventeen screens were met on these walks', () => {
    expect([...visited].toSorted()).toEqual(SCREENS.map(({ id }) => id).toSorted());
  });
});

describe('there and back', () => {
  /** Back does not return to these: the empty screen of reasons is passed over, and an order is final. */
  const isException = (from: ScreenId, draft: { disputing: readonly string[] }, known: WizardFacts): boolean =>
    (from === 'reasons' && draft.disputing.length === 0) ||
    (from === 'account' && known.isSignedIn) ||
    (from === 'checkout' && known.isPaid) ||
    from === 'order';

  /** The window about an account is above the claim's details. */
  const pageAt = (id: ScreenId): ScreenId => (id === 'account' ? 'details' : pageOf(id));

  test('after CONTINUE to another page, Back returns to the one before', () => {
    fc.assert(
      fc.property(anyDraft, fc.constantFrom(...SCREENS), anyFacts, (draft, screen, known) => {
        const forward = next(draft, screen, known);
        fc.pre(forward.ok && !isSamePage(forward.value, screen) && !isException(screen.id, draft, known));
        const before = forward.ok ? screenAt(back(draft, forward.value, known)) : undefined;
        expect(before && pageAt(before.id)).toBe(pageAt(screen.id));
      }),
    );
  });

  test('Back from the details without a reason leads to the category', () => {
    expect(back(aDraft({ disputing: [] }), positionOf('details'), facts())).toEqual(positionOf('category'));
  });

  test('Back never leads further on', () => {
    fc.assert(
      fc.property(anyDraft, fc.constantFrom(...SCREENS), anyFacts, (draft, screen, known) => {
        const to = back(draft, screen, known);
        expect(indexOf(to)).toBeLessThanOrEqual(indexOf(screen));
      }),
    );
  });
});

describe('a bookmark', () => {
  test('never opens beyond the first screen that needs an answer, nor beyond what was saved', () => {
    fc.assert(
      fc.property(anyDraft, aScreen, anyFacts, (draft, wanted, known) => {
        fc.pre(!known.isPaid);
        const opened = indexOf(reachable(draft, wanted, known));
        const judged = { ...known, generationComplete: true };
        const firstGap = SCREENS.findIndex(({ id }) => problemsOn(id, draft, judged).length > 0);
        expect(opened).toBeLessThanOrEqual(firstGap);
        const isSkipped = known.isSignedIn && samePosition(wanted, positionOf('account'));
        expect(opened).toBeLessThanOrEqual(indexOf(wanted) + (isSkipped ? 1 : 0));
      }),
    );
  });

  test('opens where it opened before', () => {
    fc.assert(
      fc.property(anyDraft, aPlace, anyFacts, (draft, wanted, known) => {
        const opened = reachable(draft, wanted, known);
        expect(screenAt(opened)).toBeDefined();
        expect(reachable(draft, opened, known)).toEqual(opened);
      }),
    );
  });
});

const indexOf = (position: Position): number => SCREENS.findIndex((screen) => samePosition(screen, position));
