import { expect, test } from '@playwright/test';
import { AccountPage, aPerson } from '../steps/account-page.ts';
import { read } from '../steps/order-calls.ts';
import { expectAccessible, watchPage } from '../steps/page-health.ts';
import { goToService, ownAddress, PAID_SITE, payAtService, serviceCards } from '../steps/paid-site.ts';

test.use({ baseURL: PAID_SITE });

test('a larger package costs the difference alone, and a refund brings the smaller one back', async ({ page }) => {
  const isHealthy = watchPage(page);
  await new AccountPage(page).makeAccount(aPerson('larger'));
  await payAtService(page.request, {}, { email: ownAddress('larger') });
  const { case_id } = await read(page.request, '/api/check_existing_demand');
  await page.goto('/dashboard');
  await page.getByRole('link', { name: /^Upgrade/ }).click();
  await expect(page).toHaveURL(`/upgrade?case=${case_id}`);
  await expect(page.getByText('Paid before for the smaller package')).toBeVisible();
  await expect(page.getByText(/with one press until you approve or send your letter/)).toBeVisible();
  await expectAccessible(page, 'a larger package');

  await page.getByLabel('Package').selectOption({ label: 'Full Trial Prep Package' });
  await expect(page.getByRole('button', { name: 'Pay $181.26' })).toBeVisible();
  await page.getByLabel('Package').selectOption({ label: 'Small Claims Filing Help' });
  await page.getByLabel('ZIP').fill('07105');
  await expect(page.getByRole('button', { name: 'Pay $53.31' })).toBeVisible();
  const service = await goToService(page, ownAddress('larger'));
  await expect(page.getByText('$53.31')).toBeVisible();
  await service.goBack();
  await expect(page.getByText('You did not pay, so nothing was charged.')).toBeVisible();
  await expectAccessible(page, 'a larger package that was not paid');

  await page.getByLabel('ZIP').fill('07105');
  await expect(page.getByRole('button', { name: 'Pay $53.31' })).toBeEnabled();
  await (await goToService(page, ownAddress('larger'))).pay(serviceCards.approved);
  await expect(page.getByText('You have the larger package now.')).toBeVisible();
  await expectAccessible(page, 'a larger package, bought');
  await page.getByRole('link', { name: 'Go on with your claim' }).click();
  await expect(page.getByText('Small Claims Filing Help').first()).toBeVisible();

  await page.goto('/billing');
  const bills = page.getByRole('list', { name: 'Your orders' }).getByRole('listitem');
  await expect(bills).toHaveCount(2);
  await bills
    .first()
    .getByRole('button', { name: /^Get a refund/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Refund this order?' });
  await expect(dialog).toContainText('You have the smaller package again');
  await dialog.getByRole('button', { name: 'Refund $53.31' }).click();
  await expect(bills.first()).toContainText('Refunded');
  await page.goto(`/case?case=${case_id}`);
  await expect(page.getByText('Demand Letter Package').first()).toBeVisible();
  isHealthy();
});

test('without an account the larger package is bought from the order of this browser', async ({ page }) => {
  await payAtService(page.request, {}, { email: ownAddress('no-account') });
  await page.goto('/receipt');
  await page.getByRole('link', { name: 'Get a larger package' }).click();
  await page.getByLabel('ZIP').fill('07105');
  await expect(page.getByRole('button', { name: 'Pay $53.31' })).toBeEnabled();
  await (await goToService(page, ownAddress('no-account'))).pay(serviceCards.approved);
  await expect(page.getByText('You have the larger package now.')).toBeVisible();
  await page.getByRole('link', { name: 'Go on with your claim' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Small Claims/ })).toBeVisible();
});
