import { err, ok, type OwnContact, ownContactProblems, type Result, tidyContact } from '@plainclaim/domain';
import { appendAccountAudit } from '../../../platform/audit/index.ts';
import { inTransaction } from '../../../platform/db/index.ts';
import type { FieldProblem } from '../../../platform/http/index.ts';
import type { SignedIn } from '../../sessions/index.ts';
import type { AccountDeps } from '../account-deps.ts';
import { displayNameOf } from '../email/email-address.ts';

export type SaveContactError =
  | { readonly code: 'account.signed_out' }
  | { readonly code: 'account.contact_wrong'; readonly problems: readonly FieldProblem[] };

/**
 * Keeps how to reach the owner of an account. Their first name is what the account greets them by; without one it is their
 * address before the @ again.
 */
export async function saveContact(
  { db, accounts, clock, log }: Pick<AccountDeps, 'db' | 'accounts' | 'clock' | 'log'>,
  { accountId }: SignedIn,
  typed: OwnContact,
): Promise<Result<OwnContact, SaveContactError>> {
  const contact = tidyContact(typed);
  const problems = ownContactProblems(contact);
  if (problems.length > 0) return err({ code: 'account.contact_wrong', problems });
  const isSaved = await inTransaction(db, async (trx) => {
    await accounts.hold(trx, accountId);
    const profile = await accounts.findProfile(trx, accountId);
    if (profile === null) return false;
    const displayName = contact.firstName === '' ? displayNameOf(profile.email) : contact.firstName;
    await accounts.changeContact(trx, accountId, contact, { ...profile, displayName });
    await appendAccountAudit(trx, accountId, clock.now(), { kind: 'contact.changed' });
    return true;
  });
  if (!isSaved) return err({ code: 'account.signed_out' });
  log.info({ event: 'contact.changed', accountId }, 'somebody saved how to reach them');
  return ok(contact);
}
