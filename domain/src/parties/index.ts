export * from './party.ts';
export * from './us-states.ts';
