import { type Cents, cents, type RateMillionths } from '@plainclaim/domain';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Database, Db, DbTransaction } from '../../platform/db/index.ts';
import { chosenLanguage } from '../../platform/language/index.ts';
import { openedValue, type SealedBox } from '../../platform/security/index.ts';
import { isClaimDisputed } from './disputes.ts';
import { insertLines } from './order-books.ts';
import type { OrderStatus } from './order-state.ts';
import type { PricedOrder } from './price.ts';

export type PlacedOrder = {
  readonly id: string;
  readonly claimId: string;
  readonly status: OrderStatus;
  readonly provider: string;
  /** Null until the provider was asked. */
  readonly providerRef: string | null;
  readonly createdAtMs: number;
  readonly packageId: string;
  /** What the package, the recipients and the discount come to, before tax. */
  readonly taxable: Cents;
  readonly basePrice: Cents;
  readonly extraRecipients: number;
  readonly extraRecipientsTotal: Cents;
  /** Worth of the mailing to one recipient before tax; null where the order holds none. */
  readonly mailingEach: Cents | null;
  /** The line of mailing beside the package. */
  readonly mailingTotal: Cents;
  readonly tax: Cents;
  readonly refunded: Cents;
  /**
   * A refund is asked for, and the provider may not have made it yet: of everything, or until so much has gone back in all.
   * Null while none is.
   */
  readonly refundAsked: 'everything' | { readonly upTo: Cents } | null;
  readonly upgradesOrderId: string | null;
  /** What an upgrade took off because of the orders before it. */
  readonly credit: Cents;
  readonly language: string | null;
  readonly requestHash: Buffer;
  readonly packageTitle: string;
  readonly packageContains: readonly string[];
  readonly total: Cents;
  readonly paidAtMs: number | null;
  readonly coupon: {
    readonly code: string;
    readonly kind: 'fixed' | 'percentage';
    readonly value: number;
    readonly discount: Cents;
  } | null;
};

const texts = z.array(z.string());

/** An order as its owner may take it along. */
export type OwnOrder = Pick<PlacedOrder, 'id' | 'status' | 'packageTitle' | 'total' | 'coupon'> & {
  readonly email: string;
  readonly tax: Cents;
  readonly createdAtMs: number;
};

export type OrderRepository = {
  /** Makes every other request with this key wait until the transaction ends, so that one charge is made for it. */
  holdIdempotencyKey(trx: DbTransaction, key: string): Promise<void>;
  findByIdempotencyKey(db: Db, key: string): Promise<PlacedOrder | null>;
  /** The one that waits for its payment. The claim must already be known to be the caller's. */
  findAwaitingOfClaim(db: Db, claimId: string): Promise<PlacedOrder | null>;
  /** For jobs and for what a provider says, which ask for nobody. */
  unsafeFind(db: Db, orderId: string): Promise<PlacedOrder | null>;
  unsafeFindByRef(db: Db, provider: string, ref: string): Promise<PlacedOrder | null>;
  /** The address that was given with an order, for the provider. */
  unsafeEmailOf(db: Db, orderId: string): Promise<string>;
  /** Orders that wait for a payment, for a refund that was asked for, or are paid twice. */
  unsafeListUnsettled(db: Db, provider: string): Promise<readonly PlacedOrder[]>;
  /** Notes what the provider calls this payment. False when the order does not wait any more. */
  noteRef(db: Db, orderId: string, ref: string): Promise<boolean>;
  /** Moves an order on, once: false when it was not where it should have been. */
  move(
    db: Db,
    orderId: string,
    from: readonly OrderStatus[],
    to: OrderStatus,
    more?: {
      readonly paidAtMs?: number;
      readonly providerRef?: string;
      /** What the provider worked out, with the new total. `state`: by name; null where it names none. */
      readonly tax?: { readonly cents: Cents; readonly rate: RateMillionths; readonly state: string | null };
      readonly total?: Cents;
    },
  ): Promise<boolean>;
  /** Nobody was asked for this payment, or nobody can make it: its key may be used again. False once there is a reference. */
  giveUp(db: Db, orderId: string): Promise<boolean>;
  addRefunded(db: Db, orderId: string, amount: Cents): Promise<void>;
  /** A refund of everything is asked for; null: none is any more. */
  noteRefundAsked(db: Db, orderId: string, atMs: number | null): Promise<void>;
  isDisputed(db: Db, claimId: string): Promise<boolean>;
  /** The one paid order of a claim. The claim must already be known to be the caller's. */
  findPaidOfClaim(db: Db, claimId: string): Promise<PlacedOrder | null>;
  /**
   * Whether this provider took more than nothing for the claim, and kept it. A coupon that covers everything, a simulated
   * payment, or one that the bank took back, does not count.
   */
  isPaidWithMoney(db: Db, claimId: string, provider: string): Promise<boolean>;
  /** Every try to pay, the newest first. The claim must already be known to be the caller's. */
  listOfClaim(db: Db, claimId: string): Promise<readonly OwnOrder[]>;
  insert(
    db: Db,
    order: {
      readonly id: string;
      readonly claimId: string;
      readonly idempotencyKey: string;
      readonly requestHash: Buffer;
      readonly priced: PricedOrder;
      readonly extraRecipients: number;
      readonly email: string;
      readonly provider: string;
      readonly upgradesOrderId: string | null;
      readonly atMs: number;
    },
  ): Promise<void>;
};

