import { checkoutAnswerSchema, paths } from '@plainclaim/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCompleteForm, aPaidClaim, aPayment, must, twoMoreDefendants } from '../../testing/builders/a-draft.ts';
import type { Browser } from '../../testing/browser.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;
let production: TestApp;
beforeAll(async () => {
  [site, production] = await Promise.all([startTestApp(), startTestApp({ isProduction: true })]);
});
afterAll(() => Promise.all([site.close(), production.close()]));

type Form = Parameters<typeof aCompleteForm>[0];

async function aBrowser(overrides: Form = {}, where = site): Promise<Browser> {
  const browser = where.browser();
  must(await browser.post(paths.saveFormData, aCompleteForm(overrides)));
  return browser;
}

const pay = (browser: Browser, overrides = {}) => browser.post(`${paths.checkout}.php`, aPayment(overrides));
const isPaid = async (browser: Browser) => (await browser.get(paths.draft)).json().isPaid;
const ordersOf = async (answer: { order_id: string }) =>
  (await site.database.pool.query('select * from orders where id = $1', [answer.order_id])).rows;

describe('paying', () => {
  test('takes the price the server made, and opens the letter', async () => {
    const browser = await aBrowser();
    const answer = await pay(browser);
    expect(answer.statusCode).toBe(200);
    const order = checkoutAnswerSchema.parse(answer.json());
    expect(order).toEqual({
      success: true,
      message: '',
      order_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      payment_completed: true,
      payment_date: '2026-11-21T17:00:00.000Z',
      payment_amount: 30.92,
      applied_coupon: null,
    });
    expect(await isPaid(browser)).toBe(true);
    expect((await browser.get(paths.checkAccess)).json()).toEqual({ hasAccess: true });
    expect(await ordersOf(order)).toMatchObject([
      { status: 'paid', package_id: 'demand-letter', total_cents: 3092, tax_cents: 192, provider: 'simulated' },
    ]);
  });

  test('with a coupon and extra recipients says what was taken off', async () => {
    const order = must(
      await pay(await aBrowser(twoMoreDefendants()), { couponCode: ' welcome10', extraRecipients: 7, zip: '19103' }),
    ).json();
    expect(order).toMatchObject({
      payment_amount: 42.48,
      applied_coupon: { code: 'WELCOME10', discount_type: 'percentage', discount_value: 10, discount_amount: 2.9 },
    });
    expect(await ordersOf(order)).toMatchObject([
      { extra_recipients: 2, extra_recipients_cents: 1398, discount_cents: 290 },
    ]);
  });

  test('with a coupon of a fixed sum names dollars', async () => {
    const order = must(await pay(await aBrowser(), { couponCode: 'TENOFF' })).json();
    expect(order.applied_coupon).toEqual({
      code: 'TENOFF',
      discount_type: 'fixed',
      discount_value: 10,
      discount_amount: 10,
    });
  });

  test('ignores every price, total and state a browser sends', async () => {
    const lies = { payment_amount: 0.01, totalPrice: 1, basePrice: 1, taxRate: 0, discountAmount: 99, status: 'paid' };
    expect(must(await pay(await aBrowser(), lies)).json().payment_amount).toBe(30.92);
  });

  test('charges the guessed tax only in the simulation, and marks it as guessed', async () => {
    const order = must(await pay(await aBrowser(), { zip: '00000' })).json();
    expect(order.payment_amount).toBe(31.32);
    expect(await ordersOf(order)).toMatchObject([{ tax_is_estimate: true, provider: 'simulated' }]);
  });

  test('again answers with the same order, whatever is sent, and charges nothing', async () => {
    const browser = site.browser();
    const first = (await aPaidClaim(browser)).json();
    expect(must(await pay(browser)).json()).toEqual(first);
    expect(must(await pay(browser, { paymentToken: 'sim_declined', couponCode: 'NOSUCH', email: '' })).json()).toEqual(
      first,
    );
  });

  test('waits until the person says they read that it may be too late to file, and charges nothing before', async () => {
    const browser = await aBrowser({ date: '2015-03-01', lateFilingAcknowledged: false });
    const refused = await pay(browser);
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'checkout.late_unread']);
    expect(await isPaid(browser)).toBe(false);
    must(await pay(await aBrowser({ date: '2015-03-01', lateFilingAcknowledged: true })));
  });

  test('refuses a larger amount that no law gives, and drops nothing in silence', async () => {
    const browser = await aBrowser({ multiple: 'court', courtAmount: '99999' });
    const refused = await pay(browser);
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'claim.incomplete']);
    expect(refused.json().fields.map(({ field }: { field: string }) => field)).toContain('multiple');
  });

  test('accepts the five yes/no answers of a browser that could not load the questions', async () => {
    const unasked = {
      agreementKind: null,
      responseDays: null,
      publicBody: null,
      paymentPlan: null,
      courtLanguage: null,
    };
    const browser = await aBrowser({
      ...unasked,
      otherCase: null,
      defendantMilitary1: false,
      defendantMilitary2: false,
    });
    must(await pay(browser));
    expect((await browser.get(paths.checkAccess)).json()).toEqual({ hasAccess: true });
    must(await browser.post(paths.generateDemandLetter));
  });

  test('for the next claim of the same browser makes another order', async () => {
    const browser = site.browser();
    const first = (await aPaidClaim(browser)).json();
    must(await browser.post(paths.clearSessionForm));
    const second = (await aPaidClaim(browser, { amount: '900' })).json();
    expect(second.order_id).not.toBe(first.order_id);
  });
});

