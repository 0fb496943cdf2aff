import { caseStates } from './case-states.ts';
import { filingStatesAll } from './filing-states.ts';
import { informationStates } from './information-states.ts';
import { orderStates } from './order-states.ts';
import { pageStates } from './page-states.ts';
import { paymentStates } from './payment-states.ts';
import { resultStates } from './result-states.ts';
import type { State } from './state.ts';
import { storyCardStates } from './story-states.ts';
import { wizardStates } from './wizard-states.ts';

/** Every look of every screen. */
export const allStates: readonly State[] = [
  ...wizardStates,
  ...storyCardStates,
  ...orderStates,
  ...pageStates,
  ...paymentStates,
  ...resultStates,
  ...caseStates,
  ...filingStatesAll,
  ...informationStates,
];
