import { expect, test } from '@playwright/test';
import { expectAccessible, watchPage } from '../steps/page-health.ts';
import { ResultPage } from '../steps/result-page.ts';

const BY_MAIL = 'Sent by certified mail, return receipt requested, and by first-class mail';

test('a letter that tells another way of sending is put right in one press, and approved by another', async ({
  page,
}) => {
  test.slow();
  const isHealthy = watchPage(page);
  const result = new ResultPage(page);
  await result.openPaid();
  await result.waitForPaper();
  await expect(result.sentence(BY_MAIL)).toBeVisible();
  await result.chooseSelfMail();
  await result.edit((text) => text.replace(BY_MAIL, 'Sent by email'));
  await result.closeText();
  // The checks come after the letter; pressed before they do, the server refuses it in its own words.
  await expect(result.onward).toHaveText(/Check 1 place/i);
  await result.step('Approve');
  await result.approveButton.click();
  await expect(page.getByRole('alert')).toContainText('still open');
  await page.getByRole('alert').getByRole('button', { name: 'Go to check' }).click();

  const point = result.point('How the letter is sent');
  await expect(point).toContainText('Sent by email');
  await expectAccessible(page, 'the wrong line');
  await point.getByRole('button', { name: 'Fix the line' }).click();
  await expect(point).toHaveCount(0);
  await result.step('Read');
  await expect(result.sentence(BY_MAIL)).toBeVisible();

  await result.step('Approve');
  await expect(page.getByRole('radio', { name: /mail it myself/ })).toBeChecked();
  await result.approveButton.click();
  await expect(result.approved).toBeVisible();
  isHealthy();
});
