export * from './address-line.ts';
export * from './ca-provinces.ts';
export * from './envelope.ts';
export * from './party.ts';
export * from './us-states.ts';
