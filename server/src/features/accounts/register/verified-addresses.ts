import type { Db } from '../../../platform/db/index.ts';
import type { EmailFingerprint } from '../email/email-address.ts';

/** Remembers, for as long as the session lives, that this browser's person could read mail sent to the address. */
export async function noteVerified(
  db: Db,
  sessionId: string,
  fingerprint: EmailFingerprint,
  nowMs: number,
): Promise<void> {
  await db
    .insertInto('verified_addresses')
    .values({ session_id: sessionId, email_fingerprint: fingerprint, verified_at: new Date(nowMs) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function isVerifiedHere(db: Db, sessionId: string, fingerprint: EmailFingerprint): Promise<boolean> {
  const row = await db
    .selectFrom('verified_addresses')
    .select('verified_at')
    .where('session_id', '=', sessionId)
    .where('email_fingerprint', '=', fingerprint)
    .executeTakeFirst();
  return row !== undefined;
}
