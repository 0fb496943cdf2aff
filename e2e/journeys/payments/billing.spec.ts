import { type Browser, expect, test } from '@playwright/test';
import { AccountPage, aPerson, type Person } from '../steps/account-page.ts';
import { Keyboard } from '../steps/keyboard.ts';
import { send } from '../steps/order-calls.ts';
import { expectAccessible, watchPage } from '../steps/page-health.ts';
import { ownAddress, PAID_SITE, payAtService, payOnly, serviceCards } from '../steps/paid-site.ts';

test.use({ baseURL: PAID_SITE });

const PACKAGES = ['demand-letter', 'small-claims', 'full-trial'] as const;

/** So many payments one browser may try in an hour. */
const A_BROWSER = 7;

async function payMany(browser: Browser, { email, password }: Person, count: number): Promise<void> {
  for (let paid = 0; paid < count; paid += A_BROWSER) {
    const { request, close } = await signedIn(browser, email, password);
    for (let index = paid; index < Math.min(count, paid + A_BROWSER); index += 1) {
      await send(request, '/api/register/clear_session_form', {});
      const selectedPackage = PACKAGES[index % PACKAGES.length];
      await payOnly(request, { selectedPackage }, { email: ownAddress('many') });
    }
    await close();
  }
}

async function signedIn(browser: Browser, email: string, password: string) {
  const context = await browser.newContext({ baseURL: PAID_SITE });
  await send(context.request, '/api/login.php', { email, password });
  return { request: context.request, close: () => context.close() };
}

test('the bills of an account: none, one, disputed, refunded; sorted, and with their receipts', async ({ page }) => {
  const isHealthy = watchPage(page);
  await new AccountPage(page).makeAccount(aPerson('bills'));
  await page.goto('/billing');
  await expect(page.getByText('No orders yet.')).toBeVisible();
  await expectAccessible(page, 'no bills');

  await payAtService(page.request, {}, { email: ownAddress('bills') });
  await page.reload();
  const bills = page.getByRole('list', { name: 'Your orders' }).getByRole('listitem');
  await expect(bills).toHaveCount(1);
  await expect(bills.first()).toContainText('Paid');
  await expect(page.getByLabel('Sort by')).toHaveCount(0);

  await send(page.request, '/api/register/clear_session_form', {});
  await payAtService(
    page.request,
    { selectedPackage: 'small-claims' },
    { email: ownAddress('bills'), card: serviceCards.disputed },
  );
  await page.reload();
  await expect(bills).toHaveCount(2);
  await expect(bills.first()).toContainText('Disputed');
  await expect(bills.first()).toContainText('Until this is settled, no letter of this claim is sent.');
  await expectAccessible(page, 'two bills');
  await page.getByLabel('Sort by').selectOption({ label: 'Lowest total first' });
  await expect(page).toHaveURL(/sort=lowest/);
  await expect(bills.first()).toContainText('$30.92');

  // Without a mouse: the focus goes into the window, and back to what opened it.
  const keyboard = new Keyboard(page);
  const wish = bills.first().getByRole('button', { name: /^Get a refund/ });
  await keyboard.activate(wish);
  const dialog = page.getByRole('dialog', { name: 'Refund this order?' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(wish).toBeFocused();
  await keyboard.activate(wish);
  await keyboard.activate(dialog.getByRole('button', { name: 'Refund $30.92' }));
  await expect(page.getByText('Your money is on its way back. We emailed you about it.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Billing' })).toBeFocused();
  await expect(bills.first()).toContainText('Refunded');
  await expect(bills.first()).toContainText('−$30.92');
  await expectAccessible(page, 'a refunded bill');
  isHealthy();
});

test('more bills than a page holds are paged as the cases are', async ({ page, browser }) => {
  test.slow();
  const person = aPerson('many-bills');
  await new AccountPage(page).makeAccount(person);
  await payMany(browser, person, 21);
  await page.goto('/billing');
  await expect(page.getByText('Showing 1 to 20 of 21 orders')).toBeVisible();
  await expectAccessible(page, 'many bills');
  await page
    .getByRole('button', { name: /^Next/ })
    .or(page.getByRole('link', { name: /^Next/ }))
    .click();
  await expect(page.getByText('Showing 21 to 21 of 21 orders')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Your orders' }).getByRole('listitem')).toHaveCount(1);
  await page.goto('/billing?page=9&sort=highest');
  await expect(page).toHaveURL(/page=2/);
});
