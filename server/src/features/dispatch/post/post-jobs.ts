import * as z from 'zod/mini';
import { defineJob } from '../../../platform/jobs/index.ts';

/** Hands one piece of mail to the carrier, once the time to stop it is over. */
export const postPieceJob = defineJob({
  name: 'post-piece',
  payload: z.object({ pieceId: z.uuid() }),
  retryLimit: 12,
  retryDelaySeconds: 5,
  // Two requests of the carrier at their longest, and the file.
  timeoutSeconds: 90,
  concurrency: 2,
});

/** Sends back what the mailing of one letter was worth. */
export const giveBackPostageJob = defineJob({
  name: 'give-back-postage',
  payload: z.object({ claimId: z.uuid() }),
  retryLimit: 12,
  retryDelaySeconds: 5,
  timeoutSeconds: 90,
});

/** Begins anew what was lost on the way, and asks the carrier about letters it has said nothing about. */
export const tendPostJob = defineJob({
  name: 'tend-post',
  payload: z.object({}),
  retryLimit: 0,
  timeoutSeconds: 280,
});
export const TEND_POST_EVERY_SECONDS = 60;
