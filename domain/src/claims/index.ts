export * from './claim.ts';
export * from './draft.ts';
export * from './field-rules.ts';
export * from './party-names.ts';
export * from './problems.ts';
export * from './questions.ts';
export * from './questions-asked.ts';
export * from './story-mentions.ts';
