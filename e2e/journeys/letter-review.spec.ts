import { expect, test } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { AccountPage, aPerson } from './steps/account-page.ts';
import { answeredForm } from './steps/claim.ts';
import { expectAccessible, watchPage } from './steps/page-health.ts';
import { readPdf } from './steps/read-pdf.ts';
import { ResultPage } from './steps/result-page.ts';

const PLAIN = 'I left the apartment clean.';
/** What came back of a deposit, as somebody filled it in. */
const CARDS = [
  card('paid', 'rental.deposit-paid', { amount: '$2,850.00', day: '2023-06-01', how: 'check' }),
  card('back', 'rental.returned', { result: 'part', amount: '$400.00', day: '2026-09-20', cashed: 'no' }),
];

function card(id: string, key: string, values: Readonly<Record<string, string>>) {
  return { id, card: key, values, defendant: '', counts: '', proof: [], isLeftOut: false };
}

test('each sentence tells where it comes from, by keyboard too; one can be changed, left out and put back', async ({
  page,
}) => {
  test.slow();
  const isHealthy = watchPage(page);
  const result = new ResultPage(page);
  await result.openPaid();
  await result.waitForPaper();
  await expectAccessible(page, 'the letter to read');
  const own = result.sentence(PLAIN);
  await own.focus();
  await page.keyboard.press('Enter');
  await expect(result.note).toContainText('Your own words, as you typed them');
  await expectAccessible(page, 'the note of a sentence');
  await page.keyboard.press('Escape');
  await expect(result.note).toHaveCount(0);
  await expect(own).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(result.sentence('They did not send my deposit')).toBeFocused();

  await own.click();
  await result.note.getByRole('button', { name: 'Edit' }).click();
  await result.note.getByRole('textbox').fill('I left the apartment swept.');
  await result.note.getByRole('button', { name: 'Save this sentence' }).click();
  const changed = result.sentence('I left the apartment swept.');
  await expect(changed).toBeFocused();
  await page.getByRole('button', { name: 'Changed', exact: true }).click();
  await expect(result.note).toContainText(PLAIN);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(own).toBeVisible();

  await result.sentence('N.J.S.A. 46:8-21.1').click();
  await expect(result.note).toContainText('A rule of law that fits your claim');
  await expect(result.note).not.toContainText('http');
  await result.note.getByRole('button', { name: 'Leave out' }).click();
  await expect(result.sentence('N.J.S.A. 46:8-21.1')).toHaveCount(0);
  await page.getByRole('button', { name: /^Put back: .*46:8-21\.1/ }).click();
  await expect(result.sentence('N.J.S.A. 46:8-21.1')).toBeVisible();

  await result.sentence('I plan to file a claim').click();
  await expect(result.note.getByRole('button', { name: 'Edit' })).toBeVisible();
  await expect(result.note.getByRole('button', { name: 'Leave out' })).toHaveCount(0);
  isHealthy();
});

test('a sentence of a card is changed by its card, and the sums follow', async ({ page }) => {
  test.slow();
  const isHealthy = watchPage(page);
  const result = new ResultPage(page);
  await result.openPaid({ cards: CARDS, storyInLetter: 'no' });
  await result.waitForPaper();
  await result.sentence(/got back \$400\.00/).click();
  await expect(result.note).toContainText('From your card “What came back”');
  await expect(result.note).toContainText('$400.00');
  await result.note.getByRole('button', { name: 'Edit' }).click();
  await expectAccessible(page, 'the card of a sentence');
  await result.note.getByLabel('How much came back').fill('410');
  await result.note.getByRole('button', { name: 'Save this card' }).click();
  await expect(result.sentence(/got back \$410\.00/)).toBeVisible();

  // The claim stays what was paid for: rows that no longer come to it wait for a decision.
  await result.step('Check');
  const rows = result.point('Your rows and your claim differ');
  await expect(rows).toContainText('$10.00');
  await expectAccessible(page, 'rows that do not add up');
  await rows.getByRole('button', { name: /^Add a row for/ }).click();
  await rows.getByLabel(/What is it for/).fill('Interest on the deposit');
  await rows.getByRole('button', { name: 'Add this row' }).click();
  await expect(rows).toHaveCount(0);
  await result.step('Read');
  await expect(result.sentence('Interest on the deposit')).toBeVisible();
  isHealthy();
});

