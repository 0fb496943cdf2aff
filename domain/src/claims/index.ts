export * from './claim.ts';
export * from './draft.ts';
export * from './field-rules.ts';
export * from './problems.ts';
export * from './questions.ts';
