import type { Kysely } from 'kysely';
import type { Database, Db, DbTransaction } from '../../platform/db/index.ts';
import { hashToken } from '../../platform/security/index.ts';
import { HOUR_MS, LINK_HOURS } from './retention-periods.ts';

type LinksTable = { token_hash: Buffer; address_fingerprint: string; created_at: Date; expires_at: Date };

type Tables = Database & { data_links: LinksTable };
const tablesOf = (db: Db): Kysely<Tables> => db.withTables<Tables>();

/** Keeps a link for an address; earlier ones of it go on working until their time is over. */
export async function insertLink(
  trx: DbTransaction,
  { token, fingerprint }: { readonly token: string; readonly fingerprint: string },
  nowMs: number,
): Promise<void> {
  await tablesOf(trx)
    .insertInto('data_links')
    .values({
      token_hash: hashToken(token),
      address_fingerprint: fingerprint,
      created_at: new Date(nowMs),
      expires_at: new Date(nowMs + LINK_HOURS * HOUR_MS),
    })
    .execute();
}

/** The address a link was mailed to; null for one that never was, or has run out. */
export async function addressOfLink(db: Db, token: string, nowMs: number): Promise<string | null> {
  const row = await tablesOf(db)
    .selectFrom('data_links')
    .select('address_fingerprint')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', new Date(nowMs))
    .executeTakeFirst();
  return row?.address_fingerprint ?? null;
}

export async function removeLinksTo(db: Db, fingerprint: string): Promise<void> {
  await tablesOf(db).deleteFrom('data_links').where('address_fingerprint', '=', fingerprint).execute();
}

export async function removeExpiredLinks(db: Db, nowMs: number): Promise<void> {
  await tablesOf(db).deleteFrom('data_links').where('expires_at', '<=', new Date(nowMs)).execute();
}
