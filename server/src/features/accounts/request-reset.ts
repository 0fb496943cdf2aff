import { err, ok, type Result } from '@plainclaim/domain';
import { inTransaction } from '../../platform/db/index.ts';
import { chosenLanguage } from '../../platform/language/index.ts';
import type { Owner } from '../sessions/index.ts';
import { type AccountDeps, type Caller, takeEach, THIS_MACHINE } from './account-deps.ts';
import { type AskingPlace, askingPlace } from './asking-place.ts';
import { type CodeMailRefusal, mailboxRefusal } from './code-mail-limits.ts';
import {
  type EmailAddress,
  type EmailError,
  type EmailFingerprint,
  fingerprintOf,
  parseEmailAddress,
} from './email-address.ts';
import { mailboxOf } from './mailbox.ts';
import { sendResetCodeJob } from './send-reset-code.job.ts';

export type RequestResetError = EmailError | CodeMailRefusal;

/** What counts such a mail. A browser and a network that opened the account before are not counted with strangers. */
async function countResetMail(
  { hashing, limits }: Pick<AccountDeps, 'hashing' | 'limits'>,
  place: AskingPlace,
  { email, fingerprint }: { readonly email: EmailAddress; readonly fingerprint: EmailFingerprint },
): Promise<CodeMailRefusal | null> {
  if (place.kind === 'known_browser') {
    return takeEach(limits, [['reset-known-browser', `${fingerprint} ${place.name}`]]);
  }
  const mailbox = mailboxOf(hashing, email);
  const refusal = await takeEach(limits, [
    ['reset-address-client', `${mailbox} ${place.client ?? THIS_MACHINE}`],
    ['mail-client', place.client],
  ]);
  if (refusal !== null || place.kind === 'known_network') return refusal;
  return mailboxRefusal(await takeEach(limits, [['reset-mailbox', mailbox]]));
}

/**
 * Lets a code for a new password be mailed when the address has an account. Nobody but its reader learns whether it has:
 * the account is looked for, and the mail written, by a job that is queued for any address.
 */
export const makeRequestReset =
  (deps: AccountDeps) =>
  async (caller: Caller & { readonly owner: Owner }, typedEmail: string): Promise<Result<null, RequestResetError>> => {
    const { db, hashing, jobs } = deps;
    const email = parseEmailAddress(typedEmail);
    if (!email.ok) return email;
    const fingerprint = fingerprintOf(hashing, email.value);
    const { sessionId } = caller.owner;
    const place = await askingPlace(deps, caller, fingerprint);
    const refusal = await countResetMail(deps, place, { email: email.value, fingerprint });
    if (refusal !== null) return err(refusal);
    await inTransaction(db, (trx) =>
      jobs.enqueue(trx, sendResetCodeJob, { fingerprint, sessionId, language: chosenLanguage() }),
    );
    return ok(null);
  };
