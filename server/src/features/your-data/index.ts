export { makeDeleteData } from './delete-data.job.ts';
export { deletionRepository } from './deletion-repository.ts';
export { exportRepository } from './export-repository.ts';
export { makeKeepTimes } from './keep-times.job.ts';
export { makeMakeDataExport } from './make-data-export.job.ts';
export { yourDataRoutes } from './routes.ts';
export { deleteDataJob, KEEP_TIMES_EVERY_SECONDS, keepTimesJob, makeDataExportJob } from './your-data-jobs.ts';
