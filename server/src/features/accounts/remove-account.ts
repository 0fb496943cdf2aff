import { sql } from 'kysely';
import type { DbTransaction } from '../../platform/db/index.ts';
import type { Account } from './account-repository.ts';
import { forgetLogInLinks } from './log-in/log-in-links.ts';

/**
 * Takes away an account and what hangs on its address: codes that are under way, registrations and changes that wait for
 * one, and the counters of tries. Claims go first and sessions end before; who asks must hold the account.
 */
export async function removeAccount(
  trx: DbTransaction,
  { id, fingerprint }: Pick<Account, 'id' | 'fingerprint'>,
): Promise<void> {
  await trx.deleteFrom('accounts').where('id', '=', id).execute();
  await trx.deleteFrom('pending_registrations').where('email_fingerprint', '=', fingerprint).execute();
  await trx.deleteFrom('pending_email_changes').where('email_fingerprint', '=', fingerprint).execute();
  await forgetLogInLinks(trx, fingerprint);
  await forgetTraces(trx, [id, fingerprint]);
}

/** Takes away codes, counters and proofs that hang on any of these: fingerprints of addresses, ids of accounts or sessions. */
export async function forgetTraces(trx: DbTransaction, traces: readonly string[]): Promise<void> {
  if (traces.length === 0) return;
  await trx
    .deleteFrom('verified_addresses')
    .where('email_fingerprint', 'in', [...traces])
    .execute();
  for (const trace of traces) {
    await trx.deleteFrom('email_codes').where(sql<boolean>`position(${trace} in subject) > 0`).execute();
    await trx.deleteFrom('rate_limits').where(sql<boolean>`position(${trace} in key) > 0`).execute();
  }
}
