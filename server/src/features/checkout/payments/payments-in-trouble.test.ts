import { LANGUAGES, type MessageCode, messageIn, paths } from '@plainclaim/contract';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { aCompleteForm, aPayment, must } from '../../../testing/builders/a-draft.ts';
import type { Answer, Browser } from '../../../testing/browser.ts';
import { APPROVED_CARD, DECLINED_CARD, type WebhookFault } from '../../../testing/fake-stripe/index.ts';
import { type PaidSite, sentToPay, startPaidSite } from '../../../testing/paid-by-stripe.ts';

let paid: PaidSite;
beforeAll(async () => {
  // A short patience: what hangs is waited for in each language.
  paid = await startPaidSite({ timeoutMs: 300 });
});
afterEach(() => {
  paid.stripe.setWebhookFault('none');
  paid.stripe.failNext('none', 0);
  paid.setProviderAhead(0);
});
afterAll(() => paid.close());

const query = async (text: string, values: readonly unknown[] = []) =>
  (await paid.site.database.pool.query(text, [...values])).rows;
const comeBack = (browser: Browser, orderId: string) => browser.post(paths.checkoutReturn, { order_id: orderId });
const tell = (payload: string | Buffer, headers: Readonly<Record<string, string>>) =>
  paid.site.app.inject({ method: 'POST', url: paths.paymentWebhook, payload, headers: { ...headers } });

describe.each(LANGUAGES)('in "%s" the person is told in words what to do, and nothing is lost:', (language) => {
  const aDraft = async (): Promise<Browser> => {
    const browser = paid.site.browser({ lang: language });
    must(await browser.post(paths.saveFormData, aCompleteForm()));
    return browser;
  };
  const statedIn = (answer: Answer) => [answer.statusCode, answer.json().code, answer.json().message];
  const says = (status: number, code: MessageCode) => [status, code, messageIn(language, code)];
  const paysAfterAll = async (browser: Browser): Promise<boolean> => {
    const { orderId, sessionId } = await sentToPay(browser);
    await paid.stripe.pay(sessionId, APPROVED_CARD);
    return must(await comeBack(browser, orderId)).json().payment_completed;
  };

  test.each(['hang', 'fail_after', 'busy', 'broken'] as const)(
    'a provider in trouble (%s) before the payment',
    async (fault) => {
      const browser = await aDraft();
      paid.stripe.failNext(fault, 10, '/v1/checkout/sessions');
      expect(statedIn(await browser.post(paths.checkout, aPayment({ paymentToken: 'hosted' })))).toEqual(
        says(409, 'checkout.provider_away'),
      );
      paid.stripe.failNext('none', 0);
      expect(await paysAfterAll(browser)).toBe(true);
    },
  );

  test.each(['hang', 'busy', 'broken'] as const)('a provider in trouble (%s) after the payment', async (fault) => {
    const browser = await aDraft();
    const { orderId, sessionId } = await sentToPay(browser);
    paid.stripe.setWebhookFault('lost');
    await paid.stripe.pay(sessionId, APPROVED_CARD);
    paid.stripe.failNext(fault, 10, '/v1/checkout/sessions');
    expect(statedIn(await comeBack(browser, orderId))).toEqual(says(409, 'checkout.unconfirmed'));
    paid.stripe.failNext('none', 0);
    await paid.reconcileNow();
    expect((await browser.get(paths.checkAccess)).json()).toEqual({ hasAccess: true });
  });

  test('a card that is declined, and then another one', async () => {
    const browser = await aDraft();
    const { orderId, sessionId } = await sentToPay(browser);
    expect(await paid.stripe.pay(sessionId, DECLINED_CARD)).not.toBe('');
    expect(must(await comeBack(browser, orderId)).json()).toMatchObject({ payment_completed: false });
    expect(await paysAfterAll(browser)).toBe(true);
  });

  test('a payment that ran out of time', async () => {
    const browser = await aDraft();
    const { orderId } = await sentToPay(browser);
    must(await browser.post(paths.cancelCheckout));
    expect(statedIn(await comeBack(browser, orderId))).toEqual(says(409, 'checkout.expired'));
    expect(await paysAfterAll(browser)).toBe(true);
  });

  test('a return in another browser', async () => {
    const { orderId, sessionId } = await sentToPay(await aDraft());
    await paid.stripe.pay(sessionId, APPROVED_CARD);
    expect(statedIn(await comeBack(paid.site.browser({ lang: language }), orderId))).toEqual(
      says(404, 'checkout.other_browser'),
    );
  });

  test('a coupon used up between look and pay', async () => {
    const code = `LAST-${language.toUpperCase()}`;
    await query(
      `insert into coupons (code, kind, amount_cents, description, max_uses) values ($1, 'fixed', 1000, 'off', 1)`,
      [code],
    );
    const [slow, quick] = [await aDraft(), await aDraft()];
    const look = async () => must(await slow.get(`${paths.price}?couponCode=${code}`)).json();
    expect(await look()).toMatchObject({ discountAmount: 1000, couponProblem: null });
    await sentToPay(quick, { couponCode: code });
    const pays = aPayment({ paymentToken: 'hosted', couponCode: code });
    expect(statedIn(await slow.post(paths.checkout, pays))).toEqual(says(422, 'coupon.invalid'));
    expect(await look()).toMatchObject({ discountAmount: 0, couponProblem: messageIn(language, 'coupon.invalid') });
    expect(await paysAfterAll(slow)).toBe(true);
  });

  test('a message that nobody may believe', async () => {
    const cookie = `lang=${language}`;
    const refused = [
      await tell('{}', { cookie }),
      await tell('{}', { cookie, 'content-type': 'application/json', 'stripe-signature': 't=1,v1=00' }),
      await tell('\u0000', { cookie, 'content-type': 'text/plain', 'stripe-signature': 'x' }),
    ];
    for (const answer of refused) expect(statedIn(answer)).toEqual(says(400, 'webhook.refused'));
    const large = Buffer.alloc(10 * 1024 * 1024, 'a');
    expect(statedIn(await tell(large, { cookie, 'content-type': 'application/json' }))).toEqual(
      says(413, 'request.too_large'),
    );
  });

  test.each(['lost', 'forged', 'old', 'late', 'doubled', 'reordered'] as const satisfies readonly WebhookFault[])(
    'messages that are %s, for whoever comes back and has paid',
    async (fault) => {
      const browser = await aDraft();
      paid.stripe.setWebhookFault(fault);
      const { orderId, sessionId } = await sentToPay(browser);
      await paid.stripe.pay(sessionId, APPROVED_CARD);
      await paid.stripe.releaseWebhooks();
      expect(must(await comeBack(browser, orderId)).json().payment_completed).toBe(true);
      expect((await browser.get(paths.checkAccess)).json()).toEqual({ hasAccess: true });
    },
  );

  test.each([-300, 300])('a clock that is %i seconds off, for whoever comes back and has paid', async (seconds) => {
    paid.setProviderAhead(seconds * 1000);
    expect(await paysAfterAll(await aDraft())).toBe(true);
  });
});

