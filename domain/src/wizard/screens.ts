import type { AskedOn } from '../claims/index.ts';

/** A place in the wizard as the wire names it: step 1 to 5, sub-step from 0. */
export type Position = { readonly step: number; readonly subStep: number };

/** The screens that ask for fields of the form, and those that ask for none. */
export type ScreenId = Exclude<AskedOn, 'claim-fit' | 'court-papers'> | 'account' | 'generation' | 'checkout' | 'order';

export type WizardScreen = Position & { readonly id: ScreenId };

/**
 * Every screen in the order people meet them. The five steps and their sub-steps follow from this list alone; which
 * fields a screen asks for is said by each field (`askedOn` in `CLAIM_FIELDS`).
 */
export const SCREENS: readonly [WizardScreen, ...WizardScreen[]] = [
  { id: 'category', step: 1, subStep: 0 },
  { id: 'reasons', step: 1, subStep: 1 },
  { id: 'details', step: 1, subStep: 2 },
  { id: 'account', step: 1, subStep: 3 },
  { id: 'claimant-kind', step: 2, subStep: 0 },
  { id: 'claimant', step: 2, subStep: 1 },
  { id: 'defendant-kind', step: 3, subStep: 0 },
  { id: 'defendant', step: 3, subStep: 1 },
  { id: 'story', step: 4, subStep: 0 },
  { id: 'calculation', step: 4, subStep: 1 },
  { id: 'payment-preference', step: 4, subStep: 2 },
  { id: 'questions', step: 4, subStep: 3 },
  { id: 'signature', step: 4, subStep: 4 },
  { id: 'generation', step: 4, subStep: 5 },
  { id: 'package', step: 5, subStep: 0 },
  { id: 'checkout', step: 5, subStep: 1 },
  { id: 'order', step: 5, subStep: 2 },
];

/**
 * Screens that ask one thing and are shown as one page with one CONTINUE. The wire still names each: a page stands at the
 * first of its two until CONTINUE has judged that one.
 */
const ONE_PAGE: readonly (readonly [first: ScreenId, second: ScreenId])[] = [
  ['claimant-kind', 'claimant'],
  ['defendant-kind', 'defendant'],
  ['calculation', 'payment-preference'],
];

export const STEP_COUNT = 5;

export const FIRST_POSITION: Position = { step: SCREENS[0].step, subStep: SCREENS[0].subStep };

export const samePosition = (a: Position, b: Position): boolean => a.step === b.step && a.subStep === b.subStep;

export const screenAt = (position: Position): WizardScreen | undefined =>
  SCREENS.find((screen) => samePosition(screen, position));

export function screenNamed(id: ScreenId): WizardScreen {
  const found = SCREENS.find((screen) => screen.id === id);
  if (found === undefined) throw new Error(`no screen is named ${id}`);
  return found;
}

export const positionOf = (id: ScreenId): Position => {
  const { step, subStep } = screenNamed(id);
  return { step, subStep };
};

/** The screen whose page this one is shown on: its own, but for the second of two that share one. */
export const pageOf = (id: ScreenId): ScreenId => ONE_PAGE.find(([, second]) => second === id)?.[0] ?? id;

/** Whether two places are on one page, so that nobody who goes from one to the other comes to anything new. */
export function isSamePage(a: Position, b: Position): boolean {
  const [here, there] = [screenAt(a), screenAt(b)];
  return here !== undefined && there !== undefined && pageOf(here.id) === pageOf(there.id);
}

/** How far into its step a screen lies, from 0 (its first screen) to just under 1. */
export function shareOfStep(position: Position): number {
  const inStep = SCREENS.filter((screen) => screen.step === position.step);
  return inStep.length === 0 ? 0 : position.subStep / inStep.length;
}
