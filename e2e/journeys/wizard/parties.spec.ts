import { expect, test } from '@playwright/test';
import { expectAccessible, watchPage } from '../steps/page-health.ts';
import { WizardPage } from '../steps/wizard-page.ts';

const KIND = 'What kind of business is it?';
const errors = 'This field is required';

test('a business is asked what kind it is where it is named, and learns at once when papers need a lawyer', async ({
  page,
}) => {
  const isHealthy = watchPage(page);
  const wizard = new WizardPage(page);
  await wizard.resumeAt(2, 1, { userType: '2', firstname: '', lastname: '', amount: '5600', signature: null });
  const needsLawyer = page.getByText(/a company needs a lawyer\. A letter needs none\.$/);
  const kind = page.getByLabel(KIND);

  await wizard.title('Fill in your business information');
  await expect(kind).toHaveCount(0);
  await wizard.field('firstname').fill('Vega Plastering');
  await expect(kind).toHaveValue('');
  await expect(needsLawyer).toBeVisible();
  await kind.selectOption({ label: 'Sole proprietor (one owner, no company)' });
  await expect(needsLawyer).toHaveCount(0);
  await kind.selectOption({ label: 'Corporation' });
  await expect(needsLawyer).toBeVisible();
  await expectAccessible(page, 'a business with its kind');
  await wizard.field('firstname').fill('Vega Plastering LLC');
  await expect(kind).toHaveCount(0);
  await expect(needsLawyer).toBeVisible();
  isHealthy();
});

test('the other side is asked the same below its name, each for itself, and nobody has to know it', async ({
  page,
}) => {
  const isHealthy = watchPage(page);
  const wizard = new WizardPage(page);
  await wizard.resumeAt(3, 1, { defendantFirstname: 'Ironbound Property Management', signature: null });
  const kinds = page.getByLabel(KIND);

  await wizard.title('Fill in their business information');
  await expect(kinds).toHaveCount(1);
  await kinds.selectOption({ label: 'LLC' });
  await page.getByRole('button', { name: 'Add another person or business' }).click();
  const second = page.locator('[name^="additionalDefendants.0."]');
  await page.getByRole('group', { name: 'Is this a person or a business?' }).getByLabel('Business').check();
  await wizard.field('additionalDefendants.0.defendantFirstname').fill('Reyes & Sons');
  await expect(kinds).toHaveCount(2);
  await expect(wizard.field('additionalDefendants.0.defendantEntityType')).toHaveValue('');
  await expect(second.first()).toBeVisible();
  await expectAccessible(page, 'two firms, each with its kind');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  await page.reload();
  await expect(wizard.field('defendantEntityType')).toHaveValue('LLC');
  await expect(wizard.field('additionalDefendants.0.defendantEntityType')).toHaveValue('');
  isHealthy();
});

test('what a press opens is not scolded before it was tried, and what failed names the thing', async ({ page }) => {
  const isHealthy = watchPage(page);
  const wizard = new WizardPage(page);
  await wizard.resumeAt(3, 1, { defendantCity: '', signature: null });
  await wizard.title('Fill in their business information');
  await expect(page.getByText(errors)).toHaveCount(0);

  await page.getByRole('button', { name: 'Add another person or business' }).click();
  await expect(page.getByRole('heading', { name: 'Person or business number 2' })).toBeVisible();
  await expect(page.getByText(errors)).toHaveCount(0);
  await wizard.goOn();
  await expect(page.getByText('Enter the city or town.').first()).toBeVisible();
  await expect(page.getByText('Choose person or business.').first()).toBeVisible();

  await page.getByRole('button', { name: 'Remove number 2' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByRole('button', { name: 'Add another person or business' }).click();
  await expect(page.getByRole('heading', { name: 'Person or business number 2' })).toBeVisible();
  await expect(page.getByText('Choose person or business.')).toHaveCount(0);
  await expect(page.getByText('Enter the city or town.').first()).toBeVisible();
  isHealthy();
});

test('an address that is asked for by an unticked box has no error before it was tried', async ({ page }) => {
  const wizard = new WizardPage(page);
  await wizard.resumeAt(2, 1, { lastname: '', signature: null });
  await wizard.title('Fill in your personal information');
  await wizard.goOn();
  await expect(page.getByText(/^This field is required\. Enter your last name/).first()).toBeVisible();
  await wizard.field('sameAddress').uncheck();
  await expect(wizard.field('claimantAddress')).toBeVisible();
  await expect(page.getByText('Enter the street and number.')).toHaveCount(0);
  await wizard.goOn();
  await expect(page.getByText('Enter the street and number.').first()).toBeVisible();
});
