import type { Kysely } from 'kysely';
import type { Database, Db, DbTransaction } from '../../../platform/db/index.ts';
import type { SignedIn } from '../../sessions/index.ts';
import type { AccountDeps } from '../account-deps.ts';
import type { EmailFingerprint } from '../email/email-address.ts';

type Tables = Database & { paid_addresses: { order_id: string; email_fingerprint: string } };
const tablesOf = (db: Db): Kysely<Tables> => db.withTables<Tables>();

/** Notes with which address an order was paid. Who reads its mail gets the claim when they log in. */
export async function notePaidAddress(
  db: Db,
  { orderId, fingerprint }: { readonly orderId: string; readonly fingerprint: EmailFingerprint },
): Promise<void> {
  await tablesOf(db)
    .insertInto('paid_addresses')
    .values({ order_id: orderId, email_fingerprint: fingerprint })
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet({ email_fingerprint: fingerprint }))
    .execute();
}

/** A paid claim that belongs to no account, and an order that it was paid with. */
export type UnownedClaim = { readonly claimId: string; readonly orderId: string };

/** Those paid with this address, the newest payment first. */
export async function unownedClaimsPaidBy(db: Db, fingerprint: EmailFingerprint): Promise<readonly UnownedClaim[]> {
  const rows = await tablesOf(db)
    .selectFrom('paid_addresses')
    .innerJoin('orders', 'orders.id', 'paid_addresses.order_id')
    .innerJoin('claims', 'claims.id', 'orders.claim_id')
    .select(['orders.id', 'orders.claim_id'])
    .where('paid_addresses.email_fingerprint', '=', fingerprint)
    .where('orders.status', 'in', ['paid', 'upgraded'])
    .where('claims.status', '=', 'paid')
    .where('claims.account_id', 'is', null)
    .orderBy('orders.paid_at', 'desc')
    .execute();
  return rows.map(({ id, claim_id }) => ({ claimId: claim_id, orderId: id }));
}

/** Gives an account the claims that were paid with its own address; of two log-ins at once, one takes each. */
export async function bringPaidClaims(
  { claims }: Pick<AccountDeps, 'claims'>,
  trx: DbTransaction,
  fingerprint: EmailFingerprint,
  owner: SignedIn,
): Promise<void> {
  for (const { claimId } of await unownedClaimsPaidBy(trx, fingerprint)) await claims.giveTo(trx, claimId, owner);
}
