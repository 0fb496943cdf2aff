import { paths } from '@plainclaim/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readAdminArguments } from './admin-command.ts';
import { runShopCommand } from './admin-shop.ts';
import { readShopArguments } from './admin-shop-arguments.ts';
import { orderNumber } from './features/checkout/index.ts';
import { openDatabase, type OpenDatabase } from './platform/db/index.ts';
import { silentLog } from './platform/logging/index.ts';
import { aCompleteForm, aPayment, must } from './testing/a-draft.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';

let site: TestApp;
let opened: OpenDatabase;
beforeAll(async () => {
  site = await startTestApp();
  const database = await openDatabase({ connection: site.database.running, log: silentLog });
  if (!database.ok) throw new Error(database.error.message);
  opened = database.value;
});
afterAll(async () => {
  await opened.close();
  await site.close();
});

const run = async (typed: string) => {
  const read = readShopArguments(typed.split(' '));
  if (!read.ok) throw new Error(read.error);
  return runShopCommand(opened.db, read.value, site.clock.now());
};
const rowsOf = async (query: string) => (await site.database.pool.query(query)).rows;

async function aPaidOrder(couponCode = '') {
  const browser = site.browser();
  must(await browser.post(paths.saveFormData, aCompleteForm()));
  const order = must(await browser.post(paths.checkout, aPayment({ couponCode }))).json();
  return { browser, number: orderNumber(order.order_id), orderId: String(order.order_id) };
}

describe('a coupon', () => {
  test('is made with its limits, tried first without a change, used, counted and ended, each with a row', async () => {
    const made = 'coupon add spring --off 10% --uses 2 --packages demand-letter --by Ada';
    expect((await run(`${made} --dry-run`)).text).toContain('nothing was changed');
    expect(await rowsOf("select from coupons where code = 'SPRING'")).toEqual([]);
    expect(await run(made)).toEqual({ exitCode: 0, text: 'Made: coupon SPRING, 10% off.' });
    expect((await run(made)).text).toBe('There is a coupon SPRING already. Nothing was changed.');
    await aPaidOrder('SPRING');
    expect((await run('coupon list')).text).toMatch(/SPRING {2}10% {2}active .* used 1 of 2 {2}for demand-letter/);
    expect((await run('coupon end SPRING --by Ada')).exitCode).toBe(0);
    expect((await run('coupon end SPRING --by Ada')).exitCode).toBe(1);
    expect(await rowsOf('select kind, detail from operator_acts order by id')).toMatchObject([
      { kind: 'coupon.added', detail: { code: 'SPRING', by: 'Ada', uses: 2 } },
      { kind: 'coupon.ended', detail: { code: 'SPRING', by: 'Ada' } },
    ]);
  });

  test('for a package that is not sold is not made', async () => {
    expect((await run('coupon add ODD --off 5.00 --packages no-such --by Ada')).exitCode).toBe(1);
  });

  test.each([
    ['coupon add X --off 10% --by Ada', '3 to 40'],
    ['coupon add SPRING --off lots --by Ada', '--off 10%'],
    ['coupon add SPRING --off 10% --from 2026-13-01 --by Ada', '2026-03-09'],
    ['coupon add SPRING --off 10% --from 2026-03-09 --to 2026-03-08 --by Ada', 'before it begins'],
    ['coupon add SPRING --off 10% --uses 0 --by Ada', 'whole numbers'],
    ['coupon add SPRING --off 10%', '--by NAME'],
    ['coupon burn SPRING', 'There is no command'],
    ['coupon add SPRING --offf 10%', '--offf'],
    ['refund --by Ada', 'Which order?'],
  ])('%s is refused in words', (typed, words) => {
    expect(readAdminArguments(typed.split(' '))).toMatchObject({ ok: false, error: expect.stringContaining(words) });
  });

  test('has help', async () => {
    expect((await run('coupon --help')).text).toContain('--dry-run');
  });
});

describe('an order', () => {
  test('is listed and shown by its number with its lines, and names nobody', async () => {
    const { number } = await aPaidOrder();
    expect((await run('order list')).text).toContain(number);
    const { text } = await run(`order show ${number.toLowerCase().replace('-', '')}`);
    for (const words of [number, 'package  $29.00', 'tax  $1.92', 'came in', '$30.92']) expect(text).toContain(words);
    expect(text).not.toMatch(/Marisol|Teixeira|@/);
    expect((await run('order show 0000-0000')).exitCode).toBe(1);
    expect((await run('package list')).text).toContain('demand-letter  Demand Letter Package  $29.00  paid for');
  });

  test('is refunded once: tried first, then asked for with a row in the claim’s trail', async () => {
    const { number, orderId } = await aPaidOrder();
    expect((await run(`refund ${number} --by Ada --dry-run`)).text).toContain('$30.92 of order');
    const asked = `select refund_asked_at from orders where id = '${orderId}' and refund_asked_at is not null`;
    expect(await rowsOf(asked)).toEqual([]);
    expect((await run(`refund ${number} --by Ada`)).exitCode).toBe(0);
    expect(await rowsOf(asked)).toHaveLength(1);
    expect((await run(`refund ${number} --by Ada`)).text).toBe(
      'A refund of this order is under way. Nothing was changed.',
    );
    expect(await rowsOf("select detail from audit_events where kind = 'operator.refund_asked'")).toMatchObject([
      { detail: { orderId, by: 'Ada' } },
    ]);
  });
});
