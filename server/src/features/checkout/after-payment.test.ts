import { paths } from '@plainclaim/contract';
import { cents } from '@plainclaim/domain';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { aCompleteForm, aPayment, must } from '../../testing/builders/a-draft.ts';
import type { Browser } from '../../testing/browser.ts';
import { APPROVED_CARD, DISPUTED_CARD } from '../../testing/fake-stripe/index.ts';
import { atTheProvider, type PaidSite, sentToPay, startPaidSite } from '../../testing/paid-by-stripe.ts';
import { RECONCILE_EVERY_SECONDS } from './payments/payment-jobs.ts';

let paid: PaidSite;
beforeAll(async () => {
  paid = await startPaidSite();
});
afterEach(() => {
  paid.stripe.setWebhookFault('none');
  paid.stripe.failNext('none', 0);
});
afterAll(() => paid.close());

const query = async (text: string, values: readonly unknown[] = []) =>
  (await paid.site.database.pool.query(text, [...values])).rows;
const orderOf = async (orderId: string) => (await query('select * from orders where id = $1', [orderId]))[0];
const becomes = (orderId: string, fields: Readonly<Record<string, unknown>>) =>
  vi.waitFor(async () => expect(await orderOf(orderId)).toMatchObject(fields), { timeout: 15_000 });

async function aPaidOrder(browser: Browser, card = APPROVED_CARD) {
  const begun = await atTheProvider(browser);
  await paid.stripe.pay(begun.sessionId, card);
  await becomes(begun.orderId, { status: 'paid' });
  return begun;
}

async function anotherPaid() {
  const browser = paid.site.browser();
  return { browser, ...(await aPaidOrder(browser)) };
}

describe('a message that nobody may believe is refused and changes nothing:', () => {
  const tell = (payload: string | Buffer, headers: Readonly<Record<string, string>>) =>
    paid.site.app.inject({ method: 'POST', url: paths.paymentWebhook, payload, headers: { ...headers } });

  test.each(['forged', 'old'] as const)('%s', async (fault) => {
    const browser = paid.site.browser();
    paid.stripe.setWebhookFault(fault);
    const { orderId, sessionId } = await atTheProvider(browser);
    await paid.stripe.pay(sessionId, APPROVED_CARD);
    expect(paid.stripe.webhookStatuses.at(-1)).toBe(400);
    expect(await orderOf(orderId)).toMatchObject({ status: 'awaiting_payment' });
  });

  test('without a signature, with rubbish, or with ten megabytes', async () => {
    const answers = [
      await tell('{}', {}),
      await tell('{}', { 'content-type': 'application/json', 'stripe-signature': 't=1,v1=00' }),
      await tell('\u0000', { 'content-type': 'text/plain', 'stripe-signature': 'x' }),
      await tell(Buffer.alloc(10 * 1024 * 1024, 'a'), { 'content-type': 'application/json' }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 413]);
    for (const answer of answers) expect(answer.json().message).not.toBe('');
  });
});

describe('a provider in trouble', () => {
  const shown = async (browser: Browser) => {
    must(await browser.post(paths.saveFormData, aCompleteForm()));
    const answer = await browser.post(paths.checkout, aPayment());
    return [answer.statusCode, answer.json().code];
  };

  test.each([
    ['hangs', 'hang'],
    ['fails after it did what was asked', 'fail_after'],
    ['has too much to do', 'busy'],
    ['answers in rubbish', 'broken'],
  ] as const)(
    'that %s leaves a sentence and nothing to pay, and the next press works',
    async (_name, fault) => {
      const browser = paid.site.browser();
      paid.stripe.failNext(fault, 2, '/v1/checkout/sessions');
      expect(await shown(browser)).toEqual([409, 'checkout.provider_away']);
      paid.stripe.failNext('none', 0);
      const { sessionId } = await sentToPay(browser);
      expect(paid.stripe.ledger.find(sessionId).status).toBe('open');
    },
    30_000,
  );

  test('that cannot be read after a payment is asked again until it can', async () => {
    const browser = paid.site.browser();
    const { orderId, sessionId } = await atTheProvider(browser);
    paid.stripe.setWebhookFault('lost');
    await paid.stripe.pay(sessionId, APPROVED_CARD);
    paid.stripe.failNext('busy', 50);
    const back = await browser.post(paths.checkoutReturn, { order_id: orderId });
    expect([back.statusCode, back.json().code]).toEqual([409, 'checkout.unconfirmed']);
    paid.stripe.failNext('none', 0);
    expect(must(await browser.post(paths.checkoutReturn, { order_id: orderId })).json().payment_completed).toBe(true);
  }, 30_000);
});

