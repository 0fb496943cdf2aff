import type { BillSort, BillStatus, Language } from '@plainclaim/contract';
import { parseLanguage } from '@plainclaim/contract';
import {
  type Cents,
  type ClaimDraft,
  cents,
  mailingsOf,
  type RateMillionths,
  rateMillionths,
} from '@plainclaim/domain';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Db } from '../../platform/db/index.ts';
import { openedValue, type SealedBox } from '../../platform/security/index.ts';
import { isDisputeOpen, orderNumber, ordersOfClaim } from '../checkout/index.ts';
import { CLAIM_ID, openedForm, ownedBy } from '../drafts/index.ts';
import type { Owner } from '../sessions/index.ts';

/** An order as it was charged, and what came of it. */
export type Bill = {
  readonly id: string;
  readonly claimId: string;
  readonly number: string;
  /** When it was paid; when it was tried, where nothing was paid. */
  readonly atMs: number;
  readonly status: BillStatus;
  /** As it was sold, in English. */
  readonly packageTitle: string;
  readonly basePrice: Cents;
  readonly extraRecipients: number;
  readonly extraRecipientsTotal: Cents;
  readonly mailings: number;
  readonly mailingTotal: Cents;
  readonly couponCode: string | null;
  readonly discount: Cents;
  readonly credit: Cents;
  readonly taxRate: RateMillionths;
  readonly taxIsEstimate: boolean;
  readonly taxState: string | null;
  readonly tax: Cents;
  readonly total: Cents;
  /** What was paid back, each time, in order. */
  readonly refunds: readonly Cents[];
  readonly isSimulated: boolean;
  /** As the provider names what was paid with; null where it does not. */
  readonly method: string | null;
  /** It is what its claim is paid with now: no later order carries it on, and it was not paid back. */
  readonly isCurrent: boolean;
  /** The bank looks into a payment of its claim, be it this one or that of the smaller package. */
  readonly isClaimDisputed: boolean;
  /** In which the person paid; null where that is not known. */
  readonly language: Language | null;
  /** The letter was approved, so it may be on its way. */
  readonly isLetterApproved: boolean;
};

export type BillOfCase = Bill & { readonly draft: ClaimDraft };

export type PageOfBills = { readonly size: number; readonly number: number; readonly sort: BillSort };

/** Reads orders for those who paid them. Every finder asks for the owner, or says why not. */
export type BillRepository = {
  listOwned(db: Db, accountId: string, page: PageOfBills): Promise<readonly BillOfCase[]>;
  countOwned(db: Db, accountId: string): Promise<number>;
  findOwned(db: Db, owner: Owner, orderId: string): Promise<BillOfCase | null>;
  /** The order that paid for a claim. The claim must already be known to be the caller's. */
  findPaidOfClaim(db: Db, claimId: string): Promise<BillOfCase | null>;
  /** For the jobs that mail about an order, which ask for nobody. */
  unsafeFind(db: Db, orderId: string): Promise<Bill | null>;
  /** The address that was given with an order, for mail to it and for the code that proves it. */
  unsafeEmailOf(db: Db, orderId: string): Promise<string | null>;
};

const WAYS: Readonly<Record<BillSort, { readonly by: string; readonly direction: 'asc' | 'desc' }>> = {
  newest: { by: 'coalesce(orders.paid_at, orders.created_at)', direction: 'desc' },
  oldest: { by: 'coalesce(orders.paid_at, orders.created_at)', direction: 'asc' },
  highest: { by: 'orders.total_cents', direction: 'desc' },
  lowest: { by: 'orders.total_cents', direction: 'asc' },
};

const refundsOf = sql`(select coalesce(jsonb_agg(cents order by at, id), '[]') from order_refunds where order_id = orders.id)`;
const isDisputed = isDisputeOpen(sql`orders.id`);
const isClaimDisputed = isDisputeOpen(ordersOfClaim(sql`orders.claim_id`));
const methodOf = sql<string | null>`(select method from order_payments where order_id = orders.id)`;

/** Whoever only began to pay has no bill. */
const LISTED = ['paid', 'upgraded', 'refunded', 'declined', 'duplicate'] as const;

