import { expect, type Page, test } from '@playwright/test';
import { AccountPage, aPerson } from './steps/account-page.ts';
import { answeredForm, depositClaim } from './steps/claim.ts';
import { payByCalls } from './steps/order-calls.ts';
import { expectAccessible, watchPage } from './steps/page-health.ts';
import { ResultPage } from './steps/result-page.ts';
import { WizardPage } from './steps/wizard-page.ts';

const FIRST_TITLES = {
  en: 'Which of these best classifies your situation?',
  es: '¿Cuál de estas opciones describe mejor su situación?',
  tr: 'Durumunuza en çok hangisi uyuyor?',
  pt: 'Qual destas opções descreve melhor a sua situação?',
} as const;

const NO_SCRIPT = { es: /necesita JavaScript/, tr: /JavaScript gerekir/, pt: /JavaScript/ } as const;

const menuOf = (page: Page) => page.locator('header select');
const submit = (page: Page) => page.locator('main button[type="submit"]').click();
const languageOf = (page: Page) => page.locator('html').getAttribute('lang');

async function expectNoOverflow(page: Page, where: string) {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${where} is wider than the screen`).toBeLessThanOrEqual(0);
}

test('somebody goes on in another language with every answer kept, and gets mail in it', async ({ page }, {
  project,
}) => {
  test.slow();
  const isHealthy = watchPage(page);
  const wizard = new WizardPage(page);
  const account = new AccountPage(page);
  await wizard.open();
  await page.getByRole('radio', { name: depositClaim.category }).check();
  await menuOf(page).selectOption({ label: 'Español' });
  await wizard.title(FIRST_TITLES.es);
  expect(await languageOf(page)).toBe('es');
  await expect(page).toHaveTitle(/Nueva Jersey/);
  await expect(page.getByRole('radio', { checked: true })).toHaveValue('tenant-landlord');
  await expectAccessible(page, 'the first screen in Spanish');
  await submit(page);

  await wizard.title('Marque todo lo que corresponda');
  await page.getByRole('checkbox', { name: 'No me devolvieron el depósito' }).check();
  await submit(page);
  await wizard.title('Cuéntenos más');
  await wizard.field('amount').fill(depositClaim.amount);
  await wizard.field('city').fill('Newark');
  await submit(page);
  await expect(page.locator('[role="group"]:focus')).toBeVisible();

  await menuOf(page).selectOption({ label: 'Türkçe' });
  await wizard.title('Bize biraz daha anlatın');
  await expect(page).toHaveTitle(/Bize biraz daha anlatın/);
  await expect(wizard.field('amount')).toHaveValue(/2,?450/);
  await expect(wizard.field('city')).toHaveValue('Newark');
  await expectAccessible(page, 'the details in Turkish, with their problems');
  await page.reload();
  await wizard.title('Bize biraz daha anlatın');
  await expect(wizard.field('amount')).toHaveValue(/2,?450/);
  expect(await languageOf(page)).toBe('tr');

  const person = aPerson(`lale.${project.name}`);
  await account.makeAccount(person);
  await page.goto('/forgot-password');
  await wizard.field('email').fill(person.email);
  await submit(page);
  await account.mailedCode(person.email, /Yeni şifre/);
  await page.goto('/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Ayarlar' })).toBeVisible();
  await expectAccessible(page, 'the settings in Turkish');
  isHealthy();
});

test('a language chosen by somebody with an account greets them on their next device', async ({ page, browser }) => {
  test.slow();
  const isHealthy = watchPage(page);
  const person = aPerson('two.languages');
  await new AccountPage(page).makeAccount(person);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const kept = page.waitForResponse('**/api/account-language', { timeout: 20_000 });
  await page.getByRole('combobox', { name: 'Language' }).selectOption({ label: 'Türkçe' });
  expect((await kept).ok()).toBe(true);

  const elsewhere = await browser.newContext();
  const second = await elsewhere.newPage();
  await new AccountPage(second).logIn(person);
  await second.waitForURL('**/dashboard');
  await expect(second.locator('html')).toHaveAttribute('lang', 'tr');
  await second.reload();
  await expect(second.locator('html')).toHaveAttribute('lang', 'tr');
  await elsewhere.close();
  isHealthy();
});

test('an address opens the first page in its language, before any script, and is remembered', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const language of ['es', 'tr', 'pt'] as const) {
    const answer = await page.goto(`/${language}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(FIRST_TITLES[language]);
    expect(await languageOf(page)).toBe(language);
    // Playwright's way of turning scripts off does not draw what is here for their absence.
    const [, noScript] = /<noscript>(.*?)<\/noscript>/s.exec((await answer?.text()) ?? '') ?? [];
    expect(noScript).toContain('Legal Services of New Jersey, 1-888-576-5529');
    expect(noScript).toMatch(NO_SCRIPT[language]);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(FIRST_TITLES[language]);
  }
  await context.close();
});

