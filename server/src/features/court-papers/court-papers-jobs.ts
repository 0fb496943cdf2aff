import * as z from 'zod/mini';
import { defineJob } from '../../platform/jobs/index.ts';

/** Makes the PDFs of one packet of court papers. */
export const makeCourtPacketJob = defineJob({
  name: 'make-court-packet',
  payload: z.object({ packetId: z.uuid() }),
  timeoutSeconds: 90,
  concurrency: 1,
});
