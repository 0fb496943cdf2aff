import { paths } from '@plainclaim/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCompleteForm, aPayment, must, twoMoreDefendants } from '../../testing/builders/a-draft.ts';
import { APPROVED_CARD } from '../../testing/fake-stripe/index.ts';
import { atTheProvider, type PaidSite, startPaidSite } from '../../testing/paid-by-stripe.ts';

let paid: PaidSite;
beforeAll(async () => {
  paid = await startPaidSite({ addsTax: true });
});
afterAll(() => paid.close());

const query = async (text: string, values: readonly unknown[]) =>
  (await paid.site.database.pool.query(text, [...values])).rows;

test('where the provider works out the tax, our price is one before tax and names no rate and no state', async () => {
  const browser = paid.site.browser();
  must(await browser.post(paths.saveFormData, aCompleteForm(twoMoreDefendants())));
  expect(must(await browser.get(`${paths.price}?couponCode=WELCOME10`)).json()).toMatchObject({
    isTaxLater: true,
    discountedPrice: 4008,
    taxRate: 0,
    taxIsEstimate: false,
    taxAmount: 0,
    totalPrice: 4008,
    stateName: '',
    stateCode: '',
  });
});

test('the provider is asked for the price alone, and the order takes its tax, rate and state from what was read', async () => {
  const browser = paid.site.browser();
  const { orderId, sessionId } = await atTheProvider(browser);
  expect(paid.stripe.ledger.find(sessionId)).toMatchObject({
    subtotal: 2900,
    lines: [{ name: 'Demand Letter Package', quantity: 1, unitAmount: 2900 }],
  });
  await paid.stripe.pay(sessionId, APPROVED_CARD);
  const back = must(await browser.post(paths.checkoutReturn, { order_id: orderId })).json();
  expect(back).toMatchObject({ payment_completed: true, payment_amount: 30.92 });
  expect(
    await query('select total_cents, tax_cents, tax_rate_millionths, tax_state from orders where id = $1', [orderId]),
  ).toEqual([{ total_cents: 3092, tax_cents: 192, tax_rate_millionths: 66_250, tax_state: 'Pennsylvania' }]);
  expect(await query('select kind, cents from order_lines where order_id = $1 order by position', [orderId])).toEqual([
    { kind: 'package', cents: 2900 },
    { kind: 'tax', cents: 192 },
  ]);
});

test('whoever saw a price with tax before it was left to the provider is shown the new one first', async () => {
  const browser = paid.site.browser();
  must(await browser.post(paths.saveFormData, aCompleteForm()));
  const answer = await browser.post(paths.checkout, aPayment({ paymentToken: 'hosted', shownTotal: 3092 }));
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'checkout.price_changed']);
});

test('nothing was asked of the provider that the fake does not know', () => {
  expect(paid.stripe.surprises).toEqual([]);
});
