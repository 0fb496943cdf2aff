import { type Cents, cents, rateMillionths, US_STATES } from '@plainclaim/domain';
import { sql } from 'kysely';
import { appendAudit } from '../../platform/audit/index.ts';
import type { Clock } from '../../platform/clock/index.ts';
import { type Db, type DbTransaction, inTransaction } from '../../platform/db/index.ts';
import type { Ids } from '../../platform/ids/index.ts';
import type { Log } from '../../platform/logging/index.ts';
import type { PaymentProvider, PaymentReading } from '../../platform/payments/index.ts';
import type { ClaimRepository } from '../drafts/index.ts';
import { insertDispute } from './disputes.ts';
import { type AlertCode, findPayment, insertAlert, insertPayment, insertRefund, insertTaxLine } from './order-books.ts';
import type { OrderMails } from './order-mails.ts';
import type { OrderRepository, PlacedOrder } from './order-repository.ts';
import type { OrderStatus } from './order-state.ts';

export type SettleDeps = {
  readonly db: Db;
  readonly claims: ClaimRepository;
  readonly orders: OrderRepository;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Log;
  readonly payments: PaymentProvider;
  readonly orderMails: OrderMails;
};

/** A payment may still come in for these. */
const UNPAID: readonly OrderStatus[] = ['awaiting_payment', 'declined', 'expired'];

/**
 * Moves an order to where its payment stands, as it was just read from the provider. Safe to run twice, at once, and with an
 * older reading after a newer one: every step is taken once, and none is taken back. Answers the order, or null where the
 * payment is for none of ours.
 */
export const settleOrder = (deps: SettleDeps, reading: PaymentReading): Promise<PlacedOrder | null> =>
  inTransaction(deps.db, async (trx) => {
    const found = await findOrder(deps, trx, reading);
    if (found === null) {
      if (!(await isRecordOfBefore(trx, reading))) await alert(deps, trx, reading, 'unknown_order');
      return null;
    }
    // The claim first, as whoever pays or deletes it does.
    const claim = await lockClaim(trx, found.claimId);
    const order = await deps.orders.unsafeFind(trx, found.id);
    if (claim === null || order === null) return null;
    if (order.providerRef !== null && order.providerRef !== reading.ref) {
      if (reading.state === 'paid') await alert(deps, trx, reading, 'paid_twice');
      return order;
    }
    if (reading.state === 'paid') await takePayment(deps, trx, { order, claimStatus: claim.status, reading });
    else if (reading.state !== 'open') await endUnpaid(deps, trx, order, reading);
    await takeRefunds(deps, trx, order, reading);
    await takeDisputes(deps, trx, order, reading);
    return await deps.orders.unsafeFind(trx, order.id);
  });

async function findOrder({ orders, payments }: SettleDeps, trx: DbTransaction, { orderId, ref }: PaymentReading) {
  const byRef = await orders.unsafeFindByRef(trx, payments.id, ref);
  if (byRef !== null || orderId === null || !/^[0-9a-f-]{36}$/.test(orderId)) return byRef;
  return await orders.unsafeFind(trx, orderId);
}

/** The claim of this payment was deleted; the record of the payment stays without it. */
async function isRecordOfBefore(trx: DbTransaction, { ref }: PaymentReading): Promise<boolean> {
  const { rows } = await sql`select from payment_records where provider_ref = ${ref}`.execute(trx);
  return rows.length > 0;
}

async function lockClaim(trx: DbTransaction, claimId: string) {
  const row = await trx.selectFrom('claims').select('status').where('id', '=', claimId).forUpdate().executeTakeFirst();
  return row ?? null;
}

async function alert(
  { clock, ids, log, payments }: SettleDeps,
  trx: DbTransaction,
  { ref }: PaymentReading,
  code: AlertCode,
  orderId: string | null = null,
): Promise<void> {
  const isNew = await insertAlert(trx, { id: ids.uuid(), provider: payments.id, ref, code, atMs: clock.now() });
  if (isNew)
    log.error(
      { event: 'payments.alert', code, ...(orderId === null ? {} : { orderId }) },
      'an order and its payment do not agree',
    );
}

async function endUnpaid({ clock, orders }: SettleDeps, trx: DbTransaction, order: PlacedOrder, at: PaymentReading) {
  const to = at.state === 'declined' ? 'declined' : 'expired';
  if (!(await orders.move(trx, order.id, ['awaiting_payment'], to, { providerRef: at.ref }))) return;
  const kind = to === 'declined' ? 'payment.declined' : 'order.expired';
  await appendAudit(trx, order.claimId, clock.now(), { kind, orderId: order.id });
}

type Taken = {
  readonly order: PlacedOrder;
  readonly claimStatus: 'draft' | 'paid';
  readonly reading: PaymentReading;
};

