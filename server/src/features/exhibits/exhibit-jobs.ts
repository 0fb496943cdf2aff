import * as z from 'zod/mini';
import { defineJob } from '../../platform/jobs/index.ts';

/**
 * Makes the one PDF of a claim's exhibits. Twenty files of 25 megabytes take a minute on a quiet machine; the
 * limit leaves a busy one fifteen times as long. A file that never ends is stopped by the upload child's own limits.
 */
export const makeExhibitPacketJob = defineJob({
  name: 'make-exhibit-packet',
  payload: z.object({ packetId: z.uuid() }),
  retryLimit: 2,
  timeoutSeconds: 900,
  concurrency: 1,
});

/** Clears files away that belong to nothing any more. */
export const clearExhibitFilesJob = defineJob({
  name: 'clear-exhibit-files',
  payload: z.object({}),
  timeoutSeconds: 300,
});

export const CLEAR_FILES_EVERY_SECONDS = 6 * 60 * 60;
