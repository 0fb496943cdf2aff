export * from './claim-facts.ts';
export { dueDaysOfParts } from './due-days.ts';
export * from './interest-base.ts';
