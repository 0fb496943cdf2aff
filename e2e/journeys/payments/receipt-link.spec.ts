import { expect, test } from '@playwright/test';
import { expectAccessible, watchPage } from '../steps/page-health.ts';
import { approveIt, mailTo, ownAddress, PAID_SITE, payAtService, subjectsTo } from '../steps/paid-site.ts';
import { readPdf } from '../steps/read-pdf.ts';
import { WizardPage } from '../steps/wizard-page.ts';

test.use({ baseURL: PAID_SITE });

test('without an account the link of the receipt leads back to the letter from another device, with a code', async ({
  page,
  browser,
}) => {
  const isHealthy = watchPage(page);
  const email = ownAddress('comes-back');
  const first = await browser.newContext({ baseURL: PAID_SITE });
  await payAtService(first.request, {}, { email });
  const [link = ''] = /\/receipt#[\w-]{43}/.exec(await mailTo(first.request, email, /receipt/)) ?? [];
  expect(link).not.toBe('');

  await page.goto(link);
  await expect(page.getByText('To show that it is you')).toBeVisible();
  await expectAccessible(page, 'the link of a receipt');
  await page.getByRole('button', { name: 'Email me a code' }).click();
  const code = page.locator('[name="code"]');
  await expect(code).toBeFocused();
  await expectAccessible(page, 'the code for a receipt');
  await code.fill('000000');
  await page.getByRole('button', { name: 'Open my claim' }).click();
  await expect(page.getByText('Invalid verification code').first()).toBeVisible();
  await expectAccessible(page, 'a wrong code for a receipt');
  const mailed = await mailTo(page.request, email, /code/);
  await code.fill(/\b\d{6}\b/.exec(mailed.replace(/[\s\S]*<\/h1>/, ''))?.[0] ?? '');
  await page.getByRole('button', { name: 'Open my claim' }).click();
  await expect(page).toHaveURL('/result');
  await expect(page.getByText('Ironbound Property Management LLC').first()).toBeVisible();

  // In the browser that paid, the claim closed.
  expect((await (await first.request.get('/api/check_access')).json()).hasAccess).toBe(false);
  await page.goto(link);
  await expect(page.getByRole('link', { name: 'View your demand letter' })).toBeVisible();
  await first.close();
  isHealthy();
});

test('the receipt is shown, saved and mailed again, and all of the money comes back by one press', async ({ page }) => {
  const isHealthy = watchPage(page);
  const email = ownAddress('refunded');
  await payAtService(page.request, {}, { email });
  const mail = await mailTo(page.request, email, /receipt/);
  const [link = ''] = /\/receipt#[\w-]{43}/.exec(mail) ?? [];
  await page.goto('/receipt');
  await expectAccessible(page, 'a paid order');

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Download/ }).click();
  const file = await saved;
  const number = /receipt-([0-9A-Z]{4}-[0-9A-Z]{4})\.pdf/.exec(file.suggestedFilename())?.[1] ?? '';
  expect(mail).toContain(number);
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(Buffer.from(chunk));
  const pdf = await readPdf(Buffer.concat(chunks));
  expect(pdf.isTagged).toBe(true);
  for (const words of [number, 'Demand Letter Package', '$29.00', '6.625%', '$1.92', '$30.92', 'Visa ending in 4242']) {
    expect(pdf.text).toContain(words);
  }

  await page.getByRole('button', { name: /^View receipt/ }).click();
  await expect(page.getByRole('dialog', { name: 'Receipt' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Email it again/ }).click();
  await expect(page.getByText('The receipt is on its way')).toBeVisible();

  await page.getByRole('button', { name: /^Get a refund/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Refund this order?' });
  await expect(dialog).toContainText('All of the money, $30.92');
  await expectAccessible(page, 'the question about a refund');
  await dialog.getByRole('button', { name: 'Keep my order' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: /^Get a refund/ }).click();
  await dialog.getByRole('button', { name: 'Refund $30.92' }).click();
  await expect(page.getByText('Your money is on its way back. We emailed you about it.')).toBeVisible();
  await expectAccessible(page, 'a refunded order');
  await mailTo(page.request, email, /refund/);
  expect(await subjectsTo(page.request, email)).toEqual([
    'Your refund from Plainclaim',
    'Your receipt from Plainclaim',
    'Your receipt from Plainclaim',
  ]);

  // The answers are where the page says.
  await page.getByRole('link', { name: 'Back to my answers' }).click();
  await new WizardPage(page).title('Checkout');
  await page.goto(link);
  await expect(page.getByText('All of the money for this order went back')).toBeVisible();
  isHealthy();
});

test('once the letter is approved, a refund is a matter of a letter to the operator', async ({ page }) => {
  await payAtService(page.request, {}, { email: ownAddress('approved') });
  await approveIt(page.request);
  await page.goto('/receipt');
  await expect(page.getByText('The letter was approved. For a refund, please write to us')).toBeVisible();
  await expect(page.getByRole('button', { name: /Get a refund/ })).toHaveCount(0);
});
