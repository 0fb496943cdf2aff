import type { Db } from '../../../platform/db/index.ts';
import type { Owner } from '../../sessions/index.ts';
import type { AccountDeps } from '../account-deps.ts';
import { fingerprintOf, parseEmailAddress } from '../email/email-address.ts';
import type { PendingRegistration } from './pending-registrations.ts';

/** The registration that waits in this browser. An address that was typed must be its own; none typed means that one. */
export async function findPending(
  { clock, hashing, pending }: Pick<AccountDeps, 'clock' | 'hashing' | 'pending'>,
  db: Db,
  owner: Owner | null,
  typedEmail: string,
): Promise<PendingRegistration | null> {
  const waiting = owner === null ? null : await pending.findOwned(db, owner.sessionId, clock.now());
  if (waiting === null || typedEmail.trim() === '') return waiting;
  const email = parseEmailAddress(typedEmail);
  return email.ok && fingerprintOf(hashing, email.value) === waiting.fingerprint ? waiting : null;
}
