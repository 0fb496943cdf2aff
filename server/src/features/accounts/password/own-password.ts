import { err, ok, type Result } from '@plainclaim/domain';
import { appendAccountAudit } from '../../../platform/audit/index.ts';
import type { LimitRefusal } from '../../../platform/limits/index.ts';
import type { SignedIn } from '../../sessions/index.ts';
import type { AccountDeps, Caller } from '../account-deps.ts';
import type { Account } from '../account-repository.ts';
import { countKnownBrowserTry, forgivePasswordTry } from '../log-in/log-in-limits.ts';

export type OwnPasswordError =
  | { readonly code: 'account.signed_out' }
  | { readonly code: 'account.current_password_empty' }
  | { readonly code: 'account.current_password_wrong' }
  /** There is no password to type, and the log-in here is too long ago. */
  | { readonly code: 'account.log_in_again' }
  | LimitRefusal;

export type Confirmed = { readonly owner: SignedIn; readonly account: Account };

/** An account without a password is confirmed by having logged in here just now. */
const FRESH_MS = 15 * 60_000;

/**
 * The caller's own account, once its password was typed again. Tries count together with those of this browser's
 * log-in page: whoever sits at somebody's open browser gets no more guesses here than there.
 */
export async function confirmOwnPassword(
  { db, accounts, clock, limits, log, passwords, sessions }: AccountDeps,
  { owner, knownName }: Caller,
  password: string,
): Promise<Result<Confirmed, OwnPasswordError>> {
  const accountId = owner?.accountId ?? null;
  const account = accountId === null ? null : await accounts.findOwned(db, accountId);
  if (owner === null || account === null) return err({ code: 'account.signed_out' });
  if (account.passwordHash === null) {
    const here = (await sessions.listOwned(account.id)).find(({ id }) => id === owner.sessionId);
    if (here === undefined || clock.now() - here.startedAtMs > FRESH_MS) return err({ code: 'account.log_in_again' });
    return ok({ owner: { sessionId: owner.sessionId, accountId: account.id }, account });
  }
  if (password === '') return err({ code: 'account.current_password_empty' });
  const place = { kind: 'known_browser', name: (await knownName(account.id)) ?? owner.sessionId } as const;
  const refusal = await countKnownBrowserTry(limits, account.fingerprint, place.name);
  if (refusal !== null) return err(refusal);
  if (!(await passwords.matches(account.passwordHash, password))) {
    await appendAccountAudit(db, account.id, clock.now(), { kind: 'password.confirm_failed' });
    log.warn({ event: 'password.confirm_failed', accountId: account.id }, 'a current password was refused');
    return err({ code: 'account.current_password_wrong' });
  }
  await forgivePasswordTry(limits, account.fingerprint, place);
  return ok({ owner: { sessionId: owner.sessionId, accountId: account.id }, account });
}
