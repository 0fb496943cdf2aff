import { expect, type Page, type Request, type Route, test } from '@playwright/test';
import { AccountPage, aPerson } from './steps/account-page.ts';
import { holdCalls } from './steps/held-calls.ts';
import { payByCalls } from './steps/order-calls.ts';
import { ResultPage } from './steps/result-page.ts';
import { WizardPage } from './steps/wizard-page.ts';

/** Long enough to type a sentence meanwhile. */
const SLOW_MS = 1_500;
const DAY_MS = 86_400_000;
const SAVE_LETTER = '**/save_demand_letter';

/** A slow line. */
async function late(route: Route): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
  await route.continue();
}

async function atLetter(page: Page): Promise<ResultPage> {
  const result = new ResultPage(page);
  await result.openPaid();
  await result.waitForLetter();
  return result;
}

const typesAfterwards = (result: ResultPage, words: string): Promise<void> =>
  result.text
    .evaluate((area) => {
      if (area instanceof HTMLTextAreaElement) area.setSelectionRange(area.value.length, area.value.length);
      if (area instanceof HTMLElement) area.focus();
    })
    .then(() => result.page.keyboard.type(words));

test('the parts of a chosen address that come late do not overwrite what was typed meanwhile', async ({ page }) => {
  const wizard = new WizardPage(page);
  await wizard.resumeAt(1, 2, { signature: null, signatureMethod: '' });
  await wizard.title('Tell us more about it');
  const isDetails = (request: Request) =>
    request.url().includes('places-proxy') && (request.postData() ?? '').includes('"details"');
  const street = wizard.field('address');
  const options = page.getByRole('listbox', { name: 'Suggested addresses' }).getByRole('option');
  /** Chooses, types before the parts come, and lets them come. */
  const chooseFirst = async (typeMeanwhile: () => Promise<void>) => {
    await street.fill('');
    await street.pressSequentially('12 Main St, Hobok');
    const detailsCome = await holdCalls(page, '**/places-proxy', isDetails);
    const answered = page.waitForResponse((answer) => isDetails(answer.request()));
    await options.first().click();
    await expect(street).toHaveValue('12 Main St');
    await typeMeanwhile();
    detailsCome();
    await (await answered).finished();
  };

  await chooseFirst(() => street.fill('55 Other Street'));
  await expect(wizard.field('city')).toHaveValue('Newark');
  await expect(street).toHaveValue('55 Other Street');

  await chooseFirst(async () => {
    await wizard.field('city').fill('Trenton');
    await wizard.field('zipcode').fill('08601');
  });
  await page.waitForTimeout(200);
  await expect(wizard.field('city')).toHaveValue('Trenton');
  await expect(wizard.field('zipcode')).toHaveValue('08601');

  await chooseFirst(async () => {});
  await expect(wizard.field('city')).toHaveValue('Hoboken');
});

test('a window does not close when text in it is selected beyond its edge', async ({ page }) => {
  const wizard = new WizardPage(page);
  await wizard.resumeAt(1, 3, { signature: null, signatureMethod: '' });
  await page.getByRole('button', { name: 'Create Account' }).click();
  const dialog = page.getByRole('dialog');
  const email = dialog.locator('[name="email"]');
  await email.fill('marisol@example.com');
  const box = await email.boundingBox();
  if (box === null) throw new Error('the field is not on the screen');
  await page.mouse.move(box.x + 60, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(5, box.y + 5, { steps: 5 });
  await page.mouse.up();
  await page.waitForTimeout(300);
  await expect(dialog).toBeVisible();
  await expect(email).toHaveValue('marisol@example.com');
  await page.mouse.click(5, 5);
  await expect(dialog).toHaveCount(0);
});

test('notes for the trial that are typed while they are being saved stay, and are not called saved', async ({
  page,
}) => {
  test.slow();
  await new AccountPage(page).makeAccount(aPerson('late.notes'));
  await payByCalls(page.request, { selectedPackage: 'full-trial' });
  await page.goto('/court-documents');
  await page.getByRole('button', { name: /^View/ }).first().click();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Prepare for trial/ })
    .click();
  await page.getByRole('button', { name: 'Add a witness' }).click();
  await page.getByLabel('Name').fill('Rosa Diaz');
  const saw = page.getByLabel('What they saw or heard');
  await saw.fill('She helped.');
  const notesCome = await holdCalls(page, '**/api/trial-prep/**');
  await page.getByRole('button', { name: 'Save my notes' }).click();
  await saw.fill('She helped. She took photos.');
  notesCome();
  await expect(page.getByRole('button', { name: 'Saving...' })).toHaveCount(0);
  await expect(saw).toHaveValue('She helped. She took photos.');
  await expect(page.getByText('You have changes that are not saved.')).toBeVisible();
  await page.getByRole('button', { name: 'Save my notes' }).click();
  await expect(page.getByText('Your notes are saved.')).toBeVisible();
  await page.reload();
  await expect(saw).toHaveValue('She helped. She took photos.');
});

