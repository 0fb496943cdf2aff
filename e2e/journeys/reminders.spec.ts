import { expect, test } from '@playwright/test';
import { AccountPage, aPerson } from './steps/account-page.ts';
import { expectAccessible, watchPage } from './steps/page-health.ts';

test('which reminders come by email is chosen in the settings and kept; a link of nobody stops nothing', async ({
  page,
}) => {
  const isHealthy = watchPage(page);
  const account = new AccountPage(page);
  await account.makeAccount(aPerson('reminded'));
  await page.goto('/settings');
  const reminders = account.section('Reminders by email');
  const boxes = reminders.getByRole('checkbox');
  await expect(boxes).toHaveCount(7);
  for (const box of await boxes.all()) await expect(box).toBeChecked();
  const hearing = reminders.getByRole('checkbox', { name: 'A hearing' });
  await hearing.focus();
  await page.keyboard.press('Space');
  await expect(hearing).not.toBeChecked();
  await expectAccessible(page, 'the reminders in the settings');
  await page.reload();
  await expect(hearing).not.toBeChecked();
  await expect(reminders.getByRole('checkbox', { checked: true })).toHaveCount(6);

  await page.goto('/no-reminders#no-such-link');
  await expectAccessible(page, 'the link in a reminder');
  await page.getByRole('button', { name: 'Stop all reminders' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page, 'a link that stops nothing');
  await page.goto('/settings');
  await expect(reminders.getByRole('checkbox', { checked: true })).toHaveCount(6);
  isHealthy();
});
