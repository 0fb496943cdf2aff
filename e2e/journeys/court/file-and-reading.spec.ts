import { expect, test } from '@playwright/test';
import { depositClaim } from '../steps/claim.ts';
import { payByCalls } from '../steps/order-calls.ts';
import { expectAccessible, watchPage } from '../steps/page-health.ts';
import { ResultPage } from '../steps/result-page.ts';
import { WizardPage } from '../steps/wizard-page.ts';

const GENERATION = [4, 5] as const;

test('each stage says what its work came to, and a draft of the first page can be read', async ({ page }) => {
  const isHealthy = watchPage(page);
  const wizard = new WizardPage(page);
  // The stages' own time is ten times as long: it is the press that ends them, on a slow machine too.
  await page.addInitScript(() => {
    const usual = window.setTimeout.bind(window);
    const longer = (ms: number) => (ms > 1_000 && ms < 10_000 ? ms * 10 : ms);
    Object.assign(window, { setTimeout: (work: () => void, ms = 0) => usual(work, longer(ms)) });
  });
  await wizard.resumeAt(...GENERATION);
  await wizard.title('Generating Your File');
  await page.getByRole('button', { name: 'Skip the animation' }).click();
  const status = page.getByRole('status').filter({ hasText: 'Your file is ready' });
  await expect(status).toBeFocused({ timeout: 30_000 });
  const stages = page.getByRole('listitem');
  await expect(stages.filter({ hasText: 'Generating your strong demand letter' })).toContainText('(done)');
  await expect(stages.filter({ hasText: 'Professionally written demand letter' })).toContainText('Checked.');
  await expect(stages.filter({ hasText: 'your local jurisdiction paperwork' })).toContainText(
    'Small Claims, Essex County',
  );
  await expect(stages.filter({ hasText: 'Creating court paperwork' })).toContainText(
    'Small Claims Complaint. It comes with the packages that have court papers.',
  );
  // The first page is there to be read, with nothing to open first.
  const sheet = page.getByRole('region', { name: 'First page of your letter: a draft' });
  await expect(sheet.getByText('Demand for payment of $2,450.00')).toBeVisible();
  await expectAccessible(page, 'the finished file');
  isHealthy();
});

test('a file that cannot be made now is told plainly, and the wizard goes on', async ({ page }) => {
  const wizard = new WizardPage(page);
  await page.route('**/api/file-preview', (route) => route.abort());
  await wizard.resumeAt(...GENERATION);
  await wizard.skipAnimation();
  await expect(page.getByText(/This did not work just now\. You can go on/).first()).toBeVisible();
  await wizard.goOn();
  await wizard.title('Choose a Package');
});

test('on a phone the letter so far is one line that opens, keeps up, and stays as it was left', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const wizard = new WizardPage(page);
  await wizard.resumeAt(1, 2, { amount: '', address: '', city: '', zipcode: '' });
  await wizard.title('Tell us more about it');
  const peek = page.locator('details', { hasText: 'Your letter so far' });
  const line = peek.locator('summary');
  await expect(line).toBeInViewport();
  await wizard.field('amount').fill('2450');
  await expect(line).toContainText('amount: $2,450.00');
  await line.press('Enter');
  await expect(peek.getByText('RE: Demand for payment of')).toContainText('$2,450.00');
  // At the end of the page it covers no field, which a look at sizes would take for a small one.
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expectAccessible(page, 'the opened letter so far');
  await page.reload();
  await expect(peek).toHaveAttribute('open');
  await line.click();
  await expect(peek).not.toHaveAttribute('open');
});

test('who reads Spanish finds beside the English letter a copy to read, which follows an edit', async ({
  page,
  baseURL,
}) => {
  const isHealthy = watchPage(page);
  const result = new ResultPage(page);
  await payByCalls(page.request);
  await page.context().addCookies([{ name: 'lang', value: 'es', url: baseURL ?? '' }]);
  await page.goto('/result');
  const toRead = page.getByRole('button', { name: 'Leerla en su idioma' });
  await toRead.click();
  const copy = page.getByRole('main');
  await expect(copy.getByText('Solo para leer. No la envíe.')).toBeVisible();
  await expect(copy).toContainText(
    `ASUNTO: Solicitud de pago de $2,450.00. Depósito de garantía, ${depositClaim.place.street}`,
  );
  await expect(copy).toContainText(/Por favor, pague \$2,450\.00 a más tardar el \d+ de \p{L}+ de \d{4}\./u);
  await expect(copy).toContainText('Prefiero resolver esto sin un juicio.');
  await expect(copy).toContainText('en el condado de Essex. Pediré $2,450.00');
  // Their own words stay as they are in the letter.
  await expect(copy).toContainText('They did not send my deposit or a list of deductions.');
  await expectAccessible(page, 'the copy to read');

  await page.getByRole('button', { name: 'Editar todo el texto' }).click();
  await result.text.fill(
    (await result.text.inputValue()).replace('Sincerely,', 'I hope we can settle this.\n\nSincerely,'),
  );
  // Whoever was reading the copy comes back to it.
  await page.getByRole('button', { name: 'Volver a la carta' }).click();
  await expect(copy.locator('[lang="en"]', { hasText: 'I hope we can settle this.' })).toBeVisible();
  isHealthy();
});

test('two people at one address stand in the letter so far with the lines they have now', async ({ page }) => {
  const wizard = new WizardPage(page);
  const { street, city, state, zip } = depositClaim.defendant;
  const second = {
    whoUser: '1',
    defendantFirstname: 'Dana',
    defendantLastname: 'Reyes',
    defendantAddress: street,
    defendantCity: city,
    defendantCountry: state,
    defendantZipcode: zip,
  };
  await wizard.resumeAt(3, 1, { additionalDefendants: [second] });
  await wizard.title('Fill in their business information');
  const lines = page.locator('#letter-slot-recipientAddress > span');
  await expect(lines).toHaveText([street, 'Newark, NJ 07102', street, 'Newark, NJ 07102']);
  for (const typed of ['1 New Road', '2 New Road']) {
    await wizard.field('defendantAddress').fill(typed);
    await expect(lines).toHaveText([typed, 'Newark, NJ 07102', street, 'Newark, NJ 07102']);
  }
});
