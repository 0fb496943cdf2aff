import { paths } from '@plainclaim/contract';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { PaymentProvider } from '../../platform/payments/index.ts';
import { simulatedProvider } from '../../platform/payments/index.ts';
import { aCompleteForm, aPayment, must } from '../../testing/a-draft.ts';
import type { Browser } from '../../testing/browser.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

/** The simulated provider, counting how often it was asked for money. */
function countingProvider(): PaymentProvider & { readonly charges: string[] } {
  const charges: string[] = [];
  return {
    ...simulatedProvider,
    charges,
    charge: (request) => {
      charges.push(request.idempotencyKey);
      return simulatedProvider.charge(request);
    },
  };
}

const payments = countingProvider();
afterEach(() => void payments.charges.splice(0));

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
    expect(payments.charges).toEqual([request['idempotencyKey']]);
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
    expect(payments.charges).toHaveLength(1);
  });

  test('a good and a declined card of two tabs never charge twice', async () => {
    const browser = await aFinishedClaim(site);
    const answers = await Promise.all([
      browser.post(paths.checkout, aPayment({ paymentToken: 'sim_declined' })),
      browser.post(paths.checkout, aPayment()),
    ]);
    expect(new Set(payments.charges).size).toBe(payments.charges.length);
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

test('a provider that fails charges nothing, leaves no order, and the same key works afterwards', async () => {
  const charges: string[] = [];
  const failing: PaymentProvider = {
    ...simulatedProvider,
    charge: async (request) => {
      charges.push(request.idempotencyKey);
      if (charges.length === 1) throw new Error('the provider is away');
      return simulatedProvider.charge(request);
    },
  };
  const site = await startTestApp({ payments: failing });
  const browser = await aFinishedClaim(site);
  const request = aPayment();
  const failed = await browser.post(paths.checkout, request);
  expect([failed.statusCode, failed.json().code]).toEqual([500, 'server.unexpected']);
  expect((await site.database.pool.query('select * from orders')).rows).toEqual([]);
  expect((await browser.get(paths.draft)).json().isPaid).toBe(false);
  must(await browser.post(paths.checkout, request));
  expect(charges).toEqual([request['idempotencyKey'], request['idempotencyKey']]);
  await site.close();
});
