import type { DbTransaction } from '../../../platform/db/index.ts';
import { languageForOwner } from '../../../platform/language/index.ts';
import type { BegunSession } from '../../sessions/index.ts';
import type { AccountDeps, Caller } from '../account-deps.ts';
import type { Account } from '../account-repository.ts';
import { endPendingOf } from '../second-step/second-step-repository.ts';

/** `session` is the renewed one of the browser that chose the password, `count` how many others ended. */
export type PasswordSet = { readonly session: BegunSession | null; readonly count: number };

/**
 * Writes a new password. Every session of the account ends, and with each the change of address that waited there; the
 * browser that chose the password goes on under a new one if it was signed in to that account. The owner is told by mail.
 */
export async function setPassword(
  { accounts, clock, codes, mail, sessions }: AccountDeps,
  trx: DbTransaction,
  { owner, device }: Pick<Caller, 'owner' | 'device'>,
  account: Account,
  passwordHash: string,
): Promise<PasswordSet> {
  await accounts.changePassword(trx, account.id, passwordHash, clock.now());
  await codes.withdrawAll(trx, 'reset', account.id);
  await endPendingOf(trx, account.id);
  const session = owner?.accountId === account.id ? await sessions.signIn(trx, owner, account.id, device) : null;
  const count = await sessions.endOthers(trx, account.id, session?.owner.sessionId ?? null);
  const locale = languageForOwner(account.language);
  await mail.enqueue(trx, { to: account.profile.email, locale, template: 'password-changed', params: {} });
  return { session, count };
}
