import { expect, test } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { AccountPage, aPerson } from './account-page.ts';
import { answeredForm } from './claim.ts';
import { expectAccessible, watchPage } from './page-health.ts';
import { readPdf } from './read-pdf.ts';
import { ResultPage } from './result-page.ts';

/** A day without a year is the composer's to ask about. */
const UNSURE_STORY = `On March 3 you gave me the keys. ${answeredForm.claimDescription}`;
const PLAIN = 'I left the apartment clean.';

test('questions are asked before the letter, can be put off, and the answer is remembered', async ({ page }) => {
  const isHealthy = watchPage(page);
  const result = new ResultPage(page);
  await result.openPaid({ claimDescription: UNSURE_STORY });
  await result.wizard.title('A few questions before your letter');
  await expectAccessible(page, 'the questions');
  await page.getByRole('button', { name: 'Skip for now' }).click();
  await result.waitForLetter();
  await expect(result.text).toHaveValue(/March 3, 2026/);

  await page.getByRole('button', { name: 'Answer the open questions' }).click();
  await page.getByRole('radio', { name: 'The year 2025' }).check();
  await page.getByRole('button', { name: 'Save answers and see the letter' }).click();
  await result.waitForLetter();
  await expect(result.text).toHaveValue(/March 3, 2025/);
  await expect(page.getByText(/still open/)).toHaveCount(0);

  await page.reload();
  await result.waitForLetter();
  await expect(result.text).toHaveValue(/March 3, 2025/);
  isHealthy();
});

test('checks stand beside the text; leftovers stop the approval, a threat and a new amount ask for a yes', async ({
  page,
}) => {
  test.slow();
  const isHealthy = watchPage(page);
  const result = new ResultPage(page);
  await result.openPaid();
  await result.waitForLetter();
  await result.edit((text) => text.replace(PLAIN, `${PLAIN} You also owe [amount]. Pay or I will call the police.`));
  await expect(result.counts).toHaveText(/must be changed.*your yes/);

  await result.open('Checks');
  await expect(page.getByRole('heading', { name: /^Must be changed/ })).toBeVisible();
  await expectAccessible(page, 'the checks');
  const threat = page.getByRole('listitem').filter({ hasText: 'call the police' });
  await threat.getByRole('button', { name: 'Show in the text' }).click();
  await expect(result.text).toBeFocused();
  expect(await result.selected()).toContain('I will call the police');

  await result.chooseSelfMail();
  await result.approveButton.click();
  await expect(page.getByRole('alert')).toContainText('Approval operation failed.');
  await expect(result.text).toBeFocused();
  expect(await result.selected()).toContain('[');

  await result.edit((text) => text.replace('[amount]', '$777.00'));
  await result.approveButton.click();
  const asked = page.getByRole('dialog');
  await expect(asked).toContainText('$777.00');
  await expectAccessible(page, 'the deliberate yes');
  await asked.getByRole('checkbox').first().check();
  await asked.getByRole('button', { name: 'Approve & send' }).click();
  await expect(asked.getByText('Tick this box, or change the letter.').first()).toBeVisible();

  await asked.getByRole('button', { name: 'Back to the letter' }).click();
  await result.edit((text) => text.replace(' You also owe $777.00. Pay or I will call the police.', ''));
  await result.approveButton.click();
  await expect(page.getByRole('button', { name: 'Update & send' })).toBeVisible();
  isHealthy();
});

test('each sentence tells where it comes from, by keyboard too, and a law sentence can be taken out', async ({
  page,
}) => {
  const isHealthy = watchPage(page);
  const result = new ResultPage(page);
  await result.openPaid();
  await result.waitForLetter();
  await result.text.evaluate((area, words) => {
    if (area instanceof HTMLTextAreaElement)
      area.setSelectionRange(area.value.indexOf(words), area.value.indexOf(words));
  }, PLAIN);
  await page.getByRole('button', { name: 'Where does this come from?' }).press('Enter');
  await expect(result.sources).toContainText('From your words');
  await expect(result.sources.getByText(PLAIN)).toHaveCount(2);
  await result.sources.getByRole('button', { name: 'Next sentence' }).press('Enter');
  await expect(result.sources).not.toContainText(PLAIN);

  await page.locator('[data-segment]').filter({ hasText: 'N.J.S.A. 46:8-21.1' }).first().click();
  await expect(result.sources).toContainText('A rule of law that fits your claim');
  await expectAccessible(page, 'the source of a sentence');
  await result.sources.getByRole('button', { name: 'Take this sentence out' }).click();
  await expect(page.getByText('Not in the letter')).toBeVisible();
  await expect(result.text).not.toHaveValue(/46:8-21\.1/);

  await page.getByRole('button', { name: 'Put it back' }).first().click();
  await expect(result.text).toHaveValue(/46:8-21\.1/);
  isHealthy();
});