test('what was typed is saved before the server writes in the letter: an offer, new dates', async ({ page }) => {
  test.slow();
  const result = await atLetter(page);
  await page.route(SAVE_LETTER, late);
  await typesAfterwards(result, ' Typed before.');
  await result.step('Check');
  await page.getByText('Make an offer').click();
  await page.locator('[name="settlement.amount"]').fill('2000');
  const offer = page.locator('form').filter({ has: page.locator('[name="settlement.amount"]') });
  const day = new Date(Date.now() + 20 * DAY_MS);
  await offer.getByLabel('Month', { exact: true }).selectOption({ index: day.getMonth() + 1 });
  await offer.getByLabel('Day', { exact: true }).fill(String(day.getDate()));
  await offer.getByLabel('Year', { exact: true }).fill(String(day.getFullYear()));
  await offer.getByRole('button', { name: 'Save the offer' }).click();
  await expect(page.getByText('You offer to take')).toBeVisible();
  await result.step('Read');
  await expect(result.sentence('Typed before.')).toBeVisible();

  await page.route('**/api/letter/review', async (route) => {
    const response = await route.fetch();
    const review: { dates: object } = await response.json();
    await route.fulfill({ response, json: { ...review, dates: { ...review.dates, are_old: true } } });
  });
  const datesCome = await holdCalls(page, '**/api/letter/dates');
  await page.reload();
  await result.step('Check');
  const update = page.getByRole('button', { name: 'Update the dates to today' });
  await update.click();
  await expect(update).toBeDisabled();
  datesCome();
  await expect(update).toBeEnabled();
  await result.step('Read');
  await expect(result.sentence('Typed before.')).toBeVisible();
  // The page reads its review once more by itself, which may be under way.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('an earlier text that is brought back keeps what was typed since', async ({ page }) => {
  test.slow();
  const result = await atLetter(page);
  await result.edit((text) => `${text}\n\nAn addition.`);
  await result.save();
  const known = await page.request.get('/api/check_existing_demand.php');
  const { case_id }: { case_id: string } = await known.json();
  const anew = await page.request.post('/api/letter/answers', { data: { case_id, recompose: true } });
  expect(anew.ok()).toBe(true);
  await page.reload();
  await result.waitForLetter();
  await typesAfterwards(result, ' Words of an hour.');
  await result.closeText();
  await page.getByText('PDF, versions and earlier texts').click();
  await page.getByRole('button', { name: 'Bring this text back' }).first().click();
  await expect(result.sentence('An addition.')).toBeVisible();
  await expect(page.locator('pre').filter({ hasText: 'Words of an hour.' })).toHaveCount(1);
});

test('nobody comes to the approval before what they typed is saved; it is what they sign', async ({ page }) => {
  test.slow();
  const result = await atLetter(page);
  const savesCome = await holdCalls(page, SAVE_LETTER);
  await typesAfterwards(result, ' Typed last.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const approve = page.getByRole('link', { name: 'Approve' });
  await approve.click();
  await expect(approve).not.toHaveAttribute('aria-current', 'step');
  savesCome();
  await expect(approve).toHaveAttribute('aria-current', 'step');
  await result.chooseSelfMail();
  await result.approveButton.click();
  await expect(result.approved).toBeVisible();
  // The signed letter is folded below what happens now.
  await page
    .getByRole('main')
    .locator('details > summary')
    .filter({ hasText: /letter/i })
    .first()
    .click();
  await expect(page.getByRole('main').getByText('Typed last.')).toBeVisible();
});
