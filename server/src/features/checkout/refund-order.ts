import { type Cents, cents, err, ok, onePressRefundRefusal, type RefundRefusal, type Result } from '@plainclaim/domain';
import { appendAudit } from '../../platform/audit/index.ts';
import { type Db, inTransaction } from '../../platform/db/index.ts';
import type { Owner } from '../sessions/index.ts';
import { findPayment } from './order-books.ts';
import type { PlacedOrder } from './order-repository.ts';
import { isLetterApproved, settleOrder, type SettleDeps } from './settle-order.ts';

export type RefundError =
  | { readonly code: 'refund.not_found' }
  /** It may be on its way: from here on a person decides about a refund. */
  | { readonly code: 'refund.letter_approved' }
  | { readonly code: 'refund.nothing_left' }
  | { readonly code: 'refund.disputed' }
  /** Asked for, and not confirmed yet: it is tried again until it is. */
  | { readonly code: 'checkout.provider_away' };

export type Refunded = { readonly refundedCents: Cents };

const REFUSALS = {
  not_current: 'refund.not_found',
  disputed: 'refund.disputed',
  nothing_left: 'refund.nothing_left',
  letter_approved: 'refund.letter_approved',
} as const satisfies Record<RefundRefusal, RefundError['code']>;

const ORDER_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Sends back all that was paid for a package, by one press of its owner, until the letter was approved. It is noted first,
 * with the claim locked, so that nobody approves meanwhile; then the provider is asked, as often as it takes.
 */
export async function refundOrder(
  deps: SettleDeps,
  owner: Owner,
  orderId: string,
): Promise<Result<Refunded, RefundError>> {
  const asked = await inTransaction(deps.db, async (trx): Promise<Result<PlacedOrder, RefundError>> => {
    const { claims, clock, orders } = deps;
    const found = ORDER_ID.test(orderId) ? await orders.unsafeFind(trx, orderId) : null;
    const claim = found === null ? null : await claims.lockPaidOwned(trx, owner, found.claimId);
    const order = claim === null ? null : await orders.unsafeFind(trx, orderId);
    if (order === null) return err({ code: 'refund.not_found' });
    const refusal = onePressRefundRefusal({
      isCurrent: order.status === 'paid',
      isDisputed: await orders.isDisputed(trx, order.claimId),
      leftCents: await leftOf(trx, order),
      isLetterApproved: await isLetterApproved(trx, order.claimId),
    });
    if (refusal !== null) return err({ code: REFUSALS[refusal] });
    if (order.refundAsked !== 'everything') {
      await orders.noteRefundAsked(trx, order.id, clock.now());
      await appendAudit(trx, order.claimId, clock.now(), { kind: 'order.refund_asked', orderId: order.id });
    }
    return ok(order);
  });
  if (!asked.ok) return asked;
  const left = await leftOf(deps.db, asked.value);
  return await sendBackNow(deps, asked.value, left);
}

/** The same by whoever runs the site, of any part, with no rule but what is left. `amount` null: all of it. */
export async function operatorRefund(
  deps: SettleDeps,
  orderId: string,
  amount: Cents | null,
): Promise<Result<Refunded, RefundError>> {
  const order = ORDER_ID.test(orderId) ? await deps.orders.unsafeFind(deps.db, orderId) : null;
  if (order === null || order.providerRef === null) return err({ code: 'refund.not_found' });
  if (await deps.orders.isDisputed(deps.db, order.claimId)) return err({ code: 'refund.disputed' });
  const left = await leftOf(deps.db, order);
  const wanted = amount ?? left;
  if (wanted <= 0 || wanted > left) return err({ code: 'refund.nothing_left' });
  return await sendBackNow(deps, order, wanted);
}

const leftOf = async (db: Db, { id, refunded }: PlacedOrder): Promise<Cents> =>
  cents(Math.max(0, ((await findPayment(db, id))?.cents ?? 0) - refunded));

/** The key says what went back before, so that a repeat of one refund is no second one. */
async function sendBackNow(
  deps: SettleDeps,
  { id, providerRef, refunded }: PlacedOrder,
  amount: Cents,
): Promise<Result<Refunded, RefundError>> {
  if (providerRef === null) return err({ code: 'refund.not_found' });
  // A provider may fail after it paid back: what is read says so.
  await deps.payments.refund(providerRef, amount, `${id}:${refunded}`);
  const reading = await deps.payments.read(providerRef);
  const now = reading.ok ? await settleOrder(deps, reading.value) : null;
  return now !== null && now.refunded >= refunded + amount
    ? ok({ refundedCents: amount })
    : err({ code: 'checkout.provider_away' });
}
