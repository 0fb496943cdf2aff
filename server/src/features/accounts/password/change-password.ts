import { isPasswordFromNames } from '@plainclaim/contract';
import { err, ok, type Result } from '@plainclaim/domain';
import { appendAccountAudit } from '../../../platform/audit/index.ts';
import { inTransaction } from '../../../platform/db/index.ts';
import type { BegunSession } from '../../sessions/index.ts';
import type { AccountDeps, Caller } from '../account-deps.ts';
import { newPasswordError, type PasswordError } from './new-password.ts';
import { confirmOwnPassword, type OwnPasswordError } from './own-password.ts';
import { setPassword } from './set-password.ts';

export type ChangePasswordError = { readonly code: 'account.new_password_empty' } | PasswordError | OwnPasswordError;

/** A new password for somebody signed in who knows the current one. All other sessions end, and this one is renewed. */
export async function changePassword(
  deps: AccountDeps,
  caller: Caller,
  typed: { readonly currentPassword: string; readonly newPassword: string },
): Promise<Result<BegunSession, ChangePasswordError>> {
  const { db, accounts, log, passwords } = deps;
  if (typed.newPassword === '') return err({ code: 'account.new_password_empty' });
  const problem = await newPasswordError(typed.newPassword, deps.passwordMinLength, null);
  if (problem !== null) return err(problem);
  const confirmed = await confirmOwnPassword(deps, caller, typed.currentPassword);
  if (!confirmed.ok) return confirmed;
  const { account, owner } = confirmed.value;
  if (isPasswordFromNames(typed.newPassword, account.profile.email)) return err({ code: 'account.password_names' });
  const passwordHash = await passwords.hash(typed.newPassword);

  const set = await inTransaction(db, async (trx) => {
    // Of two changes at once one wins; the other was typed against a password that is gone.
    if (!(await accounts.holdWithPassword(trx, account.id, account.passwordHash))) return null;
    await appendAccountAudit(trx, account.id, deps.clock.now(), { kind: 'password.changed' });
    return setPassword(deps, trx, { owner, device: caller.device }, account, passwordHash);
  });
  if (set === null || set.session === null) return err({ code: 'account.current_password_wrong' });
  const { count } = set;
  log.info({ event: 'password.changed', accountId: account.id, count }, 'password changed, other sessions ended');
  return ok(set.session);
}
