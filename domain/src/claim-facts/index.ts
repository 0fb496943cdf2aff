export * from './claim-facts.ts';
export { dueDaysOfParts, type NotYetDue, notYetDue } from './due-days.ts';
export * from './interest-base.ts';