test('changes since the letter was written are shown, and go back step by step or all at once', async ({ page }) => {
  const isHealthy = watchPage(page);
  const result = new ResultPage(page);
  await result.openPaid();
  await result.waitForLetter();
  const written = await result.text.inputValue();
  await result.edit((text) => text.replace(PLAIN, 'I left the apartment clean and swept.'));
  await result.save();
  await result.edit((text) => text.replace('and swept', 'and bare'));

  await result.open('Changes');
  await expect(page.getByRole('insertion')).toContainText('and bare.');
  await expect(page.getByRole('deletion')).toContainText('clean.');
  await expectAccessible(page, 'the changes');
  await result.open('Text');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(result.text).toHaveValue(/clean and swept/);
  await page.getByRole('button', { name: 'Redo', exact: true }).click();
  await expect(result.text).toHaveValue(/clean and bare/);
  await result.open('Changes');
  await page.getByRole('button', { name: 'Undo all changes' }).click();
  await expect(page.getByText('You have changed nothing.')).toBeVisible();
  await result.open('Text');
  await expect(result.text).toHaveValue(written);
  isHealthy();
});

test('an approved letter is mailed with a pack and a number, and another version leaves the first one readable', async ({
  page,
}) => {
  test.slow();
  const isHealthy = watchPage(page);
  const result = new ResultPage(page);
  await result.openPaid();
  await result.waitForLetter();
  await result.chooseSelfMail();
  await expect(page.getByRole('listitem').filter({ hasText: 'You print the mailing pack' })).toContainText(
    '200 Market Street',
  );
  await result.approveButton.click();
  await expect(page.getByText('Your letter is approved and signed.')).toBeVisible();
  await expect(page.getByText('Waiting for you to mail it.')).toBeVisible();
  await expectAccessible(page, 'the approved letter');

  const [download] = await Promise.all([
    page.waitForEvent('download', { timeout: 30_000 }),
    page.getByRole('button', { name: 'Download the mailing pack' }).click(),
  ]);
  const pack = await readPdf(await readFile(await download.path()));
  expect(pack.text).toContain('200 Market Street');
  expect(pack.text).toContain('Sincerely,');

  const number = page.getByRole('textbox', { name: /Tracking number/ });
  await number.fill('12');
  await page.getByRole('button', { name: 'Save the number' }).click();
  await expect(page.getByText(/does not look like a tracking number/)).toBeVisible();
  await number.fill('9407 1000 0000 0000 0000 00');
  await page.getByRole('button', { name: 'Save the number' }).click();
  await expect(page.getByText('Tracking number: 9407100000000000000000')).toBeVisible();

  await result.edit((text) => text.replace(PLAIN, 'I left the apartment empty.'));
  await page.getByRole('main').getByRole('button', { name: 'Update & send' }).click();
  await expect(page.getByText('Version 3')).toBeVisible();
  await page.getByRole('button', { name: 'Read version 2' }).click();
  await expect(page.getByRole('dialog')).toContainText(PLAIN);
  await expectAccessible(page, 'an earlier version');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.getByText('Who did what, and when').click();
  await expect(page.getByText(/approved and signed \(version 2\) · this browser/)).toBeVisible();
  await expect(page.getByText(/approved and signed \(version 3\) · this browser/)).toBeVisible();
  isHealthy();
});

