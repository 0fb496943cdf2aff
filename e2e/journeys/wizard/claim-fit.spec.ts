import { expect, type Page, test } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { answeredForm } from '../steps/claim.ts';
import { expectAccessible, watchPage } from '../steps/page-health.ts';
import { WizardPage } from '../steps/wizard-page.ts';

/** The screen that shows where the claim stands and all answers before it asks for the signature. */
const SIGNATURE = [4, 4] as const;

const card = (page: Page) => page.getByRole('region', { name: 'Where your claim stands' });

async function openCard(page: Page, answers: Readonly<Record<string, unknown>> = {}): Promise<WizardPage> {
  const wizard = new WizardPage(page);
  await wizard.resumeAt(...SIGNATURE, answers);
  const inFull = card(page).getByText('Court, county, fees, and days in full');
  await expect(inFull).toBeVisible({ timeout: 20_000 });
  const court = card(page).getByRole('heading', { name: 'Court', exact: true });
  // It stands open where there is something to choose.
  if (!(await court.isVisible())) await inFull.click();
  await expect(court).toBeVisible();
  return wizard;
}

/** What the server holds, once the page says that everything is saved. */
async function savedAnswer(page: Page, field: string): Promise<unknown> {
  const answer: { data: Record<string, unknown> } = await (await page.request.get('/api/draft')).json();
  return answer.data[field];
}

