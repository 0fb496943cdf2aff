import { expect, type Page, test } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { AccountPage, aPerson } from './steps/account-page.ts';
import { depositClaim } from './steps/claim.ts';
import { approveByCalls, payByCalls, read, send } from './steps/order-calls.ts';
import { expectAccessible, watchPage } from './steps/page-health.ts';
import { readPdf } from './steps/read-pdf.ts';

const OTHER = { firstname: 'Ana', lastname: 'Reyes', address: '', phonenumber: '' };
const NAME = `${OTHER.firstname} ${OTHER.lastname}`;

const caseRow = (page: Page) =>
  page
    .getByRole('table', { name: 'Court Documents' })
    .getByRole('row')
    .filter({ hasText: depositClaim.defendant.name })
    .first();

/** A signed-in person with a second plaintiff, whose complaint they have signed themselves. */
async function withSignedComplaint(page: Page): Promise<void> {
  await new AccountPage(page).makeAccount(aPerson('co-signing'));
  const { request } = page;
  await approveByCalls(request, await payByCalls(request, { selectedPackage: 'small-claims', coClaimants: [OTHER] }));
  const { case_id } = await read(request, '/api/check_existing_demand');
  const { read_sha256, statements } = await read(request, `/api/court-papers/signing?case_id=${case_id}`);
  const agreed = statements.map(({ code }: { readonly code: string }) => code);
  await send(request, '/api/court-papers/sign', { case_id, read_sha256, agreed });
  await page.goto('/court-documents');
  await expect(caseRow(page)).toContainText('Ready, signed', { timeout: 60_000 });
}

test('a second plaintiff reads and signs the same complaint by a link, on a small screen and with the keyboard', async ({
  page,
  browser,
}) => {
  test.slow();
  const isHealthy = watchPage(page);
  await withSignedComplaint(page);
  await caseRow(page).getByRole('button', { name: /^View/ }).click();
  const others = page.getByRole('region', { name: /^The other plaintiffs/ });
  await expect(others).toContainText(`${NAME}: not signed yet.`);
  await others.getByRole('button', { name: /^Make a link.*Ana Reyes$/ }).click();
  const shown = others.getByText(/\/co-sign#/);
  await expect(shown).toBeVisible();
  await expectAccessible(page, 'a link for another plaintiff');
  const url = new URL((await shown.textContent()) ?? '');
  const link = `${url.pathname}${url.hash}`;

  const elsewhere = await browser.newContext({ viewport: { width: 320, height: 700 } });
  const phone = await elsewhere.newPage();
  const isPhoneHealthy = watchPage(phone);
  await phone.goto(link);
  await expect(phone.getByRole('heading', { level: 1, name: 'Read and sign the complaint' })).toBeVisible();
  const paper = phone.getByRole('article', { name: 'The complaint as it will be printed' });
  await expect(paper).toContainText('I certify that the foregoing statements made by me are true.');
  await expectAccessible(phone, 'the complaint for a second plaintiff at 320 pixels');
  await phone.getByRole('button', { name: 'View the pages as a PDF' }).click();
  await expect(phone.getByRole('dialog', { name: 'Small Claims Complaint' })).toBeVisible();
  await phone.keyboard.press('Escape');

  const sign = phone.getByRole('button', { name: 'Sign the complaint' });
  await sign.focus();
  await phone.keyboard.press('Enter');
  await expect(phone.getByRole('group').filter({ hasText: 'Nothing is signed yet.' })).toBeFocused();
  await expectAccessible(phone, 'what is missing before a second plaintiff signs');
  for (const box of await phone.getByRole('checkbox').all()) {
    await box.focus();
    await phone.keyboard.press('Space');
  }
  await phone.getByLabel('Your name, as it is written in the complaint').fill('Somebody Else');
  await phone.getByRole('radio', { name: 'Type your name instead' }).focus();
  await phone.keyboard.press('Space');
  await phone.getByLabel('Your full name').fill(NAME);
  await expect(phone.getByText('Signature saved')).toBeVisible();
  await sign.focus();
  await phone.keyboard.press('Enter');
  await expect(phone.getByText(`Please type your name as it is written in the complaint: ${NAME}.`)).toBeVisible();
  await phone.getByLabel('Your name, as it is written in the complaint').fill(NAME);
  await sign.focus();
  await phone.keyboard.press('Enter');
  await expect(phone.getByText(/^You signed the complaint\./)).toBeVisible();
  await expectAccessible(phone, 'a second plaintiff has signed');
  await phone.goto('/');
  await phone.goto(link);
  await expect(phone.getByText('This link no longer works.', { exact: false })).toBeVisible();
  isPhoneHealthy();
  await elsewhere.close();

  await page.goto('/court-documents');
  await expect(caseRow(page)).toContainText('Ready, signed', { timeout: 60_000 });
  await caseRow(page).getByRole('button', { name: /^View/ }).click();
  await expect(others).toContainText(`${NAME}: signed on`);
  const complaint = page.getByRole('listitem').filter({ hasText: 'Small Claims Complaint' }).first();
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    complaint.getByRole('button', { name: /^Download/ }).click(),
  ]);
  const { text } = await readPdf(await readFile(await saved.path()));
  expect(text.split('Signed on the screen on')).toHaveLength(3);
  isHealthy();
});

for (const [language, title] of [
  ['es', 'No se pudo abrir la demanda.'],
  ['tr', 'Dava dilekçesi (complaint) açılamadı.'],
] as const) {
  test(`a link that is over says so in ${language}`, async ({ browser }) => {
    const context = await browser.newContext({ locale: language, viewport: { width: 320, height: 700 } });
    const page = await context.newPage();
    await page.goto('/co-sign#a-token-that-nobody-made');
    await page.locator('header select').selectOption(language);
    await expect(page.getByText(title, { exact: false }).first()).toBeVisible();
    await expectAccessible(page, `a link that is over, in ${language}`);
    await context.close();
  });
}
