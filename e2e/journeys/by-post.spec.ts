import { expect, type Page } from '@playwright/test';
import { payByCalls, read } from './steps/order-calls.ts';
import { expectAccessible, watchPage } from './steps/page-health.ts';
import { test } from './steps/post-site.ts';
import { ResultPage } from './steps/result-page.ts';

// One site for all of them, whose clock goes on from one to the next.
test.describe.configure({ mode: 'default' });

/** The letter at the step where it is approved, with the delivery by post chosen. */
async function chosen(page: Page, answers: Readonly<Record<string, unknown>> = {}): Promise<ResultPage> {
  await payByCalls(page.request, answers);
  await page.goto('/result?step=approve');
  const result = new ResultPage(page);
  await expect(page.getByRole('radio').first()).toHaveAccessibleName(/Print it and mail it for me/);
  await page.getByRole('radio', { name: /Print it and mail it for me/ }).check();
  await expect(page.getByRole('heading', { name: 'What we print and mail' })).toBeVisible();
  return result;
}

const approve = (page: Page) => page.getByRole('button', { name: 'Approve and mail it' });

/** The approved PDF is made: what is posted is that file. */
async function isMade(page: Page): Promise<void> {
  const { demand_id } = await read(page.request, '/api/check_existing_demand');
  const made = async () =>
    (await page.request.post('/api/pdf/generate_secure_pdf.php', { data: { demand_id, action: 'view' } })).status();
  await expect.poll(made, { timeout: 60_000, intervals: [500] }).toBe(200);
}

test('a letter is approved to be mailed, stopped in time, and its price goes back', { tag: '@one-screen' }, async ({
  page,
  postSite,
}) => {
  test.slow();
  const isHealthy = watchPage(page);
  await chosen(page);
  await expect(page.getByText(/You paid for it already: \$15\.\d\d, with its tax, for each person/)).toBeVisible();
  await expect(page.getByText('as it shows in the window of the envelope')).toBeVisible();
  await expectAccessible(page, 'the envelope before approving');
  await approve(page).click();
  await expect(page.getByText('You can still stop it until')).toBeVisible();
  await expectAccessible(page, 'a letter that can still be stopped');
  await page.getByRole('button', { name: 'Stop the mailing' }).click();
  await expectAccessible(page, 'the question before stopping');
  await page.getByRole('button', { name: 'Stop it' }).click();
  await expect(page.getByText('Stopped. Nothing was mailed.')).toBeVisible();
  await expect(page.getByText(/\$15\.\d\d for the mailing/)).toBeVisible();
  await postSite.hasLetters(page.request, 0);
  isHealthy();
});

test('a letter goes out after half an hour, and what the post office says is on its page', {
  tag: '@one-screen',
}, async ({ page, postSite }) => {
  test.slow();
  await chosen(page);
  await approve(page).click();
  await expect(page.getByText('You can still stop it until')).toBeVisible();
  await isMade(page);
  await postSite.pass(31);
  await postSite.hasLetters(page.request, 2);
  await page.reload();
  await expect(page.getByText('With the mailing company').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stop the mailing' })).toHaveCount(0);
  await postSite.play(page.request, 'happy', 3);
  await page.reload();
  await expect(page.getByText('At the post office').first()).toBeVisible();
  await postSite.play(page.request, 'happy');
  await page.reload();
  await expect(page.getByText('Delivered').first()).toBeVisible();
  await expect(page.getByText('Source: the post office').first()).toBeVisible();
  await expectAccessible(page, 'a delivered letter');
});

test('an address the post office doubts is sent to when the person says so', { tag: '@one-screen' }, async ({
  page,
}) => {
  await chosen(page, { defendantAddress: 'missing unit' });
  await expect(page.getByText('The post office misses an apartment or suite number here.')).toBeVisible();
  await approve(page).click();
  await expect(page.getByText('The post office does not know one of the addresses as it is written')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Send it there anyway' }).check();
  await expectAccessible(page, 'a doubted address');
  await approve(page).click();
  await expect(page.getByText('You can still stop it until')).toBeVisible();
});
