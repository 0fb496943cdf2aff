import { expect, type Page, test } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { AccountPage, aPerson } from '../steps/account-page.ts';
import { depositClaim } from '../steps/claim.ts';
import { expectAccessible, watchPage } from '../steps/page-health.ts';
import { readPdf } from '../steps/read-pdf.ts';
import { ResultPage } from '../steps/result-page.ts';

const OTHER_SIDE = depositClaim.defendant.name;

const paperRows = (page: Page) => page.getByRole('table', { name: 'Court Documents' }).getByRole('row');
const caseRow = (page: Page) => paperRows(page).filter({ hasText: OTHER_SIDE }).first();

async function openFromMenu(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Menu' });
  const link = page.getByRole('link', { name: 'Court Documents', exact: true });
  // On a phone the menu comes first; neither is there before the page is.
  await expect(menu.or(link).first()).toBeVisible();
  if (await menu.isVisible()) await menu.click();
  await link.click();
  await expect(page).toHaveURL('/court-documents');
  await expect(page.getByRole('heading', { level: 1, name: 'Court Documents' })).toBeFocused();
}

/** The same page on a small screen in dark colours. */
async function onSmallDarkScreens(page: Page, look: (small: Page, where: string) => Promise<void>): Promise<void> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('a page of a journey has a browser');
  const storageState = await page.context().storageState();
  for (const width of [320, 390]) {
    const viewport = { width, height: 700 };
    const context = await browser.newContext({ storageState, viewport, colorScheme: 'dark' });
    await look(await context.newPage(), `at ${width} pixels in dark mode`);
    await context.close();
  }
}

