import type { Db } from '../../platform/db/index.ts';
import type { TokenHashing } from '../../platform/security/index.ts';
import { type EmailAddress, fingerprintOf, parseEmailAddress } from '../accounts/index.ts';
import type { OrderRepository } from '../checkout/index.ts';
import { provedClaims } from './claim-contacts.ts';
import type { HeldClaim } from './holders.ts';

/** The address a browser without an account gave with its newest payment, and the paid claims it was given for. */
export type PaidAddress = {
  readonly email: EmailAddress;
  readonly fingerprint: string;
  readonly claimIds: readonly string[];
  /** Proved for all of these claims. */
  readonly isProved: boolean;
};

export async function paidAddress(
  { db, hashing, orders }: { readonly db: Db; readonly hashing: TokenHashing; readonly orders: OrderRepository },
  claims: readonly HeldClaim[],
): Promise<PaidAddress | null> {
  const given: { readonly claimId: string; readonly email: EmailAddress }[] = [];
  for (const { id, status } of claims.toReversed()) {
    if (status !== 'paid') continue;
    const paid = (await orders.listOfClaim(db, id)).find((order) => order.status === 'paid');
    const email = parseEmailAddress(paid?.email ?? '');
    if (email.ok) given.push({ claimId: id, email: email.value });
  }
  const newest = given[0];
  if (newest === undefined) return null;
  const fingerprint = fingerprintOf(hashing, newest.email);
  const claimIds = given.filter(({ email }) => email === newest.email).map(({ claimId }) => claimId);
  const proved = await provedClaims(db, claimIds, fingerprint);
  return { email: newest.email, fingerprint, claimIds, isProved: claimIds.every((id) => proved.has(id)) };
}
