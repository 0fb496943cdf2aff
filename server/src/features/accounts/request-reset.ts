import { err, ok, type Result } from '@plainclaim/domain';
import { setTimeout as delay } from 'node:timers/promises';
import { inTransaction } from '../../platform/db/index.ts';
import type { LimitRefusal } from '../../platform/limits/index.ts';
import { languageForOwner } from '../../platform/language/index.ts';
import { type AccountDeps, takeEach } from './account-deps.ts';
import { type EmailError, fingerprintOf, parseEmailAddress } from './email-address.ts';
import { mailboxOf } from './mailbox.ts';

export type RequestResetError = EmailError | LimitRefusal;

/** Longer than writing a code and a mail takes: answers come after this, so that their time says nothing either. */
const ANSWER_AFTER_MS = 150;

/** Mails a code for a new password when the address has an account. Nobody but its reader learns whether it has. */
export const makeRequestReset =
  (deps: AccountDeps) =>
  async (client: string | null, typedEmail: string): Promise<Result<null, RequestResetError>> => {
    const { db, accounts, codes, hashing, limits, log, mail } = deps;
    const email = parseEmailAddress(typedEmail);
    if (!email.ok) return email;
    const fingerprint = fingerprintOf(hashing, email.value);
    const refusal = await takeEach(limits, [
      ['mail-client', client],
      ['reset-address', mailboxOf(hashing, email.value)],
    ]);
    if (refusal !== null) return err(refusal);

    const answerTime = delay(ANSWER_AFTER_MS);
    const account = await accounts.findByAddress(db, fingerprint);
    if (account !== null) {
      await inTransaction(db, async (trx) => {
        const { code, expiresAtMs } = await codes.issue(trx, { flow: 'reset', subject: account.id });
        const { profile, language } = account;
        const locale = languageForOwner(language);
        await mail.enqueue(trx, { to: profile.email, locale, template: 'reset-code', params: { code }, expiresAtMs });
      });
      log.info({ event: 'password.reset_requested', accountId: account.id }, 'a reset code was sent');
    }
    await answerTime;
    return ok(null);
  };
