import { expect, type Page, test } from '@playwright/test';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { approveByCalls, payByCalls, read, send, unique } from './steps/order-calls.ts';
import { expectAccessible, watchPage } from './steps/page-health.ts';

/** Somebody with an account and the whole package, whose letter is approved and whose papers are made. */
async function aCase(page: Page): Promise<string> {
  const email = `file-${unique()}@example.com`;
  const password = 'quiet-harbor-41';
  const { verification_code } = await send(page.request, '/api/register/register.php', { email, password });
  await send(page.request, '/api/register/verify.php', { email, verification_code });
  await approveByCalls(page.request, await payByCalls(page.request, { selectedPackage: 'full-trial' }));
  const { case_id } = await read(page.request, '/api/check_existing_demand');
  return String(case_id);
}

/** Where each member of an archive begins: nothing in it is compressed. */
function membersOf(zip: Buffer): Map<string, { readonly from: number; readonly length: number }> {
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06'));
  const members = new Map<string, { from: number; length: number }>();
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [name, extra, note] = [28, 30, 32].map((offset) => zip.readUInt16LE(at + offset)) as [number, number, number];
    const start = zip.readUInt32LE(at + 42);
    const from = start + 30 + zip.readUInt16LE(start + 26) + zip.readUInt16LE(start + 28);
    members.set(zip.toString('utf8', at + 46, at + 46 + name), { from, length: zip.readUInt32LE(at + 24) });
    at += 46 + name + extra + note;
  }
  return members;
}

/** What the page of the archive says of these bytes: from a disk, with no network, ten years later. */
async function verdictOn(page: Page, buffer: Buffer): Promise<string | null> {
  const verdict = page.locator('[data-answer]');
  await page.evaluate(() => document.querySelector('[data-answer]')?.remove());
  await page.locator('#file').setInputFiles({ name: 'Case-File.zip', mimeType: 'application/zip', buffer });
  await expect(verdict).toBeVisible();
  return await verdict.getAttribute('data-answer');
}

test('the case file is made and downloaded, and proves itself from a disk ten years later', async ({
  page,
  browser,
}) => {
  test.slow();
  const isHealthy = watchPage(page);
  const caseId = await aCase(page);
  await page.goto(`/exhibits?case=${caseId}`);
  await page.getByRole('button', { name: 'Add the record of delivery' }).click();
  await expect(page.getByText('The record is your last exhibit now.')).toBeVisible({ timeout: 60_000 });
  await expectAccessible(page, 'exhibits with a record of delivery');
  await page.goto(`/case?case=${caseId}`);
  await page.getByRole('button', { name: 'Make the case file' }).click();
  const download = page.getByRole('button', { name: 'Download the case file' });
  await expect(download).toBeVisible({ timeout: 120_000 });
  await expectAccessible(page, 'a case whose file is made');
  const [saved] = await Promise.all([page.waitForEvent('download'), download.click()]);
  expect(saved.suggestedFilename()).toBe('Case-File.zip');
  const zip = await readFile(await saved.path());
  isHealthy();

  const members = membersOf(zip);
  const paths = [...members.keys()];
  for (const part of ['letter/', 'delivery/', 'court-papers/', 'exhibits/P-1.pdf', '-sealed.pdf']) {
    expect(
      paths.some((path) => path.includes(part)),
      part,
    ).toBe(true);
  }
  const folder = await mkdtemp(join(tmpdir(), 'case-file-'));
  const own = members.get('verify.html') ?? { from: 0, length: 0 };
  const file = join(folder, 'verify.html');
  await writeFile(file, zip.subarray(own.from, own.from + own.length));
  const context = await browser.newContext({ offline: true });
  const offline = await context.newPage();
  await offline.clock.setFixedTime(new Date(Date.now() + 3653 * 24 * 60 * 60 * 1000));
  await offline.goto(pathToFileURL(file).href);
  expect(await verdictOn(offline, zip)).toBe('good');
  for (const language of ['es', 'tr', 'pt', 'en']) {
    await offline.selectOption('#language', language);
    await expect(offline.locator('[data-answer]')).toHaveAttribute('data-answer', 'good');
  }
  const kinds = ['verify.html', 'case.json', 'letter/', 'delivery/', 'court-papers/', 'exhibits/', 'manifest.json'];
  for (const kind of [...kinds, 'manifest-seal.json']) {
    const { from, length } = members.get(paths.find((path) => path.startsWith(kind)) ?? '') ?? { from: 0, length: 0 };
    const changed = Buffer.from(zip);
    const at = from + Math.floor(length / 2);
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
    expect(await verdictOn(offline, changed), kind).toBe('bad');
  }
  expect(await verdictOn(offline, Buffer.from('no archive'))).toBe('bad');
  await context.close();
  await rm(folder, { recursive: true });
});
