import { expect, test } from '@playwright/test';
import { AccountPage, aPerson, keptOnDevice, letSessionRunOut } from '../steps/account-page.ts';
import { depositClaim } from '../steps/claim.ts';
import { expectAccessible, watchPage } from '../steps/page-health.ts';
import { WizardPage } from '../steps/wizard-page.ts';

const MINUTE_MS = 60_000;

test('a claim begun without an account is found again on another device, and a log-out leaves nothing there', async ({
  page,
  browser,
}, { project }) => {
  test.slow();
  const isHealthy = watchPage(page);
  const person = aPerson(`marisol.${project.name}`);
  const wizard = new WizardPage(page);
  const account = new AccountPage(page);
  await wizard.open();
  await wizard.chooseCategory();
  await wizard.chooseReason();
  await wizard.fillDetails();

  await wizard.title('Save your progress');
  await expectAccessible(page, 'the account screen');
  await account.press('Create Account');
  await expect(account.dialog('Create Account')).toBeVisible();
  await account.press('Register');
  await account.says('Email and password fields cannot be empty');
  await expectAccessible(page, 'the registration with its message');
  await account.field('email').fill(person.email);
  await account.field('password').fill('12345');
  await account.press('Register');
  await account.says('Password must be at least 6 characters');
  // No other service is set up here, so none is offered.
  await expect(page.getByRole('link', { name: /Google|Apple|Facebook/ })).toHaveCount(0);
  await account.register(person);
  const code = await account.shownCode();
  expect(code).toBe(await account.mailedCode(person.email, /code/i));
  await expect(page.getByRole('button', { name: 'Resend' })).toBeDisabled();
  await expectAccessible(page, 'the verification');

  await page.reload();
  await expect(account.dialog('Check your email')).toBeVisible();
  await account.press('Verify');
  await account.says('Verification code field cannot be empty');
  await account.verify(code === '000000' ? '000001' : '000000');
  await account.says('Invalid verification code');
  await account.verify(code);

  await wizard.choosePerson();
  await wizard.fillClaimant();
  await expect(page.getByRole('link', { name: /^My cases of/ })).toHaveAttribute('href', '/dashboard');
  await wizard.title('Who are you filing this claim against?');
  await wizard.goBack();
  await wizard.goBack();
  await wizard.title('Tell us more about it');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  isHealthy();
  await page.context().close();

  const elsewhere = await browser.newContext();
  const device = await elsewhere.newPage();
  const isDeviceHealthy = watchPage(device);
  await device.clock.install();
  const there = new AccountPage(device);
  await device.goto('/login?next=%2F');
  await there.typeLogin({ ...person, password: 'not-my-password' });
  await there.says('The email or the password is not right');
  await expect(there.field('email')).toHaveValue(person.email);
  await expectAccessible(device, 'the refused log-in');
  await there.typeLogin(person);
  await expect(device).toHaveURL('/');
  const found = new WizardPage(device);
  await found.title('Tell us more about it');
  await expect(found.field('amount')).toHaveValue('2,450.00');
  await expect(found.field('address')).toHaveValue(depositClaim.place.street);
  await found.field('apt').fill('4C');
  await expect(async () => expect(await keptOnDevice(device)).toContain('4C')).toPass();

  const otherTab = await elsewhere.newPage();
  await otherTab.goto('/');
  await new WizardPage(otherTab).title('Tell us more about it');
  // Only a page that knows who is signed in can notice that nobody is any more.
  await expect(otherTab.getByRole('link', { name: /^My cases of/ })).toHaveAttribute('href', '/dashboard');

  await letSessionRunOut(device, 2 * MINUTE_MS);
  await device.clock.fastForward(28 * MINUTE_MS);
  await expect(there.dialog('You will be logged out soon')).toBeVisible();
  await expectAccessible(device, 'the warning before the end of the session');
  await there.dialog('You will be logged out soon').getByRole('button', { name: 'Log out' }).click();
  await expect(device).toHaveURL('/login');
  await expect(otherTab).toHaveURL('/login');
  expect(await keptOnDevice(device)).not.toContain('plainclaim');
  await device.goto('/');
  await found.title('Which of these best classifies your situation?');
  await expect(device.getByRole('radio', { checked: true })).toHaveCount(0);
  isDeviceHealthy();
  await elsewhere.close();
});

