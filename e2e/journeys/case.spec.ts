import { expect, type Page, test } from '@playwright/test';
import { approveByCalls, payByCalls, read, send, unique } from './steps/order-calls.ts';
import { expectAccessible, watchPage } from './steps/page-health.ts';

/** Somebody with an account, whose letter is approved and waits to be mailed. */
async function aSentLetter(page: Page): Promise<string> {
  const email = `case-${unique()}@example.com`;
  const password = 'quiet-harbor-41';
  const { verification_code } = await send(page.request, '/api/register/register.php', { email, password });
  await send(page.request, '/api/register/verify.php', { email, verification_code });
  await approveByCalls(page.request, await payByCalls(page.request, { selectedPackage: 'small-claims' }));
  const { case_id } = await read(page.request, '/api/check_existing_demand');
  return String(case_id);
}

const next = (page: Page) => page.getByRole('region', { name: /./ }).filter({ hasText: 'Your next step' });
const money = (page: Page) => page.locator('section', { has: page.getByRole('heading', { name: 'Money' }) });

test('a case says what comes next, takes down what happened, and keeps the account', async ({ page }) => {
  test.slow();
  const isHealthy = watchPage(page);
  const caseId = await aSentLetter(page);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: /^Small Claims Filing Help/ }).click();
  await expect(page).toHaveURL(`/case?case=${caseId}`);
  await expect(page).toHaveTitle(/^Your case/);
  await expect(next(page)).toContainText('Mail your letter');
  await expect(page.getByRole('listitem').filter({ hasText: 'Today' })).toBeVisible();
  await expectAccessible(page, 'the page of a case');

  await page.getByRole('radio', { name: 'They paid a part' }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Enter how much they paid.').first()).toBeVisible();
  await expectAccessible(page, 'what happened, with a field that is missing');
  await page.getByLabel('How much they paid').fill('450');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved. The next step and the money are up to date.')).toBeVisible();
  await expect(money(page)).toContainText('$2,000.00');
  await expect(page.getByText('Paid in part')).toBeVisible();

  await page.getByRole('button', { name: /^Change ?: They paid a part/ }).click();
  await expect(page.getByLabel('How much they paid')).toHaveValue('450.00');
  await page.getByRole('radio', { name: 'They paid all of it' }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(next(page)).toContainText('You are done');
  await expect(money(page)).toContainText('$0.00');
  await page.reload();
  await expect(next(page)).toContainText('You are done');
  await expectAccessible(page, 'a case that is done');

  await page.getByRole('button', { name: /^Take back/ }).click();
  await expect(next(page)).toContainText('Mail your letter');
  await next(page).getByRole('button', { name: 'Open letter' }).click();
  await expect(page).toHaveURL('/result');
  isHealthy();
});

test('a case of somebody else, or of nobody, is not found, and a signed-out person logs in first', async ({
  page,
  browser,
}) => {
  const caseId = await aSentLetter(page);
  const other = await (await browser.newContext()).newPage();
  await other.goto(`/case?case=${caseId}`);
  await expect(other).toHaveURL('/login');
  await aSentLetter(other);
  await other.goto(`/case?case=${caseId}`);
  await expect(other.getByText('We could not find that case.')).toBeVisible();
  await expectAccessible(other, 'a case that is not there');
});
