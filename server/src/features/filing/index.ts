export { createFilingRepository, type FilingRepository } from './filing-repository.ts';
export { filingRoutes } from './routes.ts';
