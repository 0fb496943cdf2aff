import { err, ok, type Result } from '@plainclaim/domain';
import { inTransaction } from '../../../platform/db/index.ts';
import type { AccountDeps, Caller } from '../account-deps.ts';
import { type CodeMailRefusal, countCodeMail } from '../codes/code-mail-limits.ts';
import { findPending } from './find-pending.ts';
import { type CodeMailed, isForReserve, mailSignUpCode } from './mail-sign-up-code.ts';

export type ResendError = { readonly code: 'account.no_code' } | CodeMailRefusal;

/** Sends a new code for the registration that waits in this browser; the one before stops working. */
export async function resendCode(
  deps: AccountDeps,
  { owner, client }: Caller,
  typedEmail: string,
): Promise<Result<CodeMailed, ResendError>> {
  const { db } = deps;
  const waiting = await findPending(deps, db, owner, typedEmail);
  if (waiting === null) return err({ code: 'account.no_code' });
  const refusal = await countCodeMail(deps, client, waiting.email, (mailbox) => [
    ['resend-address', `${mailbox} ${waiting.sessionId}`],
  ]);
  if (refusal !== null && !isForReserve(refusal, waiting.email)) return err(refusal);
  const whose = refusal === null ? 'own' : 'shared';
  return ok(await inTransaction(db, (trx) => mailSignUpCode(deps, trx, waiting, whose)));
}