test('what every message lost is found by the comparison that runs every five minutes', async () => {
  expect(RECONCILE_EVERY_SECONDS).toBe(300);
  paid.stripe.setWebhookFault('lost');
  const { orderId, sessionId } = await atTheProvider(paid.site.browser());
  await paid.stripe.pay(sessionId, APPROVED_CARD);
  const { reconcileNow } = paid;
  await reconcileNow();
  expect(await orderOf(orderId)).toMatchObject({ status: 'paid' });
  expect(await query('select code from payment_alerts')).toEqual([]);
});

describe('a clock that differs from the provider’s', () => {
  afterEach(() => paid.setProviderAhead(0));
  const SECOND_MS = 1_000;

  test.each([-299, 299, 301])('by %i seconds still believes its messages', async (seconds) => {
    paid.setProviderAhead(seconds * SECOND_MS);
    const { orderId, sessionId } = await atTheProvider(paid.site.browser());
    await paid.stripe.pay(sessionId, APPROVED_CARD);
    expect(paid.stripe.webhookStatuses.at(-1)).toBe(200);
    await becomes(orderId, { status: 'paid' });
  });

  test('by more than five minutes refuses them as old, and the comparison finds the payment all the same', async () => {
    await paid.reconcileNow();
    paid.setProviderAhead(-310 * SECOND_MS);
    const { orderId, sessionId } = await atTheProvider(paid.site.browser());
    await paid.stripe.pay(sessionId, APPROVED_CARD);
    expect(paid.stripe.webhookStatuses.at(-1)).toBe(400);
    expect(await orderOf(orderId)).toMatchObject({ status: 'awaiting_payment' });
    await paid.reconcileNow();
    expect(await orderOf(orderId)).toMatchObject({ status: 'paid' });
    expect(await query('select code from payment_alerts')).toEqual([]);
  });
});

const refund = async (browser: Browser, orderId: string) => {
  const answer = await browser.post(paths.refundOrder, { order_id: orderId });
  return answer.statusCode === 200 ? 'done' : answer.json().code;
};

