import { sql } from 'kysely';
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { evidenceOf } from './evidence.ts';
import type { AdminOutcome } from './outcome.ts';
import { pricePackage, sellPackage, showPackages } from './packages.ts';
import { act, done, lines, money, refused, TRIED } from './shop-answers.ts';
import { type NewCoupon, SHOP_HELP, type ShopCommand } from './shop-arguments.ts';
import { idStartOf, isDisputeOpen, orderNumber } from '../features/checkout/index.ts';
import { appendAudit } from '../platform/audit/index.ts';
import { type Db, type DbTransaction, inTransaction } from '../platform/db/index.ts';

/** Coupons, packages, orders and refunds, for whoever runs the site. Orders are shown by number, without their people. */
export async function runShopCommand(db: Db, command: ShopCommand, nowMs: number): Promise<AdminOutcome> {
  switch (command.kind) {
    case 'shop_help':
      return done(SHOP_HELP);
    case 'coupons':
      return listCoupons(db);
    case 'packages':
      return showPackages(db, nowMs);
    case 'orders':
      return listOrders(db);
    case 'order_shown':
      return showOrder(db, command.number);
    case 'order_evidence':
      return writeEvidence(db, command, nowMs);
    case 'coupon_added':
      return inTransaction(db, (trx) => addCoupon(trx, command, nowMs));
    case 'coupon_ended':
      return inTransaction(db, (trx) => endCoupon(trx, command, nowMs));
    case 'package_stopped':
    case 'package_sold':
      return inTransaction(db, (trx) => sellPackage(trx, command, nowMs));
    case 'package_priced':
      return inTransaction(db, (trx) => pricePackage(trx, command, nowMs));
    case 'order_refunded':
      return inTransaction(db, (trx) => askRefund(trx, command, nowMs));
  }
}

const offOf = (amountCents: number | null, rateMillionths: number | null): string =>
  amountCents === null ? `${(rateMillionths ?? 0) / 10_000}%` : money(amountCents);

async function listCoupons(db: Db): Promise<AdminOutcome> {
  const { rows } = await sql<{
    code: string;
    amount_cents: number | null;
    rate_millionths: number | null;
    is_active: boolean;
    starts_on: string | null;
    ends_on: string | null;
    max_uses: number | null;
    max_uses_per_account: number | null;
    packages: unknown;
    used: number;
  }>`select coupons.*, (
      select count(distinct claim_id)::int from orders where coupon_code = code and status in ('paid', 'upgraded')
    ) as used from coupons order by code`.execute(db);
  const row = (one: (typeof rows)[number]): string =>
    [
      one.code,
      offOf(one.amount_cents, one.rate_millionths),
      one.is_active ? 'active' : 'ended',
      `${one.starts_on ?? '...'} to ${one.ends_on ?? '...'}`,
      `used ${one.used} of ${one.max_uses ?? 'any number'}`,
      ...(one.max_uses_per_account === null ? [] : [`${one.max_uses_per_account} by each account`]),
      ...(Array.isArray(one.packages) ? [`for ${one.packages.join(', ')}`] : []),
    ].join('  ');
  return lines(`${rows.length} coupons.`, rows.map(row), { coupons: rows });
}

export type OrderRow = {
  readonly id: string;
  readonly claim_id: string;
  readonly status: string;
  readonly package_id: string;
  readonly total_cents: number;
  readonly refunded_cents: number;
  readonly refund_asked_at: Date | null;
  readonly provider: string;
  readonly created_at: Date;
  readonly is_disputed: boolean;
};

/** What is read of an order, whether a bank looks into its payment now included. */
export const ORDER_COLUMNS = sql`orders.*, ${isDisputeOpen(sql`orders.id`)} as is_disputed`;

export const orderLine = (one: OrderRow): string =>
  [
    orderNumber(one.id),
    one.created_at.toISOString(),
    one.package_id,
    money(one.total_cents),
    one.status,
    ...(one.refunded_cents > 0 ? [`paid back ${money(one.refunded_cents)}`] : []),
    ...(one.refund_asked_at === null ? [] : ['a refund is under way']),
    ...(one.is_disputed ? ['in dispute'] : []),
    one.provider,
  ].join('  ');

