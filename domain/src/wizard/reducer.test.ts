import { describe, expect, test } from 'vitest';
import { emptyDraft, fallbackQuestions } from '../claims/index.ts';
import { hasUnsavedChanges, initialWizard, reduceWizard, type WizardEvent, type WizardState } from './reducer.ts';
import { type Position, positionOf, SCREENS, type ScreenId, screenAt } from './screens.ts';
import { A_MARK, aBusinessDraft, aDraft, ANOTHER_MARK, aWizardOn, facts } from './testing/a-draft.ts';

const after = (state: WizardState, ...events: readonly WizardEvent[]): WizardState =>
  events.reduce(reduceWizard, state);
const on = ({ position }: Pick<WizardState, 'position'>): ScreenId | undefined => screenAt(position)?.id;
const goOn = (known = facts()): WizardEvent => ({ type: 'continue', facts: known });
const goBack = (known = facts()): WizardEvent => ({ type: 'back', facts: known });
const type = (changes: Extract<WizardEvent, { type: 'patch' }>['changes']): WizardEvent => ({ type: 'patch', changes });
const jump = (screen: ScreenId): WizardEvent => ({ type: 'jump', position: positionOf(screen) });
const change = (screen: ScreenId): WizardEvent => ({ type: 'change-answer', position: positionOf(screen) });
const saved = (revision: number, changes: number): WizardEvent => ({
  type: 'saved',
  revision,
  changes,
  at: 1000 + revision,
});
const played: WizardEvent = { type: 'generation', isComplete: true };

describe('moving', () => {
  test('a new wizard stands on the first screen with nothing typed and nothing to save', () => {
    expect(initialWizard).toMatchObject({ draft: emptyDraft, hasFailed: false, returnTo: null, savedAt: null });
    expect([on(initialWizard), hasUnsavedChanges(initialWizard)]).toEqual(['category', false]);
  });

  test('CONTINUE moves on when the screen holds good answers', () => {
    expect(on(after(aWizardOn('story'), goOn()))).toBe('calculation');
  });

  test('a CONTINUE that does not pass stays and says so, and keeps what was typed', () => {
    const state = after(aWizardOn('details'), type({ amount: '100' }), goOn());
    expect([on(state), state.hasFailed, state.draft.amount]).toEqual(['details', true, '100']);
  });

  test('a CONTINUE that does not pass is nothing to save', () => {
    expect(hasUnsavedChanges(after(aWizardOn('checkout'), goOn()))).toBe(false);
  });

  test.each([
    ['a changed answer', type({ amount: '300' })],
    ['CONTINUE that passes', goOn(facts({ isPaid: true }))],
    ['Back', goBack()],
    ['a jump', jump('category')],
    ['a change from "Check your answers"', change('details')],
    ['a reset', { type: 'reset' } as const],
  ])('%s takes the failure away', (_name, event) => {
    const failed = aWizardOn('checkout', { hasFailed: true });
    expect(after(failed, event).hasFailed).toBe(false);
  });

  test('a save that comes back in between leaves the failure standing', () => {
    expect(after(aWizardOn('checkout', { hasFailed: true }), saved(3, 0)).hasFailed).toBe(true);
  });

  test('every move is something to save', () => {
    for (const event of [goOn(), goBack(), jump('category'), change('details')]) {
      expect(hasUnsavedChanges(after(aWizardOn('story'), event))).toBe(true);
    }
  });

  test('a jump to where one stands changes nothing', () => {
    const state = aWizardOn('story', { hasFailed: true });
    expect(after(state, jump('story'))).toBe(state);
  });

  test.each<[string, (position: Position) => WizardEvent]>([
    ['a jump', (position) => ({ type: 'jump', position })],
    ['a change of an answer', (position) => ({ type: 'change-answer', position })],
  ])('%s to a place that is no screen changes nothing', (_name, eventTo) => {
    const state = aWizardOn('story');
    expect(after(state, eventTo({ step: 2, subStep: 4 }))).toBe(state);
  });

  test('a claim loaded with a place that is no screen opens at the first', () => {
    const position = { step: 9, subStep: 0 };
    expect(on(after(initialWizard, { type: 'loaded', draft: aDraft(), position, revision: 2, at: 5 }))).toBe(
      'category',
    );
  });

  test('who comes to the account screen first is led to the first answer that is missing', () => {
    expect(on(after(initialWizard, jump('account'), goOn()))).toBe('category');
    const withoutDetails = aDraft({ amount: '' });
    expect(on(after(aWizardOn('account', { draft: withoutDetails }), goOn()))).toBe('details');
  });
});