/** The one place where an order becomes paid. */
async function takePayment(deps: SettleDeps, trx: DbTransaction, { order, claimStatus, reading }: Taken) {
  const { claims, clock, ids, orders, orderMails, payments } = deps;
  if (!UNPAID.includes(order.status)) return;
  const expected: Cents = payments.addsTax ? cents(order.taxable + reading.tax) : order.total;
  if (reading.cents !== expected) return alert(deps, trx, reading, 'amount_differs', order.id);
  const atMs = clock.now();
  const carriedOn = claimStatus === 'draft' ? null : await orders.findPaidOfClaim(trx, order.claimId);
  const isDuplicate = claimStatus === 'paid' && (carriedOn === null || carriedOn.id !== order.upgradesOrderId);
  const sums = payments.addsTax ? { tax: taxOf(reading), total: reading.cents } : {};
  const paid = { paidAtMs: atMs, providerRef: reading.ref, ...sums };
  if (!isDuplicate && carriedOn !== null) await orders.move(trx, carriedOn.id, ['paid'], 'upgraded');
  if (!(await orders.move(trx, order.id, UNPAID, isDuplicate ? 'duplicate' : 'paid', paid))) return;
  if (payments.addsTax) await insertTaxLine(trx, order.id, reading.tax);
  await insertPayment(trx, { id: ids.uuid(), orderId: order.id, provider: payments.id, atMs }, reading);
  if (isDuplicate) return alert(deps, trx, reading, 'paid_twice', order.id);
  if (claimStatus === 'draft') await claims.markPaid(trx, order.claimId);
  await appendAudit(trx, order.claimId, atMs, { kind: 'claim.paid', orderId: order.id, packageId: order.packageId });
  await orderMails.paid(trx, { orderId: order.id });
}

/** The provider's tax, with its rate and state as a receipt names them. */
const taxOf = ({ tax, taxedBy }: PaymentReading) => ({
  cents: tax,
  rate: taxedBy?.rate ?? rateMillionths(0),
  state: US_STATES.find(({ code }) => code === taxedBy?.state)?.name ?? taxedBy?.state ?? null,
});

async function takeRefunds(deps: SettleDeps, trx: DbTransaction, order: PlacedOrder, reading: PaymentReading) {
  const { clock, ids, orders, orderMails } = deps;
  const payment = await findPayment(trx, order.id);
  if (payment === null) return;
  for (const refund of reading.refunds) {
    const refundId = ids.uuid();
    if (!(await insertRefund(trx, refundId, order.id, refund))) continue;
    await orders.addRefunded(trx, order.id, refund.cents);
    await appendAudit(trx, order.claimId, clock.now(), { kind: 'order.refunded', orderId: order.id, refundId });
    await orderMails.refunded(trx, { orderId: order.id, refundId });
  }
  const now = await orders.unsafeFind(trx, order.id);
  if (now === null || reading.refunds.length === 0) return;
  if (now.refunded > payment.cents) await alert(deps, trx, reading, 'refund_differs', order.id);
  const { refundAsked } = now;
  if (now.refunded >= payment.cents) await endAccess(deps, trx, now);
  else if (refundAsked !== null && refundAsked !== 'everything' && now.refunded >= refundAsked.upTo) {
    await orders.noteRefundAsked(trx, order.id, null);
  }
}

/**
 * All the money went back. What was bought ends with it, unless its letter was approved: that may be on its way, so its
 * documents stay. After an upgrade, the package before it is there again; without one the claim is a draft again, which can be
 * paid for another time.
 */
async function endAccess({ claims, clock, orders }: SettleDeps, trx: DbTransaction, order: PlacedOrder) {
  await orders.noteRefundAsked(trx, order.id, null);
  if (order.status === 'duplicate') return void (await orders.move(trx, order.id, ['duplicate'], 'refunded'));
  if (order.status !== 'paid' || (await isLetterApproved(trx, order.claimId))) return;
  if (!(await orders.move(trx, order.id, ['paid'], 'refunded'))) return;
  const before = order.upgradesOrderId === null ? null : await orders.unsafeFind(trx, order.upgradesOrderId);
  if (before !== null && before.refunded < before.total) {
    await orders.move(trx, before.id, ['upgraded'], 'paid');
    return;
  }
  await claims.markUnpaid(trx, order.claimId, clock.now());
}

/** Whether the letter of a claim was approved in any version. */
export async function isLetterApproved(db: Db, claimId: string): Promise<boolean> {
  const row = await db
    .selectFrom('letter_versions')
    .select('id')
    .where('claim_id', '=', claimId)
    .where('is_approved', '=', true)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

async function takeDisputes(deps: SettleDeps, trx: DbTransaction, order: PlacedOrder, reading: PaymentReading) {
  const { clock, ids, orderMails } = deps;
  for (const dispute of reading.disputes) {
    const disputeId = ids.uuid();
    if (!(await insertDispute(trx, disputeId, order.id, dispute))) continue;
    const { state } = dispute;
    await appendAudit(trx, order.claimId, clock.now(), { kind: 'order.disputed', orderId: order.id, disputeId, state });
    if (state === 'open') await orderMails.disputed(trx, { orderId: order.id, disputeId });
  }
}