/** Without the columns that only the program needs, and without the sealed address. */
export const orderFacts = (one: OrderRow) => ({
  number: orderNumber(one.id),
  claim_id: one.claim_id,
  status: one.status,
  package_id: one.package_id,
  total_cents: one.total_cents,
  refunded_cents: one.refunded_cents,
  refund_asked_at: one.refund_asked_at,
  provider: one.provider,
  created_at: one.created_at,
  is_disputed: one.is_disputed,
});

async function listOrders(db: Db): Promise<AdminOutcome> {
  const { rows } = await sql<OrderRow>`
    select ${ORDER_COLUMNS} from orders order by created_at desc, id limit 20`.execute(db);
  return lines(`${rows.length} orders, the newest first.`, rows.map(orderLine), { orders: rows.map(orderFacts) });
}

export async function findOrder(db: Db, typed: string): Promise<OrderRow | null> {
  const start = idStartOf(typed);
  if (start === null) return null;
  const { rows } = await sql<OrderRow>`
    select ${ORDER_COLUMNS} from orders where starts_with(id::text, ${start})`.execute(db);
  return rows.length === 1 ? (rows[0] ?? null) : null;
}

const UNKNOWN = refused('No order has this number. "order list" shows the newest ones.');

async function showOrder(db: Db, typed: string): Promise<AdminOutcome> {
  const order = await findOrder(db, typed);
  if (order === null) return UNKNOWN;
  const { rows } = await sql<{ text: string; cents: number; at: Date | null }>`
    select kind as text, cents, null::timestamptz as at, position::bigint as place from order_lines where order_id = ${order.id}
    union all
    select 'came in, ' || provider || ' ' || coalesce(method, ''), cents, at, 100 from order_payments where order_id = ${order.id}
    union all
    select 'went back', -cents, at, 200 from order_refunds where order_id = ${order.id}
    union all
    select 'dispute ' || state || case when state = 'open' and due_at is not null
      then to_char(due_at at time zone 'UTC', '", to be answered by" YYYY-MM-DD HH24:MI "UTC"') else '' end, cents, at, 300
      from order_disputes where order_id = ${order.id}
    order by place, at`.execute(db);
  const row = (one: (typeof rows)[number]): string =>
    `  ${one.text.trim()}  ${money(one.cents)}${one.at === null ? '' : `  ${one.at.toISOString()}`}`;
  const parts = rows.map(({ text, cents, at }) => ({ what: text.trim(), cents, at }));
  return lines(orderLine(order), rows.map(row), { order: orderFacts(order), parts });
}

