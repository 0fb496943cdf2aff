export * from './case-facts.ts';
export * from './case-status.ts';
export * from './ledger.ts';
export * from './next-step.ts';
export * from './outcome.ts';
export * from './timeline.ts';
