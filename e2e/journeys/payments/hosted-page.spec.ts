import { expect, test } from '@playwright/test';
import { AccountPage, aPerson } from '../steps/account-page.ts';
import { Keyboard } from '../steps/keyboard.ts';
import { expectAccessible, watchPage } from '../steps/page-health.ts';
import {
  goToService,
  mailTo,
  messagesAre,
  messagesArrive,
  openCheckout,
  ownAddress,
  PAID_SITE,
  ServicePage,
  serviceCards,
  subjectsTo,
} from '../steps/paid-site.ts';
import { WizardPage } from '../steps/wizard-page.ts';

test.use({ baseURL: PAID_SITE });

test('a card is refused, the bank asks and says no, then yes: one payment, and its receipt by mail', async ({
  page,
}) => {
  const isHealthy = watchPage(page);
  const wizard = new WizardPage(page);
  const email = ownAddress('pays');
  await openCheckout(page);
  await expect(page.getByText('You pay on the page of our payment service.')).toBeVisible();
  await expect(page.getByText(/with one press until you approve or send your letter/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: /card number/i })).toHaveCount(0);
  await expectAccessible(page, 'the checkout before the payment service');

  const service = await goToService(page, email);
  await expect(page.getByText('$30.92')).toBeVisible();
  await service.pay(serviceCards.declined);
  await expect(page.getByRole('alert')).toHaveText('Your card was declined.');
  await service.pay(serviceCards.challenged);
  await service.answerBank('No, refuse');
  await expect(page.getByRole('alert')).toHaveText('Your bank refused the payment.');
  await service.pay(serviceCards.challenged);
  await service.answerBank('Yes, approve');

  await wizard.title('Order Complete');
  await expect(page).toHaveURL('/');
  const receipt = page.getByRole('region', { name: 'Your receipt' }).or(page.locator('main'));
  await expect(receipt.getByText('$30.92').first()).toBeVisible();
  await expectAccessible(page, 'the order that was paid at the payment service');
  await page.reload();
  await wizard.title('Order Complete');
  await mailTo(page.request, email, /receipt/);
  expect(await subjectsTo(page.request, email)).toEqual(['Your receipt from Plainclaim']);
  isHealthy();
});

test('who comes back without paying is told so, keeps the answers and can pay another time', async ({ page }) => {
  const wizard = new WizardPage(page);
  await openCheckout(page);
  const service = await goToService(page, ownAddress('later'));
  await service.goBack();
  await expect(page.getByText('You did not pay, so nothing was charged.')).toBeVisible();
  await wizard.title('Checkout');
  await expect(page).toHaveURL('/');
  await expectAccessible(page, 'the checkout after an unpaid visit');

  // The same by the browser's own button, and what is answered can be changed again.
  await goToService(page, ownAddress('later'));
  await page.goBack();
  await wizard.title('Checkout');
  await wizard.goBack();
  await wizard.title('Choose a Package');
  await page.getByRole('button', { name: /^Selected/ }).click();
  await wizard.title('Checkout');
  await (await goToService(page, ownAddress('later'))).pay(serviceCards.approved);
  await wizard.title('Order Complete');
});

test('a page that the browser kept while somebody was at the payment service works again when it is shown', async ({
  page,
}) => {
  await openCheckout(page);
  const pay = page.getByRole('button', { name: /^Pay \$/ });
  await expect(pay).toBeEnabled();
  // The service has no page to show, so that this one stays as it is after the press.
  await page.route(/\/c\/pay\//, (route) => route.fulfill({ status: 204 }));
  const asked = page.waitForRequest(/\/c\/pay\//);
  await pay.click();
  await asked;
  await expect(page.getByRole('button', { name: /Processing/ })).toBeVisible();
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(pay).toBeEnabled();
});

test('a payment is made without a mouse, and the focus is seen all the way', async ({ page }) => {
  const keyboard = new Keyboard(page);
  await openCheckout(page);
  await keyboard.activate(page.getByRole('button', { name: /^Pay \$/ }));
  const service = new ServicePage(page);
  await service.isOpen();
  await service.pay(serviceCards.approved);
  await expect(page.getByRole('link', { name: 'View your demand letter' })).toBeVisible();
  await keyboard.tabTo(page.getByRole('link', { name: 'Order and refund' }));
  await keyboard.go('Enter');
  await keyboard.isOn('Your order');
});

test('a return in another browser opens nothing there, says where to go, and the first browser has its letter', async ({
  page,
  browser,
}) => {
  await openCheckout(page);
  await goToService(page, ownAddress('elsewhere'));
  const phone = await browser.newContext({ baseURL: PAID_SITE });
  const other = await phone.newPage();
  await other.goto(page.url());
  await new ServicePage(other).pay(serviceCards.approved);
  await expect(other.getByRole('alert')).toContainText('This payment was begun in another browser.');
  await expectAccessible(other, 'the way back in another browser');
  await other.goto('/result');
  await new WizardPage(other).title('Which of these best classifies your situation?');
  await phone.close();
  await page.goto('/');
  await new WizardPage(page).title('Order Complete');
});

test('a disputed payment says that no letter is sent, and the documents stay', async ({ page }) => {
  const email = ownAddress('disputed');
  await openCheckout(page);
  await (await goToService(page, email)).pay(serviceCards.disputed);
  await new WizardPage(page).title('Order Complete');
  await expect(page.getByRole('link', { name: 'View your demand letter' })).toBeVisible();
  expect(await mailTo(page.request, email, /bank/)).toContain('dispute');
  await page.goto('/receipt');
  await expect(page.getByText('Disputed')).toBeVisible();
  await expect(page.getByRole('button', { name: /Get a refund/ })).toHaveCount(0);
  await expectAccessible(page, 'a disputed order');
  await page.goto('/result?step=approve');
  await expect(page.getByText(/no letter of this claim is sent/)).toBeVisible();
  await expect(page.getByRole('radio', { name: /Email it/ })).toHaveCount(0);
});

test.describe('when the messages of the payment service', () => {
  // They are set for the whole service: one of these at a time.
  test.describe.configure({ mode: 'serial' });
  test.afterEach(async ({ request }) => messagesAre(request, 'none'));

  test('are lost, whoever comes back has paid all the same', async ({ page, request }) => {
    await openCheckout(page);
    const service = await goToService(page, ownAddress('lost'));
    await messagesAre(request, 'lost');
    await service.pay(serviceCards.approved);
    await new WizardPage(page).title('Order Complete');
  });

  test('come late, nothing happens twice', async ({ page, request }) => {
    const email = ownAddress('late');
    await openCheckout(page);
    const service = await goToService(page, email);
    await messagesAre(request, 'late');
    await service.pay(serviceCards.approved);
    await new WizardPage(page).title('Order Complete');
    await messagesArrive(request);
    await page.goto('/receipt');
    await expect(page.getByText('Paid', { exact: true })).toBeVisible();
    await mailTo(page.request, email, /receipt/);
    expect(await subjectsTo(page.request, email)).toHaveLength(1);
  });

  test('are quicker than a person who is signed in, the order is shown and not the checkout again', async ({
    page,
  }) => {
    await new AccountPage(page).makeAccount(aPerson('quick'));
    await openCheckout(page);
    await (await goToService(page, ownAddress('quick'))).pay(serviceCards.approved);
    await new WizardPage(page).title('Order Complete');
    await expect(page.getByRole('link', { name: 'View your demand letter' })).toBeVisible();
  });
});
