import * as z from 'zod/mini';
import { defineJob } from '../jobs/index.ts';

/**
 * Sends one mail of the outbox. Tries are spaced by the outbox itself (send-mail.job.ts); the retries here are for what
 * nobody expects, such as a database that went away.
 */
export const sendMailJob = defineJob({
  name: 'send-mail',
  payload: z.object({ mailId: z.uuid() }),
  timeoutSeconds: 60,
  concurrency: 2,
});
