import { expect, type Page, test } from '@playwright/test';
import { WizardPage } from './wizard-page.ts';

const FIRST_TITLE = /^Plainclaim: claim the money you are owed/;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Comes to the wizard from another page by a link, as from its logo. */
async function followLinkHome(page: Page): Promise<void> {
  await page.goto('/login');
  await expect(page).toHaveTitle('Login | Plainclaim');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Plainclaim/ })
    .click();
}

test('a link to the wizard leads to the heading of the screen that opens, and the tab has its name', async ({
  page,
}) => {
  const wizard = new WizardPage(page);
  await wizard.resumeAt(1, 2, { signature: null, signatureMethod: '' });
  await wizard.title('Tell us more about it');
  await expect(page).toHaveTitle('Tell us more about it | Plainclaim');
  await expect(heading(page)).not.toBeFocused();
  await followLinkHome(page);
  await wizard.title('Tell us more about it');
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveTitle('Tell us more about it | Plainclaim');
});

test('a link to the first screen does so too, and the choice made there keeps the focus', async ({ page }) => {
  await followLinkHome(page);
  const wizard = new WizardPage(page);
  await wizard.title('Which of these best classifies your situation?');
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveTitle(FIRST_TITLE);
  const choice = page.getByRole('radio').nth(1);
  await choice.check();
  await expect(page.getByRole('contentinfo').getByRole('button', { name: 'New claim' })).toBeVisible();
  await expect(choice).toBeFocused();
  await wizard.goOn();
  await expect(page).toHaveTitle('Check all that apply | Plainclaim');
  await wizard.goBack();
  await wizard.title('Which of these best classifies your situation?');
  await expect(page).toHaveTitle(FIRST_TITLE);
});

test('a page that is loaded leaves the focus where the browser puts it', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle(FIRST_TITLE);
  await page.getByRole('radio').first().check();
  await expect(page.locator('[data-state="saved"]').first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('radio').first()).toBeChecked();
  await expect(page.locator('body')).toBeFocused();
});

test('a path that is no page says so in the tab', async ({ page }) => {
  await page.goto('/nothing-here');
  await expect(page).toHaveTitle('Page not found | Plainclaim');
});