test('a forgotten password is replaced by mail, and an answer typed where that ended the session is kept', async ({
  page,
  browser,
}, { project }) => {
  const isHealthy = watchPage(page);
  test.slow();
  const person = aPerson(`daniel.${project.name}`);
  const office = await browser.newContext();
  const atOffice = new WizardPage(await office.newPage());
  await new AccountPage(atOffice.page).makeAccount(person);
  await atOffice.open();
  await atOffice.chooseCategory();
  await atOffice.title('Check all that apply');

  const account = new AccountPage(page);
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  await expectAccessible(page, 'the log-in page');
  await account.press('Login');
  await account.says('This field is required');
  await page.getByRole('link', { name: 'Forgot Password' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expectAccessible(page, 'the forgotten password');
  await account.press('Send Reset Code');
  await account.says('Please enter your email address');
  await account.field('email').fill(person.email);
  await account.press('Send Reset Code');

  await expect(account.dialog('Verification Code')).toBeVisible();
  await account.says('Verification code has been sent to your email');
  await account.field('code').fill('123');
  await account.press('Verify');
  await account.says('Please enter a valid verification code');
  await expectAccessible(page, 'the reset code with its message');
  await page.keyboard.press('Escape');
  await expect(account.dialog('Verification Code')).toHaveCount(0);
  await account.press('I have a code');
  const code = await account.mailedCode(person.email, /password/i);
  await account.field('code').fill(code === '000000' ? '000001' : '000000');
  await account.press('Verify');
  await account.says('Invalid verification code');
  await account.field('code').fill(code);
  await account.press('Verify');

  await expect(account.dialog('Set New Password')).toBeVisible();
  await account.press('Update Password');
  await account.says('New password is required');
  await account.field('newPassword').fill('12345');
  await account.press('Update Password');
  await account.says('Password must be at least 6 characters');
  await account.field('newPassword').fill('calm-meadow-77');
  await account.field('confirmPassword').fill('calm-meadow-78');
  await account.press('Update Password');
  await account.says('Passwords do not match');
  await expectAccessible(page, 'the new password with its message');
  await account.field('confirmPassword').fill('calm-meadow-77');
  await account.press('Update Password');
  await account.says('Your password has been successfully updated. You can now login.');
  await expect(page).toHaveURL('/login');

  await account.typeLogin(person);
  await account.says('The email or the password is not right');
  await account.typeLogin({ ...person, password: 'calm-meadow-77' });
  await expect(page).toHaveURL('/dashboard');
  isHealthy();

  // The new password ended the session at the office; what is typed there now waits for its owner.
  const answer = atOffice.page.getByRole('checkbox', { name: depositClaim.reason });
  await answer.check();
  await expect(atOffice.page).toHaveURL('/login');
  const officeAccount = new AccountPage(atOffice.page);
  await officeAccount.says('You were logged out');
  await expectAccessible(atOffice.page, 'the log-in page that says why');
  await officeAccount.typeLogin({ ...person, password: 'calm-meadow-77' });
  await atOffice.title('Check all that apply');
  await expect(answer).toBeChecked();
  await atOffice.goOn();
  await atOffice.title('Tell us more about it');
  await office.close();
});

test('Register on the log-in page opens the window for an account even before the first answer', async ({ page }) => {
  const wizard = new WizardPage(page);
  await page.goto('/login?next=https%3A%2F%2Fevil.example%2F');
  await page.getByRole('link', { name: 'Register' }).click();
  await expect(page).toHaveURL('/');
  const account = new AccountPage(page);
  await expect(account.dialog('Create Account')).toBeVisible();
  await page.keyboard.press('Escape');
  await wizard.title('Which of these best classifies your situation?');
});

test('a second reset code opens a window of its own, without what was typed for the first', async ({ page }) => {
  const account = new AccountPage(page);
  const code = account.dialog('Verification Code');
  const ask = async (email: string) => {
    await account.field('email').fill(email);
    await account.press('Send Reset Code');
    await expect(code.getByText('Verification code has been sent to your email')).toBeVisible();
  };
  await page.goto('/forgot-password');
  for (const { email } of [aPerson('first.try'), aPerson('second.try')]) {
    await ask(email);
    await expect(account.field('code')).toHaveValue('');
    await expect(code).toContainText(email);
    await account.field('code').fill('123');
    await account.press('Verify');
    await account.says('Please enter a valid verification code');
    await page.keyboard.press('Escape');
    await expect(code).toHaveCount(0);
  }
});