test('court papers are made after the approval, are read, and are saved one by one or all at once', async ({
  page,
}) => {
  test.slow();
  const isHealthy = watchPage(page);
  await new AccountPage(page).makeAccount(aPerson('papers'));
  await page.goto('/court-documents');
  await expect(page.getByText('You have no court papers yet.')).toBeVisible();
  await expectAccessible(page, 'the empty list of court papers');

  const result = new ResultPage(page);
  await result.openPaid({ selectedPackage: 'small-claims' });
  await result.waitForPaper();
  const paperwork = page.getByText('They are made once you approve the letter.');
  await expect(paperwork).toBeVisible();
  await page.goto('/court-documents');
  await expect(caseRow(page)).toContainText('Waiting for your letter');
  await caseRow(page).getByRole('button', { name: /^View/ }).click();
  await page.getByRole('button', { name: /^Open letter/ }).click();
  await expect(page).toHaveURL('/result');

  await result.waitForPaper();
  await result.chooseSelfMail();
  await result.approveButton.click();
  await expect(page.getByText('Your court papers are ready.')).toBeVisible({ timeout: 90_000 });
  await page.getByRole('link', { name: 'Go to Court Documents' }).click();

  await expect(caseRow(page)).toHaveText(/Ready, not signed.*Small Claims, Essex County/);
  await expectAccessible(page, 'the list of court papers');
  const view = caseRow(page).getByRole('button', { name: /^View/ });
  await view.focus();
  await page.keyboard.press('Enter');
  await expect(caseRow(page).getByRole('button', { name: /^Hide/ })).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByText(/^We read \d papers back, \d+ pages in all\./)).toBeVisible();
  for (const reader of ['As the clerk reads them', 'As a judge reads them', 'As the other side reads them']) {
    await expect(page.getByRole('heading', { level: 3, name: reader })).toBeVisible();
  }
  await expect(page.getByText(/nothing wrong/i)).toHaveCount(0);
  await expect(page.getByText(/compare them with the court's current forms/)).toBeVisible();
  for (const stage of ['Read first', 'File with the court', 'Later, if they do not answer']) {
    await expect(page.getByRole('heading', { level: 2, name: stage })).toBeVisible();
  }
  await page.getByText('What we looked for, As the clerk reads them').click();
  await expect(page.getByRole('listitem').filter({ hasText: 'No private numbers' })).toBeVisible();
  await expectAccessible(page, 'the papers of a case');

  // The list of sealed copies names it once more.
  const complaint = page.getByRole('listitem').filter({ hasText: 'Small Claims Complaint' }).first();
  await complaint.getByRole('button', { name: /^View/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Small Claims Complaint' });
  await expect(dialog.getByText('Loading PDF...')).toHaveCount(0, { timeout: 30_000 });
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    complaint.getByRole('button', { name: /^Download/ }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe('Small-Claims-Complaint.pdf');
  const pdf = await readPdf(await readFile(await saved.path()));
  expect(pdf.text).toContain(OTHER_SIDE);
  expect(pdf.isTagged).toBe(true);

  const [packed] = await Promise.all([
    page.waitForEvent('download'),
    caseRow(page)
      .getByRole('button', { name: /^All \(zip\)/ })
      .click(),
  ]);
  expect(packed.suggestedFilename()).toBe('Court-Papers-Essex-County-Version-1.zip');
  const zip = await readFile(await packed.path(), 'latin1');
  for (const name of [
    '1-Read-First/1-Small-Claims-Filing-Packet.pdf',
    '2-File-With-The-Court/1-Small-Claims-Complaint.pdf',
  ]) {
    expect(zip).toContain(name);
  }
  expect(zip.startsWith('PK')).toBe(true);

  await onSmallDarkScreens(page, async (small, where) => {
    await small.goto('/court-documents');
    await expectAccessible(small, `the list of court papers ${where}`);
    await caseRow(small).getByRole('button', { name: /^View/ }).click();
    await expect(small.getByRole('heading', { level: 3, name: 'As a judge reads them' })).toBeVisible();
    await expectAccessible(small, `the papers of a case ${where}`);
  });
  isHealthy();
});

const READ = {
  papers: 6,
  pages: 24,
  readings: [
    { reading: 'clerk', found: [], looked_for: ['No text cut off'] },
    {
      reading: 'judge',
      found: [
        {
          code: 'rows_differ',
          severity: 'stop',
          message: 'The printed rows do not add up.',
          mend: 'letter',
          papers: ['Small Claims Complaint'],
        },
      ],
      looked_for: ['Rows that add up to the demand'],
    },
    { reading: 'opponent', found: [], looked_for: ['The whole claim in one case'] },
  ],
};

type State = 'making' | 'ready' | 'failed' | 'stopped';

/** What the server says of one case, where a journey cannot bring the papers into that state. */
async function answerWith(page: Page, state: () => State, stated: { readonly reason: string | null }): Promise<void> {
  const paperState = () => ({
    case_id: 'a-case',
    state: state(),
    version: 1,
    signing: state() === 'ready' ? 'unsigned' : 'none',
    progress: state() === 'making' ? { done: 2, all: 4 } : null,
  });
  await page.route('**/api/court-papers/cases*', (route) =>
    route.fulfill({
      json: {
        success: true,
        message: '',
        total: 1,
        has_more: false,
        data: [
          {
            ...paperState(),
            package_title: 'Small Claims Package',
            defendant_name: OTHER_SIDE,
            date: '2026-11-21',
            court: null,
            county: null,
            letter_approved: true,
          },
        ],
      },
    }),
  );
  await page.route('**/api/court-papers?case_id=*', (route) =>
    route.fulfill({
      json: {
        ...paperState(),
        success: true,
        message: '',
        included: true,
        reason: stated.reason,
        findings: [],
        prepared_on: '2026-11-21',
        documents: [],
        read: state() === 'failed' ? READ : null,
        changed: null,
        signature: null,
        co_signers: [],
        earlier: [],
      },
    }),
  );
}

test('papers that were stopped or failed say why, and can be asked for again', async ({ page }) => {
  const isHealthy = watchPage(page);
  await new AccountPage(page).makeAccount(aPerson('stopped'));
  await page.goto('/dashboard');
  let state: State = 'stopped';
  const reason = 'A name or an address is missing.';
  await answerWith(page, () => state, { reason });
  await openFromMenu(page);
  await expect(caseRow(page)).toContainText('Stopped');
  await caseRow(page).getByRole('button', { name: /^View/ }).click();
  await expect(page.getByText(reason)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Open letter/ })).toBeVisible();
  await expectAccessible(page, 'stopped papers');

  await page.getByRole('button', { name: /^Make the papers again/ }).click();
  await expect(page.getByRole('alert')).toContainText('Your request for the papers did not go through.');

  state = 'failed';
  await page.reload();
  await expect(caseRow(page)).toContainText('Failed');
  await caseRow(page).getByRole('button', { name: /^View/ }).click();
  await expect(page.getByText('The papers could not be made.')).toBeVisible();
  const line = page.getByRole('listitem').filter({ hasText: 'The printed rows do not add up.' });
  await expect(line).toContainText('Fix this first:');
  await expect(line).toContainText('Small Claims Complaint');
  await expect(line.getByRole('button', { name: /^Open letter/ })).toBeVisible();
  await expectAccessible(page, 'failed papers');
  isHealthy();
});

test('the list keeps up while papers are being made', async ({ page }) => {
  const isHealthy = watchPage(page);
  await new AccountPage(page).makeAccount(aPerson('making'));
  let state: State = 'making';
  await answerWith(page, () => state, { reason: null });
  await page.goto('/court-documents');
  await expect(caseRow(page)).toContainText('Being made');
  await expect(page.getByRole('status').filter({ hasText: 'Papers are being made.' })).toBeVisible();
  const progress = page.getByRole('progressbar', { name: 'Made and checked: 2 of 4' });
  await expect(progress).toHaveJSProperty('value', 2);
  await expectAccessible(page, 'papers in the making');
  state = 'ready';
  await expect(caseRow(page)).toContainText('Ready', { timeout: 10_000 });
  await expect(page.getByRole('status').filter({ hasText: 'Work on the papers is finished.' })).toBeVisible();
  isHealthy();
});

test('a visitor who is not signed in is led to the log-in page', async ({ page }) => {
  await page.goto('/court-documents');
  await expect(page).toHaveURL('/login');
});
