import { sql } from 'kysely';
import type { Db } from './database.ts';

/**
 * Removes at most `limit` rows whose `expires_at` is over, but for those somebody works with just now. Answers how many
 * went. `table` has a column `id`.
 */
export async function removeExpired(db: Db, table: string, nowMs: number, limit: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from ${sql.table(table)} where id in (
      select id from ${sql.table(table)} where expires_at <= ${new Date(nowMs)} limit ${limit} for update skip locked
    )`.execute(db);
  return Number(numAffectedRows);
}
