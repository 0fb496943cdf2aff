import { appendAccountAudit } from '../../../platform/audit/index.ts';
import type { DbTransaction } from '../../../platform/db/index.ts';
import { adoptClaims } from '../../drafts/index.ts';
import type { BegunSession } from '../../sessions/index.ts';
import type { AccountDeps, Caller } from '../account-deps.ts';

/** Begins the account's session in this browser, the one before being dead, and adopts what the browser had begun. */
export async function signIn(
  { claims, clock, sessions }: Pick<AccountDeps, 'claims' | 'clock' | 'sessions'>,
  trx: DbTransaction,
  { owner, device }: Pick<Caller, 'owner' | 'device'>,
  accountId: string,
): Promise<BegunSession> {
  const session = await sessions.signIn(trx, owner, accountId, device);
  await adoptClaims(claims, trx, owner, session.owner, clock.now());
  await appendAccountAudit(trx, accountId, clock.now(), { kind: 'login.succeeded' });
  return session;
}
