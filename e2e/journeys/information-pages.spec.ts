import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, watchPage } from './steps/page-health.ts';
import { WizardPage } from './steps/wizard-page.ts';

const PATHS = ['/how-it-works', '/prices', '/help', '/privacy', '/terms', '/accessibility', '/contact'] as const;
const LANGUAGES = ['en', 'es', 'tr', 'pt'] as const;
const NAMES = {
  en: { prices: 'Prices and refunds', contact: 'Contact' },
  es: { prices: 'Precios y reembolsos', contact: 'Contacto' },
  tr: { prices: 'Fiyatlar ve iadeler', contact: 'İletişim' },
  pt: { prices: 'Preços e reembolsos', contact: 'Contato' },
} as const;

const about = (page: Page) => page.getByRole('contentinfo').getByRole('navigation');

for (const language of LANGUAGES) {
  test(`the pages about the product are whole in ${language}, on a phone and in the dark too`, async ({ page }) => {
    const isHealthy = watchPage(page);
    await page.goto(`/prices?lang=${language}`);
    for (const path of PATHS) {
      await page.goto(path);
      expect(await page.locator('html').getAttribute('lang')).toBe(language);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page).toHaveTitle(/ \| Plainclaim$/);
      expect(await page.locator('main').textContent()).not.toMatch(/\[\[|\{|undefined|NaN/);
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.emulateMedia({ colorScheme: 'light' });
      await expectAccessible(page, `${path} in ${language}`);
      await page.setViewportSize({ width: 320, height: 700 });
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectAccessible(page, `${path} in ${language}, narrow and dark`);
    }
    isHealthy();
  });

  test(`every page leads to them in ${language}`, async ({ page }) => {
    await page.goto(`/?lang=${language}`);
    await about(page).getByRole('link', { name: NAMES[language].prices }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(NAMES[language].prices);
    await page.goto('/login');
    await about(page).getByRole('link', { name: NAMES[language].contact, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(NAMES[language].contact);
  });
}

test('they need no script, and are read by keyboard: past the head, to another language, to the start', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/help');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  const spanish = page.getByRole('navigation', { name: 'Language' }).getByRole('link', { name: 'Español' });
  await spanish.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ayuda');
  await page.getByRole('link', { name: 'Empiece su carta' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/¿Cuál de estas opciones/);
  await context.close();
});

test('what the first page says of the price is what the prices page and the packages say', async ({ page }) => {
  await page.goto('/');
  const introduction = page.getByRole('region', { name: /^Owed money in/ });
  const price = /The letter costs (\$\d+) plus tax/.exec((await introduction.textContent()) ?? '')?.[1];
  expect(price).toBeDefined();
  await page.goto('/prices');
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(3);
  await expect(page.getByText(`${price} one time, plus sales tax`)).toBeVisible();
  const packages = await page.request.get('/api/packages');
  expect(await packages.text()).toContain(`"${price}"`);
});

test('the sample letter and papers open, and say that they are samples', async ({ page, request }) => {
  await page.goto('/');
  await page.getByRole('link', { name: /See a sample/ }).click();
  await expect(page).toHaveURL('/how-it-works#samples');
  const picture = page.getByRole('img', { name: /sample letter/ });
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(300);
  for (const name of ['Open the sample letter (PDF)', 'Open the sample court papers (PDF)']) {
    const href = await page.getByRole('link', { name, exact: true }).last().getAttribute('href');
    const answer = await request.get(href ?? '');
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf']);
  }
});

test('a shared link has a title, a description and a picture at a whole address', async ({ request, baseURL }) => {
  for (const path of ['/', '/es', '/prices', '/login']) {
    const html = await (await request.get(path, { headers: { accept: '*/*' } })).text();
    const statedIn = (name: string) => new RegExp(`<meta property="og:${name}" content="([^"]+)"`).exec(html)?.[1];
    expect(statedIn('title')).toMatch(/Plainclaim/);
    expect(statedIn('description')).toBeDefined();
    expect(statedIn('image')).toBe(`${baseURL}/samples/preview.png`);
    const picture = await request.get(statedIn('image') ?? '');
    expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png']);
  }
});

test('on a phone the first answer is whole in the first view', async ({ browser }) => {
  for (const language of LANGUAGES) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    await page.goto(`/?lang=${language}`);
    const tile = await page
      .locator('main label')
      .filter({ has: page.getByRole('radio') })
      .first()
      .boundingBox();
    const bar = await page.locator('main button[type="submit"]').boundingBox();
    expect((tile?.y ?? 0) + (tile?.height ?? Infinity), language).toBeLessThan(bar?.y ?? 0);
    await context.close();
  }
});

test('the introduction does not go away with the first choice', async ({ page }) => {
  const wizard = new WizardPage(page);
  await wizard.open();
  await page.getByRole('radio').first().check();
  await expect(page.locator('[data-state="saved"]').first()).toBeVisible();
  await expect(page.getByRole('region', { name: /^Owed money in/ })).toBeVisible();
});

test('nobody is named as the operator until the settings do', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.getByText('Name, address, and email are not set on this site yet.')).toBeVisible();
  await page.goto('/prices');
  await expect(page.getByText('Payments on this site are simulated today.')).toBeVisible();
});
