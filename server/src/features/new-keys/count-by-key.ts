import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';
import { SEALED_COLUMNS } from './sealed-columns.ts';

/** How many values of the database each data key has sealed, by the fingerprint that every sealed value begins with. */
export async function countByKey(db: Db, startLength: number): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  for (const { table, column } of SEALED_COLUMNS) {
    const value = sql.ref(column);
    // The first byte says how it was sealed, and the fingerprint follows.
    const { rows } = await sql<{ key: string; values: number }>`
      select encode(substring(${value} from 2 for ${startLength - 1}), 'hex') as key, count(*)::int as values
      from ${sql.table(table)} where ${value} is not null group by 1`.execute(db);
    for (const { key, values } of rows) counts.set(key, (counts.get(key) ?? 0) + values);
  }
  return counts;
}
