import { sql } from 'kysely';
import type { DbTransaction } from '../../platform/db/index.ts';

/**
 * Removes what is never changed otherwise: frozen letters, signed complaints and the papers made from them. The one place
 * that does, so that it alone needs the right to. What hangs on these rows (PDFs, dispatches) goes with them.
 */
export async function removeFrozenRows(trx: DbTransaction, claimId: string): Promise<void> {
  await sql`delete from trial_books where claim_id = ${claimId}`.execute(trx);
  await sql`delete from court_packets where claim_id = ${claimId}`.execute(trx);
  await sql`delete from court_signatures where claim_id = ${claimId}`.execute(trx);
  await sql`delete from letter_versions where claim_id = ${claimId}`.execute(trx);
}
