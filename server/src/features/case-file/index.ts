export { makeCaseFileJob } from './case-file-jobs.ts';
export { unsafeCaseFilesInUse } from './case-file-repository.ts';
export { caseFileStateOf } from './order-case-file.ts';
export { makeCaseFile } from './make-case-file.job.ts';
export { caseFileRoutes } from './routes.ts';
