import type { Kysely } from 'kysely';
import { type Database, type Db, type DbTransaction, removeExpired } from '../../platform/db/index.ts';
import { hashToken } from '../../platform/security/index.ts';

type LinksTable = {
  id: string;
  claim_id: string;
  packet_id: string;
  code_fingerprint: string;
  pass_hash: Buffer | null;
  created_at: Date;
  expires_at: Date;
  opened_at: Date | null;
};
type Tables = Database & { filing_links: LinksTable };
const tablesOf = (db: Db): Kysely<Tables> => db.withTables<Tables>();

export type HandOverLink = { readonly id: string; readonly claimId: string; readonly packetId: string };

/**
 * Keeps a link in the place of the claim's earlier ones. Links of other claims are cleaned up by a job, since nobody
 * waits for that.
 */
export async function insertLink(
  trx: DbTransaction,
  { id, claimId, packetId }: HandOverLink,
  codeFingerprint: string,
  times: { readonly nowMs: number; readonly expiresAtMs: number },
): Promise<void> {
  const now = new Date(times.nowMs);
  await tablesOf(trx).deleteFrom('filing_links').where('claim_id', '=', claimId).execute();
  await tablesOf(trx)
    .insertInto('filing_links')
    .values({
      id,
      claim_id: claimId,
      packet_id: packetId,
      code_fingerprint: codeFingerprint,
      pass_hash: null,
      created_at: now,
      expires_at: new Date(times.expiresAtMs),
      opened_at: null,
    })
    .execute();
}

/** Takes a link for good: of two who open it at once, one gets it. Null for one that never was, is over, or was used. */
export async function takeLink(
  db: Db,
  codeFingerprint: string,
  pass: string,
  times: { readonly nowMs: number; readonly expiresAtMs: number },
): Promise<HandOverLink | null> {
  const now = new Date(times.nowMs);
  const row = await tablesOf(db)
    .updateTable('filing_links')
    .set({ pass_hash: hashToken(pass), opened_at: now, expires_at: new Date(times.expiresAtMs) })
    .where('code_fingerprint', '=', codeFingerprint)
    .where('opened_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['id', 'claim_id', 'packet_id'])
    .executeTakeFirst();
  return row === undefined ? null : { id: row.id, claimId: row.claim_id, packetId: row.packet_id };
}

/** The link a pass belongs to, while its time runs. */
export async function linkOfPass(db: Db, pass: string, nowMs: number): Promise<HandOverLink | null> {
  const row = await tablesOf(db)
    .selectFrom('filing_links')
    .select(['id', 'claim_id', 'packet_id'])
    .where('pass_hash', '=', hashToken(pass))
    .where('expires_at', '>', new Date(nowMs))
    .executeTakeFirst();
  return row === undefined ? null : { id: row.id, claimId: row.claim_id, packetId: row.packet_id };
}

/** The links that have run out; see `removeExpired`. */
export const removeExpiredHandOverLinks = (db: Db, nowMs: number, limit: number): Promise<number> =>
  removeExpired(db, 'filing_links', nowMs, limit);
