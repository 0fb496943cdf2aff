import { type Browser, expect, type Page, test } from '@playwright/test';
import { AccountPage, aPerson, type Person } from '../steps/account-page.ts';
import { expectAccessible, watchPage } from '../steps/page-health.ts';
import { WizardPage } from '../steps/wizard-page.ts';

const NEW_PASSWORD = 'calm-meadow-77';

/** The same person on a second device. */
async function anotherDevice(browser: Browser, { email, password }: Person): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  const answer = await page.request.post('/api/login.php', { data: { email, password } });
  expect(answer.ok()).toBe(true);
  return page;
}

const isSignedIn = async (page: Page): Promise<boolean> =>
  (await (await page.request.get('/api/checkAuth.php')).json()).isAuthenticated;

async function lookAt320InTheDark(browser: Browser, page: Page): Promise<void> {
  const storageState = await page.context().storageState();
  const viewport = { width: 320, height: 700 };
  const context = await browser.newContext({ storageState, viewport, colorScheme: 'dark' });
  const small = new AccountPage(await context.newPage());
  await small.page.goto('/dashboard');
  await small.openSettings();
  await expect(small.section('Your devices').getByRole('listitem').first()).toBeVisible();
  await small.press('Change email');
  await small.press('Update Password');
  await small.press('Send code');
  await expect(small.page.locator('main [role="group"]')).toHaveCount(2);
  await expectAccessible(small.page, 'the settings at 320 pixels in dark mode, with both messages');
  await context.close();
}

test('somebody changes the password, finds another device logged out, and logs one out', async ({ page, browser }, {
  project,
}) => {
  test.slow();
  const isHealthy = watchPage(page);
  const person = aPerson(`lucia.${project.name}`);
  const account = new AccountPage(page);
  await account.makeAccount(person);
  const office = await anotherDevice(browser, person);
  await page.goto('/dashboard');
  await account.openSettings();
  const devices = account.section('Your devices').getByRole('listitem');
  await expect(devices).toHaveCount(2);
  await expect(devices.first()).toContainText('This device');
  await expect(page.getByText('GeoNames, CC BY 4.0')).toBeVisible();
  await expectAccessible(page, 'the settings');

  await account.press('Update Password');
  await expect(account.section('Password').getByRole('group')).toContainText('Please type your current password.');
  const [current, wanted] = [account.field('currentPassword'), account.field('newPassword')];
  await current.fill('not-my-password');
  await wanted.fill(NEW_PASSWORD);
  await wanted.press('Enter');
  await account.says('Your current password is not right. Please try again.');
  await expect(current).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page, 'the refused password');
  await current.fill(person.password);
  await wanted.fill('password1');
  await wanted.press('Enter');
  await account.says(/Many people use this password/);
  await wanted.fill(NEW_PASSWORD);
  await wanted.press('Enter');
  await account.says(/Your password is changed/);
  await expect(wanted).toHaveValue('');
  await expect(devices).toHaveCount(1);
  expect([await isSignedIn(page), await isSignedIn(office)]).toEqual([true, false]);

  const again = await anotherDevice(browser, { ...person, password: NEW_PASSWORD });
  await page.reload();
  await expect(devices).toHaveCount(2);
  await devices
    .last()
    .getByRole('button', { name: /^Log out/ })
    .click();
  await account.says('That device is logged out.');
  await expect(devices).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Your devices' })).toBeFocused();
  expect([await isSignedIn(page), await isSignedIn(again)]).toEqual([true, false]);
  await expectAccessible(page, 'the settings after a device was logged out');
  await lookAt320InTheDark(browser, page);
  await Promise.all([office.context().close(), again.context().close()]);
  isHealthy();
});

test('a new email is used once its code is typed, and the old one is told', async ({ page }, { project }) => {
  test.slow();
  const isHealthy = watchPage(page);
  const person = aPerson(`tomas.${project.name}`);
  const wanted = aPerson(`tomas.new.${project.name}`).email;
  const account = new AccountPage(page);
  const email = account.section('Email');
  await account.makeAccount(person);
  await page.goto('/settings');
  await expect(email).toContainText(person.email);

  await account.press('Change email');
  await expect(account.field('email')).toBeFocused();
  await account.field('email').fill(wanted);
  await email.locator('[name="currentPassword"]').fill('not-my-password');
  await account.press('Send code');
  await account.says('Your current password is not right. Please try again.');
  await email.locator('[name="currentPassword"]').fill(person.password);
  await account.press('Send code');
  await expect(account.field('code')).toBeFocused();
  const code = await account.shownCode();
  expect(code).toBe(await account.mailedCode(wanted, /code/i));
  await expect(page.getByRole('button', { name: 'Resend' })).toBeDisabled();
  await expectAccessible(page, 'the code of a new email');
  await expect(email.getByText(person.email)).toBeVisible();

  await page.reload();
  await expect(email).toContainText(`We sent an email to ${wanted}`);
  await account.field('code').fill(code === '000000' ? '000001' : '000000');
  await account.press('Verify');
  await account.says('Invalid verification code');
  await account.field('code').fill(code);
  await account.press('Verify');
  await account.says(/Your email is changed/);
  await expect(email).toContainText(`You log in with ${wanted}`);
  await expect(email).not.toContainText(person.email);
  await expect(page.getByRole('heading', { name: 'Email', exact: true })).toBeFocused();

  const mails = async () => (await (await page.request.get('/dev/outbox')).text()).split('<tr>');
  await expect
    .poll(async () => (await mails()).some((row) => row.includes(person.email) && /was changed/.test(row)))
    .toBe(true);
  await page.request.post('/api/logout.php');
  await account.logIn(person);
  await account.says('The email or the password is not right');
  await account.typeLogin({ ...person, email: wanted });
  await expect(page).toHaveURL('/dashboard');
  isHealthy();
});

test('whoever paid without an account is asked once more on the order page, may decline, and keeps the claim', async ({
  page,
}, { project }) => {
  test.slow();
  const isHealthy = watchPage(page);
  const person = aPerson(`greta.${project.name}`);
  const account = new AccountPage(page);
  const wizard = new WizardPage(page);
  await wizard.resumeAt(5, 1);
  await wizard.pay();
  await wizard.title('Order Complete');
  await account.says('Keep your claim: make an account');
  await expectAccessible(page, 'the order page that asks for an account');
  await account.press('Not now');
  await expect(page.getByText('All right. To find your letter again')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Create Account' })).toHaveCount(0);

  await page.reload();
  await wizard.title('Order Complete');
  await account.press('Create Account');
  await account.register(person);
  await account.verify(await account.shownCode());
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText('Total Cases: 1')).toBeVisible();
  await page
    .getByRole('table')
    .getByRole('link', { name: /^Open case/ })
    .click();
  await page.getByRole('button', { name: 'Open letter' }).first().click();
  await expect(page).toHaveURL('/result');
  await expect(page.getByRole('main').getByText('Ironbound Property Management LLC').first()).toBeVisible();
  isHealthy();
});
