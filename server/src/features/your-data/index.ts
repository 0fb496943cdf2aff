export { deleteData } from './deletion/delete-data.job.ts';
export { deletionRepository } from './deletion/deletion-repository.ts';
export { exportRepository } from './export/export-repository.ts';
export { keepTimes } from './keep-times.job.ts';
export { makeDataExport } from './export/make-data-export.job.ts';
export { yourDataRoutes } from './routes.ts';
export { deleteDataJob, KEEP_TIMES_EVERY_SECONDS, keepTimesJob, makeDataExportJob } from './your-data-jobs.ts';
