import { err, ok, type Result } from '@plainclaim/domain';
import { inTransaction } from '../../../platform/db/index.ts';
import type { AccountDeps, Caller } from '../account-deps.ts';
import { sendAddressCode } from '../codes/address-code.ts';
import { type CodeMailRefusal, countCodeMail } from '../codes/code-mail-limits.ts';
import { findPending } from './find-pending.ts';

export type ResendError = { readonly code: 'account.no_code' } | CodeMailRefusal;

/** Sends a new code for the registration that waits in this browser; the one before stops working. */
export const makeResendCode =
  (deps: AccountDeps) =>
  async ({ owner, client }: Caller, typedEmail: string): Promise<Result<string, ResendError>> => {
    const { db, log } = deps;
    const waiting = await findPending(deps, db, owner, typedEmail);
    if (waiting === null) return err({ code: 'account.no_code' });
    const refusal = await countCodeMail(deps, client, waiting.email, (mailbox) => [
      ['resend-address', `${mailbox} ${waiting.sessionId}`],
    ]);
    if (refusal !== null) return err(refusal);
    const code = await inTransaction(db, (trx) => sendAddressCode(deps, trx, 'register', waiting));
    log.info({ event: 'registration.code_sent' }, 'a new sign-up code was sent');
    return ok(code);
  };
