import { LONG_CODE_LENGTH } from '@plainclaim/contract';
import type { DbTransaction } from '../../../platform/db/index.ts';
import type { AccountDeps } from '../account-deps.ts';
import { addressBinding, sendAddressCode } from '../codes/address-code.ts';
import type { CodeMailRefusal } from '../codes/code-mail-limits.ts';
import { type CodeBinding, digitsOf } from '../codes/email-codes.ts';
import { anyBrowserBinding } from '../codes/mail-reserve.ts';
import type { EmailAddress } from '../email/email-address.ts';
import { isReadByMailbox, mailboxOf } from '../email/mailbox.ts';
import type { PendingRegistration } from './pending-registrations.ts';
import { askForSharedCode } from './send-shared-code.job.ts';

export type CodeMailed =
  /** `code` is for development only. */
  | { readonly kind: 'code_sent'; readonly code: string }
  /** The mailbox had its day's codes: one mail comes for all who ask, within an hour. */
  | { readonly kind: 'code_within_hour' };

/** Whether what refuses is a full mailbox that gets a mail an hour all the same. A tag that may be a name gets none. */
export const isForReserve = ({ code }: CodeMailRefusal, email: EmailAddress): boolean =>
  code === 'account.mailbox_full' && isReadByMailbox(email);

type Waiting = Pick<PendingRegistration, 'sessionId' | 'email' | 'fingerprint'>;

/** Mails the code for a registration that waits in this browser: its own, or one for all who asked. */
export async function mailSignUpCode(
  deps: AccountDeps,
  trx: DbTransaction,
  waiting: Waiting,
  whose: 'own' | 'shared',
): Promise<CodeMailed> {
  if (whose === 'shared') {
    await askForSharedCode(deps, trx, waiting.fingerprint);
    return { kind: 'code_within_hour' };
  }
  const code = await sendAddressCode(deps, trx, 'register', waiting);
  deps.log.info({ event: 'registration.code_sent' }, 'a sign-up code was sent');
  return { kind: 'code_sent', code };
}

/** What a code that was typed is compared with. */
export const signUpBinding = (
  hashing: AccountDeps['hashing'],
  { sessionId, email, fingerprint }: Waiting,
  typed: string,
): CodeBinding =>
  digitsOf(typed).length === LONG_CODE_LENGTH && isReadByMailbox(email)
    ? anyBrowserBinding('register', mailboxOf(hashing, email))
    : addressBinding('register', sessionId, fingerprint);
