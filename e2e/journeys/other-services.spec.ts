import { expect, test } from '@playwright/test';
import { AccountPage } from './steps/account-page.ts';
import { send, unique } from './steps/order-calls.ts';
import { OtherService } from './steps/other-service.ts';
import { OwnProduct } from './steps/own-product.ts';
import { expectAccessible } from './steps/page-health.ts';

const LOG_IN = 'Log in with Google';

test('another service logs somebody in: with a proved address at once, with another one after a mailed code', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const service = new OtherService();
  const product = new OwnProduct();
  const anew = async () => new AccountPage(await (await browser.newContext({ baseURL: product.address })).newPage());
  const through = async ({ page }: AccountPage) => {
    await page.getByRole('link', { name: LOG_IN }).click();
    await expect(page.getByRole('heading', { name: 'The other service' })).toBeVisible();
    await page.getByRole('link', { name: 'Go on' }).click();
  };
  try {
    await product.start(undefined, await service.start());

    // Who was proved there has an account here by one press, and comes to the page they wanted.
    service.who = { sub: 'one', email: `proved-${unique()}@example.com`, email_verified: true };
    const first = await anew();
    await first.page.goto('/settings');
    await expect(first.page).toHaveURL('/login');
    await through(first);
    await expect(first.page).toHaveURL('/settings');
    await first.says(service.who.email);

    // One that this site has not set up says so where it is.
    const other = await anew();
    await other.page.goto('/login');
    await other.page.getByRole('button', { name: 'Log in with Facebook' }).click();
    await other.says('This site has not set up that way to log in.');
    await expectAccessible(other.page, 'a log-in service that is not set up');

    // Who was not proved there proves it here once, by a code to that very address.
    const email = `unproved-${unique()}@example.com`;
    const password = 'quiet-harbor-41';
    const owner = await anew();
    const { verification_code } = await send(owner.page.request, '/api/register/register', { email, password });
    await send(owner.page.request, '/api/register/verify', { email, verification_code });
    service.who = { sub: 'two', email, email_verified: false };
    await through(other);
    await expect(other.page).toHaveURL('/login?problem=unconfirmed');
    await other.says('does not say that your email is yours');
    await expectAccessible(other.page, 'a log-in service that proves no address');
    await other.press('Email me a code to log in');
    await other.field('email').fill(email);
    await other.field('email').press('Enter');
    await other.says('a message is on its way');
    await other.field('code').fill(await other.mailedCode(email, /log in/i));
    await other.field('code').press('Enter');
    await expect(other.page).toHaveURL('/dashboard');

    const later = await anew();
    await later.page.goto('/login');
    await through(later);
    await expect(later.page).toHaveURL('/dashboard');
  } finally {
    await product.remove();
    service.stop();
  }
});
