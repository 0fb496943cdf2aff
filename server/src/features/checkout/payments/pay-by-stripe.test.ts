import { paths } from '@plainclaim/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { aCompleteForm, aPayment, must } from '../../../testing/builders/a-draft.ts';
import { APPROVED_CARD, DECLINED_CARD } from '../../../testing/fake-stripe/index.ts';
import { atTheProvider, type PaidSite, sentToPay, startPaidSite } from '../../../testing/paid-by-stripe.ts';

let paid: PaidSite;
beforeAll(async () => {
  paid = await startPaidSite();
});
afterAll(() => paid.close());

const orderOf = async (orderId: string) => {
  const { rows } = await paid.site.database.pool.query('select * from orders where id = $1', [orderId]);
  return rows[0];
};
const becomes = (orderId: string, status: string) =>
  vi.waitFor(async () => expect((await orderOf(orderId)).status).toBe(status), { timeout: 10_000 });
const comeBack = (browser: ReturnType<PaidSite['site']['browser']>, orderId: string) =>
  browser.post(paths.checkoutReturn, { order_id: orderId });

test('pressing Pay leads to the page of the provider, and nothing is paid before that', async () => {
  const browser = paid.site.browser();
  const { orderId, sessionId, url } = await atTheProvider(browser);
  expect(url).toContain(paid.stripe.origin);
  expect(await orderOf(orderId)).toMatchObject({
    status: 'awaiting_payment',
    provider: 'stripe',
    provider_ref: sessionId,
  });
  expect((await browser.get(paths.draft)).json().isPaid).toBe(false);
  expect(paid.stripe.ledger.find(sessionId)).toMatchObject({
    subtotal: 3092,
    lines: [
      { name: 'Demand Letter Package', quantity: 1, unitAmount: 2900 },
      { name: 'Sales tax', quantity: 1, unitAmount: 192 },
    ],
  });
});

test('the way back proves nothing: only what the provider says counts', async () => {
  const browser = paid.site.browser();
  const { orderId } = await atTheProvider(browser);
  const back = must(await comeBack(browser, orderId)).json();
  expect(back).toMatchObject({ payment_completed: false, redirect_url: expect.stringContaining('/c/pay/') });
  expect((await browser.get(paths.checkAccess)).json()).toEqual({ hasAccess: false });
});

test('a paid session opens the letter on the way back, with the card that paid in the books', async () => {
  const browser = paid.site.browser();
  paid.stripe.setWebhookFault('lost');
  const { orderId, sessionId } = await atTheProvider(browser);
  expect(await paid.stripe.pay(sessionId, DECLINED_CARD)).toBe('Your card was declined.');
  expect(await paid.stripe.pay(sessionId, APPROVED_CARD)).toBe('');
  paid.stripe.setWebhookFault('none');
  expect(must(await comeBack(browser, orderId)).json()).toMatchObject({
    payment_completed: true,
    payment_amount: 30.92,
  });
  expect((await browser.get(paths.checkAccess)).json()).toEqual({ hasAccess: true });
  const { rows } = await paid.site.database.pool.query(
    'select cents, method, ref from order_payments where order_id = $1',
    [orderId],
  );
  expect(rows).toEqual([{ cents: 3092, method: 'visa 4242', ref: sessionId }]);
});

test('a paid session opens the letter by its webhook alone, once for a message that comes twice', async () => {
  const browser = paid.site.browser();
  paid.stripe.setWebhookFault('doubled');
  const { orderId, sessionId } = await atTheProvider(browser);
  await paid.stripe.pay(sessionId, APPROVED_CARD);
  paid.stripe.setWebhookFault('none');
  await becomes(orderId, 'paid');
  expect(paid.stripe.webhookStatuses.slice(-2)).toEqual([200, 200]);
  const { rows } = await paid.site.database.pool.query(
    "select 1 from audit_events where kind = 'claim.paid' and detail->>'orderId' = $1",
    [orderId],
  );
  expect(rows).toHaveLength(1);
});

test('somebody in another browser is told where the receipt goes, and sees nothing of the order', async () => {
  const { orderId, sessionId } = await atTheProvider(paid.site.browser());
  await paid.stripe.pay(sessionId, APPROVED_CARD);
  const stranger = paid.site.browser();
  const answer = await comeBack(stranger, orderId);
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'checkout.other_browser']);
  must(await stranger.post(paths.saveFormData, { step: 1, subStep: 0 }));
  expect((await comeBack(stranger, orderId)).json().code).toBe('checkout.other_browser');
});

test('a second tab ends the payment of the first, so that only one of them can be made', async () => {
  const browser = paid.site.browser();
  const first = await atTheProvider(browser);
  const second = await sentToPay(browser);
  expect(second.orderId).not.toBe(first.orderId);
  expect(paid.stripe.ledger.find(first.sessionId).status).toBe('expired');
  expect(paid.stripe.ledger.find(second.sessionId).status).toBe('open');
  expect((await orderOf(first.orderId)).status).toBe('expired');
});

test('pressing Pay again after paying elsewhere answers with the paid order', async () => {
  const browser = paid.site.browser();
  paid.stripe.setWebhookFault('lost');
  const first = await atTheProvider(browser);
  await paid.stripe.pay(first.sessionId, APPROVED_CARD);
  paid.stripe.setWebhookFault('none');
  const again = must(await browser.post(paths.checkout, aPayment())).json();
  expect(again).toMatchObject({ order_id: first.orderId, payment_completed: true });
});

test('answers stay as they are while they are being paid for, until the payment is cancelled', async () => {
  const browser = paid.site.browser();
  const { sessionId } = await atTheProvider(browser);
  const refused = await browser.post(paths.saveFormData, aCompleteForm({ amount: '900' }));
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'draft.being_paid']);
  must(await browser.post(paths.cancelCheckout));
  expect(paid.stripe.ledger.find(sessionId).status).toBe('expired');
  must(await browser.post(paths.saveFormData, aCompleteForm({ amount: '900' })));
});

test('a coupon that covers everything asks no provider for a payment of nothing', async () => {
  await paid.site.database.pool.query(
    "insert into coupons (code, kind, rate_millionths, description) values ('ALLFREE', 'percentage', 1000000, 'free')",
  );
  const browser = paid.site.browser();
  must(await browser.post(paths.saveFormData, aCompleteForm()));
  const answer = must(await browser.post(paths.checkout, aPayment({ couponCode: 'ALLFREE' }))).json();
  expect(answer).toMatchObject({ payment_completed: true, payment_amount: 0 });
});

test('nothing was asked of the provider that the fake does not know', () => {
  expect(paid.stripe.surprises).toEqual([]);
});