describe('a refund', () => {
  test('of everything, by one press before the letter is approved, ends the access and keeps the claim', async () => {
    const browser = paid.site.browser();
    const { orderId } = await aPaidOrder(browser);
    expect(await refund(browser, orderId)).toBe('done');
    expect(await orderOf(orderId)).toMatchObject({ status: 'refunded', refunded_cents: 3092, refund_asked_at: null });
    expect((await browser.get(paths.checkAccess)).json()).toEqual({ hasAccess: false });
    expect(await refund(browser, orderId)).toBe('refund.not_found');
    const answer = must(await browser.get(paths.draft)).json();
    expect(answer).toMatchObject({
      isPaid: false,
      step: 5,
      data: { claimDescription: aCompleteForm().claimDescription },
    });
  });

  test('does not take the place of a draft that was begun meanwhile', async () => {
    const browser = paid.site.browser();
    const { orderId } = await aPaidOrder(browser);
    must(await browser.post(paths.clearSessionForm, {}));
    must(await browser.post(paths.saveFormData, { ...aCompleteForm(), claimDescription: 'Another claim.' }));
    expect(await refund(browser, orderId)).toBe('done');
    const [claim] = await query(
      'select status, archived_at from claims where id = (select claim_id from orders where id = $1)',
      [orderId],
    );
    expect(claim).toMatchObject({ status: 'draft', archived_at: expect.any(Date) });
    const answer = must(await browser.get(paths.draft)).json();
    expect(answer.data).toMatchObject({ claimDescription: 'Another claim.' });
  });

  test('is found out when the provider fails after it paid back, and nothing goes back twice', async () => {
    const browser = paid.site.browser();
    const { orderId, sessionId } = await aPaidOrder(browser);
    paid.stripe.failNext('fail_after', 2, '/v1/refunds');
    await refund(browser, orderId);
    await paid.reconcileNow();
    expect(await orderOf(orderId)).toMatchObject({ status: 'refunded', refunded_cents: 3092 });
    const intent = paid.stripe.ledger.find(sessionId).intent?.id;
    expect(paid.stripe.ledger.refunds.filter((one) => one.intent.id === intent)).toHaveLength(1);
  });

  test('belongs to the owner alone', async () => {
    const { orderId } = await aPaidOrder(paid.site.browser());
    expect(await refund(paid.site.browser(), orderId)).not.toBe('done');
    expect(await orderOf(orderId)).toMatchObject({ status: 'paid', refunded_cents: 0 });
  });

  test('of a part by whoever runs the site takes no access away', async () => {
    const browser = paid.site.browser();
    const { orderId } = await aPaidOrder(browser);
    expect(await paid.operatorRefund(orderId, cents(500))).toEqual({ ok: true, value: { refundedCents: 500 } });
    expect(await paid.operatorRefund(orderId, cents(2593))).toMatchObject({ error: { code: 'refund.nothing_left' } });
    expect(await orderOf(orderId)).toMatchObject({ status: 'paid', refunded_cents: 500 });
    expect((await browser.get(paths.checkAccess)).json()).toEqual({ hasAccess: true });
  });
});

describe('a refund of a part, as the operator’s command notes it,', () => {
  const ask = (orderId: string, upTo: number) =>
    query('update orders set refund_asked_at = now(), refund_asked_cents = $2 where id = $1', [orderId, upTo]);
  const hasAccess = async (browser: Browser) => (await browser.get(paths.checkAccess)).json().hasAccess;

  test('is made by the comparison, once, and takes no access away meanwhile or afterwards', async () => {
    const { browser, orderId, sessionId } = await anotherPaid();
    await ask(orderId, 500);
    expect(await hasAccess(browser)).toBe(true);
    paid.stripe.failNext('fail_after', 2, '/v1/refunds');
    await paid.reconcileNow();
    paid.stripe.failNext('none', 0);
    await paid.reconcileNow();
    await paid.reconcileNow();
    expect(await orderOf(orderId)).toMatchObject({
      status: 'paid',
      refunded_cents: 500,
      refund_asked_at: null,
      refund_asked_cents: null,
    });
    expect(await hasAccess(browser)).toBe(true);
    const intent = paid.stripe.ledger.find(sessionId).intent?.id;
    expect(paid.stripe.ledger.refunds.filter((one) => one.intent.id === intent).map(({ amount }) => amount)).toEqual([
      500,
    ]);
    await ask(orderId, 1200);
    await paid.reconcileNow();
    expect(await orderOf(orderId)).toMatchObject({ status: 'paid', refunded_cents: 1200, refund_asked_at: null });
  });

  test('gives way to the owner, who wants everything back', async () => {
    const { browser, orderId } = await anotherPaid();
    await ask(orderId, 500);
    expect(await refund(browser, orderId)).toBe('done');
    expect(await orderOf(orderId)).toMatchObject({ status: 'refunded', refunded_cents: 3092, refund_asked_at: null });
  });

  test('of all that is left is one of everything', async () => {
    const { browser, orderId } = await anotherPaid();
    await ask(orderId, 3092);
    await paid.reconcileNow();
    expect(await orderOf(orderId)).toMatchObject({ status: 'refunded', refunded_cents: 3092 });
    expect(await hasAccess(browser)).toBe(false);
  });
});

