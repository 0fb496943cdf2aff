import { expect, type Page, test } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { AccountPage, aPerson } from '../steps/account-page.ts';
import { depositClaim } from '../steps/claim.ts';
import { aPdf, aPng, ExhibitsPage } from '../steps/exhibits-page.ts';
import { payByCalls } from '../steps/order-calls.ts';
import { expectAccessible, watchPage } from '../steps/page-health.ts';
import { readPdf } from '../steps/read-pdf.ts';

const wall = aPng('IMG_2034.png', [170, 60, 40]);
const keys = aPng('IMG_2041.png', [40, 90, 160]);
const lease = aPdf('lease.pdf', ['Lease of apartment 3B', 'Signed by both']);
const broken = { ...lease, name: 'torn.pdf', buffer: lease.buffer.subarray(0, 60) };
const note = { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('What I remember') };

/** A case with the package that has exhibits, opened the way people find it. */
async function openExhibits(page: Page): Promise<ExhibitsPage> {
  await payByCalls(page.request, { selectedPackage: 'full-trial' });
  await page.goto('/court-documents');
  await page.getByRole('button', { name: /^View/ }).click();
  await page.getByRole('link', { name: /^Exhibits for court/ }).click();
  await expect(page).toHaveURL(/\/exhibits\?case=/);
  await expect(page.getByRole('heading', { level: 1, name: 'Exhibits' })).toBeFocused();
  return new ExhibitsPage(page);
}

