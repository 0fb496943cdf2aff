import { CODE_LENGTH } from '@plainclaim/contract';
import { err, ok, type Result } from '@plainclaim/domain';
import { inTransaction } from '../../platform/db/index.ts';
import type { LimitRefusal } from '../../platform/limits/index.ts';
import type { BegunSession } from '../sessions/index.ts';
import { type AccountDeps, type Caller, takeEach } from './account-deps.ts';
import { type EmailError, type EmailFingerprint, fingerprintOf, parseEmailAddress } from './email-address.ts';
import type { Account } from './account-repository.ts';
import type { CodeBinding } from './email-codes.ts';
import { easeLogIn } from './log-in-limits.ts';
import { newPasswordError, type PasswordError } from './new-password.ts';
import { setPassword } from './set-password.ts';

type TypedCode = { readonly email: string; readonly code: string };

export type CheckResetCodeError =
  | EmailError
  | { readonly code: 'account.code_incomplete' }
  | { readonly code: 'account.code_wrong' }
  | LimitRefusal;

export type ResetPasswordError = CheckResetCodeError | PasswordError | { readonly code: 'account.new_password_empty' };

type Asked = {
  readonly fingerprint: EmailFingerprint;
  readonly account: Account | null;
  /** For an unknown address it is bound to nothing: the look for a code takes as long and finds none. */
  readonly binding: CodeBinding;
};

async function ask(
  { db, accounts, hashing, limits }: AccountDeps,
  client: string | null,
  typed: TypedCode,
): Promise<Result<Asked, CheckResetCodeError>> {
  const email = parseEmailAddress(typed.email);
  if (!email.ok) return email;
  if (typed.code.trim().length !== CODE_LENGTH) return err({ code: 'account.code_incomplete' });
  const refusal = await takeEach(limits, [['code-client', client]]);
  if (refusal !== null) return err(refusal);
  const fingerprint = fingerprintOf(hashing, email.value);
  const account = await accounts.findByAddress(db, fingerprint);
  return ok({ fingerprint, account, binding: { flow: 'reset', subject: account?.id ?? fingerprint } });
}

/** Whether a reset code is right, so that the screen may ask for the new password. The code stays usable. */
export const makeCheckResetCode =
  (deps: AccountDeps) =>
  async (client: string | null, typed: TypedCode): Promise<Result<null, CheckResetCodeError>> => {
    const asked = await ask(deps, client, typed);
    if (!asked.ok) return asked;
    const { binding, fingerprint } = asked.value;
    const isRight = await inTransaction(deps.db, (trx) => deps.codes.check(trx, binding, typed.code));
    if (!isRight) {
      deps.log.warn({ event: 'password.reset_code_refused' }, 'a reset code was refused');
      return err({ code: 'account.code_wrong' });
    }
    await easeLogIn(deps.limits, fingerprint, null);
    return ok(null);
  };

/**
 * Sets a new password with a code that is right and used up by it. Every session of the account ends; the browser that
 * chose the password goes on under a new one if it was signed in to that account. The owner is told by mail.
 */
export const makeResetPassword =
  (deps: AccountDeps) =>
  async (
    { owner, client, device }: Caller,
    typed: TypedCode & { readonly newPassword: string },
  ): Promise<Result<BegunSession | null, ResetPasswordError>> => {
    const { db, accounts, codes, limits, log, passwords } = deps;
    if (typed.newPassword === '') return err({ code: 'account.new_password_empty' });
    const problem = await newPasswordError(typed.newPassword, deps.passwordMinLength, typed.email);
    if (problem !== null) return err(problem);
    const asked = await ask(deps, client, typed);
    if (!asked.ok) return asked;
    const { account, binding, fingerprint } = asked.value;
    const passwordHash = await passwords.hash(typed.newPassword);

    const reset = await inTransaction(db, async (trx) => {
      if (account !== null) await accounts.hold(trx, account.id);
      const isRight = await codes.use(trx, binding, typed.code);
      if (!isRight || account === null) return null;
      const set = await setPassword(deps, trx, { owner, device }, account, passwordHash);
      return { ...set, accountId: account.id };
    });
    if (reset === null) {
      log.warn({ event: 'password.reset_code_refused' }, 'a reset code was refused');
      return err({ code: 'account.code_wrong' });
    }
    await easeLogIn(limits, fingerprint, client);
    const { accountId, count } = reset;
    log.info({ event: 'password.reset', accountId, count }, 'password changed, sessions ended');
    return ok(reset.session);
  };
