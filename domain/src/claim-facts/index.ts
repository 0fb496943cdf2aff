export * from './claim-facts.ts';
