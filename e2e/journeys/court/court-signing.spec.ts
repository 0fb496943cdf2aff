import { expect, type Locator, type Page, test } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { AccountPage, aPerson } from '../steps/account-page.ts';
import { depositClaim } from '../steps/claim.ts';
import { approveByCalls, payByCalls } from '../steps/order-calls.ts';
import { expectAccessible, watchPage } from '../steps/page-health.ts';
import { readPdf } from '../steps/read-pdf.ts';
import { ResultPage } from '../steps/result-page.ts';

const caseRow = (page: Page) =>
  page
    .getByRole('table', { name: 'Court Documents' })
    .getByRole('row')
    .filter({ hasText: depositClaim.defendant.name })
    .first();

/** Goes on with the Tab key until the control has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('the Tab key does not get there');
}

async function press(page: Page, control: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, control);
  // A key, other than a click, does not wait until the button takes it.
  await expect(control).toBeEnabled();
  await page.keyboard.press(key);
}

/** A signed-in person whose papers are made, on the list. */
async function withPapers(page: Page, name: string): Promise<void> {
  await new AccountPage(page).makeAccount(aPerson(name));
  await approveByCalls(page.request, await payByCalls(page.request, { selectedPackage: 'small-claims' }));
  await page.goto('/court-documents');
  await expect(caseRow(page)).toContainText('Ready, not signed');
}

async function savedComplaint(page: Page) {
  const complaint = page.getByRole('listitem').filter({ hasText: 'Small Claims Complaint' }).first();
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    complaint.getByRole('button', { name: /^Download/ }).click(),
  ]);
  return readPdf(await readFile(await saved.path()));
}

test('a complaint is read and signed with the keyboard alone, and a later change voids the signature', async ({
  page,
}) => {
  test.slow();
  const isHealthy = watchPage(page);
  await withPapers(page, 'signing');
  await press(page, caseRow(page).getByRole('button', { name: /^View/ }));
  await press(page, page.getByRole('link', { name: /^Read and sign the complaint/ }));
  await expect(page.getByRole('heading', { level: 1, name: 'Read and sign the complaint' })).toBeFocused();
  const paper = page.getByRole('article', { name: 'The complaint as it will be printed' });
  await expect(paper).toContainText('I certify that the foregoing statements made by me are true.');
  await expect(paper).toContainText(depositClaim.defendant.name);
  await expect(page.getByRole('img', { name: 'Your signature as you made it before' })).toBeVisible();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await expectAccessible(page, 'the complaint to sign');

  const sign = page.getByRole('button', { name: 'Sign the Small Claims Complaint' });
  await press(page, sign);
  const missing = page.getByRole('group').filter({ hasText: 'Nothing is signed yet.' });
  await expect(missing).toBeFocused();
  await expectAccessible(page, 'the boxes that are not ticked');
  for (const box of await page.getByRole('checkbox').all()) await press(page, box, 'Space');
  await press(page, sign);

  await expect(page).toHaveURL(/\/court-documents\?case=/);
  await expect(page.getByText('You signed the complaint.').first()).toBeVisible();
  await expect(caseRow(page)).toContainText('Ready, signed', { timeout: 60_000 });
  await expectAccessible(page, 'signed papers');
  const signed = await savedComplaint(page);
  expect(signed.text.replace(/\s+/g, ' ')).toContain('Signed on the screen on');
  expect(signed.isTagged).toBe(true);
  await page.getByText(/^Version 1, not signed/).click();
  await expect(page.getByText(/You signed the complaint\. The signed papers replaced this version\./)).toBeVisible();

  await page.goto('/result');
  const result = new ResultPage(page);
  await result.wizard.title(/Small Claims/);
  await result.openText();
  await expect(result.text).toHaveValue(/Sincerely,/);
  await result.edit((text) => text.replace('Sincerely,', 'Respectfully,'));
  await result.save();
  await page.goto('/court-documents');
  await expect(caseRow(page)).toContainText('Signature no longer valid');
  await caseRow(page).getByRole('button', { name: /^View/ }).click();
  await expect(page.getByText('Your signature no longer counts.')).toBeVisible();
  await expectAccessible(page, 'a void signature');
  isHealthy();
});

test('facts that are not right are corrected before signing', async ({ page }) => {
  test.slow();
  const isHealthy = watchPage(page);
  await withPapers(page, 'correcting');
  await caseRow(page).getByRole('button', { name: /^View/ }).click();
  await page.getByRole('link', { name: /^Read and sign the complaint/ }).click();
  const something = page.getByRole('heading', { name: 'Is something wrong?' });
  await press(page, page.getByRole('button', { name: 'Correct facts or answers' }));
  await expect(something).toBeFocused();
  await press(page, page.getByRole('button', { name: 'Cancel' }));
  await expect(something).toBeFocused();
  await page.getByRole('button', { name: 'Correct facts or answers' }).click();
  const story = page.getByLabel('What happened');
  await story.fill('A line that must not be lost.');
  await page.getByRole('link', { name: 'Back to Court Documents' }).click();
  await expect(page.getByRole('dialog', { name: 'Your changes are not saved' })).toBeVisible();
  await page.getByRole('button', { name: 'Stay here' }).click();
  await expect(story).toHaveValue('A line that must not be lost.');
  await story.fill('My Social Security number is 123-45-6789.');
  await page.getByRole('button', { name: 'Make new papers with these facts' }).click();
  await expect(page.getByRole('alert')).toContainText('The facts have a private number');
  await expectAccessible(page, 'facts that are refused');
  await story.fill('I paid a deposit.\n\nIt was never returned to me.');
  const trades = page.getByLabel(/^Name that .+ does business under/);
  await trades.fill('Corner Street Rooms');
  await expectAccessible(page, 'the name a defendant trades under');
  await page.getByRole('button', { name: 'Make new papers with these facts' }).click();
  await expect(page.getByText('Your facts are saved.')).toBeVisible();
  await expect(page.getByText(/^Version 2, prepared on/)).toBeVisible({ timeout: 60_000 });
  await expect(caseRow(page)).toContainText('Ready, not signed');
  const { text } = await savedComplaint(page);
  expect(text).toContain('It was never returned to me.');
  expect(text).toContain('t/a Corner Street Rooms');
  isHealthy();
});