test('own words are put into the letter and left out of it again', async ({ page }) => {
  const result = new ResultPage(page);
  await result.openPaid({ cards: CARDS, storyInLetter: 'no' });
  await result.waitForPaper();
  await expect(result.sentence(PLAIN)).toHaveCount(0);
  await page.getByRole('button', { name: 'Put my own words in' }).click();
  await expect(result.sentence(PLAIN)).toBeVisible();
  await page.getByRole('button', { name: 'Leave my own words out' }).click();
  await expect(result.sentence(PLAIN)).toHaveCount(0);
});

test('only what needs a decision is asked; a threat has to go, an insult may stay, and each can be taken back', async ({
  page,
}) => {
  test.slow();
  const isHealthy = watchPage(page);
  const result = new ResultPage(page);
  await result.openPaid();
  await result.waitForLetter();
  await result.edit((text) =>
    text.replace(PLAIN, `${PLAIN} Pay or I will call the police. You are a crook. My card is 4242 4242 4242 4242.`),
  );
  await result.step('Check');
  await expect(result.points).toHaveCount(3);
  await expectAccessible(page, 'the places to decide');
  const threat = result.point('Words that read like a threat');
  await expect(threat.getByRole('button', { name: 'Keep it' })).toHaveCount(0);
  await expect(result.point('A private number').getByRole('button', { name: 'Keep it' })).toHaveCount(0);

  await result.onward.click();
  await expect(page.getByRole('alert')).toContainText('3 places are still open');
  await threat.getByRole('button', { name: 'Leave this sentence out' }).click();
  await expect(threat).toHaveCount(0);
  await result.point('A private number').getByRole('button', { name: 'Change it' }).click();
  await page.getByRole('textbox', { name: 'The words of this sentence' }).fill('I paid by card.');
  await page.getByRole('button', { name: 'Save this sentence' }).click();
  await expect(result.points).toHaveCount(1);
  await result.point('Words that may insult').getByRole('button', { name: 'Keep it' }).click();
  await expect(page.getByText('Nothing to decide. You can approve your letter.')).toBeVisible();
  await expectAccessible(page, 'decided places');

  await page.reload();
  await expect(page.getByText('Nothing to decide. You can approve your letter.')).toBeVisible();
  await page.getByRole('list', { name: 'Decided' }).getByRole('button', { name: 'Undo' }).click();
  await expect(result.point('Words that may insult')).toBeVisible();
  await result.point('Words that may insult').getByRole('button', { name: 'Keep it' }).click();
  await result.onward.click();
  await result.chooseSelfMail();
  await result.approveButton.click();
  await expect(result.approved).toBeVisible();
  isHealthy();
});

test('the whole text is edited with undo and redo, and each changed sentence goes back by itself', async ({ page }) => {
  const isHealthy = watchPage(page);
  const result = new ResultPage(page);
  await result.openPaid();
  await result.waitForLetter();
  const written = await result.text.inputValue();
  await result.edit((text) => text.replace(PLAIN, 'I left the apartment clean and swept.'));
  await result.save();
  await result.edit((text) => text.replace('and swept', 'and bare'));
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(result.text).toHaveValue(/clean and swept/);
  await page.getByRole('button', { name: 'Redo', exact: true }).click();
  await expect(result.text).toHaveValue(/clean and bare/);
  await expectAccessible(page, 'the whole text');
  await result.closeText();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  // The sentence takes the focus, and the page may move for it: a press before that can miss its button.
  await expect(result.sentence(PLAIN)).toBeFocused();
  await result.openText();
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
  await result.waitForPaper();
  await result.step('Approve');
  await expect(page.getByRole('radio').first()).not.toBeChecked();
  await result.approveButton.click();
  await expect(page.getByRole('link', { name: /Choose how/ })).toBeVisible();
  await result.chooseSelfMail();
  await expect(page.getByRole('listitem').filter({ hasText: 'You print the letter and mail it to' })).toContainText(
    '200 Market Street',
  );
  await expectAccessible(page, 'the approval');
  await expect(page.getByRole('button', { name: 'Approve. I will mail it.' })).toBeVisible();
  await result.approveButton.click();
  await expect(result.approved).toBeVisible();
  await expect(page).toHaveURL('/result');
  await expect(page.getByText('Waiting for you to mail it.')).toBeVisible();
  await expectAccessible(page, 'what happens now');

  const [download] = await Promise.all([
    page.waitForEvent('download', { timeout: 30_000 }),
    page.getByRole('button', { name: 'Download the mailing pack' }).click(),
  ]);
  const pack = await readPdf(await readFile(await download.path()));
  expect(pack.text).toContain('200 Market Street');
  expect(pack.text).toContain('Sincerely,');
  const [calendar] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Add to calendar' }).click(),
  ]);
  const days = await readFile(await calendar.path(), 'utf8');
  expect(days).toContain('BEGIN:VEVENT');
  expect(days).not.toContain('Ironbound');

  const number = page.getByRole('textbox', { name: /Tracking number/ });
  await number.fill('12');
  await page.getByRole('button', { name: 'Save the number' }).click();
  await expect(page.getByText(/does not look like a tracking number/)).toBeVisible();
  await number.fill('9407 1000 0000 0000 0000 00');
  await page.getByRole('button', { name: 'Save the number' }).click();
  await expect(page.getByText('Tracking number: 9407100000000000000000')).toBeVisible();

  await page.getByRole('button', { name: 'Change the letter' }).click();
  await result.edit((text) => text.replace(PLAIN, 'I left the apartment empty.'));
  await result.step('Approve');
  await result.updateButton.click();
  await page.getByText('Versions and earlier texts', { exact: true }).click();
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

