export { caseStatuses } from './case-statuses.ts';
export { type CasePageDeps, openCasePage } from './open-case-page.ts';
export { createOutcomeRepository, type OutcomeRepository } from './outcome-repository.ts';
export { casePageRoutes } from './routes.ts';
