import * as z from 'zod/mini';
import { defineJob } from '../../platform/jobs/index.ts';

/** Hands one email to the outbox as soon as the letter's PDF is there. */
export const deliverLetterJob = defineJob({
  name: 'deliver-letter',
  payload: z.object({ dispatchId: z.uuid() }),
  timeoutSeconds: 30,
  concurrency: 2,
});