/** The same page where it is narrow, in both colours. The widths are set here, so one project sees all there is. */
async function expectAccessibleEverywhere(page: Page, where: string): Promise<void> {
  if (test.info().project.name !== 'desktop') return;
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

/** Each exhibit is still told from the others, and can be looked at: the wall is the first, the lease the second. */
async function expectSeenAfterReload(page: Page, exhibits: ExhibitsPage): Promise<void> {
  await expect(page.getByText(`Case against ${depositClaim.defendant.name}`)).toBeVisible();
  await expect(exhibits.rows.getByText(/^Your file: /)).toHaveText([
    'Your file: IMG_2034.png',
    'Your file: lease.pdf',
    'Your file: IMG_2041.png',
  ]);
  for (const index of [0, 2]) {
    // Pictures are asked for when their place comes near.
    await exhibits.rows.nth(index).scrollIntoViewIfNeeded();
    await expect(exhibits.rows.nth(index).locator('img')).toHaveJSProperty('naturalWidth', 192);
  }
  await expect(exhibits.rows.nth(1).locator('img')).toHaveCount(0);

  const viewWall = page.getByRole('button', { name: 'View P-1' });
  await viewWall.click();
  const wallDialog = page.getByRole('dialog', { name: 'Exhibit P-1: The kitchen wall' });
  await expect(wallDialog.getByRole('img')).toHaveJSProperty('naturalWidth', 240);
  await expectAccessibleEverywhere(page, 'a picture in its window');
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    wallDialog.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe('Exhibit-P-1.jpg');
  await page.keyboard.press('Escape');
  await expect(viewWall).toBeFocused();

  await page.getByRole('button', { name: 'View P-2' }).click();
  const leaseDialog = page.getByRole('dialog', { name: 'Exhibit P-2: The lease' });
  await expect(leaseDialog.getByText('Loading PDF...')).toHaveCount(0, { timeout: 30_000 });
  await expect(leaseDialog.getByRole('alert')).toHaveCount(0);
  await page.keyboard.press('Escape');
}

test('evidence is added, described, put in order and made one packet', async ({ page }) => {
  test.slow();
  const isHealthy = watchPage(page);
  await new AccountPage(page).makeAccount(aPerson('exhibits'));
  const exhibits = await openExhibits(page);
  await expect(page.getByText('There are no exhibits yet.')).toBeVisible();
  await expect(page.getByText(`Case against ${depositClaim.defendant.name}`)).toBeVisible();
  for (const words of [
    /up to 25 MB each/,
    /0 of 20 exhibits/,
    /Keep the originals/,
    /takes no evidence/,
    /Black out/,
  ]) {
    await expect(page.getByText(words)).toBeVisible();
  }
  await expectAccessibleEverywhere(page, 'a case without exhibits');

  await exhibits.choose([wall, broken, note, lease]);
  const adding = exhibits.section('Add files');
  await expect(adding.getByRole('status').first()).toHaveText(
    '2 files were added. 2 files were not added. The reasons are below.',
    {
      timeout: 30_000,
    },
  );
  const refused = adding.getByRole('listitem');
  await expect(refused.filter({ hasText: 'torn.pdf' })).toContainText('damaged or not complete');
  await expect(refused.filter({ hasText: 'note.txt' })).toContainText(
    'not a JPEG, PNG, WebP or HEIC picture and not a PDF',
  );
  await expectAccessibleEverywhere(page, 'files that were not added');
  await page.getByRole('button', { name: 'Clear torn.pdf' }).click();
  await page.getByRole('button', { name: 'Clear note.txt' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Add files' })).toBeFocused();
  await expect(adding.getByRole('status').first()).toHaveText('2 files were added.');

  await page.getByRole('button', { name: 'Make the packet' }).click();
  const missing = page.getByRole('group', { name: 'The packet cannot be made yet' });
  await expect(missing).toBeFocused();
  await missing.getByRole('link', { name: 'P-2: Say what it shows, and save.' }).click();
  await expect(page.getByLabel('What does P-2 show?')).toBeFocused();
  await expectAccessible(page, 'exhibits without descriptions');
  await exhibits.describe('P-1', 'The kitchen wall');
  await expect(page.getByRole('button', { name: 'Edit P-1' })).toBeFocused();
  await exhibits.describe('P-2', 'The lease');
  await expect(exhibits.section('Your exhibits').getByRole('status')).toHaveText('P-2 is saved.');

  const editFirst = page.getByRole('button', { name: 'Edit P-1' });
  await editFirst.click();
  await expect(page.getByLabel('What does P-1 show?')).toBeFocused();
  const first = exhibits.rows.first();
  await first.getByLabel('Month').selectOption('August');
  await first.getByLabel('Day', { exact: true }).fill('31');
  await first.getByLabel('Year').fill('2099');
  await page.getByRole('button', { name: 'Save P-1' }).click();
  await expect(first.getByText(/not in the future/)).toBeVisible();
  await expectAccessibleEverywhere(page, 'a day in the future');
  await first.getByLabel('Year').fill('2026');
  await page.getByRole('button', { name: 'Save P-1' }).click();
  await expect(first.getByText('August 31, 2026')).toBeVisible();

  await exhibits.drop([keys]);
  await expect(adding.getByRole('status').first()).toHaveText('1 file was added.', { timeout: 20_000 });
  await exhibits.describe('P-3', 'The keys');
  const down = page.getByRole('button', { name: 'Move P-1 down' });
  await down.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Move P-2 down' })).toBeFocused();
  await expect(exhibits.section('Your exhibits').getByRole('status')).toHaveText('The kitchen wall: now P-2 of 3.');
  await page.keyboard.press('Enter');
  await exhibits.expectOrder(['The lease', 'The keys', 'The kitchen wall']);
  await expect(page.getByRole('button', { name: 'Move P-3 down' })).toBeFocused();
  await page.keyboard.press('Enter');
  await exhibits.expectOrder(['The lease', 'The keys', 'The kitchen wall']);

  const handle = exhibits.rows.nth(2).locator('[data-drag-handle]');
  await handle.scrollIntoViewIfNeeded();
  await handle.hover();
  await page.mouse.down();
  const target = await exhibits.rows.first().boundingBox();
  await page.mouse.move(target?.x ?? 0, (target?.y ?? 0) + 5, { steps: 6 });
  await page.mouse.up();
  await exhibits.expectOrder(['The kitchen wall', 'The lease', 'The keys']);
  await page.reload();
  await exhibits.expectOrder(['The kitchen wall', 'The lease', 'The keys']);
  await expectSeenAfterReload(page, exhibits);

  await page.getByRole('button', { name: 'Make the packet' }).click();
  await expect(page.getByText(/^Your exhibit packet has \d+ pages/)).toBeVisible({ timeout: 60_000 });
  await expectAccessibleEverywhere(page, 'a packet that is ready');
  await page.getByRole('button', { name: 'View the packet' }).click();
  const dialog = page.getByRole('dialog', { name: 'Exhibit packet' });
  await expect(dialog.getByText('Loading PDF...')).toHaveCount(0, { timeout: 30_000 });
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await page.keyboard.press('Escape');
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the packet' }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe('Exhibits.pdf');
  const pdf = await readPdf(await readFile(await saved.path()));
  expect(pdf.text).toMatch(/Exhibit list.*P-1.*The kitchen wall.*P-2.*The lease.*P-3.*The keys.*Exhibit P-1/);
  expect(pdf.text).toContain('Date: August 31, 2026');
  expect(pdf.text).toContain('Lease of apartment 3B');

  await page.getByRole('button', { name: 'Move P-1 down' }).click();
  await expect(page.getByText('The packet is out of date.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'View the old packet' })).toBeVisible();
  await expectAccessibleEverywhere(page, 'a packet that is out of date');

  await page.getByRole('button', { name: 'Remove P-2' }).click();
  const question = page.getByRole('dialog', { name: 'Remove P-2?' });
  await expectAccessible(page, 'the question before an exhibit is removed');
  await question.getByRole('button', { name: 'Keep it' }).click();
  await page.getByRole('button', { name: 'Remove P-2' }).click();
  await question.getByRole('button', { name: 'Remove it' }).click();
  await exhibits.expectOrder(['The lease', 'The keys']);
  await expect(page.getByRole('heading', { level: 2, name: 'Your exhibits' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Make the packet' })).toBeVisible();
  isHealthy();
});

test('without a connection files and words wait on the page, and an order changed elsewhere is loaded again', async ({
  page,
}) => {
  test.slow();
  const isHealthy = watchPage(page);
  await new AccountPage(page).makeAccount(aPerson('offline'));
  const exhibits = await openExhibits(page);
  await exhibits.choose([wall, keys]);
  await expect(exhibits.rows).toHaveCount(2, { timeout: 30_000 });
  await exhibits.describe('P-1', 'The wall');

  await page.context().setOffline(true);
  await page.getByLabel('What does P-2 show?').fill('The keys');
  await page.getByRole('button', { name: 'Save P-2' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Your words are not saved yet.' })).toBeVisible();
  await expect(page.getByLabel('What does P-2 show?')).toHaveValue('The keys');
  await exhibits.choose([lease]);
  await expect(page.getByText('There is no connection to the server.')).toBeVisible();
  await expect(page.getByText('lease.pdf: Waiting')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Court Documents' }).click();
  const leaving = page.getByRole('dialog', { name: 'Your files are not all added' });
  await leaving.getByRole('button', { name: 'Stay here' }).click();
  await page.context().setOffline(false);
  await expect(exhibits.rows).toHaveCount(3, { timeout: 30_000 });
  await expect(page.getByLabel('What does P-2 show?')).toHaveValue('The keys');
  await page.getByRole('button', { name: 'Save P-2' }).click();
  await expect(page.getByRole('heading', { level: 3, name: 'P-2 The keys' })).toBeVisible();
  await exhibits.describe('P-3', 'The lease');

  const elsewhere = new ExhibitsPage(await page.context().newPage());
  await elsewhere.page.goto(page.url());
  await elsewhere.page.getByRole('button', { name: 'Remove P-1' }).click();
  await elsewhere.page.getByRole('button', { name: 'Remove it' }).click();
  await elsewhere.expectOrder(['The keys', 'The lease']);
  await page.getByRole('button', { name: 'Move P-3 up' }).click();
  await expect(page.getByText(/The list was changed in another window/)).toBeVisible();
  await exhibits.expectOrder(['The keys', 'The lease']);
  await expectAccessible(page, 'an order that was changed elsewhere');
  isHealthy();
});

test('a package without exhibits, a case of somebody else and a full case say what they are', async ({ page }) => {
  test.slow();
  const isHealthy = watchPage(page);
  await new AccountPage(page).makeAccount(aPerson('states'));
  await payByCalls(page.request, { selectedPackage: 'small-claims' });
  const list: { data: { case_id: string }[] } = await (await page.request.get('/api/court-papers/cases?page=1')).json();
  const path = `/exhibits?case=${list.data[0]?.case_id ?? ''}`;
  await page.goto(path);
  await expect(page.getByText('The package for this case does not include exhibits.')).toBeVisible();
  await expectAccessibleEverywhere(page, 'a package without exhibits');
  await page.goto('/exhibits?case=00000000-0000-4000-8000-000000000000');
  await expect(page.getByRole('alert')).toContainText('We could not find that case.');
  await expectAccessibleEverywhere(page, 'an unknown case');

  const many = Array.from({ length: 20 }, (_, index) => ({
    id: `exhibit-${index}`,
    mark: `P-${index + 1}`,
    kind: index % 3 === 0 ? 'pdf' : 'image',
    description: `What happened on day ${index + 1}, as it was seen from the street`,
    happened_on: '2026-08-31',
    page_count: index + 1,
    size: 2_400_000,
    file_name: `IMG_${index}.jpg`,
    has_picture: false,
    drawn_pages: index === 0 ? [1] : [],
    scan: index % 2 === 0 ? 'clean' : 'not_scanned',
    receipt_of: null,
    may_be_receipt_of: [],
  }));
  let packet = { state: 'making', steps_done: 7, steps_all: 20, page_count: null, is_current: true, reason: '' };
  const answer = () => ({
    success: true,
    message: '',
    case_id: 'a-case',
    defendant_name: 'Ironbound Property',
    included: true,
    limits: { files: 20, file_bytes: 26_214_400, description_length: 200 },
    exhibits: many,
    packet,
  });
  await page.route('**/api/exhibits?case_id=*', (route) => route.fulfill({ json: answer() }));
  await page.route('**/api/exhibits/packet?case_id=*', (route) => route.fulfill({ json: answer() }));
  await page.goto(path);
  await expect(page.getByText('This case has 20 exhibits, which is the most it can have.')).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Exhibits added' })).toHaveJSProperty('value', 35);
  await expectAccessibleEverywhere(page, 'a full case whose packet is being made');
  packet = { ...packet, state: 'failed', reason: 'The exhibit packet could not be made. Your exhibits are safe.' };
  await expect(page.getByText('The packet was not made.')).toBeVisible({ timeout: 10_000 });
  await expectAccessibleEverywhere(page, 'a packet that failed');

  await page.unroute('**/api/exhibits?case_id=*');
  await page.route('**/api/exhibits?case_id=*', (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Unable to connect to the server.');
  await expectAccessibleEverywhere(page, 'a list that could not be loaded');
  isHealthy();
});

test('a visitor who is not signed in is led to the log-in page, and back', async ({ page }) => {
  await page.goto('/exhibits?case=a-case');
  await expect(page).toHaveURL('/login');
});
