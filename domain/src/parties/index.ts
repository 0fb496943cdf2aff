export * from './address-line.ts';
export * from './party.ts';
export * from './us-states.ts';
