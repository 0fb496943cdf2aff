import { paths } from '@plainclaim/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCompleteForm, aPayment, must } from '../../testing/builders/a-draft.ts';
import type { Browser } from '../../testing/browser.ts';
import { APPROVED_CARD } from '../../testing/fake-stripe/index.ts';
import { type PaidSite, sentToPay, startPaidSite } from '../../testing/paid-by-stripe.ts';
import { startTestApp } from '../../testing/test-app.ts';

const PUBLISHABLE_KEY = 'pk_test_only_the_tests_know_this_one';

let paid: PaidSite;
beforeAll(async () => {
  paid = await startPaidSite({ surface: 'elements', publishableKey: PUBLISHABLE_KEY });
});
afterAll(() => paid.close());

async function begun(browser: Browser) {
  must(await browser.post(paths.saveFormData, aCompleteForm()));
  return must(await browser.post(paths.checkout, aPayment({ paymentToken: 'elements' }))).json();
}
const sessionOf = (secret: string): string => secret.replace('_secret_fake', '');

describe('where the operator chose the form in our page', () => {
  test('pressing Pay answers what the form needs, leads nowhere else, and pays nothing yet', async () => {
    const browser = paid.site.browser();
    must(await browser.post(paths.saveFormData, aCompleteForm()));
    expect(must(await browser.get(paths.price)).json()).toMatchObject({ surface: 'elements', isSimulated: false });
    const answer = await begun(browser);
    expect(answer).toMatchObject({
      payment_completed: false,
      in_page: {
        client_secret: expect.stringContaining('_secret_'),
        publishable_key: PUBLISHABLE_KEY,
        script_url: `${paid.stripe.origin}/endive/stripe.js`,
      },
    });
    expect(answer.redirect_url).toBeUndefined();
    expect((await browser.get(paths.checkAccess)).json()).toEqual({ hasAccess: false });
  });

  test('what the form says proves nothing: the payment is read', async () => {
    const browser = paid.site.browser();
    const { order_id, in_page } = await begun(browser);
    const before = must(await browser.post(paths.checkoutReturn, { order_id })).json();
    expect(before).toMatchObject({ payment_completed: false, in_page });
    await paid.stripe.pay(sessionOf(in_page.client_secret), APPROVED_CARD);
    expect(must(await browser.post(paths.checkoutReturn, { order_id })).json()).toMatchObject({
      payment_completed: true,
      payment_amount: 30.92,
    });
  });

  test('whoever cannot load the form is led to the provider’s page, and can pay once alone', async () => {
    const browser = paid.site.browser();
    const { in_page } = await begun(browser);
    const { sessionId } = await sentToPay(browser);
    expect(paid.stripe.ledger.find(sessionOf(in_page.client_secret)).status).toBe('expired');
    expect(paid.stripe.ledger.find(sessionId)).toMatchObject({ status: 'open', uiMode: 'hosted_page' });
  });

  test('the policy of our pages lets that service in, and nobody else', async () => {
    const { headers } = await paid.site.app.inject('/api/health-of-nothing');
    const policy = String(headers['content-security-policy']);
    const { origin } = paid.stripe;
    for (const rule of [`script-src 'self' ${origin}`, `connect-src 'self' ${origin}`, `frame-src blob: ${origin}`]) {
      expect(policy.split(';')).toContain(rule);
    }
    expect(headers['permissions-policy']).toContain(`payment=(self "${origin}")`);
  });
});

test('where nobody chose it, the policy lets nobody in and requires Trusted Types', async () => {
  const hosted = await startPaidSite();
  const simulated = await startTestApp();
  for (const { app } of [hosted.site, simulated]) {
    const { headers } = await app.inject('/api/health-of-nothing');
    const policy = String(headers['content-security-policy']);
    expect(policy).not.toContain('http');
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(headers['permissions-policy']).toContain('payment=()');
  }
  await Promise.all([hosted.close(), simulated.close()]);
});

test('a page of the provider is what is asked for where nobody chose the form, whatever a browser sends', async () => {
  const hosted = await startPaidSite();
  const browser = hosted.site.browser();
  must(await browser.post(paths.saveFormData, aCompleteForm()));
  const answer = must(await browser.post(paths.checkout, aPayment({ paymentToken: 'elements' }))).json();
  expect(answer.redirect_url).toContain('/c/pay/');
  expect(answer.in_page).toBeUndefined();
  await hosted.close();
});

test('nothing was asked of the provider that the fake does not know', () => {
  expect(paid.stripe.surprises).toEqual([]);
});