test('no other language is ever shown while the page starts', async ({ page }) => {
  const isHealthy = watchPage(page);
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const title = document.querySelector('h1')?.textContent ?? '';
      const seen = sessionStorage.getItem('test.titles') ?? '';
      if (title !== '' && !seen.endsWith(title)) sessionStorage.setItem('test.titles', `${seen}|${title}`);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  await page.goto('/es');
  await page.getByRole('radio').first().check();
  await submit(page);
  await new WizardPage(page).title('Marque todo lo que corresponda');
  const seen = await page.evaluate(() => sessionStorage.getItem('test.titles'));
  expect(seen).toBe(`|${FIRST_TITLES.es}|Marque todo lo que corresponda`);
  await menuOf(page).selectOption({ label: 'English' });
  await new WizardPage(page).title('Check all that apply');
  await expect(page).toHaveURL('/');
  isHealthy();
});

for (const width of [320, 1280]) {
  test(`the wizard mirrors for writing from right to left at ${width} pixels`, async ({ browser }) => {
    test.slow();
    const context = await browser.newContext({ viewport: { width, height: 800 } });
    const page = await context.newPage();
    await page.addInitScript(() => {
      new MutationObserver(() => {
        if (document.documentElement?.dir === 'ltr') document.documentElement.dir = 'rtl';
      }).observe(document, { childList: true, subtree: true, attributes: true });
    });
    const wizard = new WizardPage(page);
    for (const [step, last] of [
      [1, 3],
      [2, 1],
      [3, 1],
      [4, 4],
      [5, 1],
    ] as const) {
      for (let subStep = 0; subStep <= last; subStep += 1) {
        await wizard.resumeAt(step, subStep, { ...answeredForm, isAdult: true, defendantMilitary2: 'No' });
        await expect(page.locator('main h1')).toBeVisible({ timeout: 20_000 });
        expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
        await expectNoOverflow(page, `step ${step}.${subStep} from right to left`);
      }
    }
    await context.close();
  });
}

for (const language of ['es', 'tr', 'pt'] as const) {
  test(`the wizard's screens fit a phone of 320 pixels in ${language}`, async ({ browser }) => {
    test.slow();
    const context = await browser.newContext({ viewport: { width: 320, height: 700 } });
    const page = await context.newPage();
    await page.goto(`/${language}`);
    await expectAccessible(page, `the first screen in ${language}`);
    for (const [step, subStep] of [
      [1, 1],
      [1, 2],
      [2, 1],
      [3, 1],
      [4, 3],
      [4, 4],
      [5, 0],
      [5, 1],
    ] as const) {
      await new WizardPage(page).resumeAt(step, subStep, { ...answeredForm, isAdult: true, defendantMilitary2: 'No' });
      await expect(page.locator('main h1')).toBeVisible({ timeout: 20_000 });
      expect(await languageOf(page)).toBe(language);
      await expectNoOverflow(page, `step ${step}.${subStep} in ${language}`);
    }
    await context.close();
  });
}

test('the English letter is named as English where it is edited on a Spanish page', async ({ page, baseURL }) => {
  const result = new ResultPage(page);
  await payByCalls(page.request);
  await page.context().addCookies([{ name: 'lang', value: 'es', url: baseURL ?? '' }]);
  await page.goto('/result');
  await page.getByRole('button', { name: 'Editar todo el texto' }).click();
  await expect(result.text).toHaveAttribute('lang', 'en');
  expect(await languageOf(page)).toBe('es');
});
