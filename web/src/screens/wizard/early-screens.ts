/** The screens of steps 1 to 3 after the first, in one file: whoever sees one of them will see the rest. */
export { ClaimantScreen } from './parties/claimant-screen.tsx';
export { DefendantScreen } from './parties/defendant-screen.tsx';
export { DetailsScreen } from './amount/details-screen.tsx';
export { ReasonsStep } from './start/reasons-step.tsx';
