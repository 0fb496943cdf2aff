import { sql } from 'kysely';
import type { DbTransaction } from '../../../platform/db/index.ts';

/**
 * Removes what is never changed otherwise: frozen letters, signed complaints and the papers made from them. The one place
 * that does, by a function of the database that works only for a deletion that was asked for (0091_frozen_rows_stay.sql).
 * What hangs on these rows (dispatches) goes with them. Each leaves its hash and the day (YYYY-MM-DD) behind.
 */
export async function removeFrozenRows(
  trx: DbTransaction,
  claimId: string,
  deletionId: string,
  onDay: string,
): Promise<void> {
  await sql`delete from trial_books where claim_id = ${claimId}`.execute(trx);
  await sql`select remove_frozen_rows(${claimId}::uuid, ${deletionId}::uuid, ${onDay}::date)`.execute(trx);
}
