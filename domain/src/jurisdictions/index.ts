export * from './pack/dated-rows.ts';
export * from './pack/demand.ts';
export * from './pack/filing-rules.ts';
export * from './pack/finding-codes.ts';
export * from './pack/local-words.ts';
export * from './pack/announced-suit.ts';
export * from './pack/stops.ts';
export * from './pack.ts';
