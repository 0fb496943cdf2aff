import { expect, type Page, test } from '@playwright/test';
import { approveByCalls, payByCalls, read, send, unique } from '../steps/order-calls.ts';
import { expectAccessible, watchPage } from '../steps/page-health.ts';

const OTHER_SIDE = 'Ironbound Property Management LLC';

async function anAccount(page: Page): Promise<void> {
  const email = `area-${unique()}@example.com`;
  const { verification_code } = await send(page.request, '/api/register/register.php', {
    email,
    password: 'quiet-harbor-41',
  });
  await send(page.request, '/api/register/verify.php', { email, verification_code });
}

/** An approved letter with court papers that wait to be signed. Answers the case's id. */
async function aSentLetter(page: Page, selectedPackage = 'small-claims'): Promise<string> {
  await anAccount(page);
  await approveByCalls(page.request, await payByCalls(page.request, { selectedPackage }));
  const { case_id } = await read(page.request, '/api/check_existing_demand');
  return String(case_id);
}

const alerts = (page: Page) => page.getByRole('region', { name: /^Alerts/ });
const found = (page: Page) => page.getByRole('listbox', { name: 'What was found' });
const search = (page: Page) => page.getByRole('combobox', { name: 'Search cases, letters, papers' });

test('alerts tell what waits, stay done once they are done, and can be taken back', async ({ page }) => {
  test.slow();
  const isHealthy = watchPage(page);
  const caseId = await aSentLetter(page);
  await page.goto('/dashboard');
  await expect(alerts(page).getByRole('listitem')).toHaveCount(2);
  await expect(alerts(page)).toContainText('Mail your letter, then write down the tracking number');
  await expectAccessible(page, 'My Cases with alerts');

  const done = alerts(page).getByRole('button', { name: /^Done/ });
  await done.first().focus();
  await page.keyboard.press('Enter');
  await expect(alerts(page).getByRole('listitem')).toHaveCount(1);
  await expect(done.first()).toBeFocused();
  await alerts(page).getByRole('button', { name: 'Undo' }).click();
  await expect(alerts(page).getByRole('listitem')).toHaveCount(2);
  // Over a slow line the second press comes while the first is being saved.
  await page.route('**/api/alerts/done', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.continue();
  });
  await done.first().click();
  await done.last().click();
  await expect(alerts(page)).toContainText('Nothing needs you now.');
  await page.reload();
  await expect(alerts(page)).toContainText('Nothing needs you now.');

  await page.goto(`/case?case=${caseId}`);
  const bell = page.getByRole('button', { name: /^Alerts/ });
  await bell.click();
  await expect(alerts(page)).toContainText('Nothing needs you now.');
  await expectAccessible(page, 'the open alerts');
  await page.keyboard.press('Escape');
  await expect(bell).toBeFocused();
  isHealthy();
});

