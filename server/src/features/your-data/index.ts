export { noteProved } from './claim-contacts.ts';
export { deleteData } from './deletion/delete-data.job.ts';
export { deletionRepository } from './deletion/deletion-repository.ts';
export { exportRepository } from './export/export-repository.ts';
export { applyRetention } from './apply-retention.job.ts';
export { makeDataExport } from './export/make-data-export.job.ts';
export { yourDataRoutes } from './routes.ts';
export { deleteDataJob, RETENTION_EVERY_SECONDS, retentionJob, makeDataExportJob } from './your-data-jobs.ts';
