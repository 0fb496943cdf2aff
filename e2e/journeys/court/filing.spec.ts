import { expect, type Page, test } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { AccountPage, aPerson } from '../steps/account-page.ts';
import { depositClaim } from '../steps/claim.ts';
import { approveByCalls, payByCalls, read } from '../steps/order-calls.ts';
import { expectAccessible, watchPage } from '../steps/page-health.ts';
import { readPdf } from '../steps/read-pdf.ts';

/** A paid case whose court papers are ready; its id. */
async function aReadyCase({ request }: Page): Promise<string> {
  await approveByCalls(request, await payByCalls(request, { selectedPackage: 'small-claims' }));
  const { case_id } = await read(request, '/api/check_existing_demand');
  return String(case_id);
}

test('somebody files with the page beside the court’s, takes the papers to a computer, and gets the days', async ({
  page,
  browser,
}) => {
  test.slow();
  page.setDefaultTimeout(20_000);
  const isHealthy = watchPage(page);
  await new AccountPage(page).makeAccount(aPerson('filing'));
  const caseId = await aReadyCase(page);
  await page.goto(`/court-documents?case=${caseId}`);
  await page.getByRole('link', { name: /^File it now/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'File it now' })).toBeVisible();
  await expect(page.getByText(`Case against ${depositClaim.defendant.name}`)).toBeVisible();
  await expect(page.getByText('One file may have up to 35 MB.')).toBeVisible();
  await expect(page.getByText('As of April 15, 2021').first()).toBeVisible();
  await expect(page.getByText('It does not work on phones or tablets.', { exact: false })).toBeVisible();
  await expectAccessible(page, 'the page for filing');

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: /^Copy.*County, The case$/ }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Essex');
  await page.getByRole('checkbox', { name: 'I chose a type for each file.' }).check();

  await page.getByRole('button', { name: 'Make a link' }).click();
  await expect(page.getByRole('img', { name: 'The link as a QR code' })).toBeVisible();
  const code = (await page.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/).textContent()) ?? '';
  await expectAccessible(page, 'the link for another device');

  const other = await browser.newContext({ viewport: { width: 320, height: 700 } });
  const computer = await other.newPage();
  const isOtherHealthy = watchPage(computer);
  await computer.goto(`/hand-over#${code}`);
  await expectAccessible(computer, 'the hand-over at 320 pixels');
  await computer.getByRole('button', { name: 'Show the papers' }).click();
  await expect(computer.getByRole('heading', { level: 2, name: 'File with the court' })).toBeVisible();
  await expectAccessible(computer, 'the papers handed over at 320 pixels');
  const [saved] = await Promise.all([
    computer.waitForEvent('download'),
    computer.getByRole('button', { name: /^Download.*Small Claims Complaint$/ }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe('Small-Claims-Complaint.pdf');
  expect((await readPdf(await readFile(await saved.path()))).text).toContain(depositClaim.defendant.name);
  await computer.goto('/court-documents');
  await expect(computer).toHaveURL('/login');
  await computer.goto(`/hand-over#${code}`);
  await computer.reload();
  await computer.getByRole('button', { name: 'Show the papers' }).click();
  await expect(computer.getByText('This link or code no longer works.', { exact: false })).toBeVisible();
  isOtherHealthy();
  await other.close();

  const day = page.getByRole('group', { name: /^Day you filed/ });
  await day.getByLabel('Month').selectOption({ label: 'January' });
  await day.getByLabel('Day').fill('5');
  await day.getByLabel('Year').fill('2099');
  await page.getByRole('button', { name: 'Save and count the days' }).click();
  await expect(page.getByRole('link', { name: /This day is in the future/ })).toBeVisible();
  await expectAccessible(page, 'a day that cannot be');
  await day.getByLabel('Year').fill('2026');
  await page.getByLabel('Docket number').fill('sc 1234 26');
  await page.getByRole('button', { name: 'Save and count the days' }).click();
  await expect(page.getByText('Saved. Your days are counted, and we mailed them to you.')).toBeVisible();
  await expect(page.getByLabel('Docket number')).toHaveValue('SC-001234-26');
  await expect(page.getByText('Court date: about this time')).toBeVisible();
  const [calendar] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^Download.*your days as a calendar$/ }).click(),
  ]);
  expect(await readFile(await calendar.path(), 'utf8')).toContain('BEGIN:VEVENT');

  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'I chose a type for each file.' })).toBeChecked();
  for (const [language, title] of [
    ['es', 'Preséntelo ahora'],
    ['tr', 'Şimdi dava açın'],
  ] as const) {
    await page.evaluate((chosen) => {
      document.cookie = `lang=${chosen}; Path=/; SameSite=Lax`;
    }, language);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.setViewportSize({ width: 320, height: 700 });
    await expectAccessible(page, `the page for filing in ${language} at 320 pixels`);
    await page.setViewportSize({ width: 1440, height: 900 });
  }
  isHealthy();
});
