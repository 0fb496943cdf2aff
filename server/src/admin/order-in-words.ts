import { sql } from 'kysely';
import { money } from './shop-answers.ts';
import { orderNumber } from '../features/checkout/index.ts';
import type { Db } from '../platform/db/index.ts';

type Part = {
  readonly what: 'line' | 'payment' | 'refund' | 'dispute';
  readonly text: string;
  readonly cents: number;
  readonly at: Date | null;
  readonly due_at: Date | null;
};
type Head = {
  readonly package_title: string;
  readonly coupon_code: string | null;
  readonly total_cents: number;
  readonly created_at: Date;
  readonly paid_at: Date | null;
};

const LINES: Readonly<Record<string, string>> = {
  package: 'The package',
  extra_recipients: 'Further recipients of the letter',
  mailing: 'Printing and mailing the letter',
  discount: 'Discount',
  credit: 'Paid before for the smaller package',
  tax: 'Sales tax',
};
const DISPUTES: Readonly<Record<string, string>> = {
  open: 'Opened',
  won: 'Decided for us',
  lost: 'Decided for the payer',
};

const moment = (at: Date): string => `${at.toISOString().slice(0, 19).replace('T', ' ')} UTC`;
const row = (name: string, cents: number, more = ''): string =>
  `  ${name.padEnd(40)}${money(cents).padStart(10)}${more === '' ? '' : `   ${more}`}`;

/** One order for somebody at a bank: what was sold, when, for how much, what came in, what went back, and the dispute. */
export async function orderInWords(db: Db, orderId: string): Promise<string> {
  const { rows: heads } = await sql<Head>`
    select package_title, coupon_code, total_cents, created_at, paid_at from orders where id = ${orderId}`.execute(db);
  const { rows } = await sql<Part>`
    select 'line' as what, kind as text, cents, null::timestamptz as at, null::timestamptz as due_at, position::bigint as place
      from order_lines where order_id = ${orderId}
    union all
    select 'payment', coalesce(method, ''), cents, at, null, 100 from order_payments where order_id = ${orderId}
    union all
    select 'refund', '', cents, at, null, 200 from order_refunds where order_id = ${orderId}
    union all
    select 'dispute', state, cents, at, due_at, 300 from order_disputes where order_id = ${orderId}
    order by place, at`.execute(db);
  const [head] = heads;
  if (head === undefined) throw new Error('the order was there a moment ago');
  const of = (what: Part['what']) => rows.filter((one) => one.what === what);
  const since = (at: Date | null): string => (at === null ? '' : moment(at));
  const coupon = head.coupon_code === null ? '' : `coupon ${head.coupon_code}`;
  const section = (title: string, lines: readonly string[]) => (lines.length === 0 ? [] : ['', title, ...lines]);
  return [
    `Order ${orderNumber(orderId)}`,
    `Sold: ${head.package_title}, a service on the web`,
    `Ordered: ${moment(head.created_at)}`,
    ...(head.paid_at === null ? [] : [`Paid: ${moment(head.paid_at)}`]),
    ...section('What it is made of', [
      ...of('line').map(({ text, cents }) => row(LINES[text] ?? text, cents, text === 'discount' ? coupon : '')),
      row('Total', head.total_cents),
    ]),
    ...section(
      'What came in',
      of('payment').map(({ text, cents, at }) => row(text === '' ? 'Payment' : `Card: ${text}`, cents, since(at))),
    ),
    ...section(
      'What went back',
      of('refund').map(({ cents, at }) => row('Refund', cents, since(at))),
    ),
    ...section(
      'The dispute',
      of('dispute').map(({ text, cents, at, due_at }) =>
        row(
          DISPUTES[text] ?? text,
          cents,
          `${since(at)}${due_at === null || text !== 'open' ? '' : `, to be answered by ${moment(due_at)}`}`,
        ),
      ),
    ),
    '',
  ].join('\n');
}
