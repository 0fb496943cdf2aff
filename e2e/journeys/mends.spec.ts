import { expect, type Page, test } from '@playwright/test';
import { AccountPage, aPerson } from './steps/account-page.ts';
import { approveByCalls, payByCalls, read } from './steps/order-calls.ts';
import { expectAccessible, watchPage } from './steps/page-health.ts';

/** Nobody was asked about other parties or help in court, and the other side's name does not say what it is. */
const OPEN = { defendantFirstname: 'Ironbound Property Management', otherParties: null, accommodation: null };

const lineOf = (page: Page, words: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: words });

const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name') ?? '');

async function openCase(page: Page, caseId: string): Promise<void> {
  await page.goto(`/court-documents?case=${caseId}`);
  await expect(page.getByRole('heading', { name: /^How others will read these papers/ })).toBeVisible();
}

test('each line of the readings leads to the field that mends it, after the payment too', async ({ page }) => {
  test.slow();
  page.setDefaultTimeout(20_000);
  const isHealthy = watchPage(page);
  await new AccountPage(page).makeAccount(aPerson('mends'));
  const { request } = page;
  await approveByCalls(request, await payByCalls(request, { selectedPackage: 'small-claims', ...OPEN }));
  const { case_id } = await read(request, '/api/check_existing_demand');
  const caseId = String(case_id);

  await openCase(page, caseId);
  await lineOf(page, 'The name of a business does not say what kind it is.')
    .getByRole('link', { name: /^Change the answer/ })
    .click();
  await expect.poll(() => focused(page)).toBe('answer_entity_Ironbound Property Management');
  await expectAccessible(page, 'the answers for the court');
  await page.getByLabel('What kind of business is Ironbound Property Management?').selectOption({ label: 'LLC' });
  await page.getByRole('button', { name: 'Make new papers with these facts' }).click();
  await expect(page.getByText('Your facts are saved.')).toBeVisible();
  const version = async () => {
    const papers = await read(request, `/api/court-papers?case_id=${caseId}`);
    return `${papers.version} ${papers.state}`;
  };
  await expect.poll(version, { timeout: 60_000 }).toBe('2 ready');

  await openCase(page, caseId);
  await expect(lineOf(page, 'The name of a business does not say what kind it is.')).toHaveCount(0);
  await lineOf(page, 'A question of the complaint has no tick.')
    .getByRole('link', { name: /^Change the answer/ })
    .click();
  await expect.poll(() => focused(page)).toMatch(/^answer_question_/);
  await page.getByLabel('Should anyone else be part of the court case?').selectOption({ label: 'Yes' });
  await page.getByLabel('Who else should be part of it?').fill('Nobody we know of');
  isHealthy();
});

/**
 * The lines that no case has all of: each is there as the server tells it, and its button is pressed. What is asked
 * about a claim depends on it, so an answer that is not asked leads to the facts.
 */
test('a line of every kind leads somewhere it can be mended', async ({ page }) => {
  test.slow();
  page.setDefaultTimeout(20_000);
  await new AccountPage(page).makeAccount(aPerson('mends-all'));
  const { request } = page;
  await approveByCalls(request, await payByCalls(request, { selectedPackage: 'small-claims', ...OPEN }));
  const { case_id } = await read(request, '/api/check_existing_demand');
  const lines = [
    ['sum_unexplained', 'facts', 'Correct the facts', 'complaint_calculation'],
    ['time_limit', 'facts', 'Correct the facts', 'complaint_story'],
    ['notice_of_claim', 'facts', 'Correct the facts', 'complaint_story'],
    ['wrong_party', 'letter', 'Correct the facts', 'complaint_story'],
    ['claim_split', 'answers', 'Change the answer', 'answer_question_otherCase'],
    ['question_open', 'answers', 'Change the answer', 'answer_question_otherParties'],
  ] as const;
  const found = lines.map(([code, mend]) => ({ code, mend, severity: 'look', message: `Line ${code}.`, papers: [] }));
  await page.route('**/api/court-papers?case_id=*', async (route) => {
    const answer = await route.fetch();
    const json = await answer.json();
    const [clerk, ...others] = json.read.readings;
    await route.fulfill({
      response: answer,
      json: { ...json, read: { ...json.read, readings: [{ ...clerk, found }, ...others] } },
    });
  });
  for (const [code, , words, field] of lines) {
    await openCase(page, String(case_id));
    await lineOf(page, `Line ${code}.`)
      .getByRole('link', { name: new RegExp(`^${words}`) })
      .click();
    await expect.poll(() => focused(page), { message: code }).toBe(field);
  }
  await openCase(page, String(case_id));
  await lineOf(page, 'Line wrong_party.')
    .getByRole('button', { name: /^Open letter/ })
    .click();
  await expect(page).toHaveURL(/\/result/);
});
