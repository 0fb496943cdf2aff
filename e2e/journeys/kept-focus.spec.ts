import { expect, type Locator, type Page, test } from '@playwright/test';
import { AccountPage, aPerson } from './steps/account-page.ts';
import { watchPage } from './steps/page-health.ts';
import { ResultPage } from './steps/result-page.ts';
import { WizardPage } from './steps/wizard-page.ts';

/**
 * Whoever presses a control that is gone afterwards must not land at the top of the page: a screen reader would begin to
 * read there, and the Tab key with it.
 */
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });

const opponent = (name: string) => ({
  whoUser: '1',
  defendantFirstname: name,
  defendantLastname: 'Reyes',
  defendantAddress: '12 Mulberry Street',
  defendantCity: 'Newark',
  defendantCountry: 'NJ',
  defendantZipcode: '07102',
});

/** Lets a call fail as long as the answer is not called. */
async function breakDown(page: Page, address: string): Promise<() => Promise<void>> {
  await page.route(address, (route) => route.fulfill({ status: 503, body: '' }));
  return () => page.unroute(address);
}

const press = async (control: Locator): Promise<void> => {
  // A key, other than a click, does not wait until the button takes it.
  await expect(control).toBeEnabled();
  await control.focus();
  await control.press('Enter');
};

test('after somebody is taken out of a list the focus is on the button that adds', async ({ page }) => {
  const isHealthy = watchPage(page);
  const wizard = new WizardPage(page);
  const additionalDefendants = ['Ana', 'Ben', 'Cal'].map(opponent);
  await wizard.resumeAt(3, 1, { additionalDefendants });
  const add = page.getByRole('button', { name: 'Add another person or business' });
  for (const number of [4, 3, 2]) {
    await press(page.getByRole('button', { name: `Remove number ${number}` }));
    await press(page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }));
    await expect(add).toBeFocused();
  }
  isHealthy();
});

test('after somebody is taken out of a full list the focus is on the button that is there again', async ({ page }) => {
  const wizard = new WizardPage(page);
  const coClaimants = ['Ana', 'Ben', 'Cal'].map((firstname) => ({ firstname, lastname: 'Vega' }));
  await wizard.resumeAt(4, 3, { coClaimants });
  await press(page.getByRole('button', { name: 'Remove claimant 4' }));
  await expect(page.getByRole('button', { name: 'Add a person' })).toBeFocused();
});

test('a button that its own press puts to rest keeps the focus', async ({ page }) => {
  const isHealthy = watchPage(page);
  const wizard = new WizardPage(page);
  await wizard.resumeAt(4, 4);
  const clear = page.getByRole('button', { name: 'Clear Signature' });
  await press(clear);
  await expect(clear).toBeDisabled();
  await expect(clear).toBeFocused();
  isHealthy();
});

test('the button that turns the packages keeps the focus at the last one', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const wizard = new WizardPage(page);
  await wizard.resumeAt(5, 0);
  await wizard.title('Choose a Package');
  const next = page.getByRole('button', { name: 'Next', exact: true });
  await next.focus();
  await expect(async () => {
    await next.press('Enter');
    await expect(next).toBeDisabled({ timeout: 500 });
  }).toPass();
  await expect(next).toBeFocused();
});

test('a way to try again that is gone leaves the focus at the heading above it', async ({ page }) => {
  const wizard = new WizardPage(page);
  const fitWorks = await breakDown(page, '**/api/claim-fit*');
  await wizard.resumeAt(4, 4);
  const tryFit = page
    .getByRole('region', { name: 'Where your claim stands' })
    .getByRole('button', { name: 'Try again' });
  await expect(tryFit).toBeVisible({ timeout: 30_000 });
  await fitWorks();
  await press(tryFit);
  await expect(heading(page, 'Where your claim stands')).toBeFocused();

  const letterWorks = await breakDown(page, '**/api/generate_demand_letter*');
  await wizard.resumeAt(5, 1);
  await wizard.pay();
  const tryLetter = page.getByRole('button', { name: 'Try generating demand letter again' });
  await expect(tryLetter).toBeVisible({ timeout: 60_000 });
  await letterWorks();
  await press(tryLetter);
  await expect(heading(page, 'Order Complete')).toBeFocused({ timeout: 60_000 });
});

test('a letter’s sources, versions and PDF give the focus back', async ({ page }) => {
  test.slow();
  const result = new ResultPage(page);
  await result.openPaid();
  await result.waitForPaper();
  const sentence = result.sentence(/Dear|To /);
  await press(sentence);
  await press(result.note.getByRole('button', { name: 'Close' }));
  await expect(sentence).toBeFocused();
  await press(page.getByRole('button', { name: 'Edit the whole text' }));
  await expect(result.text).toBeFocused();
  await press(page.getByRole('button', { name: 'Back to the letter' }));
  await expect(page.getByRole('button', { name: 'Edit the whole text' })).toBeFocused();

  await result.chooseSelfMail();
  await result.approveButton.click();
  // The banner takes the focus once it is there; whoever is faster would lose it again.
  await expect(page.locator(':focus')).toContainText('Your letter is approved and signed.', { timeout: 60_000 });
  await page.getByText('Versions and earlier texts', { exact: true }).click();
  const read = page.getByRole('button', { name: 'Read version 1' });
  await press(read);
  await press(page.getByRole('dialog', { name: 'Version 1' }).getByRole('button', { name: 'Close' }));
  await expect(read).toBeFocused();

  const pdfWorks = await breakDown(page, '**/api/pdf/generate_secure_pdf*');
  await press(page.getByRole('button', { name: 'View PDF', exact: true }));
  const shown = page.getByRole('dialog', { name: 'Demand Letter PDF' });
  const tryPdf = shown.getByRole('button', { name: 'Try Again' });
  await expect(tryPdf).toBeVisible({ timeout: 30_000 });
  await pdfWorks();
  await press(tryPdf);
  await expect(shown.getByRole('heading', { name: 'Demand Letter PDF' })).toBeFocused();
});

test('My Cases that could not be loaded are loaded again without losing the place', async ({ page }) => {
  await new AccountPage(page).makeAccount(aPerson('focus'));
  const listWorks = await breakDown(page, '**/api/users/get_user_demands*');
  await page.goto('/dashboard');
  const again = page.getByRole('main').getByRole('button', { name: 'Try Again' });
  await expect(again).toBeVisible();
  await listWorks();
  await press(again);
  await expect(page.getByRole('main').getByRole('heading').first()).toBeFocused();
});
