import { expect, type Page, test } from '@playwright/test';
import { answeredForm } from '../steps/claim.ts';
import { holdCalls } from '../steps/held-calls.ts';
import { expectAccessible, watchPage } from '../steps/page-health.ts';
import { WizardPage } from '../steps/wizard-page.ts';

const payButton = (page: Page, total: string) => page.getByRole('button', { name: `Pay ${total}` });
const receipt = (page: Page) => page.locator('section', { has: page.getByRole('heading', { name: 'Your receipt' }) });

/** Another device chooses another package for the same claim. */
async function chooseElsewhere(page: Page, selectedPackage: string): Promise<void> {
  const data = { ...answeredForm, selectedPackage, step: 5, subStep: 1, overwrite: true };
  expect((await page.request.post('/api/register/save_form_data', { data })).ok()).toBe(true);
}

test('nobody pays for another package than the one on the button', async ({ page }) => {
  const isHealthy = watchPage(page);
  const wizard = new WizardPage(page);
  await wizard.resumeAt(5, 1);
  await expect(payButton(page, '$30.92')).toBeVisible();
  await chooseElsewhere(page, 'small-claims');
  await wizard.pay();

  await expect(page.getByRole('alert').filter({ hasText: 'The price has changed.' })).toBeVisible();
  await expect(page.getByText('You were not charged. Please check the new price, then press Pay again.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Small Claims Filing Help' })).toBeVisible();
  await expect(wizard.field('cardholder')).toHaveValue('Marisol Vega');
  await expectAccessible(page, 'the checkout with a new price');
  await payButton(page, '$84.23').click();
  await wizard.title('Order Complete');
  await expect(receipt(page)).toContainText('$84.23');
  isHealthy();
});

test('while a payment is under way nobody leaves by Back, and the receipt follows', async ({ page }) => {
  const wizard = new WizardPage(page);
  await wizard.resumeAt(5, 1);
  const paymentComes = await holdCalls(page, '**/api/checkout');
  await wizard.pay();
  const back = page.getByRole('button', { name: 'Back', exact: true });
  await expect(back).toHaveAttribute('aria-disabled', 'true');
  await back.click({ force: true });
  paymentComes();
  await wizard.title('Order Complete');
  await expect(receipt(page)).toContainText('$30.92');
});

test('whoever walks back in the browser and chooses anew while a payment is under way pays what was shown, or nothing', async ({
  page,
}) => {
  const wizard = new WizardPage(page);
  await wizard.resumeAt(5, 0, { selectedPackage: '' });
  await wizard.choosePackage();
  await wizard.title('Checkout');
  await expect(payButton(page, '$30.92')).toBeVisible();
  const answered = page.waitForResponse('**/api/checkout');
  const paymentComes = await holdCalls(page, '**/api/checkout');
  await wizard.pay();
  await page.goBack();
  await page.getByRole('article', { name: 'Small Claims Filing Help' }).getByRole('button').click();
  paymentComes();
  const answer = await answered;
  const { code, payment_amount: paid } = await answer.json();
  expect(answer.status() === 200 ? paid : code).toBe(answer.status() === 200 ? 30.92 : 'checkout.price_changed');
});