const COLUMNS = [
  'id',
  'claim_id',
  'status',
  'request_hash',
  'package_title',
  'package_contains',
  'total_cents',
  'paid_at',
  'coupon_code',
  'coupon_kind',
  'coupon_value',
  'discount_cents',
  'provider',
  'provider_ref',
  'created_at',
  'package_id',
  'base_cents',
  'extra_recipients',
  'extra_recipients_cents',
  'mailing_each_cents',
  'mailing_cents',
  'tax_cents',
  'refunded_cents',
  'refund_asked_at',
  'refund_asked_cents',
  'upgrades_order_id',
  'credit_cents',
  'language',
] as const;

const emailPurpose = (id: string): string => `order:${id}`;

const refundAskedOf = (row: {
  readonly refund_asked_at: Date | null;
  readonly refund_asked_cents: number | null;
}): PlacedOrder['refundAsked'] => {
  if (row.refund_asked_at === null) return null;
  return row.refund_asked_cents === null ? 'everything' : { upTo: cents(row.refund_asked_cents) };
};

type CouponColumns = Pick<Database['orders'], 'coupon_code' | 'coupon_kind' | 'coupon_value' | 'discount_cents'>;

function couponOf({ coupon_code, coupon_kind, coupon_value, discount_cents }: CouponColumns): PlacedOrder['coupon'] {
  if (coupon_code === null || coupon_kind === null || coupon_value === null) return null;
  return { code: coupon_code, kind: coupon_kind, value: coupon_value, discount: cents(discount_cents) };
}

