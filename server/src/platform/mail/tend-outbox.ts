import * as z from 'zod/mini';
import type { Clock } from '../clock/index.ts';
import { type Db, inTransaction } from '../db/index.ts';
import { defineJob, type Jobs } from '../jobs/index.ts';
import type { Log } from '../logging/index.ts';
import type { SealedBox } from '../security/index.ts';
import { createOutboxRepository } from './outbox-repository.ts';
import { sendMailJob } from './mail-jobs.ts';

/** Finds queued mail whose job was lost, and removes old rows. */
export const tendOutboxJob = defineJob({ name: 'tend-outbox', payload: z.object({}), timeoutSeconds: 120 });

export const TEND_OUTBOX_EVERY_SECONDS = 15 * 60;

/** Later than this, no job can still be on its way. */
const FORGOTTEN_AFTER_MS = 15 * 60 * 1_000;
const MOST_AT_ONCE = 500;
/** Mail that failed keeps its sealed contents this long, for whoever mends the cause. */
const KEEP_DONE_MS = 30 * 24 * 60 * 60 * 1_000;

/** Running it twice puts a second job behind the same mail, which finds nothing to do. */
export async function tendOutbox({
  db,
  box,
  clock,
  jobs,
  log,
}: {
  readonly db: Db;
  readonly box: SealedBox;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly log: Log;
}): Promise<void> {
  const outbox = createOutboxRepository(box);
  const count = await inTransaction(db, async (trx) => {
    const forgotten = await outbox.listForgotten(trx, clock.now() - FORGOTTEN_AFTER_MS, MOST_AT_ONCE);
    for (const mailId of forgotten) await jobs.enqueue(trx, sendMailJob, { mailId });
    return forgotten.length;
  });
  if (count > 0) log.warn({ count, event: 'mail.found_again' }, 'mail without a job was queued again');
  await outbox.deleteDone(db, clock.now() - KEEP_DONE_MS);
}
