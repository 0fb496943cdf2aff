export * from './case-repository.ts';
export * from './routes.ts';
export { defendantsOf } from './present-case.ts';
