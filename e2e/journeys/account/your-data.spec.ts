import { type Browser, expect, type Page, test } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { AccountPage, aPerson } from '../steps/account-page.ts';
import { expectAccessible, watchPage } from '../steps/page-health.ts';
import { WizardPage } from '../steps/wizard-page.ts';

/** Looks at the page once more as a small phone in the dark shows it, and in another language. */
async function lookSmall(browser: Browser, page: Page, language: string, what: string): Promise<void> {
  const storageState = await page.context().storageState();
  const context = await browser.newContext({
    storageState,
    viewport: { width: 320, height: 700 },
    colorScheme: 'dark',
  });
  const small = await context.newPage();
  await small.goto(`${new URL(page.url()).pathname}?lang=${language}`);
  await expect(small.locator('main section').last().getByRole('button').first()).toBeVisible();
  await expectAccessible(small, what);
  const wide = await small.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(wide).toBe(false);
  await context.close();
}

async function downloaded(page: Page): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download your data' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('Your-Data.zip');
  return (await readFile((await file.path()) ?? '')).toString('latin1');
}

test('somebody takes their data along, deletes the account, and is not known any more', async ({ page, browser }, {
  project,
}) => {
  test.slow();
  const isHealthy = watchPage(page);
  const person = aPerson(`leaves.${project.name}`);
  const account = new AccountPage(page);
  await account.makeAccount(person);
  await page.goto('/settings');
  const data = account.section('Your data');
  await expect(data).toContainText('You can download it for 7 days.');
  await data.getByRole('button', { name: 'Make the file' }).click();
  await expect(data).toContainText('Your file is ready.', { timeout: 30_000 });
  expect(await downloaded(page)).toContain('account.json');
  await expectAccessible(page, 'the settings with a file that is ready');

  const leaving = account.section('Delete your account');
  await expect(leaving).toContainText('for 7 years');
  await leaving.getByRole('button', { name: 'Delete all my data' }).click();
  await expect(leaving.getByRole('checkbox')).toBeFocused();
  await account.press('Delete for good');
  await expect(leaving.getByRole('group')).toContainText('Please tick that you want to delete everything.');
  await leaving.getByRole('checkbox').check();
  const password = account.field('delete-password');
  await password.fill('not-my-password');
  await account.press('Delete for good');
  await account.says('Your current password is not right.');
  await expectAccessible(page, 'the refused deletion');
  await lookSmall(browser, page, 'es', 'the settings in Spanish at 320 pixels in the dark');
  await lookSmall(browser, page, 'tr', 'the settings in Turkish at 320 pixels in the dark');
  await password.fill(person.password);
  await account.press('Delete for good');
  await expect(page).toHaveURL('/your-data');
  await account.says('Your data is being deleted.');
  await expectAccessible(page, 'the farewell');

  await account.logIn(person);
  await account.says('The email or the password is not right');
  isHealthy();
});

test('a deletion can be confirmed by a mailed code', async ({ page }, { project }) => {
  test.slow();
  const isHealthy = watchPage(page);
  const person = aPerson(`codes.${project.name}`);
  const account = new AccountPage(page);
  await account.makeAccount(person);
  await page.goto('/settings');
  await account.press('Delete all my data');
  await account.section('Delete your account').getByRole('checkbox').check();
  await account.press('Send me a code instead');
  const code = await account.shownCode();
  expect(code).toBe(await account.mailedCode(person.email, /delete your account/));
  await account.field('delete-code').fill(code);
  await expectAccessible(page, 'the code that confirms a deletion');
  await account.press('Delete for good');
  await expect(page).toHaveURL('/your-data');
  isHealthy();
});

test('whoever paid without an account proves the address, and deletes the claim elsewhere by a mailed link', async ({
  page,
  browser,
}) => {
  test.slow();
  const isHealthy = watchPage(page);
  const account = new AccountPage(page);
  const wizard = new WizardPage(page);
  await wizard.resumeAt(5, 1);
  await wizard.pay();
  await wizard.title('Order Complete');
  await page.getByText('What that means: Keep your claim').click();
  await account.says('Without an account we keep your claim for 2 years after your last visit.');
  await page.getByRole('link', { name: 'Your data and your way back to it' }).click();
  await expect(page).toHaveURL('/your-data');
  await account.says('is kept for 2 years after your last visit');
  await expectAccessible(page, 'the data of a browser without an account');
  await lookSmall(browser, page, 'tr', 'the data page in Turkish at 320 pixels in the dark');
  const address = (await account.section('Your way back').locator('strong').textContent()) ?? '';
  await account.press('Send a code to this address');
  await account.field('code').fill(await account.shownCode());
  await account.press('Verify');
  await account.says('is confirmed');

  const elsewhere = await (await browser.newContext()).newPage();
  const other = new AccountPage(elsewhere);
  await elsewhere.goto('/your-data');
  await other.says('Nothing is kept for this browser.');
  await other.field('email').fill(address);
  await other.press('Send the link');
  await other.says('If claims are kept for this address');
  await expectAccessible(elsewhere, 'the page that asks for a link');
  await elsewhere.goto(await other.mailedLink(address, /Your data at/));
  await expect(elsewhere.getByRole('heading', { name: 'Delete your data' })).toBeVisible();
  await other.press('Delete all my data');
  await elsewhere.getByRole('checkbox').check();
  await other.press('Delete for good');
  await other.says('Your data is being deleted.');
  // The deletion is a job: it may not have run yet.
  await expect(async () => {
    await page.goto('/your-data');
    await expect(page.getByText('Nothing is kept for this browser.')).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
  await elsewhere.context().close();
  isHealthy();
});
