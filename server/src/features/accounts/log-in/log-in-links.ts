import type { Kysely } from 'kysely';
import type { Database, Db, DbTransaction } from '../../../platform/db/index.ts';
import { hashToken } from '../../../platform/security/index.ts';
import { type EmailFingerprint, emailFingerprint } from '../email/email-address.ts';

type LinksTable = { token_hash: Buffer; email_fingerprint: string; created_at: Date; expires_at: Date };
type Tables = Database & { log_in_links: LinksTable };
const tablesOf = (db: Db): Kysely<Tables> => db.withTables<Tables>();

export async function insertLogInLink(
  trx: DbTransaction,
  link: { readonly token: string; readonly fingerprint: EmailFingerprint; readonly expiresAtMs: number },
  nowMs: number,
): Promise<void> {
  await tablesOf(trx)
    .insertInto('log_in_links')
    .values({
      token_hash: hashToken(link.token),
      email_fingerprint: link.fingerprint,
      created_at: new Date(nowMs),
      expires_at: new Date(link.expiresAtMs),
    })
    .execute();
}

/** Uses a link up, and with it every other one of its address. Of two uses at once, one wins. Null for none that works. */
export async function spendLogInLink(
  trx: DbTransaction,
  token: string,
  nowMs: number,
): Promise<EmailFingerprint | null> {
  const row = await tablesOf(trx)
    .deleteFrom('log_in_links')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', new Date(nowMs))
    .returning('email_fingerprint')
    .executeTakeFirst();
  if (row === undefined) return null;
  await forgetLogInLinks(trx, row.email_fingerprint);
  return emailFingerprint.parse(row.email_fingerprint);
}

export async function forgetLogInLinks(db: Db, fingerprint: string): Promise<void> {
  await tablesOf(db).deleteFrom('log_in_links').where('email_fingerprint', '=', fingerprint).execute();
}

export async function clearExpiredLogInLinks(db: Db, nowMs: number): Promise<void> {
  await tablesOf(db).deleteFrom('log_in_links').where('expires_at', '<=', new Date(nowMs)).execute();
}
