import { expect, test } from '@playwright/test';
import { AccountPage, aPerson } from '../steps/account-page.ts';
import { payByCalls, read } from '../steps/order-calls.ts';
import { expectAccessible, watchPage } from '../steps/page-health.ts';
import { WizardPage } from '../steps/wizard-page.ts';

const anAccident = {
  situation: 'damaged-property',
  situationLabel: 'Someone damaged my property',
  disputing: ['car-crash'],
  disputingLabels: ['A car crash'],
  whoUser: '1',
  defendantFirstname: 'Kevin',
  defendantLastname: 'Doyle',
  accidentDamage: 'Damage to property only',
};
/** As the wizard leaves it: what only papers ask is open. */
const NOT_ASKED = {
  courtLanguage: null,
  otherAction: null,
  otherParties: null,
  accommodation: null,
  courtQuestionsDone: false,
};

test('what only court papers need is not asked before paying', async ({ page }) => {
  const wizard = new WizardPage(page);
  await wizard.resumeAt(4, 3, { ...anAccident, ...NOT_ASKED, accidentDamage: null });
  await wizard.title('Just a few last administrative questions');
  await wizard.goOn();
  await expect(page.getByText('Please answer "What harm did the accident do?"').first()).toBeVisible();
  for (const name of ['courtLanguage', 'accommodation', 'otherParties', 'accidentTime', 'ownVehicle']) {
    await expect(wizard.field(name)).toHaveCount(0);
  }
  await expect(page.getByRole('button', { name: 'Add a person' })).toHaveCount(0);
  await page.getByRole('radio', { name: 'Damage to property only' }).check();
  await wizard.goOn();
  await wizard.title("Let's get your signature");
});

test('court papers ask on a page of their own, after paying, and keep the answers', async ({ page }) => {
  test.slow();
  const isHealthy = watchPage(page);
  const account = new AccountPage(page);
  await account.makeAccount(aPerson('court-questions'));
  await payByCalls(page.request, { ...anAccident, ...NOT_ASKED, otherCase: true, selectedPackage: 'small-claims' });
  const { case_id } = await read(page.request, '/api/check_existing_demand');
  await page.goto('/court-documents');
  await page.getByRole('button', { name: /^View/ }).click();
  await page.getByRole('link', { name: /Answer the questions for the papers/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Questions for your court papers' })).toBeVisible();
  const answer = (name: string) => page.locator(`[name="answer_${name}"]`);
  await answer('question_courtLanguage').selectOption({ label: 'Another language' });
  await answer('detail_otherLanguage').fill('Tagalog');
  await answer('question_accommodation').selectOption({ label: 'Listening device' });
  await answer('detail_otherCaseDetails').fill('Essex County, LT-001234-26');
  await answer('detail_ownVehicle').fill('2019 Honda Civic');
  await page.getByRole('button', { name: 'Add a person' }).press('Enter');
  await expect(page.locator('[name="coClaimants.0.firstname"]')).toBeFocused();
  await page.locator('[name="coClaimants.0.firstname"]').fill('Luis');
  await page.locator('[name="coClaimants.0.lastname"]').fill('Vega');
  await expectAccessible(page, 'the questions of the court papers');
  await page.getByRole('button', { name: 'Save my answers' }).click();
  await expect(page.getByText('Your answers are saved.')).toBeVisible();
  const kept = await read(page.request, `/api/court-papers/questions?case_id=${case_id}`);
  expect(kept.is_done).toBe(true);
  expect(kept.co_claimants).toMatchObject([{ firstname: 'Luis', lastname: 'Vega' }]);
  isHealthy();
});
