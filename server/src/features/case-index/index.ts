export { catchUp, INDEX_EVERY_SECONDS, indexCases, indexCasesJob } from './catch-up.ts';
export { createIndexRepository, type IndexRepository } from './index-repository.ts';
export { caseIndexRoutes } from './routes.ts';
