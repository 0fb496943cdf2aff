import { type Db, type DbTransaction, removeExpired } from '../../../platform/db/index.ts';
import { hashToken } from '../../../platform/security/index.ts';
import { tablesOf } from '../packet-tables.ts';

/** A link by which one further plaintiff reads and signs the complaint a first signature is under. */
export type CoSignLink = {
  readonly id: string;
  readonly claimId: string;
  /** The first plaintiff's. */
  readonly signatureId: string;
  readonly seat: number;
};

type Times = { readonly nowMs: number; readonly expiresAtMs: number };

/** Keeps a link in the place of earlier ones for the same person and case. All others are left to a job. */
export async function insertCoSignLink(
  trx: DbTransaction,
  link: CoSignLink,
  token: string,
  times: Times,
): Promise<void> {
  const { id, claimId, signatureId, seat } = link;
  const now = new Date(times.nowMs);
  await tablesOf(trx).deleteFrom('co_sign_links').where('claim_id', '=', claimId).where('seat', '=', seat).execute();
  await tablesOf(trx)
    .insertInto('co_sign_links')
    .values({
      id,
      claim_id: claimId,
      signature_id: signatureId,
      seat,
      token_hash: hashToken(token),
      created_at: now,
      expires_at: new Date(times.expiresAtMs),
      opened_at: null,
      used_at: null,
    })
    .execute();
}

/** Takes back whatever link there is for somebody. False when there was none that works. */
export async function endCoSignLink(
  trx: DbTransaction,
  claimId: string,
  seat: number,
  nowMs: number,
): Promise<boolean> {
  const { numDeletedRows } = await tablesOf(trx)
    .deleteFrom('co_sign_links')
    .where('claim_id', '=', claimId)
    .where('seat', '=', seat)
    .where('used_at', 'is', null)
    .where('expires_at', '>', new Date(nowMs))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The link of a token while it works: its time runs, and it was neither used nor taken back. */
export async function findCoSignLink(
  db: Db,
  token: string,
  nowMs: number,
): Promise<(CoSignLink & { readonly expiresAtMs: number }) | null> {
  const row = await tablesOf(db)
    .selectFrom('co_sign_links')
    .select(['id', 'claim_id', 'signature_id', 'seat', 'expires_at'])
    .where('token_hash', '=', hashToken(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', new Date(nowMs))
    .executeTakeFirst();
  if (row === undefined) return null;
  const { id, claim_id: claimId, signature_id: signatureId, seat } = row;
  return { id, claimId, signatureId, seat, expiresAtMs: row.expires_at.getTime() };
}

/** True the first time. */
export async function noteCoSignOpened(db: Db, id: string, nowMs: number): Promise<boolean> {
  const { numUpdatedRows } = await tablesOf(db)
    .updateTable('co_sign_links')
    .set({ opened_at: new Date(nowMs) })
    .where('id', '=', id)
    .where('opened_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** False when it was used meanwhile: of two who sign by it at once, one does. */
export async function useCoSignLink(trx: DbTransaction, id: string, nowMs: number): Promise<boolean> {
  const { numUpdatedRows } = await tablesOf(trx)
    .updateTable('co_sign_links')
    .set({ used_at: new Date(nowMs) })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Until when the links that work do so, by seat. */
export async function openCoSignLinks(
  db: Db,
  signatureId: string,
  nowMs: number,
): Promise<ReadonlyMap<number, number>> {
  const rows = await tablesOf(db)
    .selectFrom('co_sign_links')
    .select(['seat', 'expires_at'])
    .where('signature_id', '=', signatureId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', new Date(nowMs))
    .execute();
  return new Map(rows.map(({ seat, expires_at }) => [seat, expires_at.getTime()]));
}

/** The links that have run out; see `removeExpired`. */
export const removeExpiredCoSignLinks = (db: Db, nowMs: number, limit: number): Promise<number> =>
  removeExpired(db, 'co_sign_links', nowMs, limit);