describe('the generation screen', () => {
  test('keeps CONTINUE until it has played, whatever the facts say', () => {
    const state = after(aWizardOn('generation'), goOn(facts({ generationComplete: true })));
    expect([on(state), state.hasFailed]).toEqual(['generation', true]);
    expect(on(after(state, played, goOn()))).toBe('package');
  });

  test.each<[string, ScreenId, WizardEvent, boolean]>([
    ['holds after Back to the signature', 'generation', goBack(), true],
    ['holds after a jump within the step', 'generation', jump('story'), true],
    ['holds after a change of an answer within the step', 'signature', change('story'), true],
    ['is forgotten after CONTINUE to the package', 'generation', goOn(), false],
    ['is forgotten after a jump to another step', 'generation', jump('details'), false],
    ['is forgotten after Back to another step', 'story', goBack(), false],
    ['is forgotten after a change of an answer in another step', 'signature', change('claimant'), false],
  ])('that it has played %s', (_name, from, event, isStillComplete) => {
    expect(after(aWizardOn(from), played, event).generationComplete).toBe(isStillComplete);
  });

  test('says that it has not played on entering, and that is nothing to save', () => {
    const state = after(aWizardOn('generation', { generationComplete: true }), {
      type: 'generation',
      isComplete: false,
    });
    expect([state.generationComplete, hasUnsavedChanges(state)]).toEqual([false, false]);
  });
});

describe('the checkout', () => {
  test('keeps CONTINUE until it is paid', () => {
    const unpaid = after(aWizardOn('checkout'), goOn());
    expect([on(unpaid), unpaid.hasFailed]).toEqual(['checkout', true]);
    expect(on(after(unpaid, goOn(facts({ isPaid: true }))))).toBe('order');
  });

  test('cannot be reached again by Back once it is paid', () => {
    expect(on(after(aWizardOn('order'), goBack(facts({ isPaid: true }))))).toBe('order');
  });
});

