import { CODE_LENGTH, LONG_CODE_LENGTH } from '@plainclaim/contract';
import { err, ok, type Result } from '@plainclaim/domain';
import { appendAccountAudit } from '../../../platform/audit/index.ts';
import { inTransaction } from '../../../platform/db/index.ts';
import type { LimitRefusal } from '../../../platform/limits/index.ts';
import type { BegunSession } from '../../sessions/index.ts';
import { type AccountDeps, type Caller, takeEach } from '../account-deps.ts';
import { type EmailError, fingerprintOf, parseEmailAddress } from '../email/email-address.ts';
import type { Account } from '../account-repository.ts';
import { type CodeBinding, digitsOf } from '../codes/email-codes.ts';
import { anyBrowserBinding } from '../codes/mail-reserve.ts';
import { resetBinding } from './send-reset-code.job.ts';
import { newPasswordError, type PasswordError } from './new-password.ts';
import { setPassword } from './set-password.ts';

type TypedCode = { readonly email: string; readonly code: string };

export type CheckResetCodeError =
  | EmailError
  | { readonly code: 'account.code_incomplete' }
  | { readonly code: 'account.code_wrong' }
  | LimitRefusal;

export type ResetPasswordError = CheckResetCodeError | PasswordError | { readonly code: 'account.new_password_empty' };

/** `session` is the renewed one of a browser that was signed in to the account. */
export type ResetDone = { readonly accountId: string; readonly session: BegunSession | null };

type Asked = {
  readonly account: Account | null;
  /** For an unknown address or a browser that asked for none, the look for a code takes as long and finds none. */
  readonly binding: CodeBinding;
};

async function ask(
  { db, accounts, hashing, limits }: AccountDeps,
  { owner, client }: Pick<Caller, 'owner' | 'client'>,
  typed: TypedCode,
): Promise<Result<Asked, CheckResetCodeError>> {
  const email = parseEmailAddress(typed.email);
  if (!email.ok) return email;
  const { length } = digitsOf(typed.code);
  if (length !== CODE_LENGTH && length !== LONG_CODE_LENGTH) return err({ code: 'account.code_incomplete' });
  const refusal = await takeEach(limits, [['code-client', client]]);
  if (refusal !== null) return err(refusal);
  const fingerprint = fingerprintOf(hashing, email.value);
  const account = await accounts.findByAddress(db, fingerprint);
  const whose = account?.id ?? fingerprint;
  const binding =
    length === LONG_CODE_LENGTH ? anyBrowserBinding('reset', whose) : resetBinding(whose, owner?.sessionId ?? '');
  return ok({ account, binding });
}

/**
 * Whether a reset code is right, so that the screen may ask for the new password. The code stays usable. Answers the
 * account whose address was proved by it.
 */
export async function checkResetCode(
  deps: AccountDeps,
  caller: Caller,
  typed: TypedCode,
): Promise<Result<{ readonly accountId: string }, CheckResetCodeError>> {
  const asked = await ask(deps, caller, typed);
  if (!asked.ok) return asked;
  const { account, binding } = asked.value;
  const isRight = await inTransaction(deps.db, (trx) => deps.codes.check(trx, binding, typed.code));
  if (!isRight || account === null) {
    deps.log.warn({ event: 'password.reset_code_refused' }, 'a reset code was refused');
    return err({ code: 'account.code_wrong' });
  }
  return ok({ accountId: account.id });
}

/**
 * Sets a new password with a code that is right and used up by it. Every session of the account ends; the browser that
 * chose the password goes on under a new one if it was signed in to that account. The owner is told by mail.
 */
export async function resetPassword(
  deps: AccountDeps,
  { owner, client, device }: Caller,
  typed: TypedCode & { readonly newPassword: string },
): Promise<Result<ResetDone, ResetPasswordError>> {
  const { db, accounts, codes, log, passwords } = deps;
  if (typed.newPassword === '') return err({ code: 'account.new_password_empty' });
  const problem = await newPasswordError(typed.newPassword, deps.passwordMinLength, typed.email);
  if (problem !== null) return err(problem);
  const asked = await ask(deps, { owner, client }, typed);
  if (!asked.ok) return asked;
  const { account, binding } = asked.value;
  const passwordHash = await passwords.hash(typed.newPassword);

  const reset = await inTransaction(db, async (trx) => {
    if (account !== null) await accounts.hold(trx, account.id);
    const isRight = await codes.use(trx, binding, typed.code);
    if (!isRight || account === null) return null;
    const set = await setPassword(deps, trx, { owner, device }, account, passwordHash);
    await appendAccountAudit(trx, account.id, deps.clock.now(), { kind: 'password.reset' });
    return { ...set, accountId: account.id };
  });
  if (reset === null) {
    log.warn({ event: 'password.reset_code_refused' }, 'a reset code was refused');
    return err({ code: 'account.code_wrong' });
  }
  const { accountId, count } = reset;
  log.info({ event: 'password.reset', accountId, count }, 'password changed, sessions ended');
  return ok({ accountId, session: reset.session });
}