describe('a declined card', () => {
  test('is said so, charges nothing, and another card can be tried', async () => {
    const browser = await aBrowser();
    const declined = await pay(browser, { paymentToken: 'sim_declined' });
    expect(declined.statusCode).toBe(402);
    expect(declined.json()).toMatchObject({
      success: false,
      code: 'checkout.declined',
      message: 'The card was declined. You were not charged. Please try another card.',
    });
    expect(await isPaid(browser)).toBe(false);
    expect((await browser.get(paths.checkAccess)).json()).toEqual({ hasAccess: false });
    must(await pay(browser));
    expect(await isPaid(browser)).toBe(true);
  });

  test('stays declined when the same request is repeated', async () => {
    const browser = await aBrowser();
    const request = aPayment({ paymentToken: 'sim_declined' });
    for (let time = 0; time < 3; time += 1) {
      expect((await browser.post(paths.checkout, request)).statusCode).toBe(402);
    }
    const asked = "select count(*)::int as n from orders where status = 'declined' and idempotency_key = $1";
    expect((await site.database.pool.query(asked, [request['idempotencyKey']])).rows).toEqual([{ n: 1 }]);
  });

  test('cannot be turned into a paid one by sending its key with another card', async () => {
    const browser = await aBrowser();
    const request = aPayment({ paymentToken: 'sim_declined' });
    await browser.post(paths.checkout, request);
    const other = await browser.post(paths.checkout, { ...request, paymentToken: 'sim_ok' });
    expect([other.statusCode, other.json().code]).toEqual([409, 'checkout.key_reused']);
    expect(await isPaid(browser)).toBe(false);
  });
});

