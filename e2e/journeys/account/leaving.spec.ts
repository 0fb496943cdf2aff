import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../steps/page-health.ts';
import { WizardPage } from '../steps/wizard-page.ts';

/** The page outside that somebody is sent to, without the outside. */
const standIn = (page: Page) =>
  page.route('https://www.weather.gov/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Weather</title><p>Sunny</p>' }),
  );

test('somebody who must not be seen leaves at one press, and Back shows nothing until it is asked for', async ({
  page,
}) => {
  await standIn(page);
  const wizard = new WizardPage(page);
  await wizard.resumeAt(1, 2, { signature: null, signatureMethod: '' });
  await wizard.title('Tell us more about it');
  // The page that was left has no place in the history: Back leads to the one before it.
  await page.goto('/login');
  await page.getByRole('link', { name: 'Leave now' }).click();
  await expect(page).toHaveTitle('Weather');

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You left this page');
  await expect(page.locator('body')).not.toContainText('Tell us more about it');
  await expectAccessible(page, 'the cover of a page that was left');
  await page.getByRole('button', { name: 'Show it again' }).click();
  await wizard.title('Tell us more about it');
});

test('the way out is there before the script of the page, and by keyboard', async ({ page }) => {
  await standIn(page);
  await page.goto('/');
  const way = page.getByRole('link', { name: 'Leave now' });
  await expect(way).toHaveAttribute('href', 'https://www.weather.gov/');
  await way.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle('Weather');
});

test('the tab names no amount', async ({ page }) => {
  const wizard = new WizardPage(page);
  await wizard.resumeAt(4, 1);
  await wizard.title(/How did you calculate/);
  await expect(page).toHaveTitle('Claim Details | Plainclaim');
});
