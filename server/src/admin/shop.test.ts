import { paths } from '@plainclaim/contract';
import { addDays } from '@plainclaim/domain';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readAdminArguments } from './command.ts';
import { runShopCommand } from './shop.ts';
import { readShopArguments } from './shop-arguments.ts';
import { orderNumber } from '../features/checkout/index.ts';
import { loadReferenceData } from '../features/reference-data/index.ts';
import { openDatabase, type OpenDatabase } from '../platform/db/index.ts';
import { silentLog } from '../platform/logging/index.ts';
import { aCompleteForm, aPayment, must } from '../testing/builders/a-draft.ts';
import { readZip } from '../testing/read-zip.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

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

  test('says what it takes off in the language of whoever uses it', async () => {
    await run('coupon add pct --off 12.5% --by Ada');
    await run('coupon add five --off 5.00 --by Ada');
    for (const [lang, percent, amount] of [
      ['en', '12.5% off your package', '$5.00 off your package'],
      ['es', '12.5% de descuento en su paquete', '$5.00 de descuento en su paquete'],
      ['tr', 'Paketinizde %12.5 indirim', 'Paketinizde $5.00 indirim'],
      ['pt', '12.5% de desconto no seu pacote', '$5.00 de desconto no seu pacote'],
    ] as const) {
      const browser = site.browser({ lang });
      must(await browser.post(paths.saveFormData, aCompleteForm()));
      const saidOf = async (code: string) =>
        must(await browser.get(`${paths.price}?couponCode=${code}&zip=07105`)).json().coupon.description;
      expect([await saidOf('PCT'), await saidOf('FIVE')]).toEqual([percent, amount]);
    }
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
    ['refund K7QF-2M9T --by Ada --amount nothing', '--amount 10.00'],
    ['refund K7QF-2M9T --by Ada --amount 0.00', '--amount 10.00'],
    ['package stop --by Ada', 'Which package?'],
    ['package stop demand-letter', '--by NAME'],
    ['package add gold --by Ada', 'There is no command'],
    ['package price full-trial --by Ada', '--to 35.00'],
    ['package price full-trial --to 0.00 --by Ada', '--to 35.00'],
    ['package price full-trial --to 35.00 --from tomorrow --by Ada', '2026-03-09'],
    ['package price full-trial --to 35.00', '--by NAME'],
  ])('%s is refused in words', (typed, words) => {
    expect(readAdminArguments(typed.split(' '))).toMatchObject({ ok: false, error: expect.stringContaining(words) });
  });

  test('has help', async () => {
    expect((await run('coupon --help')).text).toContain('--dry-run');
  });
});

