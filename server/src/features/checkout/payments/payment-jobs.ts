import * as z from 'zod/mini';
import { defineJob } from '../../../platform/jobs/index.ts';

/** Reads one payment from its provider and moves its order to where it stands. */
export const readPaymentJob = defineJob({
  name: 'read-payment',
  payload: z.object({ ref: z.string() }),
  retryLimit: 8,
  retryDelaySeconds: 5,
  timeoutSeconds: 90,
});

/** Compares our orders with the provider's payments, and repairs what no message reported. */
export const reconcilePaymentsJob = defineJob({
  name: 'reconcile-payments',
  payload: z.object({}),
  retryLimit: 0,
  timeoutSeconds: 280,
});

export const RECONCILE_EVERY_SECONDS = 300;