describe('changing an answer from "Check your answers"', () => {
  const SHOWN = SCREENS.slice(
    0,
    SCREENS.findIndex(({ id }) => id === 'signature'),
  ).map(({ id }) => id);

  test.each(SHOWN)('CONTINUE on %s goes back there', (screen) => {
    const changing = after(aWizardOn('signature'), change(screen));
    expect(on(changing)).toBe(screen);
    const state = after(changing, goOn());
    expect([on(state), state.returnTo]).toEqual(['signature', null]);
  });

  test('so does Back', () => {
    const state = after(aWizardOn('signature'), change('claimant'), goBack());
    expect([on(state), state.returnTo]).toEqual(['signature', null]);
  });

  test('an answer that is wrong is put right first', () => {
    const wrong = after(aWizardOn('signature'), change('details'), type({ amount: '1' }), goOn());
    expect([on(wrong), wrong.hasFailed]).toEqual(['details', true]);
    expect(on(after(wrong, type({ amount: '300' }), goOn()))).toBe('signature');
  });

  test('a new category leads through its reasons, and the question it brings, before it goes back', () => {
    const known = facts({ reasonsOffered: ['unpaid-invoice'] });
    const chosen = after(
      aWizardOn('signature'),
      change('category'),
      type({ situation: 'debt', disputing: [], disputingLabels: [] }),
      goOn(known),
    );
    expect(on(chosen)).toBe('reasons');
    const withReason = after(chosen, type({ disputing: ['unpaid-invoice'] }), goOn(known));
    expect(on(withReason)).toBe('questions');
    expect(on(after(withReason, type({ medicalBill: 'No' }), goOn(known)))).toBe('signature');
  });

  test('an opponent who turns out to be a person leads through the question that this opens', () => {
    const state = after(
      aWizardOn('signature', { draft: aBusinessDraft({ deceased: null, restrainingOrder: null }) }),
      change('defendant-kind'),
      type({ whoUser: '1' }),
      goOn(),
    );
    expect(on(state)).toBe('questions');
    expect(on(after(state, type({ deceased: false, restrainingOrder: false }), goOn()))).toBe('signature');
  });

  test('a list that is still loading holds nobody up', () => {
    const known = facts({ questions: null, reasonsOffered: null });
    expect(on(after(aWizardOn('signature'), change('details'), goOn(known)))).toBe('signature');
    expect(on(after(aWizardOn('signature'), goOn(known)))).toBe('generation');
    expect(on(after(aWizardOn('package', { draft: aDraft({ disputing: [] }) }), goOn(known)))).toBe('checkout');
  });

  test('a jump elsewhere ends it', () => {
    const state = after(aWizardOn('signature'), change('details'), jump('story'), goOn());
    expect([on(state), state.returnTo]).toEqual(['calculation', null]);
  });
});

describe('what there is to save', () => {
  test('a change is, until the server has it', () => {
    const typed = after(aWizardOn('story'), type({ claimDescription: 'He kept it.' }));
    expect(hasUnsavedChanges(typed)).toBe(true);
    const state = after(typed, saved(1, typed.changes));
    expect([hasUnsavedChanges(state), state.revision, state.savedAt]).toEqual([false, 1, 1001]);
  });

  test('what was typed while a save was under way stays to be saved', () => {
    const sent = after(aWizardOn('story'), type({ claimDescription: 'He' }));
    const typedMeanwhile = after(sent, type({ claimDescription: 'He kept it.' }));
    const state = after(typedMeanwhile, saved(1, sent.changes));
    expect([hasUnsavedChanges(state), state.revision, state.draft.claimDescription]).toEqual([true, 1, 'He kept it.']);
    expect(hasUnsavedChanges(after(state, saved(2, typedMeanwhile.changes)))).toBe(false);
  });

  test('an older answer that comes late takes nothing back', () => {
    const first = after(aWizardOn('story'), type({ venmo: '@a' }));
    const second = after(first, type({ venmo: '@ab' }));
    const state = after(second, saved(2, second.changes), saved(1, first.changes));
    expect([hasUnsavedChanges(state), state.revision, state.savedAt]).toEqual([false, 2, 1002]);
  });

  test('an answer to a save from before a reset does not touch the new claim', () => {
    const sent = after(aWizardOn('story'), type({ venmo: '@a' }));
    const state = after(sent, { type: 'reset' }, saved(7, sent.changes));
    expect([state.revision, state.savedAt, hasUnsavedChanges(state)]).toEqual([0, null, false]);
  });

  test('neither does one from before another claim was loaded', () => {
    const sent = after(aWizardOn('story'), type({ venmo: '@a' }));
    const loaded = { type: 'loaded', draft: aDraft(), position: positionOf('story'), revision: 4, at: 9 } as const;
    const state = after(sent, loaded, saved(3, sent.changes));
    expect([state.revision, state.savedAt, hasUnsavedChanges(state)]).toEqual([4, 9, false]);
  });

  test('a loaded claim takes the place of everything and is saved already', () => {
    const before = after(aWizardOn('signature'), change('details'), type({ amount: '1' }), goOn());
    const draft = aBusinessDraft();
    const state = after(before, { type: 'loaded', draft, position: positionOf('story'), revision: 4, at: 9 });
    expect(state).toMatchObject({ draft, revision: 4, savedAt: 9, hasFailed: false, returnTo: null });
    expect([on(state), hasUnsavedChanges(state)]).toEqual(['story', false]);
  });

  test('a reset is a new wizard with nothing to save', () => {
    const state = after(aWizardOn('signature'), type({ amount: '1' }), change('details'), played, { type: 'reset' });
    const { changes: _changes, savedChanges: _saved, ...rest } = state;
    const { changes: _noChanges, savedChanges: _noSaved, ...blank } = initialWizard;
    expect([rest, hasUnsavedChanges(state)]).toEqual([blank, false]);
  });
});

