import type { Db } from '../../platform/db/index.ts';

export type SessionRow = { readonly id: string; readonly expiresAtMs: number };

export async function findSessionByTokenHash(db: Db, tokenHash: Buffer, nowMs: number): Promise<SessionRow | null> {
  const row = await db
    .selectFrom('sessions')
    .select(['id', 'expires_at'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', new Date(nowMs))
    .executeTakeFirst();
  return row === undefined ? null : { id: row.id, expiresAtMs: row.expires_at.getTime() };
}

export async function insertSession(
  db: Db,
  session: { readonly id: string; readonly tokenHash: Buffer; readonly nowMs: number; readonly expiresAtMs: number },
): Promise<void> {
  const now = new Date(session.nowMs);
  await db
    .insertInto('sessions')
    .values({
      id: session.id,
      token_hash: session.tokenHash,
      created_at: now,
      last_seen_at: now,
      expires_at: new Date(session.expiresAtMs),
    })
    .execute();
}

export async function extendSession(db: Db, id: string, nowMs: number, expiresAtMs: number): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_seen_at: new Date(nowMs), expires_at: new Date(expiresAtMs) })
    .where('id', '=', id)
    .execute();
}
