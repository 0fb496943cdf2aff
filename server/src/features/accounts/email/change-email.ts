import { err, ok, type Result } from '@plainclaim/domain';
import { appendAccountAudit } from '../../../platform/audit/index.ts';
import { type DbTransaction, inTransaction } from '../../../platform/db/index.ts';
import { languageForOwner } from '../../../platform/language/index.ts';
import type { AccountDeps, Caller } from '../account-deps.ts';
import type { Account } from '../account-repository.ts';
import { sendAddressCode } from '../codes/address-code.ts';
import { type CodeMailRefusal, countCodeMail } from '../codes/code-mail-limits.ts';
import { type EmailAddress, type EmailError, fingerprintOf, parseEmailAddress } from './email-address.ts';
import { findEmailChange } from './find-email-change.ts';
import { confirmOwnPassword, type OwnPasswordError } from '../password/own-password.ts';
import type { PendingEmailChange } from './pending-email-changes.ts';

export type StartEmailChangeError =
  | { readonly code: 'account.email_same' }
  | EmailError
  | OwnPasswordError
  | CodeMailRefusal;
export type ResendEmailChangeError =
  | { readonly code: 'account.signed_out' }
  | { readonly code: 'account.no_email_change' }
  | CodeMailRefusal;

/** Mails somebody signed in can cause at an address of their choice: few to one address, and few in all. */
const countMail = (deps: AccountDeps, client: string | null, accountId: string, email: EmailAddress) =>
  countCodeMail(deps, client, email, (mailbox) => [
    ['email-change', accountId],
    ['resend-address', `${mailbox} ${accountId}`],
  ]);

/**
 * Asks for a new address with the current password. The code goes to the new address and a warning to the old one;
 * nothing changes before the code is typed in this browser. Whether the new address has an account is told to its owner
 * only. Answers the code to show in development.
 */
export async function startEmailChange(
  deps: AccountDeps,
  caller: Caller,
  typed: { readonly email: string; readonly currentPassword: string },
): Promise<Result<string, StartEmailChangeError>> {
  const { db, accounts, hashing, log } = deps;
  const email = parseEmailAddress(typed.email);
  if (!email.ok) return email;
  const confirmed = await confirmOwnPassword(deps, caller, typed.currentPassword);
  if (!confirmed.ok) return confirmed;
  const { account, owner } = confirmed.value;
  const fingerprint = fingerprintOf(hashing, email.value);
  if (fingerprint === account.fingerprint) return err({ code: 'account.email_same' });
  const refusal = await countMail(deps, caller.client, account.id, email.value);
  if (refusal !== null) return err(refusal);

  const wanted = { sessionId: owner.sessionId, fingerprint, email: email.value };
  const code = await inTransaction(db, async (trx) => {
    if (!(await accounts.holdWithPassword(trx, account.id, account.passwordHash))) return null;
    await appendAccountAudit(trx, account.id, deps.clock.now(), { kind: 'email.change_asked' });
    return putAndSend(deps, trx, wanted, account);
  });
  if (code === null) return err({ code: 'account.current_password_wrong' });
  log.info({ event: 'email_change.code_sent', accountId: account.id }, 'a code was sent to a new address');
  return ok(code);
}

async function putAndSend(
  deps: AccountDeps,
  trx: DbTransaction,
  wanted: Omit<PendingEmailChange, 'id'>,
  { profile: current, language }: Pick<Account, 'profile' | 'language'>,
): Promise<string> {
  const { clock, emailChanges, ids, mail } = deps;
  await emailChanges.put(trx, { id: ids.uuid(), ...wanted }, clock.now());
  const code = await sendAddressCode(deps, trx, 'change-email', wanted);
  const locale = languageForOwner(language);
  await mail.enqueue(trx, { to: current.email, locale, template: 'change-email-asked', params: {} });
  return code;
}

/** Sends a new code for the change that waits in this browser; the one before stops working. */
export async function resendEmailChange(
  deps: AccountDeps,
  caller: Caller,
): Promise<Result<string, ResendEmailChangeError>> {
  const { db, log } = deps;
  const found = await findEmailChange(deps, db, caller.owner);
  if (!found.ok) return found;
  const { change, owner } = found.value;
  if (change === null) return err({ code: 'account.no_email_change' });
  const refusal = await countMail(deps, caller.client, owner.accountId, change.email);
  if (refusal !== null) return err(refusal);
  const code = await inTransaction(db, (trx) => sendAddressCode(deps, trx, 'change-email', change));
  log.info({ event: 'email_change.code_sent', accountId: owner.accountId }, 'a code was sent to a new address');
  return ok(code);
}
