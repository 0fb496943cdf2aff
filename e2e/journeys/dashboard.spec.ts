import { type Browser, expect, type Page, test } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { depositClaim } from './steps/claim.ts';
import { expectAccessible, watchPage } from './steps/page-health.ts';
import { readPdf } from './steps/read-pdf.ts';
import { ResultPage } from './steps/result-page.ts';
import { WizardPage } from './steps/wizard-page.ts';

const PASSWORD = 'seven quiet herons';
const EMPTY = 'No cases found. Create your first demand letter!';
const OTHER_SIDE = depositClaim.defendant.name;

/** An address of its own for every run and every device the journeys are played on. */
const anAddress = (name: string) => `${name}-${Date.now().toString(36)}-${test.info().workerIndex}@example.com`;

/** Makes an account in the page's browser; development mode tells the code that the mail carries. */
async function register(page: Page, email: string): Promise<void> {
  const asked = await page.request.post('/api/register/register.php', { data: { email, password: PASSWORD } });
  const { verification_code } = await asked.json();
  const verified = await page.request.post('/api/register/verify.php', { data: { email, verification_code } });
  expect(verified.ok()).toBe(true);
}

async function logIn(page: Page, email: string): Promise<void> {
  await page.locator('[name="email"]').fill(email);
  await page.locator('[name="password"]').fill(PASSWORD);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

/** On narrow screens the way out lies behind the menu. */
async function pressLogOut(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Menu' });
  const out = page.getByRole('button', { name: 'Log out' });
  await expect(menu.or(out).first()).toBeVisible();
  if (await menu.isVisible()) await menu.click();
  await out.click();
}

async function logOut(page: Page): Promise<void> {
  await pressLogOut(page);
  await expect(page).toHaveURL('/login');
}

const cases = (page: Page) => page.getByRole('table', { name: 'My Cases' }).getByRole('row').filter({ hasText: '$' });

async function showsNothing(page: Page): Promise<void> {
  await page.goto('/dashboard');
  await expect(page.getByText(EMPTY)).toBeVisible();
  await expect(page.getByText(OTHER_SIDE)).toHaveCount(0);
}

async function onSmallDarkScreen(browser: Browser, page: Page, look: (small: Page) => Promise<void>): Promise<void> {
  const storageState = await page.context().storageState();
  const viewport = { width: 320, height: 700 };
  const context = await browser.newContext({ storageState, viewport, colorScheme: 'dark' });
  await look(await context.newPage());
  await context.close();
}

test('a case goes from pending to completed, shows its PDF, and is nobody else’s', async ({ page, browser }) => {
  test.slow();
  const isHealthy = watchPage(page);
  const email = anAddress('marisol');
  await register(page, email);
  const stranger = await (await browser.newContext()).newPage();
  await register(stranger, anAddress('daniel'));

  await showsNothing(page);
  await expect(page.getByText(`Logged in as ${email}`).or(page.getByText('Logged in as'))).toBeVisible();
  await expectAccessible(page, 'the empty list of cases');

  const wizard = new WizardPage(page);
  await wizard.resumeAt(5, 1);
  await page.goto('/dashboard');
  await expect(cases(page)).toHaveText(/Draft/);
  await page.getByRole('button', { name: /^Continue/ }).click();
  await expect(page).toHaveURL('/');
  await wizard.pay();
  await wizard.title('Order Complete');
  await page.getByRole('link', { name: 'Visit your dashboard' }).click();

  await expect(page).toHaveURL('/dashboard');
  await wizard.title('My Cases');
  await expect(page.getByText('Total Cases: 1')).toBeVisible();
  await expect(cases(page)).toHaveText(
    /Demand Letter Package.*Ironbound Property Management LLC.*\$2,450\.00.*Pending/,
  );
  await expect(page.getByRole('button', { name: 'Next' })).toHaveCount(0);
  await expectAccessible(page, 'the list of cases');
  await onSmallDarkScreen(browser, page, async (small) => {
    await small.goto('/dashboard');
    await expect(cases(small)).toHaveCount(1);
    await expectAccessible(small, 'the list of cases at 320 pixels in dark mode');
    await small.getByRole('button', { name: 'Menu' }).click();
    await expect(small.getByRole('button', { name: 'Log out' })).toBeVisible();
    await expectAccessible(small, 'the open menu');
    await small.keyboard.press('Escape');
    await expect(small.getByRole('button', { name: 'Menu' })).toBeFocused();
  });

  await cases(page)
    .getByRole('link', { name: /^Open case/ })
    .click();
  await page.getByRole('button', { name: 'Open letter' }).first().click();
  await expect(page).toHaveURL('/result');
  const result = new ResultPage(page);
  await result.waitForPaper();
  await result.chooseSelfMail();
  await result.approveButton.click();
  await expect(result.approved).toBeVisible();

  await page.goto('/dashboard');
  await expect(cases(page)).toHaveText(/Completed/);
  await page.getByRole('button', { name: /^View/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Demand Letter PDF' });
  await expect(dialog.getByText('Loading PDF...')).toHaveCount(0, { timeout: 30_000 });
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await expectAccessible(page, 'the window with the PDF');
  const [download] = await Promise.all([
    page.waitForEvent('download', { timeout: 30_000 }),
    dialog.getByText('Download', { exact: true }).click(),
  ]);
  const pdf = await readPdf(await readFile(await download.path()));
  expect(pdf.text).toContain(OTHER_SIDE);
  expect(pdf.text).not.toContain('DRAFT');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await showsNothing(stranger);
  await logOut(page);
  await expect(page.getByText(OTHER_SIDE)).toHaveCount(0);
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/login');
  await logIn(page, email);
  await expect(page).toHaveURL('/dashboard');
  await expect(cases(page)).toHaveText(/Completed/);
  await stranger.context().close();
  isHealthy();
});

test('a draft that was put aside for a new claim is taken up again from the list', async ({ page }) => {
  test.slow();
  const isHealthy = watchPage(page);
  await register(page, anAddress('imani'));
  const wizard = new WizardPage(page);
  await wizard.resumeAt(2, 1);
  await wizard.title('Fill in your personal information');
  await wizard.field('firstname').fill('Imani');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'New claim' }).click();
  await wizard.title('Which of these best classifies your situation?');
  await wizard.chooseCategory();
  await wizard.title('Check all that apply');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  await page.goto('/dashboard');
  await expect(page.getByText('Total Cases: 2')).toBeVisible();
  await page.getByRole('button', { name: new RegExp(`^Continue.*${OTHER_SIDE}`) }).click();
  await wizard.title('Fill in your personal information');
  await expect(wizard.field('firstname')).toHaveValue('Imani');
  isHealthy();
});

test('a visitor who is not signed in is led to the log-in page and back', async ({ page }) => {
  const isHealthy = watchPage(page);
  const email = anAddress('owen');
  await register(page, email);
  await page.request.post('/api/logout.php');
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/login');
  await logIn(page, email);
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText(EMPTY)).toBeVisible();
  isHealthy();
});

