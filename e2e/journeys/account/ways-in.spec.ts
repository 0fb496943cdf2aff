import { expect, type Page, test } from '@playwright/test';
import { createHmac } from 'node:crypto';
import { AccountPage, aPerson, type Person } from '../steps/account-page.ts';
import { send } from '../steps/order-calls.ts';
import { expectAccessible, watchPage } from '../steps/page-health.ts';

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const STEP_MS = 30_000;

/** What an authenticator app shows: RFC 6238 with its usual settings. */
function codeOf(secret: string, atMs = Date.now()): string {
  const bits = [...secret].map((sign) => BASE32.indexOf(sign).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(atMs / STEP_MS)));
  const mac = createHmac('sha1', key).update(counter).digest();
  const at = (mac.at(-1) ?? 0) & 15;
  return String((mac.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** The same page in the other languages, at 320 pixels and in the dark. */
async function lookAround(page: Page, where: string): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 700 });
  await page.emulateMedia({ colorScheme: 'dark' });
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect([where, widths[0]]).toEqual([where, widths[1]]);
  await expectAccessible(page, `${where} at 320 pixels in the dark`);
  await page.emulateMedia({ colorScheme: 'light' });
  if (size !== null) await page.setViewportSize(size);
}

async function openSettings(account: AccountPage): Promise<void> {
  await account.page.goto('/settings');
  await expect(account.section('Passkeys').getByRole('button', { name: 'Add a passkey' })).toBeVisible();
}

async function logOut(page: Page, site = ''): Promise<void> {
  await send(page.request, `${site}/api/logout.php`, {});
}

/** Turns the second step on as a person does. Answers the app's secret and the recovery codes. */
async function turnOnSecondStep(account: AccountPage, { password }: Person) {
  const section = account.section('Second step at log-in');
  await section.getByRole('button', { name: 'Turn on the second step' }).click();
  await account.field('confirmPassword').fill(password);
  await account.field('confirmPassword').press('Enter');
  await expect(section.getByRole('img', { name: 'The square for your authenticator app' })).toBeVisible();
  await lookAround(account.page, 'the set-up of the second step');
  const secret = ((await section.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await section.getByLabel('Code from the app').fill('000000');
  await section.getByRole('button', { name: 'Turn on', exact: true }).click();
  await account.says('That code is not right.');
  await section.getByLabel('Code from the app').fill(codeOf(secret));
  await section.getByRole('button', { name: 'Turn on', exact: true }).click();
  await account.says('Write down your recovery codes now');
  await expect(section.getByRole('heading', { name: 'Second step at log-in' })).toBeFocused();
  await lookAround(account.page, 'the recovery codes');
  const recovery = await section.locator('li code').allTextContents();
  expect(recovery).toHaveLength(10);
  await section.getByRole('button', { name: 'I have saved them' }).click();
  await expect(section).toContainText('You have 10 recovery codes left.');
  return { secret, recovery };
}

test('somebody saves their name and address, is greeted by it, and finds it in the next claim', async ({ page }, {
  project,
}) => {
  const isHealthy = watchPage(page);
  const account = new AccountPage(page);
  await account.makeAccount(aPerson(`contact.${project.name}`));
  await openSettings(account);
  const section = account.section('Contact and address');
  await account.field('firstName').fill('Dana');
  await account.field('lastName').fill('Reyes');
  await account.field('phone').fill('5035550100');
  await section.getByLabel('Country').selectOption('CA');
  await section.getByLabel('Province').selectOption('ON');
  await account.field('zip').fill('97301');
  await section.getByRole('button', { name: 'Save Changes' }).click();
  await expect(section.getByRole('group')).toContainText('Enter a postal code such as K1A 0B1');
  await lookAround(page, 'the contact with a wrong postal code');
  await section.getByRole('link', { name: /Postal code/ }).click();
  await expect(account.field('zip')).toBeFocused();

  await section.getByLabel('Country').selectOption('US');
  await section.getByLabel('Street address').fill('12 Main Street');
  await account.field('city').fill('Salem');
  await section.getByLabel('State').selectOption('OR');
  await account.field('zip').fill('97301');
  await account.field('zip').press('Enter');
  await account.says('Your changes are saved.');
  await account.says('Welcome, Dana');
  await page.reload();
  await expect(account.field('city')).toHaveValue('Salem');

  await page.evaluate(async () => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ situation: 'debt', disputing: ['personal-loan'], amount: '900', userType: '1' });
    await fetch('/api/register/save_form_data.php', { method: 'POST', headers, body });
  });
  const contact = await (await page.request.get('/api/account-contact')).json();
  expect(contact.contact).toMatchObject({ firstName: 'Dana', city: 'Salem', state: 'OR', zip: '97301' });
  isHealthy();
});

test('somebody chooses Spanish and dark for good, and Turkish fits too', async ({ page }, { project }) => {
  const account = new AccountPage(page);
  await account.makeAccount(aPerson(`look.${project.name}`));
  await openSettings(account);
  await account.field('theme').selectOption('dark');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
  for (const [language, title] of [
    ['es', 'Ajustes'],
    ['tr', 'Ayarlar'],
  ] as const) {
    await account.field('language').selectOption(language);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await lookAround(page, `the settings in ${language}`);
  }
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Ayarlar' })).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
});

