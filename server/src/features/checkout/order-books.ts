import { type Cents, cents } from '@plainclaim/domain';
import type { Db, DbTransaction } from '../../platform/db/index.ts';
import type { PaymentReading, RefundReading } from '../../platform/payments/index.ts';
import type { PricedOrder } from './price.ts';

type OrderLinesTable = {
  order_id: string;
  position: number;
  kind: 'package' | 'extra_recipients' | 'mailing' | 'discount' | 'credit' | 'tax';
  quantity: number;
  unit_cents: number;
  cents: number;
};
type OrderPaymentsTable = {
  id: string;
  order_id: string;
  provider: string;
  ref: string;
  cents: number;
  tax_cents: number;
  method: string | null;
  at: Date;
};
type OrderRefundsTable = { id: string; order_id: string; ref: string; cents: number; at: Date };
type PaymentEventsTable = { provider: string; event_id: string; ref: string | null; received_at: Date };
type PaymentAlertsTable = { id: string; provider: string; ref: string; code: AlertCode; at: Date };
type PaymentCursorsTable = { provider: string; read_until: Date };

/** Where an order and the provider disagree. */
export type AlertCode = 'unknown_order' | 'amount_differs' | 'paid_twice' | 'refund_differs' | 'payment_gone';

const booksOf = (db: Db) =>
  db.withTables<{
    order_lines: OrderLinesTable;
    order_payments: OrderPaymentsTable;
    order_refunds: OrderRefundsTable;
    payment_events: PaymentEventsTable;
    payment_alerts: PaymentAlertsTable;
    payment_cursors: PaymentCursorsTable;
  }>();

/** The lines of an order. Those of nothing are left out; they add up to the total. */
export async function insertLines(trx: Db, orderId: string, { extraRecipients, price }: PricedOrder): Promise<void> {
  const lines = [
    { kind: 'package', quantity: 1, unit_cents: price.basePrice },
    ...(extraRecipients === 0
      ? []
      : [
          {
            kind: 'extra_recipients',
            quantity: extraRecipients,
            unit_cents: price.extraRecipientsTotal / extraRecipients,
          } as const,
        ]),
    ...(price.mailingEach === null || price.mailingTotal === 0
      ? []
      : [
          {
            kind: 'mailing',
            quantity: price.mailingTotal / price.mailingEach,
            unit_cents: price.mailingEach,
          } as const,
        ]),
    ...(price.discount === 0 ? [] : [{ kind: 'discount', quantity: 1, unit_cents: -price.discount } as const]),
    ...(price.tax === 0 ? [] : [{ kind: 'tax', quantity: 1, unit_cents: price.tax } as const]),
  ] satisfies readonly Pick<OrderLinesTable, 'kind' | 'quantity' | 'unit_cents'>[];
  await booksOf(trx)
    .insertInto('order_lines')
    .values(
      lines.map((line, index) => ({
        ...line,
        order_id: orderId,
        position: index + 1,
        cents: line.quantity * line.unit_cents,
      })),
    )
    .execute();
}

/** The tax that a provider worked out is a line of its own; ours had none. */
export async function insertTaxLine(trx: DbTransaction, orderId: string, tax: Cents): Promise<void> {
  if (tax === 0) return;
  const line = { order_id: orderId, position: 9, kind: 'tax', quantity: 1, unit_cents: tax, cents: tax } as const;
  await booksOf(trx).insertInto('order_lines').values(line).execute();
}

export async function insertPayment(
  trx: DbTransaction,
  payment: { readonly id: string; readonly orderId: string; readonly provider: string; readonly atMs: number },
  { ref, cents: paid, tax, method }: PaymentReading,
): Promise<void> {
  const { id, orderId, provider, atMs } = payment;
  await booksOf(trx)
    .insertInto('order_payments')
    .values({ id, order_id: orderId, provider, ref, cents: paid, tax_cents: tax, method, at: new Date(atMs) })
    .execute();
}

/** What came in for an order; null while nothing did. */
export async function findPayment(db: Db, orderId: string): Promise<{ readonly cents: Cents } | null> {
  const row = await booksOf(db)
    .selectFrom('order_payments')
    .select('cents')
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return row === undefined ? null : { cents: cents(row.cents) };
}

/** False when this refund is known already. */
export async function insertRefund(
  trx: DbTransaction,
  id: string,
  orderId: string,
  refund: RefundReading,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await booksOf(trx)
    .insertInto('order_refunds')
    .values({ id, order_id: orderId, ref: refund.ref, cents: refund.cents, at: new Date(refund.atMs) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Each event once. False for one that came before. */
export async function insertEvent(
  trx: DbTransaction,
  event: { readonly provider: string; readonly eventId: string; readonly ref: string | null; readonly atMs: number },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await booksOf(trx)
    .insertInto('payment_events')
    .values({
      provider: event.provider,
      event_id: event.eventId,
      ref: event.ref,
      received_at: new Date(event.atMs),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Providers repeat an event for some days; after that its id is of no use. */
export async function forgetEvents(db: Db, beforeMs: number): Promise<void> {
  await booksOf(db).deleteFrom('payment_events').where('received_at', '<', new Date(beforeMs)).execute();
}

/** False when whoever runs the site was told already. */
export async function insertAlert(
  trx: DbTransaction,
  alert: {
    readonly id: string;
    readonly provider: string;
    readonly ref: string;
    readonly code: AlertCode;
    readonly atMs: number;
  },
): Promise<boolean> {
  const { id, provider, ref, code, atMs } = alert;
  const { numInsertedOrUpdatedRows } = await booksOf(trx)
    .insertInto('payment_alerts')
    .values({ id, provider, ref, code, at: new Date(atMs) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Until when everything the provider knows was read; null before the first time. */
export async function findCursor(db: Db, provider: string): Promise<number | null> {
  const row = await booksOf(db)
    .selectFrom('payment_cursors')
    .select('read_until')
    .where('provider', '=', provider)
    .executeTakeFirst();
  return row?.read_until.getTime() ?? null;
}

export async function moveCursor(db: Db, provider: string, untilMs: number): Promise<void> {
  const read_until = new Date(untilMs);
  await booksOf(db)
    .insertInto('payment_cursors')
    .values({ provider, read_until })
    .onConflict((conflict) => conflict.column('provider').doUpdateSet({ read_until }))
    .execute();
}
