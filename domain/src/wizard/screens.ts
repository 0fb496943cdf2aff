import type { ClaimField } from '../claims/index.ts';

/** A place in the wizard as the wire names it: step 1 to 5, sub-step from 0. */
export type Position = { readonly step: number; readonly subStep: number };

export type ScreenId =
  | 'category'
  | 'reasons'
  | 'details'
  | 'account'
  | 'claimant-kind'
  | 'claimant'
  | 'defendant-kind'
  | 'defendant'
  | 'story'
  | 'calculation'
  | 'payment-preference'
  | 'questions'
  | 'signature'
  | 'generation'
  | 'package'
  | 'checkout'
  | 'order';

export type WizardScreen = Position & { readonly id: ScreenId; readonly fields: readonly ClaimField[] };

/** Every screen in the order people meet them. The five steps and their sub-steps follow from this list alone. */
export const SCREENS: readonly [WizardScreen, ...WizardScreen[]] = [
  { id: 'category', step: 1, subStep: 0, fields: ['situation'] },
  { id: 'reasons', step: 1, subStep: 1, fields: ['disputing'] },
  {
    id: 'details',
    step: 1,
    subStep: 2,
    fields: ['amount', 'date', 'address', 'apt', 'city', 'country', 'zipcode'],
  },
  { id: 'account', step: 1, subStep: 3, fields: [] },
  { id: 'claimant-kind', step: 2, subStep: 0, fields: ['userType'] },
  {
    id: 'claimant',
    step: 2,
    subStep: 1,
    fields: [
      'firstname',
      'lastname',
      'email',
      'phonenumber',
      'sameAddress',
      'claimantAddress',
      'claimantApt',
      'claimantCity',
      'claimantCountry',
      'claimantZipcode',
    ],
  },
  { id: 'defendant-kind', step: 3, subStep: 0, fields: ['whoUser'] },
  {
    id: 'defendant',
    step: 3,
    subStep: 1,
    fields: [
      'defendantFirstname',
      'defendantLastname',
      'defendantEmail',
      'defendantPhonenumber',
      'defendantWebsite',
      'defendantAddress',
      'defendantApt',
      'defendantCity',
      'defendantCountry',
      'defendantZipcode',
      'additionalDefendants',
    ],
  },
  { id: 'story', step: 4, subStep: 0, fields: ['claimDescription', 'cards', 'storyInLetter', 'storyChoices'] },
  { id: 'calculation', step: 4, subStep: 1, fields: ['claimCalculation', 'amountRows', 'multiple', 'courtAmount'] },
  { id: 'payment-preference', step: 4, subStep: 2, fields: ['venmo', 'cashapp', 'zelle', 'paymentTypes'] },
  { id: 'questions', step: 4, subStep: 3, fields: [] },
  { id: 'signature', step: 4, subStep: 4, fields: ['signature'] },
  { id: 'generation', step: 4, subStep: 5, fields: [] },
  { id: 'package', step: 5, subStep: 0, fields: ['selectedPackage'] },
  { id: 'checkout', step: 5, subStep: 1, fields: [] },
  { id: 'order', step: 5, subStep: 2, fields: [] },
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

/** How far into its step a screen lies, from 0 (its first screen) to just under 1. */
export function shareOfStep(position: Position): number {
  const inStep = SCREENS.filter((screen) => screen.step === position.step);
  return inStep.length === 0 ? 0 : position.subStep / inStep.length;
}