test('before any package, the card tells court, county, fees and days, and its dates go to a calendar', async ({
  page,
}) => {
  test.slow();
  const isHealthy = watchPage(page);
  await openCard(page);
  const shown = card(page);
  await expect(shown.getByText('Small Claims', { exact: true }).first()).toBeVisible();
  await expect(shown.getByText('Essex County', { exact: true }).first()).toBeVisible();
  await expect(shown.getByText('$45.00').first()).toBeVisible();
  await expect(shown.getByText('It may be August 31, 2032')).toBeVisible();
  await expect(shown.getByText('1-888-576-5529')).toBeVisible();
  await expectAccessible(page, 'the card of a plain claim');

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    shown.getByRole('link', { name: 'Add these dates to your calendar' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('claim-dates.ics');
  const file = await readFile(await download.path(), 'utf8');
  expect(file).toContain('BEGIN:VCALENDAR');
  expect(file).toContain('DTSTART;VALUE=DATE:20320831');
  expect(file).not.toMatch(/Vega|Ironbound|2,?450/);
  isHealthy();
});

test('with several counties the claimant chooses one, and it is still chosen after a reload', async ({ page }) => {
  test.slow();
  await openCard(page, { defendantCity: 'Princeton', defendantZipcode: '08540' });
  const counties = card(page).getByRole('group', { name: 'Which county fits?' });
  await expect(counties.getByRole('radio', { checked: true })).toHaveCount(0);
  await counties.getByRole('radio', { name: 'Mercer County' }).check();
  await expect.poll(() => savedAnswer(page, 'filingCounty')).toBe('Mercer');
  await expectAccessible(page, 'the card with several counties');

  await page.reload();
  await card(page).getByText('Court, county, fees, and days in full').click();
  await expect(counties.getByRole('radio', { name: 'Mercer County' })).toBeChecked({ timeout: 20_000 });
  await expect(counties.getByRole('radio', { name: 'I am not sure' })).toBeVisible();
});

test('giving up the excess moves the claim to the simpler court, by keyboard alone', async ({ page }) => {
  test.slow();
  await openCard(page, { amount: '23,000' });
  const shown = card(page);
  await expect(shown.getByRole('heading', { name: 'We cannot make court papers for this claim now' })).toBeVisible();
  await expect(shown.getByText('Law Division', { exact: true }).first()).toBeVisible();
  await expectAccessible(page, 'the card of a claim above every limit');

  await shown.getByRole('button', { name: 'See what can be given up' }).press('Enter');
  await expect(shown.getByRole('radio', { name: 'No, keep the full amount' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(shown.getByRole('radio', { name: 'Give up $3,000.00 and use Special Civil Part' })).toBeChecked();
  await expect(shown.getByText('Special Civil Part', { exact: true }).first()).toBeVisible();
  await expect(shown.getByRole('status').filter({ hasText: 'Your claim asks for $20,000.00' })).toHaveCount(1);
  await expect(shown.getByRole('heading', { name: 'We cannot make court papers for this claim now' })).toHaveCount(0);
  await expect(shown.getByText('You chose to give up $3,000.00', { exact: false })).toBeVisible();
});

test('a stop keeps the package from being bought, on the screen and by the call, and loses nothing', async ({
  page,
}) => {
  test.slow();
  const wizard = await openCard(page, { bankruptcy: true });
  const shown = card(page);
  await expect(shown.getByRole('heading', { name: 'We cannot make a letter for this claim now' })).toBeVisible();
  await shown.getByText('Why?').first().click();
  await expect(shown.getByText('This comes from a general rule', { exact: false }).first()).toBeVisible();
  await expectAccessible(page, 'the card with a stop');

  await wizard.goOn();
  await wizard.skipAnimation();
  // A refusal is no green tick.
  await expect(page.getByText('(not made)').first()).toBeAttached();
  await wizard.goOn();
  await wizard.title('Choose a Package');
  const letter = page.getByRole('article', { name: 'Demand Letter Package' });
  await expect(letter.getByText('Not available for this claim', { exact: false })).toBeVisible();
  await expect(letter.getByRole('button')).toHaveCount(0);
  await expectAccessible(page, 'the packages of a stopped claim');

  const refused = await page.request.post('/api/checkout', {
    data: {
      email: 'marisol@example.com',
      zip: '07105',
      paymentToken: 'sim_ok_claim_fit_journey',
      idempotencyKey: 'claim-fit-journey-stop',
    },
  });
  expect(refused.status()).toBe(422);
  expect((await refused.json()).code).toBe('checkout.stopped');
  expect(await savedAnswer(page, 'claimDescription')).toBe(answeredForm.claimDescription);
});

test('a claimant under 18 names a parent or guardian, and the letter can be made', async ({ page }) => {
  test.slow();
  const wizard = await openCard(page, { isAdult: false });
  const shown = card(page);
  await expect(shown.getByRole('heading', { name: 'We cannot make a letter for this claim now' })).toBeVisible();
  await shown.getByRole('button', { name: 'Add to my answers' }).first().click();

  await wizard.title('Just a few last administrative questions');
  // The very field, and not the top of the screen.
  await expect(wizard.field('guardianName')).toBeFocused();
  await expectAccessible(page, 'the questions with the guardian');
  await wizard.field('guardianName').fill('Rosa Vega');
  await wizard.fillDate({ month: 'February', day: '30', year: '2010' });
  await wizard.goOn();
  await expect(page.getByRole('link', { name: /Your date of birth/ })).toBeVisible();
  await expect(page.getByText('Enter a real date').last()).toBeVisible();
  await expectAccessible(page, 'the questions with a day that does not exist');
  await wizard.fillDate({ month: 'March', day: '9', year: '2010' });
  await wizard.goOn();
  await wizard.title("Let's get your signature");
  await expect(shown.getByText('March 9, 2034').first()).toBeVisible({ timeout: 20_000 });
  await expect(shown.getByRole('heading', { name: 'We cannot make a letter for this claim now' })).toHaveCount(0);
});

test('no fact is chosen in advance, and what the story goes against is asked once more', async ({ page }) => {
  const wizard = new WizardPage(page);
  const open = { otherCase: null, bankruptcy: null, otherSideLawyer: null, publicBody: null };
  await wizard.resumeAt(4, 3, {
    ...open,
    situation: 'damaged-property',
    disputing: ['public-body'],
    disputingLabels: ['A town damaged it'],
    claimDescription: `${answeredForm.claimDescription} They said they are bankrupt.`,
  });
  await wizard.title('Just a few last administrative questions');
  const list = page.getByRole('group', { name: 'Is any of this true?' });
  await expect(list.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await expect(list).toContainText('Your story mentions this');
  await wizard.goOn();
  await expect(page.getByText('Please answer all administrative questions before continuing!')).toBeVisible();
  await page.getByRole('link', { name: 'Tick what is true, or the last line.' }).click();
  await expect(list.getByRole('checkbox').first()).toBeFocused();
  await wizard.mayBeTrue('publicBody').check();
  await wizard.answer(/a federal office/, 'No');
  await expect(page.getByText('Your story says “bankrupt”.')).toBeVisible();
  await wizard.goOn();
  await expect(page.getByText(/does not fit your answer/).first()).toBeVisible();
  await expectAccessible(page, 'an answer that the story goes against');
  await page.getByRole('checkbox', { name: 'I looked again. My answer is right.' }).check();
  await wizard.goOn();
  await wizard.title("Let's get your signature");
});

test('a town that is said to be private is asked about once more, and the server takes it no other way', async ({
  page,
}) => {
  test.slow();
  const wizard = new WizardPage(page);
  const wayne = { defendantFirstname: 'Township of Wayne', publicBody: false, situation: 'damaged-property' };
  await wizard.resumeAt(4, 3, { ...wayne, disputing: ['water-leak'], disputingLabels: ['A leak'] });
  await wizard.title('Just a few last administrative questions');
  await expect(page.getByText('The name “Township of Wayne” suggests otherwise.')).toBeVisible();
  await wizard.goOn();
  await wizard.title('Just a few last administrative questions');
  const refused = await page.request.post('/api/checkout', {
    data: {
      email: 'marisol@example.com',
      zip: '07105',
      paymentToken: 'sim_ok_claim_fit_wayne',
      idempotencyKey: 'claim-fit-journey-wayne',
    },
  });
  expect([refused.status(), (await refused.json()).code]).toEqual([422, 'claim.incomplete']);
  await wizard.mayBeTrue('publicBody').check();
  await wizard.answer(/a federal office/, 'No');
  await wizard.goOn();
  await wizard.title("Let's get your signature");
});

test('when the rules cannot be checked, the card says so, and a second try works', async ({ page }) => {
  test.slow();
  let isDown = true;
  await page.route('**/api/claim-fit', async (route) => {
    if (isDown) await route.abort();
    else await route.continue();
  });
  const wizard = new WizardPage(page);
  await wizard.resumeAt(...SIGNATURE);
  await expect(card(page).getByText('We could not check your claim just now.')).toBeVisible({ timeout: 20_000 });
  await expectAccessible(page, 'the card without an answer');
  isDown = false;
  await card(page).getByRole('button', { name: 'Try again' }).click();
  await expect(card(page).getByText('Essex County', { exact: true }).first()).toBeVisible();
});

for (const width of [320, 768]) {
  test(`the card holds at ${width} pixels in dark mode`, async ({ browser }) => {
    test.slow();
    // High enough that the bar at the foot covers no button of the card while its size is judged.
    const context = await browser.newContext({ viewport: { width, height: 1600 }, colorScheme: 'dark' });
    const page = await context.newPage();
    await openCard(page, { bankruptcy: true, amount: '7,200', date: '2019-01-05' });
    await expect(page.getByRole('checkbox', { name: /may be too late/ })).toBeVisible();
    await expectAccessible(page, `the card at ${width} pixels, dark`);
    await context.close();
  });
}