test('the search finds a case by its words, by the keyboard alone', async ({ page }) => {
  test.slow();
  const isHealthy = watchPage(page);
  const caseId = await aSentLetter(page);
  await page.goto('/billing');
  await search(page).focus();
  await expect(found(page).getByRole('option', { name: new RegExp(OTHER_SIDE) })).toBeVisible();
  await search(page).fill('no such thing');
  await expect(page.getByText('No match for “no such thing”.')).toBeVisible();
  await search(page).fill('2,450');
  await expect(found(page).getByRole('option')).toHaveText(/Amount: \$2,450\.00/);
  await expectAccessible(page, 'the list of what was found');
  await search(page).fill('ironb');
  await expect(found(page).getByRole('option')).toHaveText(/Small Claims Filing Help/);
  await page.keyboard.press('ArrowDown');
  await expect(found(page).getByRole('option')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/case?case=${caseId}`);
  await expect(page.getByRole('heading', { level: 1, name: OTHER_SIDE })).toBeVisible();
  await search(page).fill('zz');
  await page.keyboard.press('Escape');
  await expect(search(page)).toBeFocused();
  isHealthy();
});

test('the list is narrowed and ordered, and whoever only registered sees how to begin', async ({ page }) => {
  test.slow();
  const isHealthy = watchPage(page);
  await anAccount(page);
  await send(page.request, '/api/register/save_form_data', { step: 1, subStep: 3 });
  await page.goto('/dashboard');
  await expect(page.getByText('No cases found. Create your first demand letter!')).toBeVisible();
  await expectAccessible(page, 'the list of somebody who only registered');

  await send(page.request, '/api/register/save_form_data', { step: 2, subStep: 1, situation: 'debt', amount: '620' });
  await send(page.request, '/api/register/clear_session_form', {});
  await payByCalls(page.request);
  await page.goto('/dashboard');
  const rows = page.getByRole('table', { name: 'My Cases' }).getByRole('row').filter({ hasText: '$' });
  await expect(rows).toHaveCount(2);
  await expect(rows.filter({ hasText: 'Draft' })).toHaveText(/Someone owes me money.*Kept until/);
  await page.getByLabel('Show', { exact: true }).selectOption({ label: 'Draft' });
  await expect(rows).toHaveCount(1);
  await expect(page).toHaveURL(/status=draft/);
  await page.getByLabel('Show', { exact: true }).selectOption({ label: 'Paid in full' });
  await expect(page.getByText('No case has this status.')).toBeVisible();
  await expectAccessible(page, 'a list in which nothing is left');
  await page.getByLabel('Show', { exact: true }).selectOption({ label: 'All cases' });
  await page.getByLabel('Order', { exact: true }).selectOption({ label: 'Oldest first' });
  await expect(rows.first()).toHaveText(/Draft/);
  isHealthy();
});

test('pages about one case ask which one, when their address names none', async ({ page }) => {
  test.slow();
  const isHealthy = watchPage(page);
  const caseId = await aSentLetter(page, 'full-trial');
  for (const [path, title] of [
    ['/exhibits', 'Exhibits'],
    ['/trial-prep', 'Prepare for trial'],
    ['/file-it-now', 'File it now'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText('We could not find that case')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Which case is it for?' })).toBeVisible();
    await expectAccessible(page, `${path} that asks for the case`);
    await page.getByRole('link', { name: new RegExp(OTHER_SIDE) }).click();
    await expect(page).toHaveURL(`${path}?case=${caseId}`);
  }
  isHealthy();
});

test('what happened brings what follows: a note for the rest, costs, a filing and its hearing', async ({ page }) => {
  test.slow();
  const isHealthy = watchPage(page);
  const caseId = await aSentLetter(page);
  await page.goto(`/case?case=${caseId}`);
  await page.getByRole('radio', { name: 'They paid a part' }).check();
  await page.getByLabel('How much they paid').fill('450');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Show the note').click();
  await expect(page.getByText('$2,000.00 of what I asked for in my letter')).toBeVisible();
  await expectAccessible(page, 'what follows from a part that was paid');

  await page.getByRole('button', { name: 'Add a cost' }).click();
  await page.getByLabel('How much it cost').fill('11.26');
  await page.getByLabel('What it was for').fill('Certified mail');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your costs so far')).toBeVisible();
  await expect(page.getByText(': Certified mail, $11.26')).toBeVisible();

  await page.getByRole('radio', { name: 'I filed with the court' }).check();
  await page.getByLabel('Docket number').fill('SC-001234-26');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Docket number SC-001234-26')).toBeVisible();
  await expect(page.getByText('Filed with the court').first()).toBeVisible();
  await search(page).fill('001234');
  await expect(found(page).getByRole('option')).toHaveText(/Docket number: SC-001234-26/);
  await page.keyboard.press('Escape');

  await page.getByText('Who did what, and when').click();
  await expect(page.getByText('The letter was approved and signed')).toBeVisible();
  await expectAccessible(page, 'the history of a case');
  isHealthy();
});

test('a letter that was mailed gets its number in the list, and can be printed and mailed once more', async ({
  page,
}) => {
  test.slow();
  const isHealthy = watchPage(page);
  await aSentLetter(page);
  await page.goto('/demand-letters');
  const row = page.getByRole('row').filter({ hasText: OTHER_SIDE }).first();
  await expect(row).toContainText('Waiting for you to mail it');
  const open = row.getByRole('button', { name: /^Tracking number/ });
  await open.focus();
  await page.keyboard.press('Enter');
  await expect(open).toHaveAttribute('aria-expanded', 'true');
  const number = page.getByLabel(`Tracking number of the letter to ${OTHER_SIDE}`);
  await number.fill('12');
  await page.getByRole('button', { name: 'Save the number' }).click();
  await expect(number).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page, 'a tracking number that is none');
  await number.fill('9407 1118 9956 1234 5678 90');
  await number.press('Enter');
  await expect(page.getByText('The tracking number is saved with your case.')).toBeVisible();
  await expect(row).toContainText('Mailed');
  const carrier = row.getByRole('link', { name: /^9407/ });
  await expect(carrier).toHaveAttribute('href', /^https:\/\/tools\.usps\.com\/go\/TrackConfirmAction\?tLabels=9407/);
  await expectAccessible(page, 'the demand letters with a number');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Download the mailing pack/ }).click();
  expect((await saved).suggestedFilename()).toBe('mailing-pack.pdf');
  for (const language of ['es', 'tr']) {
    await page.context().addCookies([{ name: 'lang', value: language, url: page.url() }]);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expectAccessible(page, `the demand letters in ${language}`);
  }
  isHealthy();
});

test('the account menu is on the letter and where there is no page', async ({ page }) => {
  test.slow();
  const isHealthy = watchPage(page);
  await aSentLetter(page);
  for (const path of ['/result', '/no-such-page']) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(path === '/result' ? 200 : 404);
    const menu = page.getByRole('button', { name: /^Account of/ });
    await menu.click();
    await expectAccessible(page, `the account menu on ${path}`);
    await page.keyboard.press('Escape');
    await expect(menu).toBeFocused();
    await menu.click();
    await page.getByRole('link', { name: 'Home / My Cases' }).click();
    await expect(page).toHaveURL('/dashboard');
  }
  isHealthy();
});
