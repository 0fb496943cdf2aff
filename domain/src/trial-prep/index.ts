export { checkTrialFile, type ReadTrialFile, TRIAL_PROBLEMS, type TrialProblem } from './check-trial-file.ts';
export type { TrialSheet, TrialSheetKind } from './trial-context.ts';
export type { ApprovedLetter, TrialExhibit } from './trial-record.ts';
export * from './prepare-trial-binder.ts';
export * from './trial-notes.ts';
export { type TrialOffers, trialOffers } from './trial-offers.ts';