export function createOrderRepository(box: SealedBox): OrderRepository {
  const all = (db: Db) => db.selectFrom('orders').select([...COLUMNS]);
  type Row = Awaited<ReturnType<ReturnType<typeof all>['executeTakeFirstOrThrow']>>;
  const placed = (row: Row): PlacedOrder => ({
    id: row.id,
    claimId: row.claim_id,
    status: row.status,
    provider: row.provider,
    providerRef: row.provider_ref,
    createdAtMs: row.created_at.getTime(),
    packageId: row.package_id,
    requestHash: row.request_hash,
    packageTitle: row.package_title,
    packageContains: texts.parse(row.package_contains),
    taxable: cents(row.total_cents - row.tax_cents),
    basePrice: cents(row.base_cents),
    extraRecipients: row.extra_recipients,
    extraRecipientsTotal: cents(row.extra_recipients_cents),
    mailingEach: row.mailing_each_cents === null ? null : cents(row.mailing_each_cents),
    mailingTotal: cents(row.mailing_cents),
    tax: cents(row.tax_cents),
    total: cents(row.total_cents),
    refunded: cents(row.refunded_cents),
    refundAsked: refundAskedOf(row),
    upgradesOrderId: row.upgrades_order_id,
    credit: cents(row.credit_cents),
    language: row.language,
    paidAtMs: row.paid_at?.getTime() ?? null,
    coupon: couponOf(row),
  });
  const first = async (query: ReturnType<typeof all>): Promise<PlacedOrder | null> => {
    const row = await query.executeTakeFirst();
    return row === undefined ? null : placed(row);
  };
  const hasChanged = ({ numUpdatedRows }: { readonly numUpdatedRows: bigint }): boolean => numUpdatedRows === 1n;

  return {
    holdIdempotencyKey: async (trx, key) => {
      await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(trx);
    },
    findByIdempotencyKey: (db, key) => first(all(db).where('idempotency_key', '=', key)),
    findAwaitingOfClaim: (db, claimId) =>
      first(all(db).where('claim_id', '=', claimId).where('status', '=', 'awaiting_payment')),
    unsafeFind: (db, orderId) => first(all(db).where('id', '=', orderId)),
    unsafeFindByRef: (db, provider, ref) =>
      first(all(db).where('provider', '=', provider).where('provider_ref', '=', ref)),
    unsafeEmailOf: async (db, orderId) => {
      const row = await db.selectFrom('orders').select('email').where('id', '=', orderId).executeTakeFirstOrThrow();
      return z.parse(z.string(), openedValue(box, emailPurpose(orderId), row.email));
    },
    unsafeListUnsettled: async (db, provider) => {
      const rows = await all(db)
        .where('provider', '=', provider)
        .where(({ eb, or }) =>
          or([eb('status', 'in', ['awaiting_payment', 'duplicate']), eb('refund_asked_at', 'is not', null)]),
        )
        .orderBy('created_at')
        .execute();
      return rows.map(placed);
    },
    noteRef: async (db, orderId, ref) =>
      hasChanged(
        await db
          .updateTable('orders')
          .set({ provider_ref: ref })
          .where('id', '=', orderId)
          .where('status', '=', 'awaiting_payment')
          .where(({ eb, or }) => or([eb('provider_ref', 'is', null), eb('provider_ref', '=', ref)]))
          .executeTakeFirst(),
      ),
    move: async (db, orderId, from, to, { paidAtMs, providerRef, tax, total } = {}) =>
      hasChanged(
        await db
          .updateTable('orders')
          .set({
            status: to,
            ...(paidAtMs === undefined ? {} : { paid_at: new Date(paidAtMs) }),
            ...(providerRef === undefined ? {} : { provider_ref: providerRef }),
            ...(tax === undefined ? {} : { tax_cents: tax.cents, tax_rate_millionths: tax.rate, tax_state: tax.state }),
            ...(total === undefined ? {} : { total_cents: total }),
          })
          .where('id', '=', orderId)
          .where('status', 'in', [...from])
          .executeTakeFirst(),
      ),
    giveUp: async (db, orderId) =>
      hasChanged(
        await db
          .updateTable('orders')
          .set({ status: 'expired', idempotency_key: sql<string>`idempotency_key || ' of ' || id` })
          .where('id', '=', orderId)
          .where('status', '=', 'awaiting_payment')
          .where('provider_ref', 'is', null)
          .executeTakeFirst(),
      ),
    addRefunded: async (db, orderId, amount) => {
      await db
        .updateTable('orders')
        .set({ refunded_cents: sql<number>`refunded_cents + ${amount}` })
        .where('id', '=', orderId)
        .execute();
    },
    noteRefundAsked: async (db, orderId, atMs) => {
      const refund_asked_at = atMs === null ? null : new Date(atMs);
      await db
        .updateTable('orders')
        .set({ refund_asked_at, refund_asked_cents: null })
        .where('id', '=', orderId)
        .execute();
    },
    isDisputed: isClaimDisputed,
    findPaidOfClaim: (db, claimId) =>
      first(
        all(db)
          .where('claim_id', '=', claimId)
          .where('status', '=', 'paid')
          .where(({ eb, or }) => or([eb('refund_asked_at', 'is', null), eb('refund_asked_cents', 'is not', null)])),
      ),
    isPaidWithMoney: async (db, claimId, provider) => {
      const row = await db
        .selectFrom('orders')
        .select('id')
        .where('claim_id', '=', claimId)
        .where('status', 'in', ['paid', 'upgraded'])
        .where('provider', '=', provider)
        .whereRef('total_cents', '>', 'refunded_cents')
        .where(
          sql<boolean>`not exists (select from order_disputes where order_id = orders.id and order_disputes.state = 'lost')`,
        )
        .executeTakeFirst();
      return row !== undefined;
    },
    listOfClaim: async (db, claimId) => {
      const rows = await db
        .selectFrom('orders')
        .select([...COLUMNS, 'email'])
        .where('claim_id', '=', claimId)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .execute();
      return rows.map((row) => ({
        id: row.id,
        status: row.status,
        packageTitle: row.package_title,
        total: cents(row.total_cents),
        coupon: couponOf(row),
        email: z.parse(z.string(), openedValue(box, emailPurpose(row.id), row.email)),
        tax: cents(row.tax_cents),
        createdAtMs: row.created_at.getTime(),
      }));
    },
    insert: async (db, { priced, ...order }) => {
      const { item, coupon, price, tax } = priced;
      await db
        .insertInto('orders')
        .values({
          id: order.id,
          claim_id: order.claimId,
          idempotency_key: order.idempotencyKey,
          request_hash: order.requestHash,
          status: 'awaiting_payment',
          package_id: item.id,
          package_title: item.title,
          package_contains: JSON.stringify(item.contains),
          base_cents: price.basePrice,
          extra_recipients: order.extraRecipients,
          extra_recipients_cents: price.extraRecipientsTotal,
          mailing_each_cents: price.mailingEach,
          mailing_cents: price.mailingTotal,
          coupon_code: coupon?.code ?? null,
          coupon_kind: coupon?.type ?? null,
          coupon_value: coupon === null ? null : coupon.type === 'fixed' ? coupon.amountCents : coupon.rateMillionths,
          discount_cents: price.discount,
          tax_rate_millionths: tax.rate,
          tax_is_estimate: tax.isEstimate,
          tax_cents: price.tax,
          tax_state: tax.isEstimate || tax.stateName === '' ? null : tax.stateName,
          language: chosenLanguage(),
          total_cents: price.total,
          email: box.sealJson(emailPurpose(order.id), order.email),
          provider: order.provider,
          provider_ref: null,
          created_at: new Date(order.atMs),
          paid_at: null,
          upgrades_order_id: order.upgradesOrderId,
          credit_cents: priced.credit,
        })
        .execute();
      await insertLines(db, order.id, priced);
    },
  };
}
