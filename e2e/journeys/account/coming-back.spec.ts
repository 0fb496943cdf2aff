import { type Browser, expect, type Page, test } from '@playwright/test';
import { AccountPage, keptOnDevice, type Person } from '../steps/account-page.ts';
import { approveByCalls, payByCalls, read, send, unique } from '../steps/order-calls.ts';
import { OwnProduct } from '../steps/own-product.ts';
import { expectAccessible, watchPage } from '../steps/page-health.ts';

const OTHER_SIDE = 'Ironbound Property Management LLC';
const DAY_MS = 24 * 60 * 60 * 1_000;

const somebody = (name: string): Person => ({ email: `${name}-${unique()}@example.com`, password: 'quiet-harbor-41' });

async function register(page: Page, { email, password }: Person, site = ''): Promise<void> {
  const { verification_code } = await send(page.request, `${site}/api/register/register`, { email, password });
  await send(page.request, `${site}/api/register/verify`, { email, verification_code });
}

/** A letter that is approved and waits to be mailed, with court papers. Answers the case's id. */
async function aSentLetter(page: Page, person: Person): Promise<string> {
  await register(page, person);
  await approveByCalls(page.request, await payByCalls(page.request, { selectedPackage: 'small-claims' }));
  const { case_id } = await read(page.request, '/api/check_existing_demand');
  return String(case_id);
}

const anotherDevice = async (browser: Browser, locale = 'en-US'): Promise<AccountPage> =>
  new AccountPage(await (await browser.newContext({ locale })).newPage());

const money = (page: Page) => page.locator('section', { has: page.getByRole('heading', { name: 'Money' }) });
const alerts = (page: Page) => page.getByRole('region', { name: /^Alerts/ });

test('with two devices both show the same case, and neither takes away what the other wrote down', async ({
  page,
  browser,
}) => {
  test.slow();
  const isHealthy = watchPage(page);
  const person = somebody('two-devices');
  const caseId = await aSentLetter(page, person);
  const phone = await anotherDevice(browser);
  await phone.logIn(person);
  await expect(phone.page).toHaveURL('/dashboard');
  for (const one of [page, phone.page]) {
    await one.goto(`/case?case=${caseId}`);
    await expect(one.getByRole('radio', { name: 'They paid a part' })).toBeVisible();
  }
  await page.getByRole('radio', { name: 'They paid a part' }).check();
  await page.getByLabel('How much they paid').fill('450');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(money(page)).toContainText('$2,000.00');

  // The phone still shows the case as it was: what is written down there comes on top.
  await phone.page.getByRole('radio', { name: 'They paid a part' }).check();
  await phone.page.getByLabel('How much they paid').fill('500');
  await phone.page.getByRole('button', { name: 'Save' }).click();
  await expect(money(phone.page)).toContainText('$1,500.00');
  await page.reload();
  await expect(money(page)).toContainText('$1,500.00');

  // Both take back the same line: the second one is told, and loses nothing.
  const back = (one: Page) => one.getByRole('button', { name: /^Take back/ }).first();
  await expect(back(phone.page)).toBeVisible();
  await back(page).click();
  await expect(page.getByRole('button', { name: /^Take back/ })).toHaveCount(1);
  await back(phone.page).click();
  await expect(phone.page.getByRole('alert')).toBeVisible();
  await expectAccessible(phone.page, 'a line that another device took back before');
  await phone.page.reload();
  await expect(phone.page.getByRole('button', { name: /^Take back/ })).toHaveCount(1);

  // What is done on one is done on the other, and logging out here ends nothing there.
  await page.goto('/dashboard');
  await expect(alerts(page).getByRole('listitem').first()).toBeVisible();
  const before = await alerts(page).getByRole('listitem').count();
  await alerts(page).getByRole('button', { name: /^Done/ }).first().click();
  await expect(alerts(page).getByRole('listitem')).toHaveCount(before - 1);
  await phone.page.goto('/dashboard');
  await expect(alerts(phone.page).getByRole('listitem')).toHaveCount(before - 1);
  await send(page.request, '/api/logout', {});
  await phone.page.reload();
  await expect(phone.page.getByRole('heading', { level: 1, name: 'My Cases' })).toBeVisible();
  isHealthy();
});