test('an answer that meets an edit leaves the text alone; written anew, the edited text is kept and comes back', async ({
  page,
}) => {
  test.slow();
  const isHealthy = watchPage(page);
  const result = new ResultPage(page);
  await result.openPaid({ claimDescription: UNSURE_STORY });
  await page.getByRole('button', { name: 'Skip for now' }).click();
  await result.waitForLetter();
  await result.edit((text) => text.replace('March 3, 2026', 'March 4, 2026'));

  await page.getByRole('button', { name: 'Answer the open questions' }).click();
  await page.getByRole('radio', { name: 'The year 2025' }).check();
  await page.getByRole('button', { name: 'Save answers and see the letter' }).click();
  await expect(page.getByText('Some of your answers are not in the letter yet')).toBeVisible();
  await expect(result.text).toHaveValue(/March 4, 2026/);
  await expectAccessible(page, 'answers that wait');

  await page.getByRole('button', { name: 'Write the letter anew' }).click();
  await expect(result.text).toHaveValue(/March 3, 2025/);
  await page.getByText(/^Text kept on/).click();
  await expectAccessible(page, 'an earlier text');
  await page.getByRole('button', { name: 'Bring this text back' }).click();
  await expect(result.text).toHaveValue(/March 4, 2026/);
  isHealthy();
});

test('an offer to take less gets its own page and never stands in the letter', async ({ page }) => {
  const isHealthy = watchPage(page);
  const result = new ResultPage(page);
  await result.openPaid();
  await result.waitForLetter();
  await page.getByText('Make an offer').click();
  await page.getByLabel('How much would you take?').fill('9999');
  await page.getByRole('button', { name: 'Save the offer' }).click();
  await expect(page.getByText('The offer must be less than your claim').first()).toBeVisible();
  await page.getByLabel('How much would you take?').fill('2000');
  await result.wizard.fillDate({ month: 'December', day: '31', year: String(new Date().getFullYear() + 1) });
  await page.getByRole('button', { name: 'Save the offer' }).click();
  await expect(page.getByText('You offer to take $2,000.00')).toBeVisible();
  await expectAccessible(page, 'the offer');
  await expect(result.text).not.toHaveValue(/2,000\.00/);
  await page.getByRole('button', { name: 'Take the offer back' }).click();
  await expect(page.getByText('Make an offer')).toBeVisible();
  isHealthy();
});

test('the page says who gets the e-mail at which address, and then that it was handed over', async ({ page }) => {
  test.slow();
  const isHealthy = watchPage(page);
  const result = new ResultPage(page);
  await new AccountPage(page).makeAccount(aPerson(`sender-${test.info().project.name}`));
  await result.openPaid({ defendantEmail: 'office@ironbound.example.com' });
  await result.waitForLetter();
  await page.getByRole('radio', { name: 'E-mail it to the other side' }).check();
  await expect(result.text).toHaveValue(/Sent by e-?mail/i);
  await expect(page.getByRole('listitem').filter({ hasText: 'We e-mail the signed PDF' })).toContainText(
    'office@ironbound.example.com',
  );
  await result.approveButton.click();
  await expect(page.getByText('Your letter is approved and signed.')).toBeVisible();
  await expect(page.getByText('By e-mail to office@ironbound.example.com')).toBeVisible();
  await expect(page.getByText(/^Handed over on/)).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page, 'the e-mailed letter');
  isHealthy();
});

test('whoever wants to change how the amount is explained is led to those words in the letter', async ({ page }) => {
  const isHealthy = watchPage(page);
  const result = new ResultPage(page);
  await result.openPaid({
    claimDescription: UNSURE_STORY,
    claimCalculation: 'My deposit was $2,400. It earned $60 in interest. $2,400 plus $60 is $2,460.',
  });
  await result.wizard.title('A few questions before your letter');
  await page.getByRole('radio', { name: 'The year 2025' }).check();
  await page.getByRole('button', { name: 'Change my explanation of the amount' }).press('Enter');
  await expect(result.text).toBeFocused();
  expect(await result.selected()).toContain('$60');
  await expect(result.text).toHaveValue(/March 3, 2025/);
  isHealthy();
});

test('a PDF that cannot be downloaded from its window is told there, and nowhere else', async ({ page }) => {
  test.slow();
  const result = new ResultPage(page);
  await result.openPaid();
  await result.waitForLetter();
  await result.chooseSelfMail();
  await result.approveButton.click();
  await page.getByRole('button', { name: 'View PDF' }).click();
  const dialog = page.getByRole('dialog', { name: 'Demand Letter PDF' });
  const download = dialog.getByRole('button', { name: 'Download' });
  // A browser without a viewer offers the file itself.
  if (!(await page.evaluate(() => navigator.pdfViewerEnabled))) return;
  await expect(download).toBeVisible({ timeout: 60_000 });
  await page.route('**/generate_secure_pdf*', (route) => route.fulfill({ status: 500, json: { success: false } }));
  await download.click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  expect(await page.locator('[role="alert"]').count()).toBe(1);
});
