import { err, ok, type Result } from '@plainclaim/domain';
import { inTransaction } from '../../../platform/db/index.ts';
import type { BegunSession, Owner } from '../../sessions/index.ts';
import { type AccountDeps, type Caller, THIS_MACHINE } from '../account-deps.ts';
import { type CodeMailRefusal, countCodeMail } from '../codes/code-mail-limits.ts';
import { type EmailError, fingerprintOf, parseEmailAddress } from '../email/email-address.ts';
import { logIn } from '../log-in/log-in.ts';
import type { PasswordTryRefusal } from '../log-in/log-in-limits.ts';
import { newPasswordError, type PasswordError } from '../password/new-password.ts';
import { type CodeMailed, isForReserve, mailSignUpCode } from './mail-sign-up-code.ts';
import { isVerifiedHere } from './verified-addresses.ts';

export type RegisterError =
  | { readonly code: 'account.fields_empty' }
  | EmailError
  | PasswordError
  | PasswordTryRefusal
  | CodeMailRefusal;

export type Registered =
  | CodeMailed
  /** The address was proved in this browser before, and the password is its account's: nothing is left to verify. */
  | { readonly kind: 'signed_in'; readonly session: BegunSession };

/**
 * Keeps a registration until its code is typed in this browser, and mails the code. No account is written yet, and the
 * answer is the same whether the address has one or not.
 */
export async function register(
  deps: AccountDeps,
  caller: Caller & { readonly owner: Owner },
  typed: { readonly email: string; readonly password: string },
): Promise<Result<Registered, RegisterError>> {
  const { db, clock, hashing, ids, passwords, pending } = deps;
  const { owner, client } = caller;
  if (typed.email.trim() === '' || typed.password === '') return err({ code: 'account.fields_empty' });
  const email = parseEmailAddress(typed.email);
  if (!email.ok) return email;
  const fingerprint = fingerprintOf(hashing, email.value);

  if (await isVerifiedHere(db, owner.sessionId, fingerprint)) {
    const opened = await logIn(deps, caller, typed);
    // Whoever has a second step takes it on the log-in page.
    if (opened.ok && opened.value.kind === 'signed_in') return ok(opened.value);
    if (!opened.ok && 'retryAfterSeconds' in opened.error) return err(opened.error);
  }

  const problem = await newPasswordError(typed.password, deps.passwordMinLength, email.value);
  if (problem !== null) return err(problem);
  const refusal = await countCodeMail(deps, client, email.value, (mailbox) => [
    ['register-client', client],
    ['register-address-client', `${mailbox} ${client ?? THIS_MACHINE}`],
  ]);
  if (refusal !== null && !isForReserve(refusal, email.value)) return err(refusal);

  const passwordHash = await passwords.hash(typed.password);
  const mailed = await inTransaction(db, async (trx) => {
    const wanted = { sessionId: owner.sessionId, fingerprint, email: email.value };
    await pending.put(trx, { id: ids.uuid(), ...wanted, passwordHash }, clock.now());
    return mailSignUpCode(deps, trx, wanted, refusal === null ? 'own' : 'shared');
  });
  return ok(mailed);
}
