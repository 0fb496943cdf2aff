import { type FairQueue, fairQueue } from '../fair-turns/index.ts';

/** `document`: a PDF of ours is set. The others open files of strangers, each in a process that ends with it. */
export type ChildWork = 'document' | 'upload' | 'drawing' | 'packet';

export type ChildQueue = FairQueue<ChildWork>;

/** PDFs that are set at the same time, unless a renderer is told otherwise. */
export const DOCUMENTS_AT_ONCE = 2;
/** Each may hold some hundred megabytes for a moment. */
const FILES_OPENED_AT_ONCE = 3;

/**
 * The one queue of a process for all that is done in its child processes, so that their number and memory have one bound.
 * A PDF and a signature are waited for at a button, so some places are theirs; the rest goes to whoever came first.
 */
export function createChildQueue({ documents = DOCUMENTS_AT_ONCE, documentsWaiting = 200 } = {}): ChildQueue {
  return fairQueue(documents + FILES_OPENED_AT_ONCE, {
    document: { atOnce: documents, kept: documents, waiting: documentsWaiting, waitingOfOne: documentsWaiting },
    // Our page sends one after the other; whoever sends them side by side waits for some, not for all. At some seconds
    // each, 40 wait longer than anybody's browser does.
    upload: { atOnce: 2, kept: 1, waiting: 40, waitingOfOne: 2 },
    // Some tenths of a second each. As many people as are behind one address press that button within the same seconds.
    drawing: { atOnce: 2, kept: 1, waiting: 100, waitingOfOne: 20 },
    // Made by jobs, which keep their own line and come one at a time.
    packet: { atOnce: 1, kept: 0, waiting: 10, waitingOfOne: 10 },
  });
}
