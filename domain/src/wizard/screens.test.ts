import { describe, expect, test } from 'vitest';
import { CLAIM_FIELD_NAMES, fieldNamed } from '../claims/index.ts';
import { GENERATION_STAGES, progressAfterStage } from './generation.ts';
import {
  FIRST_POSITION,
  isSamePage,
  pageOf,
  positionOf,
  SCREENS,
  type ScreenId,
  screenAt,
  screenNamed,
  shareOfStep,
  STEP_COUNT,
} from './screens.ts';

describe('the screens', () => {
  test.each([
    [1, 'Claim Type', ['category', 'reasons', 'details', 'account']],
    [2, 'Your Information', ['claimant-kind', 'claimant']],
    [3, 'Their Information', ['defendant-kind', 'defendant']],
    [4, 'Claim Details', ['story', 'calculation', 'payment-preference', 'questions', 'signature', 'generation']],
    [5, 'Choose a Package', ['package', 'checkout', 'order']],
  ] as const)('step %i (%s) holds its screens in order, numbered from 0', (step, _name, ids) => {
    const inStep = SCREENS.filter((screen) => screen.step === step);
    expect(inStep.map(({ id, subStep }) => [id, subStep])).toEqual(ids.map((id, index) => [id, index]));
  });

  test('there are five steps and seventeen screens, and the first is the category', () => {
    expect(new Set(SCREENS.map(({ step }) => step)).size).toBe(STEP_COUNT);
    expect(SCREENS).toHaveLength(17);
    expect([FIRST_POSITION, screenAt(FIRST_POSITION)?.id]).toEqual([{ step: 1, subStep: 0 }, 'category']);
  });

  test('a screen is found by its place and its place by its name', () => {
    for (const screen of SCREENS) {
      expect(screenAt(positionOf(screen.id))).toBe(screen);
      expect(screenNamed(screen.id)).toBe(screen);
    }
  });

  test.each([
    [0, 0],
    [1, 4],
    [2, 2],
    [6, 0],
    [1, -1],
    [1.5, 0],
    [Number.NaN, 0],
  ])('no screen stands at step %d, sub-step %d', (step, subStep) => {
    expect(screenAt({ step, subStep })).toBeUndefined();
  });

  test('an unknown name is a bug', () => {
    const made: string = 'no-such-screen';
    expect(() => screenNamed(made as ScreenId)).toThrow('no-such-screen');
  });

  test('every field is asked on a screen, but those of the card that says how the claim fits and of the papers', () => {
    const ids: readonly string[] = ['court-papers', ...SCREENS.map(({ id }) => id)];
    const elsewhere = CLAIM_FIELD_NAMES.filter((name) => !ids.includes(fieldNamed(name).askedOn));
    expect(elsewhere).toEqual(['filingCounty', 'waiveExcess', 'lateFilingAcknowledged']);
  });

  test.each([
    ['category', 0],
    ['reasons', 1 / 4],
    ['account', 3 / 4],
    ['claimant', 1 / 2],
    ['generation', 5 / 6],
    ['order', 2 / 3],
  ] as const)('%s lies at its share of the step', (id, share) => {
    expect(shareOfStep(positionOf(id))).toBeCloseTo(share, 10);
  });

  test.each([
    ['claimant-kind', 'claimant'],
    ['defendant-kind', 'defendant'],
    ['calculation', 'payment-preference'],
  ] as const)('%s and %s are one page', (first, second) => {
    expect([pageOf(first), pageOf(second)]).toEqual([first, first]);
    expect(isSamePage(positionOf(first), positionOf(second))).toBe(true);
  });

  test('every other screen is a page of its own, and a place that is no screen is on none', () => {
    const others: readonly ScreenId[] = ['reasons', 'account', 'story', 'questions'];
    for (const id of others) expect(pageOf(id)).toBe(id);
    expect(isSamePage(positionOf('claimant'), positionOf('defendant-kind'))).toBe(false);
    expect(isSamePage({ step: 9, subStep: 0 }, { step: 9, subStep: 0 })).toBe(false);
  });

  test('a place in no step has no share', () => {
    expect(shareOfStep({ step: 9, subStep: 3 })).toBe(0);
  });
});

describe('the generation screen', () => {
  test('plays six stages for the specified times', () => {
    expect(GENERATION_STAGES.map(({ milliseconds }) => milliseconds)).toEqual([1600, 1200, 2000, 1600, 1440, 800]);
  });

  test('shows a sixth more after every stage, and all of it after the last', () => {
    const shown = GENERATION_STAGES.map((_stage, index) => Math.round(progressAfterStage(index)));
    expect(shown).toEqual([17, 33, 50, 67, 83, 100]);
    expect(progressAfterStage(5)).toBe(100);
  });
});