const selected = (db: Db) =>
  db
    .selectFrom('orders')
    .innerJoin('claims', 'claims.id', 'orders.claim_id')
    .where('orders.status', 'in', LISTED)
    .select([
      'orders.id',
      'orders.claim_id',
      'orders.status',
      'orders.package_title',
      'orders.base_cents',
      'orders.extra_recipients',
      'orders.extra_recipients_cents',
      'orders.mailing_each_cents',
      'orders.mailing_cents',
      'orders.coupon_code',
      'orders.discount_cents',
      'orders.credit_cents',
      'orders.tax_rate_millionths',
      'orders.tax_is_estimate',
      'orders.tax_state',
      'orders.tax_cents',
      'orders.total_cents',
      'orders.provider',
      'orders.created_at',
      'orders.paid_at',
      'orders.language',
      'claims.form',
    ])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('letter_versions')
          .select('letter_versions.id')
          .whereRef('letter_versions.claim_id', '=', 'orders.claim_id')
          .where('letter_versions.is_approved', '=', true),
      ).as('is_letter_approved'),
    )
    .select([
      refundsOf.as('refunds'),
      isDisputed.as('is_disputed'),
      isClaimDisputed.as('is_claim_disputed'),
      methodOf.as('method'),
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof selected>['executeTakeFirstOrThrow']>>;

const SIMULATED = 'simulated';

const amounts = z.array(z.number());

function statusOf(row: Row, refunds: readonly number[]): BillStatus {
  if (row.status === 'declined') return 'declined';
  if (row.is_disputed) return 'disputed';
  const back = refunds.reduce((sum, amount) => sum + amount, 0);
  if (row.status === 'refunded' || (back > 0 && back === row.total_cents)) return 'refunded';
  if (back > 0) return 'partly_refunded';
  return row.provider === SIMULATED ? 'simulated' : 'paid';
}

const mailingOf = (row: Row) => {
  const mailingTotal = cents(row.mailing_cents);
  const mailingEach = row.mailing_each_cents === null ? null : cents(row.mailing_each_cents);
  return { mailingTotal, mailings: mailingsOf({ mailingEach, mailingTotal }) };
};

function billOf(row: Row): Bill {
  const refunds = z.parse(amounts, row.refunds).map(cents);
  return {
    id: row.id,
    claimId: row.claim_id,
    number: orderNumber(row.id),
    atMs: (row.paid_at ?? row.created_at).getTime(),
    status: statusOf(row, refunds),
    packageTitle: row.package_title,
    // The column is what is left of the price after the credit.
    basePrice: cents(row.base_cents + row.credit_cents),
    extraRecipients: row.extra_recipients,
    extraRecipientsTotal: cents(row.extra_recipients_cents),
    ...mailingOf(row),
    couponCode: row.coupon_code,
    discount: cents(row.discount_cents),
    credit: cents(row.credit_cents),
    taxRate: rateMillionths(row.tax_rate_millionths),
    taxIsEstimate: row.tax_is_estimate,
    taxState: row.tax_state,
    tax: cents(row.tax_cents),
    total: cents(row.total_cents),
    refunds,
    isSimulated: row.provider === SIMULATED,
    method: row.method,
    isCurrent: row.status === 'paid',
    isClaimDisputed: row.is_claim_disputed,
    language: parseLanguage(row.language ?? ''),
    isLetterApproved: row.is_letter_approved === true,
  };
}

/** Ids of orders look like those of claims; anything else is nobody's. */
const isOrderId = (id: string): boolean => CLAIM_ID.test(id);

export function createBillRepository(box: SealedBox): BillRepository {
  const withCase = (row: Row): BillOfCase => ({ ...billOf(row), draft: openedForm(box, row.claim_id, row.form) });
  return {
    listOwned: async (db, accountId, { size, number, sort }) => {
      const { by, direction } = WAYS[sort];
      const rows = await selected(db)
        .where('claims.account_id', '=', accountId)
        .orderBy(sql.raw(by), direction)
        .orderBy('orders.id')
        .limit(size)
        .offset((number - 1) * size)
        .execute();
      return rows.map(withCase);
    },
    countOwned: async (db, accountId) => {
      const { total } = await db
        .selectFrom('orders')
        .innerJoin('claims', 'claims.id', 'orders.claim_id')
        .select((from) => from.fn.countAll<number>().as('total'))
        .where('claims.account_id', '=', accountId)
        .where('orders.status', 'in', LISTED)
        .executeTakeFirstOrThrow();
      return total;
    },
    findOwned: async (db, owner, orderId) => {
      if (!isOrderId(orderId)) return null;
      const row = await selected(db).where('orders.id', '=', orderId).where(ownedBy(owner)).executeTakeFirst();
      return row === undefined ? null : withCase(row);
    },
    findPaidOfClaim: async (db, claimId) => {
      const row = await selected(db)
        .where('orders.claim_id', '=', claimId)
        .where('orders.paid_at', 'is not', null)
        .orderBy('orders.paid_at', 'desc')
        .limit(1)
        .executeTakeFirst();
      return row === undefined ? null : withCase(row);
    },
    unsafeFind: async (db, orderId) => {
      const row = await selected(db).where('orders.id', '=', orderId).executeTakeFirst();
      return row === undefined ? null : billOf(row);
    },
    unsafeEmailOf: async (db, orderId) => {
      const row = await db.selectFrom('orders').select('email').where('id', '=', orderId).executeTakeFirst();
      return row === undefined ? null : z.parse(z.string(), openedValue(box, `order:${orderId}`, row.email));
    },
  };
}
