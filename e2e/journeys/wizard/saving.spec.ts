import { expect, type Page, test } from '@playwright/test';
import { AccountPage, aPerson, keptOnDevice } from '../steps/account-page.ts';
import { answeredForm } from '../steps/claim.ts';
import { holdCalls } from '../steps/held-calls.ts';
import { expectAccessible, watchPage } from '../steps/page-health.ts';
import { WizardPage } from '../steps/wizard-page.ts';

const SAVE = '**/api/register/save_form_data';
const DETAILS = 'Tell us more about it';

const saveState = (page: Page) => page.locator('[data-state]').first();
const isIn = (page: Page, state: string) => expect(saveState(page)).toHaveAttribute('data-state', state);

type OnServer = { readonly amount: string; readonly city: string };

/** What the server holds for this browser. */
async function onServer(page: Page): Promise<OnServer> {
  const answer = await page.request.get('/api/draft');
  const { data }: { data: OnServer } = await answer.json();
  return data;
}

/** At the details, everything before them answered and saved. */
async function atDetails(page: Page): Promise<WizardPage> {
  const wizard = new WizardPage(page);
  await wizard.resumeAt(1, 2, { signature: null, signatureMethod: '' });
  await wizard.title(DETAILS);
  await isIn(page, 'saved');
  return wizard;
}

test('saving, saved, saved on this device, and a way to try again are told', async ({ page }) => {
  const wizard = await atDetails(page);
  const savesCome = await holdCalls(page, SAVE);
  await wizard.field('city').fill('Hoboken');
  // At once, and not only when it is sent: "Saved" is never said of words that are not.
  expect(await saveState(page).getAttribute('data-state')).toBe('saving');
  savesCome();
  await isIn(page, 'saved');

  let isDown = true;
  await page.route(SAVE, (route) =>
    isDown ? route.fulfill({ status: 503, json: { success: false, code: 'server.busy' } }) : route.continue(),
  );
  await wizard.field('city').fill('Trenton');
  await isIn(page, 'offline');
  await expect(page.getByRole('status').filter({ hasText: 'Saved on this device' })).toHaveCount(1);
  isDown = false;
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await isIn(page, 'saved');
  await expect(page.locator('main')).toBeFocused();
  expect((await onServer(page)).city).toBe('Trenton');
});

test('answers the server refuses say so, and can be tried again', async ({ page }) => {
  const wizard = await atDetails(page);
  let isRefused = true;
  await page.route(SAVE, (route) =>
    isRefused ? route.fulfill({ status: 400, json: { success: false, code: 'request.invalid' } }) : route.continue(),
  );
  await wizard.field('city').fill('Camden');
  await isIn(page, 'failed');
  await expect(page.getByRole('status').filter({ hasText: 'Could not save' })).toHaveCount(1);
  await page.setViewportSize({ width: 320, height: 640 });
  // The towns that are offered cover what is below them until the list is closed.
  await page.keyboard.press('Escape');
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page, 'details that could not be saved');
  isRefused = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await isIn(page, 'saved');
  expect((await onServer(page)).city).toBe('Camden');
});

test('what was typed without a connection is sent when it is back', async ({ page, context }) => {
  const wizard = await atDetails(page);
  await context.setOffline(true);
  await wizard.field('city').fill('Camden');
  await isIn(page, 'offline');
  await expect(wizard.field('city')).toHaveValue('Camden');
  await context.setOffline(false);
  await isIn(page, 'saved');
  expect((await onServer(page)).city).toBe('Camden');
});

test('what was typed without a connection is sent after the browser was closed and opened again', async ({
  page,
  context,
}) => {
  const wizard = await atDetails(page);
  await context.setOffline(true);
  await wizard.field('city').fill('Camden');
  await isIn(page, 'offline');
  expect((await onServer(page)).city).toBe('Newark');
  await page.close();
  await context.setOffline(false);
  const reopened = await context.newPage();
  await reopened.goto('/');
  await expect(new WizardPage(reopened).field('city')).toHaveValue('Camden');
  await isIn(reopened, 'saved');
  expect((await onServer(reopened)).city).toBe('Camden');
});

test('a page that is closed at once after typing has saved', async ({ page, context }) => {
  const wizard = await atDetails(page);
  await wizard.field('city').fill('Camden');
  await page.close({ runBeforeUnload: true });
  const reopened = await context.newPage();
  await expect.poll(async () => (await onServer(reopened)).city).toBe('Camden');
});

