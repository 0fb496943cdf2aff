import { DEFAULT_LANGUAGE, parseLanguage } from '@plainclaim/contract';
import * as z from 'zod/mini';
import { appendAccountAudit } from '../../platform/audit/index.ts';
import { inTransaction } from '../../platform/db/index.ts';
import { defineJob, type JobHandler } from '../../platform/jobs/index.ts';
import type { AccountDeps } from './account-deps.ts';
import { emailFingerprint } from './email-address.ts';
import type { CodeBinding } from './email-codes.ts';

const payload = z.object({
  /** Of the address that was typed: only the account's own fingerprint finds it again. */
  fingerprint: z.string(),
  /** Of the browser that asked. */
  sessionId: z.string(),
  /** What that browser chose; null when it never did. */
  language: z.nullable(z.string()),
});

/**
 * Mails a code for a new password, when the address has an account. Queued for every address alike, so that answering
 * takes as long for one without.
 */
export const sendResetCodeJob = defineJob({ name: 'send-reset-code', payload, timeoutSeconds: 30 });

/**
 * Such a code works in the browser that asked for it, and only there: a stranger who asks for one too, or guesses wrong,
 * takes nothing from the owner's. `whose` is an account's id.
 */
export const resetBinding = (whose: string, sessionId: string): CodeBinding => ({
  flow: 'reset',
  subject: `${whose} ${sessionId}`,
});

export const makeSendResetCode =
  ({ db, accounts, clock, codes, log, mail }: AccountDeps): JobHandler<z.infer<typeof payload>> =>
  async ({ fingerprint, sessionId, language }) => {
    const account = await accounts.findByAddress(db, emailFingerprint.parse(fingerprint));
    if (account === null) return;
    const locale = parseLanguage(language ?? '') ?? account.language ?? DEFAULT_LANGUAGE;
    await inTransaction(db, async (trx) => {
      const { code, expiresAtMs } = await codes.issue(trx, resetBinding(account.id, sessionId));
      const to = account.profile.email;
      await mail.enqueue(trx, { to, locale, template: 'reset-code', params: { code }, expiresAtMs });
      await appendAccountAudit(trx, account.id, clock.now(), { kind: 'password.reset_requested' });
    });
    log.info({ event: 'password.reset_requested', accountId: account.id }, 'a reset code was sent');
  };
