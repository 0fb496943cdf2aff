import { expect, type Page, test } from '@playwright/test';
import { payByCalls } from './steps/order-calls.ts';
import { expectAccessible, watchPage } from './steps/page-health.ts';
import { readPdf } from './steps/read-pdf.ts';

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
  await expect(stranger.getByText('This file was changed', { exact: true })).toBeVisible();
  await expect(stranger.getByText(/^We made it as version \d+ of a demand letter/)).toBeVisible();
  await expectAccessible(stranger, 'a copy that was changed');
  await choose(stranger, Buffer.from('%PDF-1.7 nobody made this here'));
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

test('a file of 200 MB has its sentence at once, and is not read', async ({ page }) => {
  await page.goto('/verify');
  await expect(page.locator('input[type="file"]')).toBeAttached();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.evaluate(() => {
    const block = new Uint8Array(1024 * 1024);
    const file = new File(
      Array.from({ length: 200 }, () => block),
      'film.pdf',
      { type: 'application/pdf' },
    );
    const chosen = new DataTransfer();
    chosen.items.add(file);
    const input = document.querySelector<HTMLInputElement>('input[type="file"]');
    if (input === null) throw new Error('there is no place for a file');
    input.files = chosen.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await expect(page.getByText('This is not one of our files')).toBeVisible();
  await expect(page.getByText('is larger than any letter or court paper')).toBeVisible();
  await page.getByLabel('Code printed with a letter').fill('still usable');
  await expect(page.getByLabel('Code printed with a letter')).toHaveValue('still usable');
  expect(asked.filter((path) => path === '/api/check-document')).toEqual([]);
});

test('the code printed with a letter is asked for when its address is opened, and tells the version and the day', async ({
  browser,
  page,
}) => {
  await signedPdf(page);
  const { demand_id } = await (await page.request.get('/api/check_existing_demand')).json();
  const pack = await page.request.get(`/api/letter/mailing-pack?demand_id=${demand_id}`);
  const { text } = await readPdf(await pack.body());
  const [code = ''] = /[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(text) ?? [];
  const context = await browser.newContext();
  const stranger = await context.newPage();
  await stranger.goto(`/verify#${code.replaceAll('-', '')}`);
  await expect(stranger.getByText('This code is one of ours', { exact: true })).toBeVisible();
  await expect(stranger.getByText(/of a demand letter, approved and signed on/)).toBeVisible();
  await expectAccessible(stranger, 'a code that is ours');
  await stranger.getByLabel('Code printed with a letter').fill('0000-0000-0000');
  await stranger.getByRole('button', { name: 'Check the code' }).click();
  await expect(stranger.getByText('We do not know this code')).toBeVisible();
  await context.close();
});
