import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { test } from '../steps/form-site.ts';
import { expectAccessible, motionEnds, watchPage } from '../steps/page-health.ts';
import { mailTo, openCheckout, ownAddress, ServicePage, serviceCards } from '../steps/paid-site.ts';
import { WizardPage } from '../steps/wizard-page.ts';

// One site for all of them.
test.describe.configure({ mode: 'default' });

const field = (page: Page) => page.frameLocator('iframe[title="Test card form"]').getByLabel('Card number');
const payButton = (page: Page) => page.getByRole('button', { name: 'Pay $30.92' });

/** Presses Pay, after which the service's form stands in our page. */
async function openForm(page: Page, email: string): Promise<void> {
  await page.locator('[name="email"]').fill(email);
  await payButton(page).click();
  await expect(field(page)).toBeVisible();
}

async function payWith(page: Page, card: string): Promise<void> {
  await field(page).fill(card);
  await payButton(page).click();
}

/**
 * Scrolls to what is pressed and lets the page be drawn there, as a person does who must see a button to press it. Pressed in
 * the same moment as the scroll, the browser takes the place for one in the service's frame, where that was before.
 */
async function comeTo(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).scrollIntoViewIfNeeded();
  await motionEnds(page);
}

/** What the service took in all, in cents. */
async function balance(request: APIRequestContext, service: string, control = 'webhooks', kind = 'none') {
  const sent = await request.post(`${service}/__fake/${control}`, { data: JSON.stringify({ kind }) });
  expect(sent.ok()).toBe(true);
  const { balance: held, surprises } = await sent.json();
  expect(surprises).toEqual([]);
  return Number(held);
}

test('a card is typed in the service’s form in our page: refused, then taken, once, with its receipt by mail', async ({
  page,
  request,
  formSite,
}) => {
  const isHealthy = watchPage(page);
  const wizard = new WizardPage(page);
  const email = ownAddress('in-page');
  const before = await balance(request, formSite.service);
  await openCheckout(page);
  await expect(page.getByText('Next you type your card here, in a form of our payment service.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: /card number/i })).toHaveCount(0);
  // Nothing of the service is loaded before somebody pays.
  expect(await page.locator('script[src*="stripe"]').count()).toBe(0);
  await expectAccessible(page, 'the checkout before the form in our page');

  await openForm(page, email);
  await expectAccessible(page, 'the form in our page');
  await payWith(page, serviceCards.declined);
  await expect(page.getByRole('alert')).toContainText('Your card was declined.');
  expect(await balance(request, formSite.service)).toBe(before);
  await expect(payButton(page)).toBeEnabled();
  await expectAccessible(page, 'a declined card in the form in our page');
  // The second time without a mouse.
  await field(page).fill(serviceCards.approved);
  await payButton(page).press('Enter');
  await wizard.title('Order Complete');
  await expect(page.getByText('$30.92').first()).toBeVisible();
  expect(await balance(request, formSite.service)).toBe(before + 30_92);
  await page.reload();
  await wizard.title('Order Complete');
  await mailTo(page.request, email, /receipt/);
  isHealthy();
});

test('a reload while the form is open ends that payment: nothing is charged, and the next one is paid once', async ({
  page,
  request,
  formSite,
}) => {
  const before = await balance(request, formSite.service);
  await openCheckout(page);
  await openForm(page, ownAddress('reload'));
  await field(page).fill(serviceCards.approved);
  await page.reload();
  await expect(page.locator('[name="email"]')).toBeVisible();
  await expect(field(page)).toHaveCount(0);
  expect(await balance(request, formSite.service)).toBe(before);
  await openForm(page, ownAddress('reload'));
  await payWith(page, serviceCards.approved);
  await new WizardPage(page).title('Order Complete');
  expect(await balance(request, formSite.service)).toBe(before + 30_92);
});

test('the email can be changed while the form is open, and answers again on the way back', async ({ page }) => {
  const wizard = new WizardPage(page);
  await openCheckout(page);
  await openForm(page, ownAddress('wrong'));
  await comeTo(page, 'Change email or place');
  await page.getByRole('button', { name: 'Change email or place' }).click();
  await expect(page.locator('[name="email"]')).toBeVisible();
  await openForm(page, ownAddress('right'));
  await comeTo(page, 'Back');
  await wizard.goBack();
  await wizard.title('Choose a Package');
});

test('where the service’s script does not come, one pays on the page of the service', async ({
  page,
  request,
  formSite,
}) => {
  await balance(request, formSite.service, 'script', 'away');
  await openCheckout(page);
  await page.locator('[name="email"]').fill(ownAddress('away'));
  await payButton(page).click();
  await expect(page.getByText('The card form did not load.')).toBeVisible();
  await expectAccessible(page, 'a form in our page that did not load');
  await page.getByRole('button', { name: 'Pay on the page of our payment service' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Test payment page' })).toBeVisible();
  await new ServicePage(page).pay(serviceCards.approved);
  await new WizardPage(page).title('Order Complete');
  await balance(request, formSite.service, 'script', 'here');
});
