import * as z from 'zod/mini';
import { defineJob } from '../../platform/jobs/index.ts';

/** Mails what happened to an order: its receipt, a refund, a dispute. `cause` is worth one mail. */
export const mailOrderJob = defineJob({
  name: 'mail-order',
  payload: z.object({
    orderId: z.uuid(),
    news: z.enum(['paid', 'refunded', 'disputed']),
    cause: z.string(),
  }),
  timeoutSeconds: 30,
});
