import * as z from 'zod/mini';
import { defineJob } from '../../platform/jobs/index.ts';

/** Makes the PDF of one frozen letter. */
export const renderLetterJob = defineJob({
  name: 'render-letter',
  payload: z.object({ versionId: z.uuid() }),
  timeoutSeconds: 40,
  concurrency: 2,
});
