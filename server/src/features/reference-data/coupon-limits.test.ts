import { paths } from '@plainclaim/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCompleteForm, aPayment, must } from '../../testing/builders/a-draft.ts';
import { aPerson } from '../../testing/builders/an-account.ts';
import type { Browser } from '../../testing/browser.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

async function aCoupon(code: string, limits: { all?: number; each?: number; packages?: readonly string[] }) {
  await site.database.pool.query(
    `insert into coupons (code, kind, amount_cents, description, max_uses, max_uses_per_account, packages)
     values ($1, 'fixed', 1000, 'Ten dollars off', $2, $3, $4)`,
    [code, limits.all ?? null, limits.each ?? null, limits.packages ? JSON.stringify(limits.packages) : null],
  );
}

async function aDraft(browser = site.browser()): Promise<Browser> {
  must(await browser.post(paths.clearSessionForm));
  must(await browser.post(paths.saveFormData, aCompleteForm()));
  return browser;
}

const pay = async (browser: Browser, couponCode: string) => {
  const answer = await browser.post(paths.checkout, aPayment({ couponCode }));
  return answer.statusCode === 200 ? 'paid' : answer.json().code;
};
const problemOf = async (browser: Browser, code: string) =>
  must(await browser.get(`${paths.price}?couponCode=${code}&zip=07105`)).json().couponProblem;

test('a coupon for one use is used once, by however many who pay at the same time', async () => {
  await aCoupon('ONCE', { all: 1 });
  const browsers = await Promise.all(Array.from({ length: 5 }, () => aDraft()));
  expect(await problemOf(browsers[0] ?? site.browser(), 'once')).toBeNull();
  const answers = await Promise.all(browsers.map((browser) => pay(browser, 'ONCE')));
  expect(answers.toSorted()).toEqual([...Array.from({ length: 4 }, () => 'coupon.invalid'), 'paid']);
  expect(await problemOf(await aDraft(), 'ONCE')).toBe('Invalid coupon code or coupon is not active');
});

test('a coupon for one use by each account is used once by each, and by nobody without an account', async () => {
  await aCoupon('EACH', { each: 1 });
  expect(await pay(await aDraft(), 'EACH')).toBe('coupon.invalid');
  for (const { browser } of [await aPerson(site), await aPerson(site)]) {
    expect(await pay(await aDraft(browser), 'EACH')).toBe('paid');
    expect(await pay(await aDraft(browser), 'EACH')).toBe('coupon.invalid');
  }
});

test('a coupon takes something off within its days alone, the first and the last included', async () => {
  const today = new Date(site.clock.now()).toISOString().slice(0, 10);
  const days: readonly (readonly [string, string | null, string | null, string])[] = [
    ['TODAY', today, today, 'paid'],
    ['SINCE', '2026-01-01', null, 'paid'],
    ['LATER', '2099-01-01', null, 'coupon.invalid'],
    ['OVER', null, '2026-01-01', 'coupon.invalid'],
  ];
  for (const [code, from, to, expected] of days) {
    await aCoupon(code, {});
    await site.database.pool.query('update coupons set starts_on = $2, ends_on = $3 where code = $1', [code, from, to]);
    expect([code, await pay(await aDraft(), code)]).toEqual([code, expected]);
  }
});

test('a coupon of another package takes nothing off', async () => {
  await aCoupon('TRIAL', { packages: ['full-trial'] });
  await aCoupon('LETTER', { packages: ['demand-letter', 'small-claims'] });
  expect(await pay(await aDraft(), 'TRIAL')).toBe('coupon.invalid');
  expect(await pay(await aDraft(), 'LETTER')).toBe('paid');
});

test('a payment that was declined leaves the use to whoever tries again', async () => {
  await aCoupon('AGAIN', { all: 1 });
  const browser = await aDraft();
  const declined = await browser.post(paths.checkout, aPayment({ couponCode: 'AGAIN', paymentToken: 'sim_declined' }));
  expect(declined.json().code).toBe('checkout.declined');
  expect(await pay(browser, 'AGAIN')).toBe('paid');
});

test('a coupon used up between look and pay is said so, nothing is paid, and without it the payment goes through', async () => {
  await aCoupon('LAST', { all: 1 });
  const [slow, quick] = [await aDraft(), await aDraft()];
  expect(await problemOf(slow, 'LAST')).toBeNull();
  expect(await pay(quick, 'LAST')).toBe('paid');
  const refused = await slow.post(paths.checkout, aPayment({ couponCode: 'LAST' }));
  expect([refused.statusCode, refused.json().message]).toEqual([422, 'Invalid coupon code or coupon is not active']);
  expect(must(await slow.get(paths.checkAccess)).json()).toEqual({ hasAccess: false });
  expect(await pay(slow, '')).toBe('paid');
});
