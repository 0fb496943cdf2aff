export {
  createFilingRepository,
  openedFilingRecord,
  type FilingRepository,
  type StoredFiling,
} from './filing-repository.ts';
export { removeExpiredHandOverLinks } from './hand-over-links.ts';
export { filingRoutes } from './routes.ts';
