import { expect, test } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { expectAccessible, watchPage } from '../steps/page-health.ts';
import { readPdf } from '../steps/read-pdf.ts';
import { ResultPage } from '../steps/result-page.ts';
import { WizardPage } from '../steps/wizard-page.ts';

test('from the first screen to a signed letter in a PDF, without an account', async ({ page }) => {
  test.slow();
  const isHealthy = watchPage(page);
  const wizard = new WizardPage(page);
  await wizard.walkToSignature();
  await wizard.sign();
  await wizard.waitForFile();
  await wizard.choosePackage();
  await wizard.pay();

  await wizard.title('Order Complete');
  await expectAccessible(page, 'the order screen');
  await page
    .getByRole('link', { name: /letter/i })
    .first()
    .click();
  await expect(page).toHaveURL('/result');
  await wizard.title('Demand Letter Package');

  const result = new ResultPage(page);
  await result.waitForLetter();
  await expect(result.text).toHaveValue(/Ironbound Property Management LLC/);
  const composed = await result.text.inputValue();
  expect(composed).toContain('RE: Demand for payment of $2,450.00');
  expect(composed).toContain('Essex County');
  expect(composed).not.toMatch(/undefined|null|NaN|\{\{|\[object/);

  await result.edit((text) => text.replace('I left the apartment clean.', 'I left the apartment clean and swept.'));
  await result.save();
  await expectAccessible(page, 'the whole text');

  await result.chooseSelfMail();
  await result.approveButton.click();
  await expect(result.approved).toBeVisible();
  await expectAccessible(page, 'the approved letter');

  const [download] = await Promise.all([
    page.waitForEvent('download', { timeout: 30_000 }),
    page.getByRole('button', { name: /Download PDF/ }).click(),
  ]);
  const pdf = await readPdf(await readFile(await download.path()));
  expect(pdf.isTagged).toBe(true);
  expect(pdf.text).toContain('Marisol Vega');
  expect(pdf.text).toContain('I left the apartment clean and swept.');
  expect(pdf.text).toContain('$2,450.00');
  expect(pdf.text).toContain('Sincerely,');
  expect(pdf.text).not.toContain('DRAFT');
  isHealthy();
});

test('the result page stays with its owner: another browser is sent to the start', async ({ page, browser }) => {
  const result = new ResultPage(page);
  await result.openPaid();
  await result.waitForLetter();
  const stranger = await browser.newContext();
  const strangersPage = await stranger.newPage();
  await strangersPage.goto('/result');
  await expect(strangersPage).toHaveURL('/');
  await stranger.close();
});
