export { makeCaseFileJob } from './case-file-jobs.ts';
export { unsafeCaseFilesInUse } from './case-file-repository.ts';
export { makeCaseFile } from './make-case-file.job.ts';
export { caseFileRoutes } from './routes.ts';