describe('the signature', () => {
  test.each([
    ['the amount', { amount: '2000' }],
    ['the story', { claimDescription: 'Something else.' }],
    ['a reason', { disputing: ['repairs-not-made'] }],
    ['the other side', { defendantLastname: 'Leigh' }],
    ['an administrative answer', { isAdult: false }],
  ])('is taken away when %s changes', (_name, changes) => {
    const { draft } = after(aWizardOn('signature'), type(changes));
    expect([draft.signature, draft.signatureMethod]).toEqual([null, '']);
  });

  test.each([
    ['the package', { selectedPackage: 'small-claims' }],
    ['a way to be paid, which is no fact', { venmo: '@ana' }],
    ['the days to pay', { responseDays: 21 }],
    ['what only court papers tell', { courtLanguage: 'Turkish', otherPartyNames: 'Al Roe' }],
    ['an answer typed again as it was', { amount: '1850.50' }],
    ['a list chosen again as it was', { disputing: ['deposit-not-returned'] }],
  ])('stays when the change is %s', (_name, changes) => {
    expect(after(aWizardOn('package'), type(changes)).draft.signature).toBe(A_MARK);
  });

  test('comes back with the answers it stood for', () => {
    const changed = after(aWizardOn('signature'), type({ amount: '1' }), type({ amount: '18' }));
    expect(changed.draft.signature).toBeNull();
    const back = after(changed, type({ amount: '1850.50' }));
    expect([back.draft.signature, back.signedBefore]).toEqual([A_MARK, null]);
  });

  test('does not come back once the person took it away', () => {
    const cleared = after(aWizardOn('signature'), type({ signature: null }), type({ amount: '1' }));
    expect(after(cleared, type({ amount: '1850.50' })).draft.signature).toBeNull();
  });

  test('stays over moves, saves and the generation screen', () => {
    const state = after(aWizardOn('signature'), goOn(), played, goOn(), goBack(), saved(1, 3));
    expect(state.draft.signature).toBe(A_MARK);
  });

  test('can be cleared, and given again', () => {
    const cleared = after(aWizardOn('signature'), type({ signature: null, signatureMethod: '' }));
    expect(cleared.draft.signature).toBeNull();
    const signed = after(cleared, type({ signature: ANOTHER_MARK, signatureMethod: 'typed' }));
    expect([signed.draft.signature, signed.draft.signatureMethod]).toEqual([ANOTHER_MARK, 'typed']);
  });

  test('that is new stands for the answers given with it', () => {
    const { draft } = after(aWizardOn('signature'), type({ amount: '2000', signature: ANOTHER_MARK }));
    expect([draft.amount, draft.signature]).toEqual(['2000', ANOTHER_MARK]);
  });

  test('must be given again on the way to the package', () => {
    const state = after(aWizardOn('package'), jump('details'), type({ amount: '2000' }), jump('signature'), goOn());
    expect([on(state), state.hasFailed]).toEqual(['signature', true]);
  });
});

test('answers to the five default questions carry a person on as well', () => {
  const draft = aDraft({ defendantMilitary1: false, agreementKind: null, responseDays: null });
  expect(on(after(aWizardOn('questions', { draft }), goOn(facts({ questions: fallbackQuestions }))))).toBe('signature');
});
