import * as z from 'zod/mini';
import { defineJob } from '../../platform/jobs/index.ts';

/** Makes the PDFs of one set of trial papers. */
export const makeTrialBinderJob = defineJob({
  name: 'make-trial-book',
  payload: z.object({ bookId: z.uuid() }),
  timeoutSeconds: 90,
  concurrency: 1,
});
