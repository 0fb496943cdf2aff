import { err, ok, type Result } from '@plainclaim/domain';
import { inTransaction } from '../../platform/db/index.ts';
import type { LimitRefusal } from '../../platform/limits/index.ts';
import { type AccountDeps, type Caller, takeEach } from './account-deps.ts';
import { findPending } from './find-pending.ts';
import { sendRegistrationCode } from './registration-code.ts';

export type ResendError = { readonly code: 'account.no_code' } | LimitRefusal;

/** Sends a new code for the registration that waits in this browser; the one before stops working. */
export const makeResendCode =
  (deps: AccountDeps) =>
  async ({ owner, client }: Caller, typedEmail: string): Promise<Result<string, ResendError>> => {
    const { db, accounts, limits, log } = deps;
    const waiting = await findPending(deps, db, owner, typedEmail);
    if (waiting === null) return err({ code: 'account.no_code' });
    const refusal = await takeEach(limits, [
      ['mail-client', client],
      ['resend-address', waiting.fingerprint],
    ]);
    if (refusal !== null) return err(refusal);
    const code = await inTransaction(db, async (trx) => {
      const isKnown = (await accounts.findByAddress(trx, waiting.fingerprint)) !== null;
      return sendRegistrationCode(deps, trx, waiting, isKnown);
    });
    log.info({ event: 'registration.code_sent' }, 'a new sign-up code was sent');
    return ok(code);
  };
