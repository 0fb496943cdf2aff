import { expect, test } from '@playwright/test';
import { expectAccessible } from '../steps/page-health.ts';
import { WizardPage } from '../steps/wizard-page.ts';

/** A deposit of which a part came back, given on cards; nothing is written about the amount. */
const ON_CARDS = {
  amount: '3000',
  claimCalculation: '',
  signature: null,
  signatureMethod: '',
  cards: [
    { id: 'home', card: 'rental.home', values: { from: '2023-06', to: '2026-08-31' } },
    { id: 'paid', card: 'rental.deposit-paid', values: { amount: '$2,850.00', day: '2023-06-01', how: 'check' } },
    { id: 'returned', card: 'rental.returned', values: { result: 'part', amount: '$410.00' } },
  ],
};

test('rows of cards come to the claim, with a row of one’s own and what the law can add', async ({ page }) => {
  const wizard = new WizardPage(page);
  await wizard.resumeAt(4, 1, ON_CARDS);
  await wizard.title('How did you calculate $3,000.00');
  await expect(page.getByText('These rows are $560.00 less than your claim')).toBeVisible();
  await expectAccessible(page, 'rows that do not come to the claim');
  await wizard.goOn();
  await expect(
    page.getByText('Please explain how you calculated the claim amount before continuing!').first(),
  ).toBeVisible();

  await page.getByRole('button', { name: 'Add a row of $560.00' }).click();
  const what = page.getByLabel('What is it for?');
  await expect(what).toBeFocused();
  await what.fill('Interest on the deposit');
  await page.getByLabel('How much?').fill('60');
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Change the claim to $2,500.00' }).click();
  await wizard.title('How did you calculate $2,500.00');
  await expect(page.getByText('The same as your claim')).toBeVisible();

  await wizard.goOn();
  await expect(
    page.getByText('Please choose when to ask for the larger amount before continuing!').first(),
  ).toBeVisible();
  await page.getByRole('radio', { name: 'Say that I will ask the court for it' }).check();
  await expect(page.getByText('In court you will ask for $4,940.00.', { exact: true })).toBeVisible();
  await page.getByRole('radio', { name: 'Ask for it now' }).check();
  await page.getByRole('button', { name: 'Change the claim to $4,940.00' }).click();
  await wizard.title('How did you calculate $4,940.00');
  await expectAccessible(page, 'rows that come to the claim');

  await page.getByRole('button', { name: /^Change your card: .*Security deposit paid$/ }).click();
  await wizard.title('Here is where you tell us what happened');
  await expect(page.getByRole('heading', { level: 3, name: 'The security deposit you paid' })).toBeFocused();
  await wizard.goOn();
  await wizard.title('How did you calculate $4,940.00');
  await wizard.title('How would you like to get paid?');
  await wizard.goOn();
  await wizard.title('Just a few last administrative questions');
});
