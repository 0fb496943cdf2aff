import type { SocialProvider } from '@plainclaim/contract';
import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import type { Database, Db, DbTransaction } from '../../../platform/db/index.ts';
import type { Errand } from '../../../platform/identity/index.ts';
import { openedValue, type SealedBox } from '../../../platform/security/index.ts';

type IdentitiesTable = {
  id: string;
  account_id: string;
  provider: SocialProvider;
  subject_fingerprint: string;
  created_at: Date;
};
type AttemptsTable = { id: string; session_id: string; secrets: Buffer; expires_at: Date };
type Tables = Database & { social_identities: IdentitiesTable; social_attempts: AttemptsTable };
const tablesOf = (db: Db): Kysely<Tables> => db.withTables<Tables>();

const purposeOf = (id: string): string => `social-attempt:${id}`;
/** Long enough to log in there first. */
const ATTEMPT_MS = 15 * 60_000;

const secretsSchema = z.object({
  provider: z.enum(['google', 'apple', 'facebook']),
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  /** Where the person wanted to go. */
  next: z.string(),
});
export type Attempt = Errand & { readonly provider: SocialProvider; readonly next: string };

const linkToComeSchema = z.object({
  provider: z.enum(['google', 'apple', 'facebook']),
  subjectFingerprint: z.string(),
  /** Of the address that the other service named and did not prove. */
  address: z.string(),
});
/** Who came back from a service that proves no address: linked once the mail of that address is read in this browser. */
export type LinkToCome = z.infer<typeof linkToComeSchema>;

type KeptFor<Secrets> = { readonly id: string; readonly sessionId: string; readonly secrets: Secrets };

/** Keeps what this browser is away for, or what is left to do since it came back; one errand a browser. */
export async function keepAttempt(
  box: SealedBox,
  db: Db,
  { id, sessionId, secrets }: KeptFor<Attempt | LinkToCome>,
  nowMs: number,
): Promise<void> {
  const kept = { id, secrets: box.sealJson(purposeOf(id), secrets), expires_at: new Date(nowMs + ATTEMPT_MS) };
  await tablesOf(db)
    .insertInto('social_attempts')
    .values({ session_id: sessionId, ...kept })
    .onConflict((conflict) => conflict.column('session_id').doUpdateSet(kept))
    .execute();
}

/** Uses it up, whatever comes of it. Null when this browser is away for nothing. */
export const takeAttempt = (box: SealedBox, db: Db, sessionId: string, nowMs: number): Promise<Attempt | null> =>
  take(box, db, { sessionId, nowMs, schema: secretsSchema });

/** The same for a link that waits for a proved address. */
export const takeLinkToCome = (box: SealedBox, db: Db, sessionId: string, nowMs: number): Promise<LinkToCome | null> =>
  take(box, db, { sessionId, nowMs, schema: linkToComeSchema });

async function take<Secrets>(
  box: SealedBox,
  db: Db,
  { sessionId, nowMs, schema }: { sessionId: string; nowMs: number; schema: z.ZodMiniType<Secrets> },
): Promise<Secrets | null> {
  const row = await tablesOf(db)
    .deleteFrom('social_attempts')
    .where('session_id', '=', sessionId)
    .returning(['id', 'secrets', 'expires_at'])
    .executeTakeFirst();
  if (row === undefined || row.expires_at.getTime() <= nowMs) return null;
  const read = schema.safeParse(openedValue(box, purposeOf(row.id), row.secrets));
  return read.success ? read.data : null;
}

export async function clearExpiredAttempts(db: Db, nowMs: number): Promise<void> {
  await tablesOf(db).deleteFrom('social_attempts').where('expires_at', '<=', new Date(nowMs)).execute();
}

type Known = { readonly provider: SocialProvider; readonly subjectFingerprint: string };

/** Whose identity it is: the other service vouches for who asks, so there is nobody signed in to ask for. */
export async function unsafeFindIdentity(db: Db, { provider, subjectFingerprint }: Known): Promise<string | null> {
  const row = await tablesOf(db)
    .selectFrom('social_identities')
    .select('account_id')
    .where('provider', '=', provider)
    .where('subject_fingerprint', '=', subjectFingerprint)
    .executeTakeFirst();
  return row?.account_id ?? null;
}

/** The services an account can be opened through, the first linked one first. */
export async function listOwnedIdentities(
  db: Db,
  accountId: string,
): Promise<readonly { readonly provider: SocialProvider; readonly linkedAtMs: number }[]> {
  const rows = await tablesOf(db)
    .selectFrom('social_identities')
    .select(['provider', 'created_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('provider')
    .execute();
  return rows.map(({ provider, created_at }) => ({ provider, linkedAtMs: created_at.getTime() }));
}

/** False when it is linked already, or the account is linked to somebody else there. */
export async function linkIdentity(
  trx: DbTransaction,
  { id, accountId, provider, subjectFingerprint }: Known & { readonly id: string; readonly accountId: string },
  nowMs: number,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tablesOf(trx)
    .insertInto('social_identities')
    .values({
      id,
      account_id: accountId,
      provider,
      subject_fingerprint: subjectFingerprint,
      created_at: new Date(nowMs),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
