import { err, ok, type Result } from '@plainclaim/domain';
import type { Db } from '../../../platform/db/index.ts';
import type { Owner, SignedIn } from '../../sessions/index.ts';
import type { AccountDeps } from '../account-deps.ts';
import type { PendingEmailChange } from './pending-email-changes.ts';

export type FoundEmailChange = { readonly owner: SignedIn; readonly change: PendingEmailChange | null };

/** The change that waits in this browser, for the account that is signed in there. */
export async function findEmailChange(
  { clock, emailChanges }: Pick<AccountDeps, 'clock' | 'emailChanges'>,
  db: Db,
  owner: Owner | null,
): Promise<Result<FoundEmailChange, { readonly code: 'account.signed_out' }>> {
  if (owner === null || owner.accountId === null) return err({ code: 'account.signed_out' });
  const change = await emailChanges.findOwned(db, owner.sessionId, clock.now());
  return ok({ owner: { sessionId: owner.sessionId, accountId: owner.accountId }, change });
}
