import { DEFAULT_LANGUAGE, parseLanguage } from '@plainclaim/contract';
import * as z from 'zod/mini';
import { appendAccountAudit } from '../../../platform/audit/index.ts';
import { type DbTransaction, inTransaction } from '../../../platform/db/index.ts';
import { defineJob } from '../../../platform/jobs/index.ts';
import { limitRules } from '../../../platform/limits/index.ts';
import type { AccountDeps } from '../account-deps.ts';
import type { Account } from '../account-repository.ts';
import { emailFingerprint } from '../email/email-address.ts';
import type { CodeBinding } from '../codes/email-codes.ts';
import { anyBrowserBinding, RESERVE_MAILS_A_DAY, takeFromReserve } from '../codes/mail-reserve.ts';

const payload = z.object({
  /** Of the address that was typed: only the account's own fingerprint finds it again. */
  fingerprint: z.string(),
  /** Of the browser that asked; null when the mailbox is full, and one mail is for all who asked. */
  sessionId: z.nullable(z.string()),
  /** What that browser chose; null when it never did. */
  language: z.nullable(z.string()),
});
type Payload = z.infer<typeof payload>;

/**
 * Mails a code for a new password, when the address has an account. Queued for every address alike, so that answering
 * takes as long for one without. Not announced: a mail made at once would slow the very answers that must not tell.
 */
export const sendResetCodeJob = defineJob({
  name: 'send-reset-code',
  payload,
  timeoutSeconds: 30,
  isAnnounced: false,
});

/**
 * Such a code works in the browser that asked for it, and only there: a stranger who asks for one too, or guesses wrong,
 * takes nothing from the owner's. `whose` is an account's id.
 */
export const resetBinding = (whose: string, sessionId: string): CodeBinding => ({
  flow: 'reset',
  subject: `${whose} ${sessionId}`,
});

const [, ownOfADay] = limitRules['reset-mailbox'];
/** Those with codes of their own, and one of the reserve an hour. */
export const MOST_RESET_MAILS_BY_STRANGERS_A_DAY = ownOfADay.times + RESERVE_MAILS_A_DAY;

/** Queued for any address; mails nothing to one without an account. */
export async function sendResetCode(deps: AccountDeps, asked: Payload): Promise<void> {
  const { db, accounts, clock, log } = deps;
  const { fingerprint, sessionId, language } = asked;
  const account = await accounts.findByAddress(db, emailFingerprint.parse(fingerprint));
  if (account === null) return;
  const locale = parseLanguage(language ?? '') ?? account.language;
  const isSent = await inTransaction(db, async (trx) => {
    if (sessionId === null && !(await sendFromReserve(deps, trx, account, asked, locale))) return false;
    if (sessionId !== null) await sendOwn(deps, trx, account, sessionId, locale);
    await appendAccountAudit(trx, account.id, clock.now(), { kind: 'password.reset_requested' });
    return true;
  });
  if (isSent) log.info({ event: 'password.reset_requested', accountId: account.id }, 'a reset code was sent');
}

async function sendOwn(
  { codes, mail }: AccountDeps,
  trx: DbTransaction,
  account: Account,
  sessionId: string,
  locale: Account['language'],
): Promise<void> {
  const { code, expiresAtMs } = await codes.issue(trx, resetBinding(account.id, sessionId));
  const to = account.profile.email;
  await mail.enqueue(trx, {
    to,
    locale: locale ?? DEFAULT_LANGUAGE,
    template: 'reset-code',
    params: { code },
    expiresAtMs,
  });
}

/** One mail an hour, now or when the hour is over. Whoever asks meanwhile waits for the same one. */
async function sendFromReserve(
  deps: AccountDeps,
  trx: DbTransaction,
  account: Account,
  asked: Payload,
  locale: Account['language'],
): Promise<boolean> {
  const { jobs, mail } = deps;
  const taken = await takeFromReserve(deps, trx, anyBrowserBinding('reset', account.id));
  if (taken.kind === 'later') {
    const { lastMs, startAfterSeconds } = taken;
    const once = { singletonKey: `${account.id} after ${lastMs}`, startAfterSeconds };
    await jobs.enqueue(trx, sendResetCodeJob, asked, once);
    return false;
  }
  const { code, expiresAtMs } = taken;
  await mail.enqueue(trx, {
    to: account.profile.email,
    locale: locale ?? DEFAULT_LANGUAGE,
    template: 'reset-code-anywhere',
    params: { code },
    expiresAtMs,
  });
  return true;
}
