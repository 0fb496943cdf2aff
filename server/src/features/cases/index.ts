export * from './case-repository.ts';
export * from './routes.ts';
export { categoryOf, defendantsOf } from './present-case.ts';
