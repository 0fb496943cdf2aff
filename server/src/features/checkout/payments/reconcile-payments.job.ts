import { cents } from '@plainclaim/domain';
import { inTransaction } from '../../../platform/db/index.ts';
import { findCursor, findPayment, forgetEvents, insertAlert, moveCursor } from '../order-books.ts';
import type { PlacedOrder } from '../order-repository.ts';
import { settleOrder, type SettleDeps } from '../settle-order.ts';

const MINUTE = 60_000;
/** How far two clocks may be apart. What was read once before is read again, which changes nothing. */
const OVERLAP_MS = 15 * MINUTE;
/** The first look goes back as far as a provider repeats its messages. */
const FIRST_LOOK_MS = 3 * 24 * 60 * MINUTE;
/** Longer than any request to a provider takes: whoever placed the order is gone, and nobody has an address to pay at. */
const NEVER_ASKED_MS = 10 * MINUTE;
const KEEP_EVENTS_MS = 14 * 24 * 60 * MINUTE;

type Run = { readonly signal: AbortSignal };

/**
 * Compares both sides. Everything the provider knows since the last look is read; then each of our orders that waits for
 * something. What a crash, a lost message or a wrong clock left behind is repaired; what cannot be is raised as an alert.
 */
export async function reconcilePayments(deps: SettleDeps, run: Run): Promise<void> {
  const { clock, db, log, payments } = deps;
  const startedMs = clock.now();
  const since = ((await findCursor(db, payments.id)) ?? startedMs - FIRST_LOOK_MS) - OVERLAP_MS;
  const listed = await payments.list(since);
  if (!listed.ok) {
    log.warn({ event: 'payments.not_compared', code: listed.error.code }, 'the payment provider could not be asked');
    return;
  }
  let isWhole = true;
  for (const ref of listed.value) {
    if (run.signal.aborted) return;
    isWhole = (await readOne(deps, ref)) && isWhole;
  }
  for (const order of await deps.orders.unsafeListUnsettled(db, payments.id)) {
    if (run.signal.aborted) return;
    isWhole = (await look(deps, order)) && isWhole;
  }
  await forgetEvents(db, startedMs - KEEP_EVENTS_MS);
  // What could not be read is listed again next time.
  if (isWhole) await moveCursor(db, payments.id, startedMs);
}

/** Whether it could be read. */
async function readOne(deps: SettleDeps, ref: string): Promise<boolean> {
  const reading = await deps.payments.read(ref);
  if (reading.ok) await settleOrder(deps, reading.value);
  return reading.ok || reading.error.code === 'payments.unknown_ref';
}

async function look(deps: SettleDeps, order: PlacedOrder): Promise<boolean> {
  const { clock, db, orders } = deps;
  if (order.status === 'awaiting_payment' && order.providerRef === null) {
    if (order.createdAtMs + NEVER_ASKED_MS < clock.now()) await orders.giveUp(db, order.id);
    return true;
  }
  if (order.providerRef === null) return true;
  if (order.status === 'awaiting_payment') return await readAwaited(deps, order.providerRef);
  return await sendBack(deps, order, order.providerRef);
}

async function readAwaited(deps: SettleDeps, ref: string): Promise<boolean> {
  const { clock, db, ids, log, payments } = deps;
  const reading = await payments.read(ref);
  if (reading.ok) {
    await settleOrder(deps, reading.value);
    return true;
  }
  if (reading.error.code !== 'payments.unknown_ref') return false;
  const alert = { id: ids.uuid(), provider: payments.id, ref, code: 'payment_gone', atMs: clock.now() } as const;
  const isNew = await inTransaction(db, (trx) => insertAlert(trx, alert));
  if (isNew) log.error({ event: 'payments.alert', code: alert.code }, 'the provider does not know a payment it began');
  return true;
}

/** A refund that was asked for, or of a second payment, where it has not been made by now. */
async function sendBack(deps: SettleDeps, waiting: PlacedOrder, ref: string): Promise<boolean> {
  if (!(await readOne(deps, ref))) return false;
  const order = await deps.orders.unsafeFind(deps.db, waiting.id);
  if (order === null) return true;
  const paid = await findPayment(deps.db, order.id);
  const { refundAsked } = order;
  // It was made, and found by the look just now.
  if (refundAsked === null && order.status !== 'duplicate') return true;
  const most = paid?.cents ?? 0;
  const wanted = refundAsked === null || refundAsked === 'everything' ? most : Math.min(most, refundAsked.upTo);
  const left = wanted - order.refunded;
  if (left > 0) {
    const refund = await deps.payments.refund(ref, cents(left), `${order.id}:${order.refunded}`);
    // Somebody may have paid it back on the provider's own page: what is read next shows it.
    if (!refund.ok && refund.error.code !== 'payments.refused') return false;
  }
  return await readOne(deps, ref);
}
