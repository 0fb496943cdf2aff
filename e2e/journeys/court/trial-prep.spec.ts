import { expect, type Page, test } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { AccountPage, aPerson } from '../steps/account-page.ts';
import { depositClaim } from '../steps/claim.ts';
import { approveByCalls, payByCalls } from '../steps/order-calls.ts';
import { expectAccessible, watchPage } from '../steps/page-health.ts';
import { readPdf } from '../steps/read-pdf.ts';

/** The same page where it is narrow, in both colours. */
async function expectAccessibleEverywhere(page: Page, where: string): Promise<void> {
  const before = page.viewportSize();
  for (const [width, colorScheme] of [
    [320, 'dark'],
    [1280, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectAccessible(page, `${where} at ${width} pixels, ${colorScheme}`);
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
  if (before !== null) await page.setViewportSize(before);
}

/** Saves a paper and reads it. */
async function savedPaper(page: Page, title: string): Promise<string> {
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: `Download : ${title}` }).click();
  const path = await (await saving).path();
  const { text, isTagged } = await readPdf(await readFile(path));
  expect(isTagged).toBe(true);
  return text;
}

test('notes for the trial are saved, and papers are made from them', async ({ page }) => {
  test.slow();
  const isHealthy = watchPage(page);
  await new AccountPage(page).makeAccount(aPerson('trial'));
  await approveByCalls(page.request, await payByCalls(page.request, { selectedPackage: 'full-trial' }));
  await page.goto('/court-documents');
  await page.getByRole('button', { name: /^View/ }).first().click();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Prepare for trial/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Prepare for trial' })).toBeFocused();
  await expect(page.getByText(`Case against ${depositClaim.defendant.name}`)).toBeVisible();
  await expectAccessibleEverywhere(page, 'a case without notes');

  await page.getByRole('button', { name: 'Add a witness' }).click();
  await page.getByLabel('Name').fill('Rosa Diaz');
  await page.getByRole('button', { name: 'Save my notes' }).click();
  const wrong = page.getByRole('group', { name: 'Your notes are not saved yet.' });
  await expect(wrong).toBeFocused();
  await wrong.getByRole('link', { name: 'Please write what witness 1 saw or heard.' }).click();
  const saw = page.getByLabel('What they saw or heard');
  await expect(saw).toBeFocused();
  await saw.fill('She helped me clean on August 31 and took photos.');
  const condition = page.getByRole('group', { name: /^You left the home in good order/ });
  await condition.getByRole('checkbox', { name: 'Witness: Rosa Diaz' }).check();
  await page.getByLabel('The least you would take').fill('1777.31');
  await page.getByRole('checkbox', { name: 'Work out interest in the money worksheet' }).check();
  await page.getByRole('link', { name: 'Back to Court Documents' }).click();
  await expect(page.getByRole('dialog', { name: 'Your notes are not saved' })).toBeVisible();
  await page.getByRole('button', { name: 'Stay here' }).click();

  await page.getByRole('button', { name: 'Make my trial papers' }).click();
  await expect(page.getByText(/Your papers are ready/)).toBeVisible({ timeout: 90_000 });
  await expectAccessibleEverywhere(page, 'a case with papers');
  const book = await savedPaper(page, 'Trial Papers');
  expect(book).toContain('Witness: Rosa Diaz.');
  expect(book).not.toContain('1,777.31');
  expect(await savedPaper(page, 'My Private Notes for the Mediation')).toContain('$1,777.31');

  await page.reload();
  await expect(page.getByLabel('The least you would take')).toHaveValue('1,777.31');
  await expect(condition.getByRole('checkbox', { name: 'Witness: Rosa Diaz' })).toBeChecked();
  await page.getByRole('button', { name: 'Remove : witness 1' }).click();
  await expect(page.getByRole('heading', { name: 'Who will speak for you' })).toBeFocused();
  await expect(page.getByText('Something changed since the papers were made.')).toBeVisible();
  await page.getByRole('button', { name: 'Save my notes' }).click();
  await expect(page.getByText('Your notes are saved.')).toBeVisible();
  isHealthy();
});
