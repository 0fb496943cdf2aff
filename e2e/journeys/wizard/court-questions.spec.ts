import { expect, test } from '@playwright/test';
import { expectAccessible, watchPage } from '../steps/page-health.ts';
import { WizardPage } from '../steps/wizard-page.ts';

/** The administrative questions. */
const QUESTIONS = [4, 3] as const;

const anAccident = {
  situation: 'damaged-property',
  situationLabel: 'Someone damaged my property',
  disputing: ['car-crash'],
  disputingLabels: ['A car crash'],
  whoUser: '1',
  defendantFirstname: 'Kevin',
  defendantLastname: 'Doyle',
  defendantMilitary1: 'I do not know',
};

test('court papers ask about an accident, other cases, help in court and people who claim too, and show it for checking', async ({
  page,
}) => {
  test.slow();
  const isHealthy = watchPage(page);
  const wizard = new WizardPage(page);
  await wizard.resumeAt(...QUESTIONS, anAccident);
  const title = page.getByRole('heading', { level: 1, name: 'Just a few last administrative questions' });
  await expect(title).toBeVisible({ timeout: 20_000 });
  await wizard.goOn();
  await expect(page.getByText('Please answer "What harm did the accident do?"').first()).toBeVisible();
  await page.getByRole('radio', { name: 'Damage to property only' }).check();
  await wizard.field('accidentTime').fill('3:30 pm');
  await wizard.field('ownVehicle').fill('2019 Honda Civic');

  await expect(wizard.field('otherCaseDetails')).toHaveCount(0);
  await page.getByRole('group', { name: 'Is there already a court case about this?' }).getByLabel('Yes').check();
  await wizard.field('otherCaseDetails').fill('Essex County, LT-001234-26');
  await wizard.field('courtLanguage').selectOption({ label: 'Another language' });
  await wizard.field('otherLanguage').fill('Tagalog');
  await wizard.field('accommodation').selectOption({ label: 'Listening device' });

  await page.getByRole('button', { name: 'Add a person' }).press('Enter');
  await expect(wizard.field('coClaimants.0.firstname')).toBeFocused();
  await wizard.field('coClaimants.0.firstname').fill('Luis');
  await wizard.field('coClaimants.0.lastname').fill('Vega');
  await expectAccessible(page, 'the questions with their details');

  await wizard.goOn();
  const answers = page.getByRole('region', { name: 'Check your answers' });
  for (const told of [
    '3:30 pm',
    '2019 Honda Civic',
    'Essex County, LT-001234-26',
    'Tagalog',
    'Listening device',
    'Luis Vega',
  ]) {
    await expect(answers.getByText(told, { exact: true })).toBeVisible();
  }
  isHealthy();
});
