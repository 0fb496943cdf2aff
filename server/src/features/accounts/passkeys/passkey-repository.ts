import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import type { Database, Db, DbTransaction } from '../../../platform/db/index.ts';
import { hashToken, openedValue, type SealedBox } from '../../../platform/security/index.ts';

type PasskeysTable = {
  id: string;
  account_id: string;
  credential_hash: Buffer;
  details: Buffer;
  sign_count: number;
  created_at: Date;
  last_used_at: Date | null;
};
type ChallengesTable = { session_id: string; purpose: 'add' | 'log-in'; challenge: string; expires_at: Date };
type Tables = Database & { passkeys: PasskeysTable; passkey_challenges: ChallengesTable };
const tablesOf = (db: Db): Kysely<Tables> => db.withTables<Tables>();

export type ChallengePurpose = ChallengesTable['purpose'];

const purposeOf = (id: string): string => `passkey:${id}`;

const detailsSchema = z.object({
  name: z.string(),
  credentialId: z.string(),
  /** In base64url. */
  publicKey: z.string(),
  transports: z.array(z.string()),
});

export type Passkey = z.infer<typeof detailsSchema> & {
  readonly id: string;
  readonly accountId: string;
  /** How often the device says it was used; 0 where it does not count. */
  readonly signCount: number;
  readonly createdAtMs: number;
  readonly lastUsedAtMs: number | null;
};

const passkeyIn = (box: SealedBox, row: PasskeysTable): Passkey => ({
  ...z.parse(detailsSchema, openedValue(box, purposeOf(row.id), row.details)),
  id: row.id,
  accountId: row.account_id,
  signCount: row.sign_count,
  createdAtMs: row.created_at.getTime(),
  lastUsedAtMs: row.last_used_at?.getTime() ?? null,
});

/** The account's own, the oldest first. */
export async function listOwnedPasskeys(box: SealedBox, db: Db, accountId: string): Promise<readonly Passkey[]> {
  const rows = await tablesOf(db)
    .selectFrom('passkeys')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => passkeyIn(box, row));
}

/** Whoever holds the credential shows by it whose account they open: there is nobody signed in to ask for. */
export async function unsafeFindPasskey(
  box: SealedBox,
  trx: DbTransaction,
  credentialId: string,
): Promise<Passkey | null> {
  const row = await tablesOf(trx)
    .selectFrom('passkeys')
    .selectAll()
    .where('credential_hash', '=', hashToken(credentialId))
    .forUpdate()
    .executeTakeFirst();
  return row === undefined ? null : passkeyIn(box, row);
}

/** False when this credential is known already, here or with another account. */
export async function insertPasskey(
  box: SealedBox,
  trx: DbTransaction,
  { id, accountId, signCount, ...details }: Omit<Passkey, 'createdAtMs' | 'lastUsedAtMs'>,
  nowMs: number,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tablesOf(trx)
    .insertInto('passkeys')
    .values({
      id,
      account_id: accountId,
      credential_hash: hashToken(details.credentialId),
      details: box.sealJson(purposeOf(id), details),
      sign_count: signCount,
      created_at: new Date(nowMs),
      last_used_at: null,
    })
    .onConflict((conflict) => conflict.column('credential_hash').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function notePasskeyUse(trx: DbTransaction, id: string, signCount: number, nowMs: number): Promise<void> {
  await tablesOf(trx)
    .updateTable('passkeys')
    .set({ sign_count: signCount, last_used_at: new Date(nowMs) })
    .where('id', '=', id)
    .execute();
}

/** False when the account has none of that id. */
export async function removeOwnedPasskey(trx: DbTransaction, accountId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await tablesOf(trx)
    .deleteFrom('passkeys')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

const CHALLENGE_MS = 5 * 60_000;

/** What this browser is asked to sign; one for each purpose. */
export async function keepChallenge(
  db: Db,
  {
    sessionId,
    purpose,
    challenge,
  }: Readonly<Record<'sessionId' | 'challenge', string>> & { purpose: ChallengePurpose },
  nowMs: number,
): Promise<void> {
  const kept = { challenge, expires_at: new Date(nowMs + CHALLENGE_MS) };
  await tablesOf(db)
    .insertInto('passkey_challenges')
    .values({ session_id: sessionId, purpose, ...kept })
    .onConflict((conflict) => conflict.columns(['session_id', 'purpose']).doUpdateSet(kept))
    .execute();
}

/** Uses it up, whatever comes of it. Null when none waits any more. */
export async function takeChallenge(
  db: Db,
  sessionId: string,
  purpose: ChallengePurpose,
  nowMs: number,
): Promise<string | null> {
  const row = await tablesOf(db)
    .deleteFrom('passkey_challenges')
    .where('session_id', '=', sessionId)
    .where('purpose', '=', purpose)
    .returning(['challenge', 'expires_at'])
    .executeTakeFirst();
  return row === undefined || row.expires_at.getTime() <= nowMs ? null : row.challenge;
}

export async function clearExpiredChallenges(db: Db, nowMs: number): Promise<void> {
  await tablesOf(db).deleteFrom('passkey_challenges').where('expires_at', '<=', new Date(nowMs)).execute();
}