describe('a package', () => {
  test('is stopped and sold again: tried first, each with a row, and nobody can pay for it meanwhile', async () => {
    const browser = site.browser();
    must(await browser.post(paths.saveFormData, aCompleteForm({ selectedPackage: 'full-trial' })));
    const offered = async () => {
      const { packages } = must(await browser.get(paths.packages)).json();
      return packages.find(({ id }: { readonly id: string }) => id === 'full-trial').can_be_chosen;
    };
    expect((await run('package stop full-trial --by Ada --dry-run')).text).toContain('nothing was changed');
    expect(await offered()).toBe(true);
    expect((await run('package stop full-trial --by Ada')).exitCode).toBe(0);
    expect((await run('package stop full-trial --by Ada')).exitCode).toBe(1);
    expect((await run('package list')).text).toMatch(/full-trial .* stopped/);
    expect(await offered()).toBe(false);
    const refused = await browser.post(paths.checkout, aPayment());
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'checkout.package_unavailable']);
    // A start of the server, which writes the lists anew, sells nothing that was stopped.
    await loadReferenceData(opened.db);
    expect(await offered()).toBe(false);
    expect((await run('package sell full-trial --by Ada')).exitCode).toBe(0);
    expect(await offered()).toBe(true);
    must(await browser.post(paths.checkout, aPayment()));
    expect(
      await rowsOf("select kind, detail from operator_acts where kind like 'package.%' order by id"),
    ).toMatchObject([
      { kind: 'package.stopped', detail: { package: 'full-trial', by: 'Ada' } },
      { kind: 'package.sold', detail: { package: 'full-trial', by: 'Ada' } },
    ]);
    expect((await run('package stop gold --by Ada')).exitCode).toBe(1);
  });

  test('costs from a day on what was set for it: shown, charged and kept with its days, and tried first', async () => {
    const browser = site.browser();
    must(await browser.post(paths.saveFormData, aCompleteForm({ selectedPackage: 'full-trial' })));
    const shown = async () => {
      const { packages } = must(await browser.get(paths.packages)).json();
      const { price, price_cents } = packages.find(({ id }: { readonly id: string }) => id === 'full-trial');
      return [price, price_cents, must(await browser.get(paths.price)).json().basePrice];
    };
    const today = site.clock.today();
    const soon = addDays(today, 2);
    expect(await shown()).toEqual(['$199', 199_00, 199_00]);
    expect((await run('package price full-trial --to 149.50 --by Ada --dry-run')).text).toContain(
      'nothing was changed',
    );
    expect(await shown()).toEqual(['$199', 199_00, 199_00]);
    expect((await run('package price full-trial --to 149.50 --by Ada')).text).toBe(
      `Done: package full-trial costs $149.50 from ${today}.`,
    );
    expect(await shown()).toEqual(['$149.50', 149_50, 149_50]);
    // A start of the server, which writes the lists anew, changes no price that was set.
    await loadReferenceData(opened.db);
    expect((await run(`package price full-trial --to 99.00 --from ${soon} --by Ada`)).exitCode).toBe(0);
    expect(await shown()).toEqual(['$149.50', 149_50, 149_50]);
    const { text } = await run('package list');
    expect(text).toContain(`full-trial  Full Trial Prep Package  $149.50`);
    expect(text).toContain(`from ${soon}: $99.00\n    from ${today}: $149.50`);

    // What was shown before is refused, so that nobody pays another price than the one on the page.
    const old = await browser.post(paths.checkout, aPayment({ shownPackage: 'full-trial', shownTotal: 21218 }));
    expect([old.statusCode, old.json().code]).toEqual([409, 'checkout.price_changed']);
    const order = must(await browser.post(paths.checkout, aPayment())).json();
    expect(await rowsOf(`select base_cents from orders where id = '${order.order_id}'`)).toEqual([
      { base_cents: 149_50 },
    ]);
    site.clock.advance(2 * 86_400_000);
    expect((await shown())[1]).toBe(99_00);
    expect((await run(`package price full-trial --to 5.00 --from ${today} --by Ada`)).text).toContain('today or later');
    expect((await run('package price gold --to 5.00 --by Ada')).exitCode).toBe(1);
    await expect(site.database.pool.query('update package_prices set price_cents = 1')).rejects.toThrow(
      'never changed',
    );
    expect(await rowsOf("select detail from operator_acts where kind = 'package.priced' order by id")).toEqual([
      { detail: { package: 'full-trial', cents: 149_50, from: today, by: 'Ada' } },
      { detail: { package: 'full-trial', cents: 99_00, from: soon, by: 'Ada' } },
    ]);
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

  test('has its evidence packed for the bank: tried first, then written once, with the chained trail and no names', async () => {
    const { number, orderId } = await aPaidOrder();
    const folder = await mkdtemp(join(tmpdir(), 'evidence-'));
    const file = join(folder, 'one.zip');
    const typed = `order evidence ${number} --by Ada --out ${file}`;
    expect((await run(`${typed} --dry-run`)).text).toContain('nothing was changed');
    expect(await readdir(folder)).toEqual([]);
    expect((await run(typed)).exitCode).toBe(0);
    const files = readZip(await readFile(file));
    expect([...files.keys()]).toEqual(['README.txt', 'order.txt', 'trail.csv']);
    const order = files.get('order.txt')?.toString() ?? '';
    for (const words of [`Order ${number}\n`, 'Sold: Demand Letter Package', 'What came in', 'Total', '$30.92']) {
      expect(order).toContain(words);
    }
    const trail = files.get('trail.csv')?.toString() ?? '';
    for (const kind of ['claim.started', 'order.awaiting_payment', 'claim.paid']) {
      expect(trail).toMatch(new RegExp(`,${kind},.*,\\d+,[0-9a-f]{64}\r\n`));
    }
    expect(trail).toContain(',"The package was paid for, and opened to the customer",claim.paid,');
    for (const content of files.values()) expect(content.toString()).not.toMatch(/Marisol|Teixeira|@/);
    expect((await run(typed)).text).toContain('There is a file already');
    expect(await rowsOf("select detail from audit_events where kind = 'operator.evidence_made'")).toEqual([
      { detail: { orderId, by: 'Ada' } },
    ]);
    // Made once more, it does not tell who made it before: a bank may show everything to the payer.
    expect((await run(typed.replace('one.zip', 'two.zip'))).exitCode).toBe(0);
    const again =
      readZip(await readFile(join(folder, 'two.zip')))
        .get('trail.csv')
        ?.toString() ?? '';
    expect(again).toContain(',claim.paid,');
    expect(again).not.toMatch(/operator|Ada/);
    expect((await run('order evidence 0000-0000 --by Ada')).exitCode).toBe(1);
    await rm(folder, { recursive: true });
  });

  test('is refunded in part: no more than is left, and the person keeps what was bought', async () => {
    const { browser, number, orderId } = await aPaidOrder();
    expect((await run(`refund ${number} --by Ada --amount 30.93`)).text).toContain('Only $30.92 is left');
    expect((await run(`refund ${number} --by Ada --amount 5.00 --dry-run`)).text).toContain('$5.00 of order');
    expect((await run(`refund ${number} --by Ada --amount 5.00`)).text).toContain('Asked for: $5.00');
    expect(await rowsOf(`select refund_asked_cents from orders where id = '${orderId}'`)).toEqual([
      { refund_asked_cents: 500 },
    ]);
    expect((await browser.get(paths.checkAccess)).json()).toEqual({ hasAccess: true });
    const asked = "select detail from audit_events where kind = 'operator.refund_asked' and detail->>'orderId' = ";
    expect(await rowsOf(`${asked}'${orderId}'`)).toEqual([{ detail: { orderId, by: 'Ada', cents: 500 } }]);
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
    expect(
      await rowsOf(
        `select detail from audit_events where kind = 'operator.refund_asked' and detail->>'orderId' = '${orderId}'`,
      ),
    ).toEqual([{ detail: { orderId, by: 'Ada', cents: 3092 } }]);
  });
});
