import { err, ok, type Result } from '@plainclaim/domain';
import { inTransaction } from '../../../platform/db/index.ts';
import { chosenLanguage } from '../../../platform/language/index.ts';
import type { Owner } from '../../sessions/index.ts';
import { type AccountDeps, type Caller, takeEach, THIS_MACHINE } from '../account-deps.ts';
import { type CodeMailRefusal, countCodeMail } from '../codes/code-mail-limits.ts';
import { type EmailAddress, type EmailError, fingerprintOf, parseEmailAddress } from '../email/email-address.ts';
import { type AskingPlace, askingPlace } from './asking-place.ts';
import { sendLogInMailJob } from './send-log-in-mail.job.ts';

export type AskLogInMailError = EmailError | CodeMailRefusal;

/** A browser that opened the account before has an allowance of its own, which strangers cannot use up. */
async function count(
  deps: Pick<AccountDeps, 'hashing' | 'limits'>,
  place: AskingPlace,
  client: string | null,
  email: EmailAddress,
): Promise<CodeMailRefusal | null> {
  if (place.kind === 'known_browser') {
    const subject = `${fingerprintOf(deps.hashing, email)} ${place.name}`;
    return takeEach(deps.limits, [['login-mail-known-browser', subject]]);
  }
  return countCodeMail(deps, client, email, (mailbox) => [
    ['login-mail-address-client', `${mailbox} ${client ?? THIS_MACHINE}`],
  ]);
}

/** Lets a code and a link that log in be mailed. The answer is the same for every address. */
export async function askLogInMail(
  deps: AccountDeps,
  caller: Caller & { readonly owner: Owner },
  typedEmail: string,
): Promise<Result<null, AskLogInMailError>> {
  const email = parseEmailAddress(typedEmail);
  if (!email.ok) return email;
  const fingerprint = fingerprintOf(deps.hashing, email.value);
  const place = await askingPlace(deps, caller, fingerprint);
  const refusal = await count(deps, place, caller.client, email.value);
  if (refusal !== null) return err(refusal);
  const { sessionId } = caller.owner;
  await inTransaction(deps.db, (trx) =>
    deps.jobs.enqueue(trx, sendLogInMailJob, { fingerprint, sessionId, language: chosenLanguage() }),
  );
  return ok(null);
}
