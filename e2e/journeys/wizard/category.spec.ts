import { expect, test } from '@playwright/test';
import { expectAccessible, watchPage } from '../steps/page-health.ts';
import { WizardPage } from '../steps/wizard-page.ts';

test('the first screen offers the twelve categories the database holds', async ({ page }) => {
  const isHealthy = watchPage(page);
  const wizard = new WizardPage(page);
  await wizard.open();
  const served: { data: { label: string }[] } = await (await page.request.get('/api/categories.php')).json();
  await expect(page.getByRole('radio')).toHaveCount(served.data.length);
  for (const { label } of served.data) await expect(page.getByRole('radio', { name: label })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Back' })).toHaveCount(0);
  await expectAccessible(page, 'the category screen');
  isHealthy();
});

test('the first screen is readable before any script has run', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Which of these best classifies your situation?');
  await expect(page.getByRole('radio')).toHaveCount(12);
  await context.close();
});

test('any other path says plainly that nothing is there', async ({ page }) => {
  const answer = await page.goto('/nowhere');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page, 'the not-found page');
});

test('the result page sends a visitor without a paid order to the start', async ({ page }) => {
  await page.goto('/result');
  await expect(page).toHaveURL('/');
});

for (const theme of ['light', 'dark'] as const) {
  test(`the first screen holds at 320 pixels in ${theme} mode`, async ({ browser }) => {
    const context = await browser.newContext({ viewport: { width: 320, height: 700 }, colorScheme: theme });
    const page = await context.newPage();
    await new WizardPage(page).open();
    await expectAccessible(page, `the category screen at 320 pixels, ${theme}`);
    await context.close();
  });
}
