import * as z from 'zod/mini';
import type { Clock } from '../../platform/clock/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { defineJob, type JobRun } from '../../platform/jobs/index.ts';
import type { Log } from '../../platform/logging/index.ts';

/** Removes what was promised to be kept only for a while. */
export const forgetExpiredJob = defineJob({ name: 'forget-expired', payload: z.object({}), timeoutSeconds: 300 });

/** Often enough that nothing outlives its date by more than a few hours. */
export const FORGET_EVERY_SECONDS = 6 * 60 * 60;

/** What one statement deletes must be done well within a statement's time, however much goes away with each row. */
const MOST_AT_ONCE = 200;

/**
 * Deletes unpaid claims after their last day, put aside ones included, and browser sessions that have run out and own
 * nothing: some at a time, so that a run which is cut short has done its part. Running it twice finds nothing the second
 * time.
 */
export async function forgetExpired(
  {
    db,
    clock,
    log,
  }: {
    readonly db: Db;
    readonly clock: Clock;
    readonly log: Log;
  },
  { signal }: JobRun,
): Promise<void> {
  const now = new Date(clock.now());
  const expiredDrafts = db
    .selectFrom('claims')
    .select('id')
    .where('status', '=', 'draft')
    .where('expires_at', '<', now)
    .limit(MOST_AT_ONCE);
  const expiredSessions = db
    .selectFrom('sessions')
    .select('id')
    .where('expires_at', '<', now)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('claims').select('claims.id').whereRef('claims.session_id', '=', 'sessions.id'))),
    )
    .limit(MOST_AT_ONCE);
  const count = await untilNoneIsLeft(signal, () =>
    db
      .deleteFrom('claims')
      .where('id', 'in', expiredDrafts)
      // Paid for since it was found: it stays.
      .where('status', '=', 'draft')
      .executeTakeFirst(),
  );
  await untilNoneIsLeft(signal, () => db.deleteFrom('sessions').where('id', 'in', expiredSessions).executeTakeFirst());
  log.info({ count, event: 'drafts.forgotten' }, 'expired drafts forgotten');
}

/** Answers how many went away. What is left when the job's time is up, its next run finds. */
async function untilNoneIsLeft(
  signal: AbortSignal,
  deleteSome: () => Promise<{ readonly numDeletedRows: bigint }>,
): Promise<number> {
  for (let count = 0; ; ) {
    const some = Number((await deleteSome()).numDeletedRows);
    count += some;
    if (some === 0 || signal.aborted) return count;
  }
}
