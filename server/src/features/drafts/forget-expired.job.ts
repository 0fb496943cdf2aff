import * as z from 'zod/mini';
import type { Clock } from '../../platform/clock/index.ts';
import { type Db, inTransaction } from '../../platform/db/index.ts';
import { defineJob, type JobHandler } from '../../platform/jobs/index.ts';
import type { Log } from '../../platform/logging/index.ts';

/** Removes what was promised to be kept only for a while. */
export const forgetExpiredJob = defineJob({ name: 'forget-expired', payload: z.object({}), timeoutSeconds: 300 });

/** Often enough that nothing outlives its date by more than a few hours. */
export const FORGET_EVERY_SECONDS = 6 * 60 * 60;

/**
 * Deletes unpaid claims after their last day, put aside ones included, and browser sessions that have run out and own
 * nothing. Running it twice finds nothing the second time.
 */
export const makeForgetExpired =
  ({
    db,
    clock,
    log,
  }: {
    readonly db: Db;
    readonly clock: Clock;
    readonly log: Log;
  }): JobHandler<Record<string, never>> =>
  async () => {
    const now = new Date(clock.now());
    const count = await inTransaction(db, async (trx) => {
      const forgotten = await trx
        .deleteFrom('claims')
        .where('status', '=', 'draft')
        .where('expires_at', '<', now)
        .executeTakeFirst();
      await trx
        .deleteFrom('sessions')
        .where('expires_at', '<', now)
        .where(({ not, exists, selectFrom }) =>
          not(exists(selectFrom('claims').select('claims.id').whereRef('claims.session_id', '=', 'sessions.id'))),
        )
        .execute();
      return Number(forgotten.numDeletedRows);
    });
    log.info({ count, event: 'drafts.forgotten' }, 'expired drafts forgotten');
  };
