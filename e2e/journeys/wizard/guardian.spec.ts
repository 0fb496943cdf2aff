import { expect, test } from '@playwright/test';
import { expectAccessible, watchPage } from '../steps/page-health.ts';
import { WizardPage } from '../steps/wizard-page.ts';

/** Nothing is told yet, and nobody was asked whom the claim is for. */
const UNTOLD = {
  userType: '',
  claimFor: '',
  isAdult: null,
  firstname: '',
  lastname: '',
  cards: [],
  claimDescription: '',
  claimCalculation: '',
  signature: null,
  signatureMethod: '',
};

test('a parent says whom the claim is for before anything is told, and is "I" from then on', async ({ page }) => {
  const isHealthy = watchPage(page);
  const wizard = new WizardPage(page);
  await wizard.resumeAt(2, 0, UNTOLD);
  await wizard.title('Who are you filing this claim as?');
  await page.getByRole('radio', { name: 'Person' }).check();
  await wizard.goOn();
  await expect(page.getByText('Please choose who this claim is for.').first()).toBeVisible();
  await page.getByRole('radio', { name: 'For a child under 18' }).check();
  await wizard.field('firstname').fill('Priya');
  await wizard.field('lastname').fill('Whitlock');
  await wizard.field('sameAddress').check();
  await wizard.goOn();
  await expect(page.getByText('Enter your full name. You sign and file for the child.').first()).toBeVisible();
  await expectAccessible(page, 'a claim for a child with a message');
  await wizard.field('guardianName').fill('Dana Whitlock');
  await wizard.goOn();
  await wizard.title('Fill in their business information');
  await wizard.goOn();

  await wizard.title('Here is where you tell us what happened');
  await expect(page.getByText('“I” is you, Dana Whitlock')).toBeVisible();
  const letter = page.getByRole('region', { name: 'Your letter so far' });
  await page.getByRole('button', { name: /^The security deposit you paid/ }).click();
  const card = page.getByRole('region', { name: 'The security deposit you paid' });
  await card.getByLabel('Amount').fill('2450');
  await card.getByRole('button', { name: 'Done' }).click();
  // Nothing is chosen in advance.
  await expect(card.getByText('Choose whom this sentence tells of')).toBeVisible();
  await expectAccessible(page, 'a card that asks of whom it tells');
  await card.getByRole('radio', { name: 'Priya' }).check();
  await expect(letter.getByText('Priya paid you a security deposit of $2,450.00.')).toBeVisible();
  await card.getByRole('radio', { name: /^Me/ }).check();
  await expect(letter.getByText('I paid you a security deposit of $2,450.00.')).toBeVisible();
  await card.getByRole('button', { name: 'Done' }).click();
  await page.locator('header select').selectOption({ label: 'Español' });
  await expect(page.getByText('«Yo» es usted, Dana Whitlock')).toBeVisible();
  isHealthy();
});

test('a draft from before, with its cards and no age, goes on where it was and is asked at the questions', async ({
  page,
}) => {
  const wizard = new WizardPage(page);
  await wizard.resumeAt(4, 3, {
    ...UNTOLD,
    userType: '1',
    firstname: 'Ana',
    lastname: 'Reyes',
    claimDescription: 'You kept it.',
    claimCalculation: 'It was $2,450.',
  });
  await wizard.title('Just a few last administrative questions');
  await expect(page.getByRole('group', { name: /18 years of age/ })).toBeVisible();
});
