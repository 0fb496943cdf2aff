export * from './assess-claim.ts';
export * from './claim-days.ts';
export * from './letter-deadline.ts';
