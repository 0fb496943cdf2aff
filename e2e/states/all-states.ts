import { caseStates } from './case-states.ts';
import { orderStates } from './order-states.ts';
import { pageStates } from './page-states.ts';
import type { State } from './state.ts';
import { wizardStates } from './wizard-states.ts';

/** Every look of every screen. */
export const allStates: readonly State[] = [...wizardStates, ...orderStates, ...pageStates, ...caseStates];
