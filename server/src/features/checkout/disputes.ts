import { type RawBuilder, sql } from 'kysely';
import type { Db, DbTransaction } from '../../platform/db/index.ts';
import type { DisputeReading } from '../../platform/payments/index.ts';

/**
 * A bank is asked to take a payment back. From the first word of it until the bank has decided, nothing of the claim is
 * sent out and nothing is paid back: whoever sends or refunds asks `isClaimDisputed` here.
 */

type OrderDisputesTable = {
  id: string;
  order_id: string;
  ref: string;
  state: 'open' | 'won' | 'lost';
  cents: number;
  due_at: Date | null;
  at: Date;
};

/** False when it is known already that this dispute came this far. */
export async function insertDispute(
  trx: DbTransaction,
  id: string,
  orderId: string,
  { ref, state, cents: asked, dueAtMs, atMs }: DisputeReading,
): Promise<boolean> {
  const due_at = dueAtMs === null ? null : new Date(dueAtMs);
  const { numInsertedOrUpdatedRows } = await trx
    .withTables<{ order_disputes: OrderDisputesTable }>()
    .insertInto('order_disputes')
    .values({ id, order_id: orderId, ref, state, cents: asked, due_at, at: new Date(atMs) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** True when the bank has not decided about one of these orders. `orders`: their ids, as a value or a query. */
export const isDisputeOpen = (orders: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`exists (
  select from order_disputes as one where one.order_id in (${orders}) and one.state = 'open' and not exists (
    select from order_disputes as later where later.ref = one.ref and later.state <> 'open'
  )
)`;

/** The orders of a claim. `claim`: its id, as a value or a column. */
export const ordersOfClaim = (claim: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`select id from orders as other where other.claim_id = ${claim}`;

/** Whether a bank is asked to take back what was paid for this claim, and has not decided. */
export async function isClaimDisputed(db: Db, claimId: string): Promise<boolean> {
  const isOpen = isDisputeOpen(ordersOfClaim(sql`${claimId}::uuid`)).as('is_open');
  const { is_open } = await db.selectNoFrom(isOpen).executeTakeFirstOrThrow();
  return is_open;
}
