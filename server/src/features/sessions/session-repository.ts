import type { Db, DbTransaction } from '../../platform/db/index.ts';
import type { Device } from './device.ts';
import { idleSince, type SessionTimes } from './session-times.ts';

/** Who owns what: a signed-in person's things belong to the account, an anonymous browser's to its session. */
export type Owner = { readonly sessionId: string; readonly accountId: string | null };

/** Someone signed in, in one browser. */
export type SignedIn = Owner & { readonly accountId: string };

export type StoredSession = SessionTimes & { readonly owner: Owner };

export type NewSession = {
  readonly id: string;
  readonly tokenHash: Buffer;
  readonly accountId: string | null;
  /** Kept for someone signed in only. */
  readonly device: Device | null;
  readonly nowMs: number;
  readonly expiresAtMs: number;
};

/** One of an account's living sessions, as its owner sees it. */
export type AccountSession = Device & {
  readonly id: string;
  readonly startedAtMs: number;
  readonly lastUsedAtMs: number;
};

/** The session of a token, alive or not. */
export async function findSessionByTokenHash(db: Db, tokenHash: Buffer): Promise<StoredSession | null> {
  const row = await db
    .selectFrom('sessions')
    .select(['id', 'account_id', 'last_seen_at', 'expires_at', 'ends_at', 'ended_at'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    owner: { sessionId: row.id, accountId: row.account_id },
    isSignedIn: row.account_id !== null,
    lastSeenAtMs: row.last_seen_at.getTime(),
    expiresAtMs: row.expires_at.getTime(),
    endsAtMs: row.ends_at?.getTime() ?? null,
    endedAtMs: row.ended_at?.getTime() ?? null,
  };
}

export async function insertSession(db: Db, session: NewSession): Promise<void> {
  const now = new Date(session.nowMs);
  const end = new Date(session.expiresAtMs);
  await db
    .insertInto('sessions')
    .values({
      id: session.id,
      token_hash: session.tokenHash,
      created_at: now,
      last_seen_at: now,
      expires_at: end,
      account_id: session.accountId,
      ends_at: session.accountId === null ? null : end,
      browser: session.device?.browser ?? null,
      system: session.device?.system ?? null,
    })
    .execute();
}

/** Takes one request of two for an end that has come meanwhile: an ended session is not touched. */
export async function noteActivity(db: Db, id: string, nowMs: number, expiresAtMs: number | null): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_seen_at: new Date(nowMs), ...(expiresAtMs === null ? {} : { expires_at: new Date(expiresAtMs) }) })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute();
}

/** The successor shows the same case on its result page, and knows the addresses that this browser has proved. */
export async function handOver(trx: DbTransaction, fromId: string, toId: string): Promise<void> {
  await trx
    .updateTable('sessions')
    .set((eb) => ({
      open_claim_id: eb.selectFrom('sessions as old').select('old.open_claim_id').where('old.id', '=', fromId),
    }))
    .where('id', '=', toId)
    .execute();
  await trx.updateTable('verified_addresses').set({ session_id: toId }).where('session_id', '=', fromId).execute();
}

/** The account's sessions that still open something, the one used last first. */
export async function listOwnedSessions(db: Db, accountId: string, nowMs: number): Promise<readonly AccountSession[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'created_at', 'last_seen_at', 'browser', 'system'])
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .where('last_seen_at', '>', new Date(idleSince(nowMs)))
    .where('ends_at', '>', new Date(nowMs))
    .orderBy('last_seen_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(({ id, created_at, last_seen_at, browser, system }) => ({
    id,
    startedAtMs: created_at.getTime(),
    lastUsedAtMs: last_seen_at.getTime(),
    browser,
    system,
  }));
}

type Ended = { readonly nowMs: number; readonly forgetAtMs: number };

/** Ends a session and takes away what it knew. Its row stays a while, to answer requests that are still under way. */
export const endSession = (db: Db, id: string, ended: Ended): Promise<number> => endAll(db, { id }, ended);

/** Ends one session of the account; answers 0 when it has none of that id, or none that lives. */
export const endOwnedSession = (db: Db, accountId: string, id: string, ended: Ended): Promise<number> =>
  endAll(db, { accountId, id }, ended);

/** Ends an account's sessions, except the one named. Answers how many. */
export const endSessionsOf = (db: Db, accountId: string, exceptId: string | null, ended: Ended): Promise<number> =>
  endAll(db, { accountId, exceptId }, ended);

/** Always names a session or an account: there is no way to end everybody's. */
type Which =
  | { readonly id: string; readonly accountId?: string }
  | { readonly accountId: string; readonly exceptId: string | null };

async function endAll(db: Db, which: Which, { nowMs, forgetAtMs }: Ended): Promise<number> {
  const living = db
    .updateTable('sessions')
    .set({
      ended_at: new Date(nowMs),
      expires_at: new Date(forgetAtMs),
      account_id: null,
      ends_at: null,
      open_claim_id: null,
      browser: null,
      system: null,
    })
    .where('ended_at', 'is', null);
  const one = 'id' in which ? living.where('id', '=', which.id) : living;
  const owned = which.accountId === undefined ? one : one.where('account_id', '=', which.accountId);
  const wanted = 'exceptId' in which && which.exceptId !== null ? owned.where('id', '<>', which.exceptId) : owned;
  const ended = (await wanted.returning('id').execute()).map((row) => row.id);
  if (ended.length === 0) return 0;
  await db.deleteFrom('verified_addresses').where('session_id', 'in', ended).execute();
  await db.deleteFrom('pending_registrations').where('session_id', 'in', ended).execute();
  await db.deleteFrom('pending_email_changes').where('session_id', 'in', ended).execute();
  return ended.length;
}

/** Makes a paid case the one this browser's result page shows. The case must already be known to be the caller's. */
export async function showOnResultPage(db: Db, sessionId: string, claimId: string): Promise<void> {
  await db.updateTable('sessions').set({ open_claim_id: claimId }).where('id', '=', sessionId).execute();
}