test('in two languages the pages and mails follow the person, and the letter stays in English', async ({
  page,
  browser,
}) => {
  test.slow();
  const person = somebody('two-languages');
  const caseId = await aSentLetter(page, person);
  const account = new AccountPage(page);
  await page.goto('/settings');
  await account.field('language').selectOption('es');
  await expect(page.getByRole('heading', { level: 1, name: 'Ajustes' })).toBeVisible();

  // A device whose own language is Turkish shows the log-in in Turkish, and the account in the language of its owner.
  const phone = await anotherDevice(browser, 'tr-TR');
  await phone.page.goto('/login');
  await expect(phone.page.locator('html')).toHaveAttribute('lang', 'tr');
  await phone.field('email').fill(person.email);
  await phone.field('password').fill(person.password);
  await phone.field('password').press('Enter');
  await expect(phone.page).toHaveURL('/dashboard');
  await phone.page.goto(`/case?case=${caseId}`);
  await expect(phone.page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(phone.page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(phone.page, 'the case in the language of its owner');

  // Chosen again, in Turkish: the mails follow.
  await phone.page.goto('/settings');
  await phone.field('language').selectOption('tr');
  await expect(phone.page.getByRole('heading', { level: 1, name: 'Ayarlar' })).toBeVisible();
  await send(phone.page.request, '/api/change-password', {
    currentPassword: person.password,
    newPassword: 'quiet-harbor-42',
  });
  await expect(async () => {
    const list = await (await page.request.get('/dev/outbox')).text();
    const row = list.split('<tr>').find((text) => text.includes(person.email)) ?? '';
    expect(row).toMatch(/şifre|parola/i);
  }).toPass({ timeout: 15_000 });
  const { demand_letter } = await read(phone.page.request, '/api/check_existing_demand');
  expect(String(demand_letter)).toContain('Sincerely');
});

test('on a shared computer nothing of a case is left for who sits there next', async ({ page }) => {
  test.slow();
  const first = somebody('sat-here-first');
  const caseId = await aSentLetter(page, first);
  const account = new AccountPage(page);
  await page.goto('/login');
  await expect(page).toHaveURL('/dashboard');
  await page.goto(`/case?case=${caseId}`);
  const search = page.getByRole('combobox', { name: 'Search cases, letters, papers' });
  await search.fill('ironb');
  await expect(page.getByRole('option', { name: new RegExp(OTHER_SIDE) })).toBeVisible();
  await page.keyboard.press('Escape');
  const menu = page.getByRole('button', { name: 'Menu' });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('link', { name: 'My Cases' })).toHaveCount(0);
  for (const word of [OTHER_SIDE, first.email, caseId]) expect(await keptOnDevice(page)).not.toContain(word);

  await page.goBack();
  await expect(page).not.toHaveURL(/case=/);
  await expect(page.getByText(OTHER_SIDE)).toHaveCount(0);
  await page.goto(`/case?case=${caseId}`);
  await expect(page).toHaveURL('/login');

  await account.makeAccount(somebody('sat-here-next'));
  await page.goto('/dashboard');
  await expect(page.getByText('No cases found. Create your first demand letter!')).toBeVisible();
  await search.focus();
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(0);
  await expect(page.getByText(OTHER_SIDE)).toHaveCount(0);
  await page.goto(`/case?case=${caseId}`);
  await expect(page.getByText('We could not find that case.')).toBeVisible();
  await expect(page.getByText(OTHER_SIDE)).toHaveCount(0);
  await page.goto('/');
  await expect(page.getByText(OTHER_SIDE)).toHaveCount(0);
});

// It starts the product twice, on two days: one kind of screen is enough (playwright.config.ts).
test('after six months the link of a reminder leads through the log-in to the case, which says what is left to do', {
  tag: '@one-screen',
}, async ({ browser }) => {
  test.setTimeout(300_000);
  const product = new OwnProduct();
  try {
    await product.start();
    const context = await browser.newContext({ baseURL: product.address });
    const person = somebody('months-later');
    const caseId = await aSentLetter(await context.newPage(), person);
    await context.close();
    await product.stop();

    await product.start(new Date(Date.now() + 184 * DAY_MS));
    const later = new AccountPage(await (await browser.newContext({ baseURL: product.address })).newPage());
    await later.page.goto(`/case?case=${caseId}`);
    await expect(later.page).toHaveURL('/login');
    await later.press('Email me a code to log in');
    await later.field('email').fill(person.email);
    await later.field('email').press('Enter');
    await later.says('a message is on its way');
    await later.field('code').fill(await later.mailedCode(person.email, /log in/i));
    await later.field('code').press('Enter');
    await expect(later.page).toHaveURL(`/case?case=${caseId}`);
    await later.says('Your next step');
    await expect(later.page.getByText('Answer day passed').first()).toBeVisible();
    // The letter was never mailed, and the day it gives is over: it must not go out as it is.
    await expect(later.page.getByRole('heading', { name: 'Give your letter a new last day' })).toBeVisible();
    await expect(later.page.getByRole('radio', { name: 'They paid all of it' })).toBeVisible();
    await expectAccessible(later.page, 'a case after six months');
    await later.page.goto('/dashboard');
    await expect(alerts(later.page).getByRole('listitem').first()).toBeVisible();
    await expectAccessible(later.page, 'My Cases after six months');
  } finally {
    await product.remove();
  }
});