test('a dispute is kept in the books, asks for no refund, and leaves the documents where they are', async () => {
  const browser = paid.site.browser();
  const { orderId } = await aPaidOrder(browser, DISPUTED_CARD);
  await vi.waitFor(
    async () =>
      expect(await query('select state, cents from order_disputes where order_id = $1', [orderId])).toEqual([
        { state: 'open', cents: 3092 },
      ]),
    { timeout: 15_000 },
  );
  expect(await refund(browser, orderId)).toBe('refund.disputed');
  expect((await browser.get(paths.checkAccess)).json()).toEqual({ hasAccess: true });
});

test('a larger package costs the difference alone, and is there as soon as it is paid', async () => {
  const browser = paid.site.browser();
  const first = await aPaidOrder(browser);
  const price = must(await browser.get(`${paths.price}?zip=07105&upgradeTo=small-claims`)).json();
  expect(price).toMatchObject({
    packageId: 'small-claims',
    basePrice: 5000,
    credit: 2900,
    taxAmount: 331,
    totalPrice: 5331,
    claimAgainst: expect.stringMatching(/\S/),
  });
  const second = await sentToPay(browser, { upgradeTo: 'small-claims', shownTotal: 5331 });
  expect(paid.stripe.ledger.find(second.sessionId).subtotal).toBe(5331);
  await paid.stripe.pay(second.sessionId, APPROVED_CARD);
  await becomes(second.orderId, { status: 'paid', upgrades_order_id: first.orderId });
  expect(await orderOf(first.orderId)).toMatchObject({ status: 'upgraded' });
  const lower = await browser.post(paths.checkout, aPayment({ upgradeTo: 'demand-letter' }));
  expect(lower.json().code).toMatch(/wizard.package_required|checkout.package_unavailable/);
  const same = await browser.get(`${paths.price}?zip=07105&upgradeTo=demand-letter`);
  expect(same.json().code).toMatch(/wizard.package_required|checkout.package_unavailable/);
});

test('a larger package is for the claim that is named, and nobody else’s', async () => {
  const browser = paid.site.browser();
  const { orderId } = await aPaidOrder(browser);
  const { claim_id: caseId } = await orderOf(orderId);
  const price = (from: Browser, id: string) => from.get(`${paths.price}?zip=07105&upgradeTo=small-claims&caseId=${id}`);
  expect(must(await price(browser, caseId)).json().totalPrice).toBe(5331);
  for (const [from, id] of [
    [(await anotherPaid()).browser, caseId],
    [browser, 'nobody'],
  ] as const) {
    expect((await price(from, id)).statusCode).toBe(404);
    const answer = await from.post(paths.checkout, aPayment({ upgradeTo: 'small-claims', caseId: id }));
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'draft.none']);
  }
  const begun = await sentToPay(browser, { upgradeTo: 'small-claims', caseId });
  must(await browser.post(paths.cancelCheckout));
  expect(await orderOf(begun.orderId)).toMatchObject({ status: 'expired' });
});

test('every cent of every order is explained by its rows, and their sum is what the provider holds', async () => {
  await paid.reconcileNow();
  const [sums] = await query(`select
    (select coalesce(sum(cents), 0)::int from order_payments) - (select coalesce(sum(cents), 0)::int from order_refunds) as held,
    (select count(*)::int from orders o where total_cents <> (select sum(cents) from order_lines where order_id = o.id)) as unexplained`);
  expect(sums).toEqual({ held: paid.stripe.ledger.balance(), unexplained: 0 });
});

test('nothing was asked of the provider that the fake does not know', () => {
  expect(paid.stripe.surprises).toEqual([]);
});
