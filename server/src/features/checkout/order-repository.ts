import { type Cents, cents } from '@plainclaim/domain';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Database, Db, DbTransaction } from '../../platform/db/index.ts';
import { openedValue, type SealedBox } from '../../platform/security/index.ts';
import type { PricedOrder } from './price.ts';

export type PlacedOrder = {
  readonly id: string;
  readonly claimId: string;
  readonly status: 'paid' | 'declined';
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
  /** The one paid order of a claim. The claim must already be known to be the caller's. */
  findPaidOfClaim(db: Db, claimId: string): Promise<PlacedOrder | null>;
  /**
   * Whether this provider took more than nothing for the claim. A coupon that covers everything, or a simulated
   * payment, does not count.
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
      readonly status: 'paid' | 'declined';
      readonly priced: PricedOrder;
      readonly extraRecipients: number;
      readonly email: string;
      readonly provider: string;
      readonly providerRef: string;
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
] as const;

const emailPurpose = (id: string): string => `order:${id}`;

type CouponColumns = Pick<Database['orders'], 'coupon_code' | 'coupon_kind' | 'coupon_value' | 'discount_cents'>;

function couponOf({ coupon_code, coupon_kind, coupon_value, discount_cents }: CouponColumns): PlacedOrder['coupon'] {
  if (coupon_code === null || coupon_kind === null || coupon_value === null) return null;
  return { code: coupon_code, kind: coupon_kind, value: coupon_value, discount: cents(discount_cents) };
}

export function createOrderRepository(box: SealedBox): OrderRepository {
  async function findOne(db: Db, where: { readonly key: string } | { readonly paidClaim: string }) {
    const all = db.selectFrom('orders').select([...COLUMNS]);
    const row = await ('key' in where
      ? all.where('idempotency_key', '=', where.key)
      : all.where('claim_id', '=', where.paidClaim).where('status', '=', 'paid')
    ).executeTakeFirst();
    if (row === undefined) return null;
    return {
      id: row.id,
      claimId: row.claim_id,
      status: row.status,
      requestHash: row.request_hash,
      packageTitle: row.package_title,
      packageContains: texts.parse(row.package_contains),
      total: cents(row.total_cents),
      paidAtMs: row.paid_at?.getTime() ?? null,
      coupon: couponOf(row),
    };
  }

  return {
    holdIdempotencyKey: async (trx, key) => {
      await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(trx);
    },
    findByIdempotencyKey: (db, key) => findOne(db, { key }),
    findPaidOfClaim: (db, claimId) => findOne(db, { paidClaim: claimId }),
    isPaidWithMoney: async (db, claimId, provider) => {
      const row = await db
        .selectFrom('orders')
        .select('id')
        .where('claim_id', '=', claimId)
        .where('status', '=', 'paid')
        .where('provider', '=', provider)
        .where('total_cents', '>', 0)
        .executeTakeFirst();
      return row !== undefined;
    },
    listOfClaim: async (db, claimId) => {
      const rows = await db
        .selectFrom('orders')
        .select([...COLUMNS, 'email', 'tax_cents', 'created_at'])
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
          status: order.status,
          package_id: item.id,
          package_title: item.title,
          package_contains: JSON.stringify(item.contains),
          base_cents: price.basePrice,
          extra_recipients: order.extraRecipients,
          extra_recipients_cents: price.extraRecipientsTotal,
          coupon_code: coupon?.code ?? null,
          coupon_kind: coupon?.type ?? null,
          coupon_value: coupon === null ? null : coupon.type === 'fixed' ? coupon.amountCents : coupon.rateMillionths,
          discount_cents: price.discount,
          tax_rate_millionths: tax.rate,
          tax_is_estimate: tax.isEstimate,
          tax_cents: price.tax,
          total_cents: price.total,
          email: box.sealJson(emailPurpose(order.id), order.email),
          provider: order.provider,
          provider_ref: order.providerRef,
          created_at: new Date(order.atMs),
          paid_at: order.status === 'paid' ? new Date(order.atMs) : null,
        })
        .execute();
    },
  };
}