test('the start page says of a signed letter that it is signed', async ({ page }) => {
  const result = new ResultPage(page);
  await result.openPaid();
  await result.waitForPaper();
  await result.chooseSelfMail();
  await result.approveButton.click();
  await expect(result.approved).toBeVisible();
  await page.getByRole('link', { name: 'Back to your claim' }).click();
  await expect(page).toHaveURL('/');
  await expect(result.approved).toBeVisible();
  await expect(page.getByText('It is a draft.')).toHaveCount(0);
});

test('an offer to take less gets its own page and never stands in the letter', async ({ page }) => {
  const isHealthy = watchPage(page);
  const result = new ResultPage(page);
  await result.openPaid();
  await result.waitForPaper();
  await result.step('Check');
  await page.getByText('Make an offer').click();
  await page.getByLabel('How much would you accept?').fill('9999');
  await page.getByRole('button', { name: 'Save the offer' }).click();
  await expect(page.getByText('The offer must be less than your claim').first()).toBeVisible();
  await page.getByLabel('How much would you accept?').fill('2000');
  await result.wizard.fillDate({ month: 'December', day: '31', year: String(new Date().getFullYear() + 1) });
  await page.getByRole('button', { name: 'Save the offer' }).click();
  await expect(page.getByText('You offer to take $2,000.00')).toBeVisible();
  await expectAccessible(page, 'the offer');
  await page.getByRole('button', { name: 'Take the offer back' }).click();
  await expect(page.getByText('Make an offer')).toBeVisible();
  isHealthy();
});

test('the page says who gets the email at which address, and then that it was handed over', async ({ page }) => {
  test.slow();
  const office = `office-${crypto.randomUUID()}@ironbound.example.com`;
  const isHealthy = watchPage(page);
  const result = new ResultPage(page);
  await new AccountPage(page).makeAccount(aPerson(`sender-${test.info().project.name}`));
  await result.openPaid({ defendantEmail: office });
  await result.waitForPaper();
  await result.step('Approve');
  await page.getByRole('radio', { name: 'Email it to the other side' }).check();
  await expect(page.getByRole('listitem').filter({ hasText: 'We email the signed PDF' })).toContainText(office);
  await result.step('Read');
  await expect(result.sentence(/Sent by e-?mail/i)).toBeVisible();
  await result.step('Approve');
  await page.getByRole('button', { name: 'Approve & send' }).click();
  await expect(result.approved).toBeVisible();
  await expect(page.getByText(`By email to ${office}`)).toBeVisible();
  await expect(page.getByText(/^Accepted on/)).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page, 'the emailed letter');
  isHealthy();
});

test('the letter of a phone is the first thing on its screen, and the next step stays in view', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const result = new ResultPage(page);
  await result.openPaid({ claimDescription: answeredForm.claimDescription });
  await result.waitForPaper();
  await expect(result.sentence('Marisol Vega')).toBeInViewport();
  await expect(result.onward).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(3_137);
  await context.close();
});

test('a PDF that cannot be downloaded from its window is told there, and nowhere else', async ({ page }) => {
  test.slow();
  const result = new ResultPage(page);
  await result.openPaid();
  await result.waitForPaper();
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
