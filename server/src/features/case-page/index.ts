export { createOutcomeRepository, type OutcomeRepository } from './outcome-repository.ts';
export { casePageRoutes } from './routes.ts';
