import { DEFAULT_LANGUAGE, parseLanguage } from '@plainclaim/contract';
import * as z from 'zod/mini';
import { appendAccountAudit } from '../../../platform/audit/index.ts';
import { inTransaction } from '../../../platform/db/index.ts';
import { defineJob } from '../../../platform/jobs/index.ts';
import type { AccountDeps } from '../account-deps.ts';
import type { CodeBinding } from '../codes/email-codes.ts';
import { type EmailFingerprint, emailFingerprint } from '../email/email-address.ts';
import { insertLogInLink } from './log-in-links.ts';
import { unownedClaimsPaidBy } from './paid-addresses.ts';

const payload = z.object({
  /** Of the address that was typed: only an account's or an order's own fingerprint finds it again. */
  fingerprint: z.string(),
  /** Of the browser that asked. The code works there alone, the link in any. */
  sessionId: z.string(),
  /** What that browser chose; null when it never did. */
  language: z.nullable(z.string()),
});
type Payload = z.infer<typeof payload>;

/**
 * Mails a way in to an address that has an account, or with which a claim without one was paid. Queued for every address
 * alike and not announced, so that no answer and no delay tells who has something here.
 */
export const sendLogInMailJob = defineJob({
  name: 'send-log-in-mail',
  payload,
  timeoutSeconds: 30,
  isAnnounced: false,
});

export const logInBinding = (fingerprint: EmailFingerprint, sessionId: string): CodeBinding => ({
  flow: 'log-in',
  subject: `${fingerprint} ${sessionId}`,
});

export async function sendLogInMail(deps: AccountDeps, asked: Payload): Promise<void> {
  const { db, accounts, clock, codes, emailOfOrder, ids, log, mail } = deps;
  const fingerprint = emailFingerprint.parse(asked.fingerprint);
  const account = await accounts.findByAddress(db, fingerprint);
  const [paid] = account === null ? await unownedClaimsPaidBy(db, fingerprint) : [];
  const to = account?.profile.email ?? (paid === undefined ? null : await emailOfOrder(db, paid.orderId));
  if (to === null) return;
  const locale = parseLanguage(asked.language ?? '') ?? account?.language ?? DEFAULT_LANGUAGE;
  await inTransaction(db, async (trx) => {
    const { code, expiresAtMs } = await codes.issue(trx, logInBinding(fingerprint, asked.sessionId));
    const token = ids.secretToken();
    await insertLogInLink(trx, { token, fingerprint, expiresAtMs }, clock.now());
    await mail.enqueue(trx, { to, locale, template: 'log-in-code', params: { code, token }, expiresAtMs });
    if (account !== null) await appendAccountAudit(trx, account.id, clock.now(), { kind: 'login.mail_asked' });
  });
  log.info({ event: 'login.mail_sent', ...(account === null ? {} : { accountId: account.id }) }, 'a way in was mailed');
}