test('no language leaves these sentences in English', () => {
  const codes = ['checkout.provider_away', 'checkout.unconfirmed', 'checkout.expired', 'coupon.invalid'] as const;
  for (const code of [...codes, 'checkout.other_browser', 'webhook.refused', 'request.too_large'] as const) {
    expect(new Set(LANGUAGES.map((language) => messageIn(language, code))).size).toBe(LANGUAGES.length);
  }
});

test('a message about an order that is none of ours is taken, changes nothing, and is an alert', async () => {
  const before = await query('select status, count(*)::int as n from orders group by status order by status');
  const price_data = { currency: 'usd', unit_amount: '100', product_data: { name: 'Of somebody else' } };
  const session = paid.stripe.ledger.create({
    mode: 'payment',
    ui_mode: 'hosted_page',
    success_url: 'http://localhost/',
    client_reference_id: '00000000-0000-4000-8000-000000000000',
    line_items: { 0: { quantity: '1', price_data } },
  });
  await paid.stripe.pay(session.id, APPROVED_CARD);
  expect(paid.stripe.webhookStatuses.at(-1)).toBe(200);
  await paid.reconcileNow();
  expect(await query('select code, ref from payment_alerts')).toEqual([{ code: 'unknown_order', ref: session.id }]);
  expect(await query('select status, count(*)::int as n from orders group by status order by status')).toEqual(before);
});

test('no one of these was answered with an error of the server', () => {
  const statuses = paid.site.logLines
    .map((line): { readonly res?: { readonly status?: number } } => JSON.parse(line))
    .map(({ res }) => res?.status ?? 0);
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
  expect(statuses.filter((status) => status >= 400).length).toBeGreaterThan(20);
  expect(paid.stripe.surprises).toEqual([]);
});
