import { paths } from '@plainclaim/contract';
import { err } from '@plainclaim/domain';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { PaymentProvider } from '../../platform/payments/index.ts';
import { aCompleteForm, aPayment, must } from '../../testing/builders/a-draft.ts';
import type { Browser } from '../../testing/browser.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

/** The orders that a provider was asked to take money for. */
const charges: string[] = [];
/** The simulated provider, counting how often it was asked for money. */
const payments = (simulated: PaymentProvider): PaymentProvider => ({
  ...simulated,
  begin: (order) => {
    charges.push(order.orderId);
    return simulated.begin(order);
  },
});
afterEach(() => void charges.splice(0));

async function aFinishedClaim(site: TestApp): Promise<Browser> {
  const browser = site.browser();
  must(await browser.post(paths.saveFormData, aCompleteForm()));
  return browser;
}

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));
const statusesOf = (answers: readonly { statusCode: number }[]) => [
  ...new Set(answers.map(({ statusCode }) => statusCode)),
];

describe.each([
  ['with the usual pool', undefined],
  ['with a pool of eight connections', 8],
])('%s', (_name, maxConnections) => {
  test('a hundred payments with one key at once make one charge, one order and a hundred equal answers', async () => {
    const site = await startTestApp({ payments, ...(maxConnections === undefined ? {} : { maxConnections }) });
    const browser = await aFinishedClaim(site);
    const request = aPayment();
    const answers = await Promise.all(times(100, () => browser.post(paths.checkout, request)));
    expect(statusesOf(answers)).toEqual([200]);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(charges).toEqual([answers[0]?.json().order_id]);
    const { rows } = await site.database.pool.query('select status from orders');
    expect(rows).toEqual([{ status: 'paid' }]);
    const audit = await site.database.pool.query(
      "select count(*)::int as n from audit_events where kind = 'claim.paid'",
    );
    expect(audit.rows).toEqual([{ n: 1 }]);
    await site.close();
  });
});

describe('at the same moment', () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await startTestApp({ payments });
  });
  afterAll(() => site.close());

  test('two tabs with a key each make one charge and see the same order', async () => {
    const browser = await aFinishedClaim(site);
    const answers = await Promise.all(times(2, () => browser.post(paths.checkout, aPayment())));
    expect(statusesOf(answers)).toEqual([200]);
    expect(answers[0]?.json().order_id).toBe(answers[1]?.json().order_id);
    expect(charges).toHaveLength(1);
  });

  test('a good and a declined card of two tabs never charge twice', async () => {
    const browser = await aFinishedClaim(site);
    const answers = await Promise.all([
      browser.post(paths.checkout, aPayment({ paymentToken: 'sim_declined' })),
      browser.post(paths.checkout, aPayment()),
    ]);
    expect(new Set(charges).size).toBe(charges.length);
    const [declined, paid] = answers;
    expect(paid?.statusCode).toBe(200);
    expect(declined?.statusCode === 402 || declined?.body === paid?.body).toBe(true);
  });

  test('a save in another tab is either paid for or refused, never half of each', async () => {
    for (let round = 0; round < 5; round += 1) {
      const browser = await aFinishedClaim(site);
      const [paid, saved] = await Promise.all([
        browser.post(paths.checkout, aPayment()),
        browser.post(paths.saveFormData, aCompleteForm({ selectedPackage: 'full-trial' })),
      ]);
      must(paid);
      expect([200, 409]).toContain(saved.statusCode);
      const total = saved.statusCode === 200 ? 212.18 : 30.92;
      expect(paid.json().payment_amount).toBe(total);
    }
  });

  test('people who happen to send the same key do not get each other’s order', async () => {
    for (let round = 0; round < 5; round += 1) {
      const people = await Promise.all(times(3, () => aFinishedClaim(site)));
      const request = aPayment();
      const answers = await Promise.all(people.map((browser) => browser.post(paths.checkout, request)));
      expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
      for (const answer of answers.filter(({ statusCode }) => statusCode === 409)) {
        expect(answer.json()).toMatchObject({ code: 'checkout.key_reused' });
        expect(answer.json()).not.toHaveProperty('order_id');
      }
    }
  });
});

test('a hundred tabs with a key each make one charge, and all see its order', async () => {
  const site = await startTestApp({ payments });
  const browser = await aFinishedClaim(site);
  const answers = await Promise.all(times(100, () => browser.post(paths.checkout, aPayment())));
  const paid = answers.filter(({ statusCode }) => statusCode === 200);
  expect(new Set(answers.map(({ statusCode }) => statusCode)).size).toBeLessThanOrEqual(2);
  expect(new Set(paid.map(({ body }) => body)).size).toBe(1);
  expect(charges).toEqual([paid[0]?.json().order_id]);
  const { rows } = await site.database.pool.query('select state, cents from simulated_payments');
  expect(rows).toEqual([{ state: 'paid', cents: 3092 }]);
  await site.close();
});

test.each([
  ['breaks', () => Promise.reject(new Error('the provider is broken')), [500, 'server.unexpected']],
  ['is away', async () => err({ code: 'payments.unreachable' } as const), [409, 'checkout.provider_away']],
  ['has too much to do', async () => err({ code: 'payments.busy' } as const), [409, 'checkout.provider_away']],
] as const)('a provider that %s charges nothing, and the same key works afterwards', async (_name, fails, expected) => {
  let tries = 0;
  const site = await startTestApp({
    payments: (simulated) => ({
      ...simulated,
      begin: (order) => {
        tries += 1;
        return tries === 1 ? fails() : simulated.begin(order);
      },
    }),
  });
  const browser = await aFinishedClaim(site);
  const request = aPayment();
  const failed = await browser.post(paths.checkout, request);
  expect([failed.statusCode, failed.json().code]).toEqual(expected);
  expect((await site.database.pool.query('select status from orders')).rows).toEqual([{ status: 'expired' }]);
  expect((await browser.get(paths.draft)).json().isPaid).toBe(false);
  must(await browser.post(paths.checkout, request));
  expect((await site.database.pool.query('select state from simulated_payments')).rows).toEqual([{ state: 'paid' }]);
  await site.close();
});
