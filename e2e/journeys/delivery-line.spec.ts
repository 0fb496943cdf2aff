import { expect, test } from '@playwright/test';
import { expectAccessible, watchPage } from './page-health.ts';
import { ResultPage } from './result-page.ts';

const BY_MAIL = 'Sent by certified mail, return receipt requested, and by first-class mail';

test('a letter that tells another way of sending is put right in one press, read, and approved by another', async ({
  page,
}) => {
  test.slow();
  const isHealthy = watchPage(page);
  const result = new ResultPage(page);
  await result.openPaid();
  await result.waitForLetter();
  await expect(result.text).toHaveValue(new RegExp(`\n\n${BY_MAIL}\n\n`));
  await result.chooseSelfMail();
  await result.edit((text) => text.replace(BY_MAIL, 'Sent by email'));
  await expect(result.counts).toHaveText(/must be changed/);

  await result.approveButton.click();
  await expect(page.getByRole('alert')).toContainText('That is not how you chose to send it.');
  await expectAccessible(page, 'the refused line');
  await page.getByRole('button', { name: 'Put the line right' }).click();
  await expect(result.text).toBeFocused();
  expect(await result.selected()).toBe(BY_MAIL);
  await expect(page.getByRole('button', { name: 'Update & send' })).toHaveCount(0);

  await result.approveButton.click();
  await expect(page.getByText('Your letter is approved and signed.')).toBeVisible();
  await page.reload();
  await result.waitForLetter();
  await expect(page.getByRole('radio', { name: /mail it myself/ })).toBeChecked();
  isHealthy();
});
