/** The screens of steps 1 to 3 after the first, in one file: whoever sees one of them will see the rest. */
export { AccountScreen } from './account-screen.tsx';
export { ClaimantKindScreen } from './claimant-kind-screen.tsx';
export { ClaimantScreen } from './claimant-screen.tsx';
export { DefendantKindScreen } from './defendant-kind-screen.tsx';
export { DefendantScreen } from './defendant-screen.tsx';
export { DetailsScreen } from './details-screen.tsx';
export { ReasonsStep } from './reasons-step.tsx';
