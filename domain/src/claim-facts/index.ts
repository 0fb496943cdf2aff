export * from './claim-facts.ts';
export * from './interest-base.ts';
