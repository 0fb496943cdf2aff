import { expect, test } from '@playwright/test';
import { cards } from '../steps/claim.ts';
import { WizardPage } from '../steps/wizard-page.ts';

test('a declined card charges nothing, keeps what was typed, and another card works', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  const wizard = new WizardPage(page);
  await wizard.resumeAt(5, 1);
  await expect(page.getByText(/simulated/i).first()).toBeVisible();

  await wizard.pay(cards.declined);
  await expect(page.getByRole('alert').filter({ hasText: 'The card was declined' })).toBeVisible();
  await expect(wizard.field('cardholder')).toHaveValue('Marisol Vega');

  await wizard.field('cardNumber').fill(cards.approved);
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await wizard.title('Order Complete');

  const everything = sent.join('\n').replaceAll(' ', '');
  expect(everything).not.toContain('4242424242424242');
  expect(everything).not.toContain('4000000000000002');
});

test('a coupon lowers the price and can be taken off again', async ({ page }) => {
  const wizard = new WizardPage(page);
  await wizard.resumeAt(5, 1);
  await expect(page.getByRole('button', { name: 'Pay $30.92' })).toBeVisible();
  const box = page.getByLabel(/coupon/i).first();
  await box.fill('welcome10');
  await expect(box).toHaveValue('WELCOME10');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByRole('button', { name: 'Pay $27.83' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(box).toHaveValue('');
  await expect(box).toBeFocused();
  await expect(page.getByText('Please enter a coupon code')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Pay $30.92' })).toBeVisible();
  await box.fill('NOSUCH');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('Invalid coupon code or coupon is not active')).toBeVisible();
});
