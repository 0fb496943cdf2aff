import { expect, test } from '@playwright/test';
import { expectAccessible, watchPage } from './steps/page-health.ts';
import { WizardPage } from './steps/wizard-page.ts';

const INCOMPLETE = 'Please fill in all required fields correctly before continuing!';

test('every gate says what is missing, keeps what was typed, and opens once it is mended', async ({ page }) => {
  test.slow();
  const isHealthy = watchPage(page);
  const wizard = new WizardPage(page);
  const says = async (text: string) => expect(page.getByText(text).first()).toBeVisible();

  await wizard.open();
  await wizard.goOn();
  await says('Please select a category before continuing!');
  await expectAccessible(page, 'the category screen with its message');
  await wizard.chooseCategory();

  await wizard.title('Check all that apply');
  await wizard.goOn();
  await says('Please select at least one subcategory before continuing!');
  await wizard.chooseReason();

  await wizard.title('Tell us more about it');
  await says('The minimum amount is $250.00, maximum $25,000.00');
  await wizard.goOn();
  await says(INCOMPLETE);
  await says('This field is required');
  await wizard.field('amount').pressSequentially('24x9.9.9-');
  await expect(wizard.field('amount')).toHaveValue('249.99');
  await wizard.fillDate({ month: 'February', day: '30', year: '2026' });
  await wizard.field('zipcode').pressSequentially('07a1');
  await expect(wizard.field('zipcode')).toHaveValue('071');
  await wizard.goOn();
  await says('Amount must be at least $250.00');
  await says('Zip code must be at least 5 digits');
  await expect(wizard.field('amount')).toHaveValue('249.99');
  await expectAccessible(page, 'the details with every error');
  await wizard.field('amount').fill('25000.01');
  await wizard.goOn();
  await says('Amount cannot exceed $25,000.00');
  await wizard.fillDate({ month: 'December', day: '31', year: '2999' });
  await wizard.goOn();
  await says(INCOMPLETE);
  await wizard.fillDetails();

  await wizard.stayWithoutAccount();
  await wizard.title('Who are you filing this claim as?');
  await wizard.goOn();
  await says('Please select one option before continuing!');
  await page.getByRole('radio', { name: 'Person' }).check();
  await wizard.goOn();
  await says('Please choose who this claim is for.');
  await wizard.choosePerson();

  await wizard.title('Fill in your personal information');
  await wizard.field('email').fill('not-an-address');
  await wizard.goOn();
  await says(INCOMPLETE);
  await says('Please enter a valid email address');
  await expect(wizard.field('email')).toHaveValue('not-an-address');
  await expectAccessible(page, 'the claimant with errors');
  await wizard.fillClaimant();

  await wizard.title('Who are you filing this claim against?');
  await wizard.goOn();
  await says('Please select who you are filing this claim against!');
  await wizard.chooseBusiness();

  await wizard.title('Fill in their business information');
  await wizard.field('defendantWebsite').fill('they have a page');
  await wizard.goOn();
  await says('Please enter a valid website URL');
  await wizard.field('defendantWebsite').fill('https://ironbound.example');
  await wizard.fillDefendant();

  await wizard.title('Here is where you tell us what happened');
  await wizard.goOn();
  await says('Please tell us what happened before continuing!');
  await expectAccessible(page, 'the story with its message');
  await wizard.tellStory();

  await wizard.title('How did you calculate $2,450.00');
  await wizard.goOn();
  await says('Please explain how you calculated the claim amount before continuing!');
  await wizard.explainAmount();
  await expectAccessible(page, 'the amount and the ways to get paid');
  await wizard.choosePaymentWays();

  await wizard.title('Just a few last administrative questions');
  await wizard.goOn();
  await says('Please answer all administrative questions before continuing!');
  await says('Please answer "Have you been assigned this claim by another person?"');
  await expectAccessible(page, 'the questions with a message');
  await wizard.answerQuestions();

  await wizard.title("Let's get your signature");
  await wizard.goOn();
  await says('Please sign before continuing!');
  await expectAccessible(page, 'the signature with its message');
  await wizard.sign();
  await wizard.title('Generating Your File');
  await expectAccessible(page, 'the generation screen');
  await wizard.waitForFile();

  await wizard.title('Choose a Package');
  await expect(page.getByRole('button', { name: 'Continue', exact: true })).toHaveCount(0);
  await expectAccessible(page, 'the packages');
  await wizard.choosePackage();

  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await expectAccessible(page, 'the checkout with errors');
  isHealthy();
});

test('"Something else" has no reasons to choose and goes on by itself', async ({ page }) => {
  const wizard = new WizardPage(page);
  await wizard.open();
  await page.getByRole('radio', { name: 'Something else' }).check();
  await wizard.goOn();
  await wizard.title('Tell us more about it');
  await wizard.goBack();
  await wizard.title('Which of these best classifies your situation?');
});