describe('a payment that is refused', () => {
  const refused = async (form: Form, overrides: object) => {
    const browser = await aBrowser(form);
    const answer = await browser.post(paths.checkout, aPayment({ ...overrides }));
    expect(await isPaid(browser)).toBe(false);
    expect(answer.json().success).toBe(false);
    return [answer.statusCode, answer.json().code];
  };

  test('because there is no claim in this browser', async () => {
    const answer = await pay(site.browser());
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'draft.none']);
  });

  test.each([
    ['the claimant is a minor', { isAdult: false }, {}, 'checkout.stopped'],
    ['the other side is bankrupt', { bankruptcy: true }, {}, 'checkout.stopped'],
    [
      'a name goes against an answer',
      { defendantFirstname: 'Township of Wayne', publicBody: false },
      {},
      'claim.incomplete',
    ],
    [
      'the story goes against an answer',
      { claimDescription: 'They filed chapter 7 in May and kept my deposit.', bankruptcy: false },
      {},
      'claim.incomplete',
    ],
    [
      'papers for this amount cannot be made',
      { selectedPackage: 'small-claims', amount: '20000.01' },
      {},
      'checkout.stopped',
    ],
    ['answers are missing', { city: '' }, {}, 'claim.incomplete'],
    ['nothing was signed', { signature: null }, {}, 'claim.incomplete'],
    ['no package was chosen', { selectedPackage: '' }, {}, 'wizard.package_required'],
    ['the package does not exist', { selectedPackage: 'gold' }, {}, 'wizard.package_required'],
    ['the coupon does not exist', {}, { couponCode: 'NOSUCH' }, 'coupon.invalid'],
    ['the coupon is negative or 200 %', {}, { couponCode: '-200%' }, 'coupon.invalid'],
    ['there is no email address', {}, { email: ' ' }, 'checkout.email'],
    ['the email names two people', {}, { email: 'a@b.test,c@d.test' }, 'checkout.email'],
    ['the email hides a header', {}, { email: 'a@b.test\r\nBcc: c@d.test' }, 'checkout.email'],
  ])('because %s', async (_name, form, overrides, code) => {
    expect(await refused(form, overrides)).toEqual([422, code]);
  });

  test.each([
    { email: 5 },
    { country: 'MX' },
    { extraRecipients: -1 },
    { extraRecipients: 1.5 },
    { extraRecipients: 21 },
    { extraRecipients: '2' },
    { paymentToken: null },
    { idempotencyKey: 'short' },
    { idempotencyKey: 'k'.repeat(81) },
    { idempotencyKey: 'a key with a NUL \u0000 in it' },
    { couponCode: 'A\u0000'.repeat(40) },
    { shownTotal: 30.92 },
    { shownTotal: -1 },
    { shownPackage: 5 },
  ])('because it makes no sense: %j', async (overrides) => {
    expect(await refused({}, overrides)).toEqual([400, 'request.invalid']);
  });

  test('not because of papers that a package with only the letter does not contain', async () => {
    const browser = await aBrowser({ amount: '20000.01' });
    must(await pay(browser));
    expect(await isPaid(browser)).toBe(true);
  });

  test('with the sentence of each stop, once', async () => {
    const browser = await aBrowser({ selectedPackage: 'full-trial', amount: '20000.01', isAdult: false });
    const { message } = (await pay(browser)).json();
    expect(message.match(/A person under 18 cannot file a claim alone/g)).toHaveLength(1);
    expect(message.match(/The Special Civil Part hears claims up to \$20,000\.00/g)).toHaveLength(1);
    expect((await browser.get(paths.draft)).json().data.amount).toBe('20000.01');
  });

  test.each(['demand-letter', 'small-claims', 'full-trial'])(
    'not in production either: %s',
    async (selectedPackage) => {
      const browser = await aBrowser({ selectedPackage }, production);
      must(await pay(browser));
      expect(await isPaid(browser)).toBe(true);
    },
  );

  test('leaves a word about the missing answers at their fields', async () => {
    const answer = await pay(await aBrowser({ city: '' }));
    expect(answer.json().fields).toEqual([
      { field: 'city', code: 'field.required', message: 'This field is required' },
    ]);
  });
});

describe('an order that names what its page showed', () => {
  const shown = { shownPackage: 'demand-letter', shownTotal: 3092 };

  test('is paid when the server prices the same', async () => {
    expect(must(await pay(await aBrowser(), shown)).json().payment_amount).toBe(30.92);
  });

  test.each([
    ['the package is another one by now', { selectedPackage: 'small-claims' }, shown],
    ['the total is another one by now', {}, { ...shown, shownTotal: 3132 }],
    [
      'only the package is named, and it is another one',
      { selectedPackage: 'small-claims' },
      { shownPackage: 'demand-letter' },
    ],
    ['only the total is named, and it is another one', {}, { shownTotal: 3091 }],
  ])('charges nothing when %s', async (_name, form: Form, order) => {
    const browser = await aBrowser(form);
    const answer = await pay(browser, order);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      409,
      { success: false, code: 'checkout.price_changed', message: expect.stringContaining('You were not charged.') },
    ]);
    expect(await isPaid(browser)).toBe(false);
  });

  test('can be sent again with the same key when the screen shows the new price', async () => {
    const browser = await aBrowser({ selectedPackage: 'small-claims' });
    const request = aPayment(shown);
    must(await browser.post(paths.checkout, request), 409);
    const again = { ...request, shownPackage: 'small-claims', shownTotal: 8423 };
    expect(must(await browser.post(paths.checkout, again)).json().payment_amount).toBe(84.23);
  });

  test('gets the order that is there when another tab paid already', async () => {
    const browser = site.browser();
    const first = (await aPaidClaim(browser)).json();
    expect(must(await pay(browser, { ...shown, shownTotal: 1 })).json()).toEqual(first);
  });
});

test('no card number, expiry or code that someone sends along is stored', async () => {
  const browser = await aBrowser();
  const card = { cardNumber: '4242424242424242', expiry: '12/29', cvc: '987', card: { number: '4000000000000002' } };
  const order = must(await pay(browser, card)).json();
  const stored = JSON.stringify(await ordersOf(order));
  expect(stored).toContain(order.order_id);
  expect(stored).not.toMatch(/4242424242424242|4000000000000002|12\/29/);
  expect(site.logLines.join('')).not.toMatch(/4242424242424242|4000000000000002/);
});
