import { expect, test } from '@playwright/test';
import { depositClaim } from '../steps/claim.ts';
import { WizardPage } from '../steps/wizard-page.ts';

test('answers survive a reload, and closing the browser', async ({ page, browser }) => {
  test.slow();
  const wizard = new WizardPage(page);
  await wizard.open();
  await wizard.chooseCategory();
  await wizard.chooseReason();
  await wizard.fillDetails();
  await wizard.stayWithoutAccount();
  await wizard.choosePerson();
  await wizard.title('Fill in your personal information');
  await wizard.field('firstname').fill('Marisol');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  await page.reload();
  await wizard.title('Fill in your personal information');
  await expect(wizard.field('firstname')).toHaveValue('Marisol');

  // Only the cookie comes along, as when the browser was closed and the device's own copy is gone.
  const cookies = await page.context().cookies();
  const later = await browser.newContext();
  await later.addCookies(cookies);
  const reopened = await later.newPage();
  await reopened.goto('/');
  const again = new WizardPage(reopened);
  await again.title('Fill in your personal information');
  await expect(again.field('firstname')).toHaveValue('Marisol');
  await again.goBack();
  await again.title('Tell us more about it');
  await expect(again.field('amount')).toHaveValue('2,450.00');
  await later.close();
});

test('two tabs cannot overwrite each other unseen', async ({ page, context }) => {
  test.slow();
  const first = new WizardPage(page);
  await first.open();
  await first.chooseCategory();
  await first.chooseReason();
  await first.title('Tell us more about it');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const answer = await context.request.post('/api/register/save_form_data.php', {
    data: { situation: 'debt', step: 1, subStep: 0 },
  });
  expect(answer.ok()).toBe(true);

  await first.field('amount').fill('900');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect(dialog).toContainText('another tab or on another device');
});

test('"Check your answers" leads to a screen and back, and a changed answer needs a new signature', async ({
  page,
}) => {
  const wizard = new WizardPage(page);
  await wizard.resumeAt(4, 4);
  await wizard.title("Let's get your signature");
  await expect(page.getByText('Signature saved')).toBeVisible();

  await page
    .getByRole('button', { name: /change.*happened|change.*story|change.*what happened/i })
    .first()
    .click();
  await wizard.title('Here is where you tell us what happened');
  await wizard.field('claimDescription').fill(`${depositClaim.story} I called twice.`);
  await wizard.goOn();
  await wizard.title("Let's get your signature");
  await expect(page.getByRole('group').filter({ hasText: 'I called twice.' })).toBeVisible();
  await expect(page.getByText('Signature saved')).toHaveCount(0);
  await wizard.goOn();
  await expect(page.getByText('Please sign before continuing!').first()).toBeVisible();
});
