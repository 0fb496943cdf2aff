import * as z from 'zod/mini';
import { defineJob } from '../../platform/jobs/index.ts';

/** Packs everything a holder has here. Photos of many cases may be hundreds of megabytes. */
export const makeDataExportJob = defineJob({
  name: 'make-data-export',
  payload: z.object({ exportId: z.uuid() }),
  retryLimit: 2,
  timeoutSeconds: 900,
});

/** Deletes what was asked for, or what time has run out for. */
export const deleteDataJob = defineJob({
  name: 'delete-data',
  payload: z.object({ deletionId: z.uuid() }),
  retryLimit: 10,
  timeoutSeconds: 300,
});

/** Keeps the promises about time: paid claims without an account, exports, links and payment records. */
export const retentionJob = defineJob({ name: 'keep-times', payload: z.object({}), timeoutSeconds: 300 });

/** Often enough that nothing outlives its date by more than a few hours. */
export const RETENTION_EVERY_SECONDS = 6 * 60 * 60;