test('somebody logs in by a mailed code, and on another device by the link of such a mail', async ({ page, browser }, {
  project,
}) => {
  test.slow();
  const isHealthy = watchPage(page);
  const person = aPerson(`mail.${project.name}`);
  const account = new AccountPage(page);
  await account.makeAccount(person);
  await logOut(page);
  await page.goto('/settings');
  await expect(page).toHaveURL(/\/login/);
  await expectAccessible(page, 'the log-in page');
  await account.press('Email me a code to log in');
  await expect(account.field('email')).toBeFocused();
  await account.press('Send me a code');
  await account.says('Please enter your email address');
  await lookAround(page, 'the log-in by mail');
  await account.field('email').fill(person.email);
  await account.field('email').press('Enter');
  await account.says('a message is on its way');
  await lookAround(page, 'the code from the mail');
  await account.field('code').fill('000000');
  await account.field('code').press('Enter');
  await account.says('Invalid verification code');
  await account.field('code').fill(await account.mailedCode(person.email, /log in/i));
  await account.field('code').press('Enter');
  await expect(page).toHaveURL('/settings');

  const phone = new AccountPage(await (await browser.newContext()).newPage());
  const link = await mailedLogIn(page, person.email);
  await phone.page.goto(link);
  await phone.says('You opened the link from our email.');
  await expect(phone.page).toHaveURL('/login');
  await lookAround(phone.page, 'the link from the mail');
  await phone.press('Log in');
  await expect(phone.page).toHaveURL('/dashboard');
  const late = new AccountPage(await (await browser.newContext()).newPage());
  await late.page.goto(link);
  await late.press('Log in');
  await late.says('This link does not work any more.');
  isHealthy();
});

async function mailedLogIn(page: Page, address: string): Promise<string> {
  let link = '';
  await expect(async () => {
    const list = await (await page.request.get('/dev/outbox')).text();
    const row = list.split('<tr>').find((text) => text.includes(address) && /log in/i.test(text)) ?? '';
    const [, path = ''] = /href="([^"]+)"/.exec(row) ?? [];
    expect(path).not.toBe('');
    [link = ''] = /\/login#[\w-]{43}/.exec(await (await page.request.get(path)).text()) ?? [];
    expect(link).not.toBe('');
  }).toPass({ timeout: 15_000 });
  return link;
}

test('somebody with a second step logs in with a code of the app, and with a recovery code', async ({ page }, {
  project,
}) => {
  test.slow();
  const isHealthy = watchPage(page);
  const person = aPerson(`second.${project.name}`);
  const account = new AccountPage(page);
  await account.makeAccount(person);
  await openSettings(account);
  const { secret, recovery } = await turnOnSecondStep(account, person);
  await logOut(page);
  await account.logIn(person);
  await account.says('Now type the code from your authenticator app');
  await expect(account.field('code')).toBeFocused();
  await lookAround(page, 'the second step');
  // The code that turned it on is used up: the app's next one counts, which is taken half a minute early.
  await account.field('code').fill(codeOf(secret, Date.now() + STEP_MS));
  await account.field('code').press('Enter');
  await expect(page).toHaveURL('/dashboard');

  await logOut(page);
  await account.logIn(person);
  await account.field('code').fill('AAAAA-AAAAA');
  await account.press('Log in');
  await account.says('That code is not right.');
  await account.field('code').fill((recovery[0] ?? '').toLowerCase());
  await account.press('Log in');
  await expect(page).toHaveURL('/dashboard');
  await openSettings(account);
  await expect(account.section('Second step at log-in')).toContainText('You have 9 recovery codes left.');
  await account.section('Second step at log-in').getByRole('button', { name: 'Turn off the second step' }).click();
  await account.field('confirmPassword').fill(person.password);
  await account.field('confirmPassword').press('Enter');
  await account.says('The second step is off.');
  isHealthy();
});

test('somebody adds a passkey, logs in with it, and removes it', async ({ page, context, baseURL }, { project }) => {
  test.slow();
  // Browsers make no passkey for a bare number.
  const site = (baseURL ?? '').replace('127.0.0.1', 'localhost');
  const person = aPerson(`passkey.${project.name}`);
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const { email, password } = person;
  const { verification_code } = await send(page.request, `${site}/api/register/register.php`, { email, password });
  await send(page.request, `${site}/api/register/verify.php`, { email, verification_code });
  const account = new AccountPage(page);
  await page.goto(`${site}/settings`);
  const section = account.section('Passkeys');
  await section.getByRole('button', { name: 'Add a passkey' }).click();
  await account.field('confirmPassword').fill(password);
  await section.getByRole('button', { name: 'Add a passkey on this device' }).click();
  await account.says('The passkey is added.');
  await expect(section.getByRole('listitem')).toContainText('Passkey 1');
  await lookAround(page, 'the passkeys');

  await logOut(page, site);
  await page.goto(`${site}/login`);
  await account.press('Log in with a passkey');
  await expect(page).toHaveURL(`${site}/dashboard`);

  await page.goto(`${site}/settings`);
  await section.getByRole('button', { name: 'Remove Passkey 1' }).click();
  await account.field('confirmPassword').fill(password);
  await section.getByRole('button', { name: 'Remove the passkey' }).click();
  await account.says('The passkey is removed.');
  await logOut(page, site);
  await page.goto(`${site}/login`);
  await account.press('Log in with a passkey');
  await expect(page.getByRole('group').first()).toContainText('That passkey did not work here.');
  await expectAccessible(page, 'the refused passkey');
});
