import { expect, type Page, test } from '@playwright/test';
import { payByCalls } from './steps/order-calls.ts';
import { expectAccessible, watchPage } from './steps/page-health.ts';

const choose = (page: Page, buffer: Buffer) =>
  page.locator('input[type="file"]').setInputFiles({ name: 'demand-letter.pdf', mimeType: 'application/pdf', buffer });

/** The signed PDF of a letter approved by calls, as its owner downloads it. */
async function signedPdf(page: Page): Promise<Buffer> {
  const demand_letter = await payByCalls(page.request);
  const approved = await page.request.post('/api/save_demand_letter', {
    data: { demand_letter, action: 'approve_and_send', delivery: 'self_mail' },
  });
  const { demand_id } = await approved.json();
  let pdf: Buffer = Buffer.alloc(0);
  await expect
    .poll(
      async () => {
        const answer = await page.request.post('/api/pdf/generate_secure_pdf', {
          data: { demand_id, action: 'download' },
        });
        if (answer.headers()['content-type'] !== 'application/pdf') return 'not yet';
        pdf = await answer.body();
        return 'there';
      },
      { timeout: 60_000 },
    )
    .toBe('there');
  return pdf;
}

test('whoever holds a letter sees that it is unchanged, and is told when one bit of it is another one', async ({
  browser,
  page,
}) => {
  const pdf = await signedPdf(page);
  const context = await browser.newContext();
  const stranger = await context.newPage();
  const isHealthy = watchPage(stranger);
  await stranger.goto('/verify');
  await expectAccessible(stranger, 'check a file');
  await choose(stranger, pdf);
  await expect(stranger.getByText('This file was not changed', { exact: true })).toBeVisible();
  await expect(stranger.getByText(/of a demand letter, approved and signed on/)).toBeVisible();
  await expectAccessible(stranger, 'a file that was not changed');
  const changed = Buffer.from(pdf);
  changed.writeUInt8(changed.readUInt8(pdf.length >> 1) ^ 1, pdf.length >> 1);
  await choose(stranger, changed);
  await expect(stranger.getByText('We do not know this file')).toBeVisible();
  await expectAccessible(stranger, 'a file nobody knows');
  isHealthy();
  await context.close();
});

test('the file itself is not sent: only its hash leaves the page', async ({ page }) => {
  await page.goto('/verify');
  const asked = page.waitForRequest('**/api/check-document');
  await choose(page, Buffer.from('%PDF-1.7 nobody made this here'));
  expect(Object.keys((await asked).postDataJSON())).toEqual(['sha256']);
  await expect(page.getByText('We do not know this file')).toBeVisible();
});

test('without a line to the server it says so, and another press checks it', async ({ page }) => {
  await page.goto('/verify');
  await page.route('**/api/check-document', (route) => route.abort());
  await choose(page, Buffer.from('a file'));
  await expect(page.getByText('The file could not be checked')).toBeVisible();
  await page.unroute('**/api/check-document');
  await choose(page, Buffer.from('a file'));
  await expect(page.getByText('We do not know this file')).toBeVisible();
});