/** What a bank is shown. That it was made stands in the claim's trail. */
async function writeEvidence(
  db: Db,
  { number: typed, file, by, isDryRun }: Extract<ShopCommand, { kind: 'order_evidence' }>,
  nowMs: number,
): Promise<AdminOutcome> {
  const order = await findOrder(db, typed);
  if (order === null) return UNKNOWN;
  const number = orderNumber(order.id);
  const { zip, happened } = await evidenceOf(db, { claimId: order.claim_id, orderId: order.id }, nowMs);
  const path = resolve(file ?? `evidence-${number}.zip`);
  const summary = `the evidence for order ${number}, ${happened} rows of the trail: ${path}`;
  if (isDryRun) return done(`${TRIED}${summary}`);
  try {
    await writeFile(path, zip, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    const why = error instanceof Error && 'code' in error && error.code === 'EEXIST' ? 'There is a file already' : null;
    return refused(`${why ?? 'The file cannot be written'}: ${path}. Name another one with --out.`);
  }
  await appendAudit(db, order.claim_id, nowMs, { kind: 'operator.evidence_made', orderId: order.id, by });
  return done(`Written: ${summary}`);
}

async function addCoupon(
  trx: DbTransaction,
  { coupon, by, isDryRun }: Extract<ShopCommand, { kind: 'coupon_added' }>,
  nowMs: number,
): Promise<AdminOutcome> {
  const { code, packages } = coupon;
  const known = await trx.selectFrom('packages').select('id').execute();
  const unknown = (packages ?? []).filter((id) => !known.some((one) => one.id === id));
  if (unknown.length > 0) return refused(`There is no package "${unknown[0]}".`);
  const taken = await trx.selectFrom('coupons').select('code').where('code', '=', code).executeTakeFirst();
  if (taken !== undefined) return refused(`There is a coupon ${code} already.`);
  const summary = `coupon ${code}, ${offOf(coupon.amountCents, coupon.rateMillionths)} off`;
  if (isDryRun) return done(`${TRIED}${summary} would be made.`);
  await trx.insertInto('coupons').values(rowOf(coupon)).execute();
  await act(trx, 'coupon.added', { ...coupon, by }, nowMs);
  return done(`Made: ${summary}.`);
}

const rowOf = (coupon: NewCoupon) => ({
  code: coupon.code,
  kind: coupon.amountCents === null ? ('percentage' as const) : ('fixed' as const),
  amount_cents: coupon.amountCents,
  rate_millionths: coupon.rateMillionths,
  description: `${offOf(coupon.amountCents, coupon.rateMillionths)} off your package`,
  starts_on: coupon.from,
  ends_on: coupon.to,
  max_uses: coupon.uses,
  max_uses_per_account: coupon.usesEach,
  packages: coupon.packages === null ? null : JSON.stringify(coupon.packages),
});

async function endCoupon(
  trx: DbTransaction,
  { code, by, isDryRun }: Extract<ShopCommand, { kind: 'coupon_ended' }>,
  nowMs: number,
): Promise<AdminOutcome> {
  const found = await trx
    .selectFrom('coupons')
    .select('is_active')
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst();
  if (found === undefined) return refused(`There is no coupon ${code}.`);
  if (!found.is_active) return refused(`Coupon ${code} was ended before.`);
  if (isDryRun) return done(`${TRIED}coupon ${code} would end.`);
  await trx.updateTable('coupons').set({ is_active: false }).where('code', '=', code).execute();
  await act(trx, 'coupon.ended', { code, by }, nowMs);
  return done(`Ended: coupon ${code}.`);
}

/** The running server sends it back: it alone speaks with the payment provider. */
async function askRefund(
  trx: DbTransaction,
  { number, amountCents, by, isDryRun }: Extract<ShopCommand, { kind: 'order_refunded' }>,
  nowMs: number,
): Promise<AdminOutcome> {
  const found = await findOrder(trx, number);
  if (found === null) return UNKNOWN;
  await sql`select from claims where id = ${found.claim_id} for update`.execute(trx);
  const order = await findOrder(trx, number);
  if (order === null) return UNKNOWN;
  const left = order.total_cents - order.refunded_cents;
  const back = amountCents ?? left;
  const summary = `${money(back)} of order ${orderNumber(order.id)}`;
  if (order.status !== 'paid') return refused(`Order ${orderNumber(order.id)} is ${order.status}, not paid.`);
  if (left <= 0) return refused('Nothing is left to pay back.');
  if (back > left) return refused(`Only ${money(left)} is left to pay back.`);
  if (order.refund_asked_at !== null) return refused('A refund of this order is under way.');
  if (order.is_disputed) return refused('The bank is looking into this payment, and decides first.');
  if (isDryRun) return done(`${TRIED}${summary} would be paid back.`);
  await trx
    .updateTable('orders')
    .set({
      refund_asked_at: new Date(nowMs),
      refund_asked_cents: back < left ? order.refunded_cents + back : null,
    })
    .where('id', '=', order.id)
    .execute();
  await appendAudit(trx, order.claim_id, nowMs, { kind: 'operator.refund_asked', orderId: order.id, by, cents: back });
  return done(`Asked for: ${summary}. The running server pays it back within five minutes and mails the person.`);
}
