import { err, ok, type Result } from '@plainclaim/domain';
import { inTransaction } from '../../../platform/db/index.ts';
import { chosenLanguage } from '../../../platform/language/index.ts';
import type { Owner } from '../../sessions/index.ts';
import type { LimitRefusal } from '../../../platform/limits/index.ts';
import { type AccountDeps, type Caller, takeEach, THIS_MACHINE } from '../account-deps.ts';
import { type AskingPlace, askingPlace } from '../log-in/asking-place.ts';
import {
  type EmailAddress,
  type EmailError,
  type EmailFingerprint,
  fingerprintOf,
  parseEmailAddress,
} from '../email/email-address.ts';
import { mailboxOf } from '../email/mailbox.ts';
import { sendResetCodeJob } from './send-reset-code.job.ts';

export type RequestResetError = EmailError | LimitRefusal;

/** Whose code will be mailed: this browser's own at once, or one for all who asked, within an hour. */
export type ResetAsked = { readonly code: 'own' | 'shared' };

/**
 * What counts such a mail. A browser and a network that opened the account before are not counted with strangers. Strangers
 * who used up what a mailbox bears get one mail for all of them, for one of them may be the owner.
 */
async function countResetMail(
  { hashing, limits }: Pick<AccountDeps, 'hashing' | 'limits'>,
  place: AskingPlace,
  { email, fingerprint }: { readonly email: EmailAddress; readonly fingerprint: EmailFingerprint },
): Promise<Result<ResetAsked, LimitRefusal>> {
  const own = ok({ code: 'own' } as const);
  if (place.kind === 'known_browser') {
    const refusal = await takeEach(limits, [['reset-known-browser', `${fingerprint} ${place.name}`]]);
    return refusal === null ? own : err(refusal);
  }
  const mailbox = mailboxOf(hashing, email);
  const refusal = await takeEach(limits, [
    ['reset-address-client', `${mailbox} ${place.client ?? THIS_MACHINE}`],
    ['mail-client', place.client],
  ]);
  if (refusal !== null) return err(refusal);
  if (place.kind === 'known_network') return own;
  const full = await takeEach(limits, [['reset-mailbox', mailbox]]);
  if (full?.code === 'server.busy') return err(full);
  return full === null ? own : ok({ code: 'shared' });
}

/**
 * Lets a code for a new password be mailed when the address has an account. Nobody but its reader learns whether it has:
 * the account is looked for, and the mail written, by a job that is queued for any address.
 */
export async function requestReset(
  deps: AccountDeps,
  caller: Caller & { readonly owner: Owner },
  typedEmail: string,
): Promise<Result<ResetAsked, RequestResetError>> {
  const { db, hashing, jobs } = deps;
  const email = parseEmailAddress(typedEmail);
  if (!email.ok) return email;
  const fingerprint = fingerprintOf(hashing, email.value);
  const place = await askingPlace(deps, caller, fingerprint);
  const asked = await countResetMail(deps, place, { email: email.value, fingerprint });
  if (!asked.ok) return asked;
  const sessionId = asked.value.code === 'own' ? caller.owner.sessionId : null;
  await inTransaction(db, (trx) =>
    jobs.enqueue(trx, sendResetCodeJob, { fingerprint, sessionId, language: chosenLanguage() }),
  );
  return asked;
}
