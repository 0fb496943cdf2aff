import * as z from 'zod/mini';
import { defineJob } from '../../platform/jobs/index.ts';

/** Packs one case. Its exhibits may be hundreds of megabytes. */
export const makeCaseFileJob = defineJob({
  name: 'make-case-file',
  payload: z.object({ fileId: z.uuid() }),
  retryLimit: 2,
  timeoutSeconds: 900,
  concurrency: 1,
});