test('a list that cannot be had is told in the page, and can be asked for again', async ({ page }) => {
  await register(page, anAddress('lena'));
  const list = '**/api/users/get_user_demands*';
  const answers = [
    { status: 200, body: '', said: 'Empty response from server' },
    { status: 200, body: '<html>', said: 'Invalid JSON response from server' },
    { status: 503, body: '{"success":false,"message":"The server is resting."}', said: 'The server is resting.' },
    { status: 500, body: '{}', said: 'Error occurred' },
  ];
  for (const { status, body, said } of answers) {
    await page.route(list, (route) => route.fulfill({ status, body, contentType: 'application/json' }));
    await page.goto('/dashboard');
    await expect(page.getByRole('alert')).toContainText(said);
    await page.unroute(list);
  }
  await page.route(list, (route) => route.abort());
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('alert')).toContainText('Connection error: we could not reach the server');
  await expectAccessible(page, 'the failed list');
  await page.unroute(list);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText(EMPTY)).toBeVisible();
});

test('a session that ends while the list is open leads to the log-in page', async ({ page }) => {
  await register(page, anAddress('noor'));
  await showsNothing(page);
  await page.request.post('/api/logout.php');
  await page.reload();
  await expect(page).toHaveURL('/login');
});

test('a log-out that fails says so and keeps the person signed in', async ({ page }) => {
  await register(page, anAddress('ruth'));
  await showsNothing(page);
  await page.route('**/api/logout*', (route) => route.abort());
  await pressLogOut(page);
  await expect(page.getByRole('alert')).toContainText('Logout failed');
  await expectAccessible(page, 'the failed log-out');
  await page.unroute('**/api/logout*');
  await page.reload();
  await expect(page.getByText(EMPTY)).toBeVisible();
});

test('more than twenty cases come in pages', async ({ page }) => {
  test.slow();
  await register(page, anAddress('many'));
  for (let n = 0; n < 21; n += 1) {
    await page.request.post('/api/register/clear_session_form.php');
    const saved = await page.request.post('/api/register/save_form_data.php', {
      data: { step: 1, subStep: 2, amount: String(300 + n) },
    });
    expect(saved.ok()).toBe(true);
  }
  await page.goto('/dashboard');
  await expect(page.getByText('Showing 1 to 20 of 21 cases')).toBeVisible();
  await expect(cases(page)).toHaveCount(20);
  await expectAccessible(page, 'a list with pages');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Showing 21 to 21 of 21 cases')).toBeVisible();
  await expect(cases(page)).toHaveText(/\$300\.00/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
  await page.goBack();
  await expect(page.getByText('Showing 1 to 20 of 21 cases')).toBeVisible();
});
