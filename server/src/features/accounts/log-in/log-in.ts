import { err, ok, type Result } from '@plainclaim/domain';
import { appendAccountAuditLater } from '../../../platform/audit/index.ts';
import { inTransaction } from '../../../platform/db/index.ts';
import type { AccountDeps, Caller } from '../account-deps.ts';
import { askingPlace } from './asking-place.ts';
import { type EmailError, fingerprintOf, parseEmailAddress } from '../email/email-address.ts';
import { countPasswordTry, forgivePasswordTry, type PasswordTryRefusal } from './log-in-limits.ts';
import { type FirstStepDone, firstStep } from './first-step.ts';

export type LogInError =
  | { readonly code: 'account.fields_empty' }
  | { readonly code: 'account.login_wrong' }
  | EmailError
  | PasswordTryRefusal;

/**
 * Opens an account by its password. An unknown address and a wrong password cannot be distinguished, by the answer or by
 * its time. Tries are counted before the password is looked at, so many at once cannot outrun the count.
 */
export async function logIn(
  deps: AccountDeps,
  caller: Caller,
  typed: { readonly email: string; readonly password: string },
): Promise<Result<FirstStepDone, LogInError>> {
  const { db, accounts, hashing, limits, log, passwords } = deps;
  const { owner, device } = caller;
  if (typed.email.trim() === '' || typed.password === '') return err({ code: 'account.fields_empty' });
  const email = parseEmailAddress(typed.email);
  if (!email.ok) return email;
  const fingerprint = fingerprintOf(hashing, email.value);
  const place = await askingPlace(deps, caller, fingerprint);
  const refusal = await countPasswordTry(limits, fingerprint, place);
  if (refusal !== null) return err(refusal);

  const account = await accounts.findByAddress(db, fingerprint);
  const passwordHash = account?.passwordHash ?? null;
  const isRight = await passwords.matches(passwordHash, typed.password);
  if (account === null || passwordHash === null || !isRight) {
    log.warn({ event: 'login.failed', ...(account === null ? {} : { accountId: account.id }) }, 'log-in refused');
    if (account !== null) appendAccountAuditLater(deps, account.id, { kind: 'login.failed' });
    return err({ code: 'account.login_wrong' });
  }
  await forgivePasswordTry(limits, fingerprint, place);
  const fresh = passwords.isOutdated(passwordHash) ? await passwords.hash(typed.password) : null;
  const done = await inTransaction(db, async (trx) => {
    // A new password chosen this very moment ends what the old one opens.
    if (!(await accounts.holdWithPassword(trx, account.id, passwordHash))) return null;
    if (fresh !== null) await accounts.replaceHash(trx, account.id, passwordHash, fresh);
    return firstStep(deps, trx, { owner, device }, account.id);
  });
  if (done === null) return err({ code: 'account.login_wrong' });
  if (done.kind === 'signed_in') log.info({ event: 'login.succeeded', accountId: account.id }, 'logged in');
  return ok(done);
}
