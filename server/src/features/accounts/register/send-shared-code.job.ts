import { DEFAULT_LANGUAGE, parseLanguage } from '@plainclaim/contract';
import * as z from 'zod/mini';
import { type DbTransaction, inTransaction } from '../../../platform/db/index.ts';
import { defineJob } from '../../../platform/jobs/index.ts';
import { chosenLanguage } from '../../../platform/language/index.ts';
import { limitRules } from '../../../platform/limits/index.ts';
import type { AccountDeps } from '../account-deps.ts';
import { anyBrowserBinding, RESERVE_MAILS_A_DAY, takeFromReserve } from '../codes/mail-reserve.ts';
import { type EmailFingerprint, emailFingerprint } from '../email/email-address.ts';
import { mailboxOf } from '../email/mailbox.ts';

const payload = z.object({
  /** Of the address that was typed: only a registration that waits for it finds it again. */
  fingerprint: z.string(),
  askedAtMs: z.number(),
  /** What the browser that asked chose; null when it never did. */
  language: z.nullable(z.string()),
});

/** Mails one sign-up code for all who ask for a mailbox that had its day's codes, at most one an hour. */
export const sendSharedCodeJob = defineJob({ name: 'send-shared-code', payload, timeoutSeconds: 30 });

const [, codesOfADay] = limitRules['code-mailbox'];
export const MOST_SIGN_UP_MAILS_A_DAY = codesOfADay.times + RESERVE_MAILS_A_DAY;

export const askForSharedCode = (
  { clock, jobs }: Pick<AccountDeps, 'clock' | 'jobs'>,
  trx: DbTransaction,
  fingerprint: EmailFingerprint,
) => jobs.enqueue(trx, sendSharedCodeJob, { fingerprint, askedAtMs: clock.now(), language: chosenLanguage() });

export async function sendSharedCode(deps: AccountDeps, asked: z.infer<typeof payload>): Promise<void> {
  const { db, accounts, clock, hashing, jobs, log, mail, pending } = deps;
  const fingerprint = emailFingerprint.parse(asked.fingerprint);
  // By the address and not by who asked first, who may have turned to another one since.
  const to = await pending.findAddress(db, fingerprint, clock.now());
  if (to === null) return;
  const binding = anyBrowserBinding('register', mailboxOf(hashing, to));
  const isSent = await inTransaction(db, async (trx) => {
    const taken = await takeFromReserve(deps, trx, binding);
    if (taken.kind === 'later') {
      const { lastMs, startAfterSeconds } = taken;
      // A mail that went out after this was asked, to another spelling of the same mailbox too, is the one it waits for.
      if (lastMs > asked.askedAtMs) return false;
      const once = { singletonKey: `${fingerprint} after ${lastMs}`, startAfterSeconds };
      await jobs.enqueue(trx, sendSharedCodeJob, asked, once);
      return false;
    }
    const { code, expiresAtMs } = taken;
    const known = await accounts.findByAddress(trx, fingerprint);
    const locale = parseLanguage(asked.language ?? '') ?? known?.language ?? DEFAULT_LANGUAGE;
    const words =
      known === null
        ? ({ template: 'register-code-anywhere', params: { code } } as const)
        : ({ template: 'register-known', params: {} } as const);
    await mail.enqueue(trx, { to, locale, ...words, expiresAtMs });
    return true;
  });
  if (isSent) log.info({ event: 'registration.code_sent' }, 'a sign-up code for all who asked was sent');
}