test('two tabs follow each other', async ({ page, context }) => {
  await atDetails(page);
  const second = await context.newPage();
  await second.goto('/');
  const other = new WizardPage(second);
  await other.title(DETAILS);
  await other.field('city').fill('Paterson');
  await isIn(second, 'saved');
  await expect(new WizardPage(page).field('city')).toHaveValue('Paterson');
  await new WizardPage(page).field('city').fill('Passaic');
  await expect(other.field('city')).toHaveValue('Passaic');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('two devices in conflict ask, and neither loses: the answers not chosen can be brought back', async ({
  page,
  browser,
}) => {
  test.slow();
  const isHealthy = watchPage(page);
  const person = aPerson('two.devices');
  await new AccountPage(page).makeAccount(person);
  const wizard = await atDetails(page);
  const elsewhere = await browser.newContext();
  const second = await elsewhere.newPage();
  await new AccountPage(second).logIn(person);
  await second.waitForURL('**/dashboard');
  await second.goto('/');
  const other = new WizardPage(second);
  await other.title(DETAILS);

  await other.field('city').fill('Paterson');
  await isIn(second, 'saved');
  await wizard.field('city').fill('Passaic');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Nothing is lost');
  await expectAccessible(page, 'the choice between two answers');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(wizard.field('city')).toBeFocused();
  await isIn(page, 'conflict');
  const choose = page.getByRole('button', { name: 'Choose which to keep' });
  await choose.press('Enter');
  await expect(dialog).toContainText('Nothing is lost');
  await page.keyboard.press('Escape');
  await expect(choose).toBeFocused();
  await choose.press('Enter');
  await dialog.getByRole('button', { name: 'Load the newer answers' }).click();
  await expect(wizard.field('city')).toHaveValue('Paterson');
  await expect(page.getByText('You now see the newer answers.')).toBeInViewport();
  await expectAccessible(page, 'the way back to the other answers');
  await page.getByRole('button', { name: 'Bring back the other answers' }).click();
  await expect(wizard.field('city')).toHaveValue('Passaic');
  await expect(page.getByText('The other answers are back.')).toBeVisible();

  await other.field('city').fill('Princeton');
  await second.getByRole('dialog').getByRole('button', { name: 'Keep my answers' }).click();
  await expect(second.getByText('You go on with your answers.')).toBeVisible();
  await expect(other.field('city')).toHaveValue('Princeton');
  await second.reload();
  await other.title(DETAILS);
  await second.getByRole('button', { name: 'Bring back other answers' }).click();
  const kept = second.getByRole('dialog', { name: 'Other answers to this claim' });
  await expect(kept.getByRole('listitem')).toHaveCount(2);
  await kept.getByRole('button', { name: 'Bring these back' }).first().click();
  await expect(other.field('city')).toHaveValue('Passaic');
  await elsewhere.close();
  isHealthy();
});

test('logging out clears what this device kept', async ({ page }) => {
  const account = new AccountPage(page);
  await account.makeAccount(aPerson('leaves'));
  const wizard = await atDetails(page);
  await wizard.field('city').fill('Camden');
  await isIn(page, 'saved');
  expect(await keptOnDevice(page)).toContain('Camden');
  await page.goto('/dashboard');
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  const menu = page.getByRole('button', { name: 'Menu' });
  if (await menu.isVisible()) await menu.click();
  await page
    .getByRole('button', { name: /log ?out/i })
    .first()
    .click();
  await expect.poll(() => keptOnDevice(page)).not.toContain('Camden');
});

test('a paid claim leaves nothing on this device', async ({ page }) => {
  test.slow();
  const wizard = new WizardPage(page);
  await wizard.resumeAt(5, 0, { selectedPackage: '' });
  await wizard.choosePackage();
  await expect(wizard.field('cardNumber')).toBeVisible();
  expect(await keptOnDevice(page)).toContain(answeredForm.claimDescription.slice(0, 20));
  await wizard.pay();
  await wizard.title('Order Complete');
  expect(await keptOnDevice(page)).not.toContain(answeredForm.claimDescription.slice(0, 20));
});

test('a file that is gone after a new release reloads the page once, and what was typed stays', async ({ page }) => {
  const wizard = new WizardPage(page);
  await wizard.resumeAt(3, 1, { signature: null, signatureMethod: '' });
  await wizard.title('Fill in their business information');
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.route('**/assets/*telling-screens*.js', (route) =>
    loads === 0 ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await page.reload();
  loads = 0;
  await wizard.title('Fill in their business information');
  await wizard.field('defendantCity').fill('Camden');
  await wizard.goOn();
  await wizard.title('Here is where you tell us what happened');
  expect(loads).toBe(1);
  expect((await onServer(page)).amount).toBe(answeredForm.amount);
  await wizard.goBack();
  await expect(wizard.field('defendantCity')).toHaveValue('Camden');
});

test('a file that stays away is told, after one reload', async ({ page }) => {
  const wizard = new WizardPage(page);
  await page.route('**/assets/*telling-screens*.js', (route) => route.fulfill({ status: 404 }));
  await wizard.resumeAt(3, 1, { signature: null, signatureMethod: '' });
  await wizard.title('Fill in their business information');
  await wizard.goOn();
  await expect(page.getByText('This screen could not be loaded.')).toBeVisible();
  await expect(page.getByText('Your answers are safe.')).toBeVisible();
});

test('the first choice outlives a file that is gone', async ({ page }) => {
  const wizard = new WizardPage(page);
  let isGone = true;
  await page.route('**/assets/*wizard-engine*.js', (route) =>
    isGone ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await wizard.open();
  // From the reload on the file is there; the page may ask for it before it is loaded.
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isGone = false;
  });
  await wizard.chooseCategory();
  await wizard.title('Check all that apply');
});
