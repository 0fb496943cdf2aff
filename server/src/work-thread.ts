/** Entry point of the thread that reads long texts, so that whoever asks meanwhile is answered. */
import { usNj } from '@plainclaim/domain/us-nj';
import { workerData } from 'node:worker_threads';
import { DRAFT_FILE, draftOrderedFile } from './features/file-preview/index.ts';
import { CHECK_LETTER, checkOrderedText, returnedCheckNoticeSchema } from './features/letters/index.ts';
import { serveWork } from './platform/worker-thread/index.ts';

const notice = returnedCheckNoticeSchema.safeParse(workerData);
const pack = notice.success ? { ...usNj, returnedCheckNotice: notice.data } : usNj;

serveWork({
  [DRAFT_FILE]: (order) => draftOrderedFile(order, pack),
  [CHECK_LETTER]: checkOrderedText,
});
