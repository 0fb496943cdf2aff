import { expect, type Page, test } from '@playwright/test';
import { approveByCalls, payByCalls, read, send, unique } from '../steps/order-calls.ts';
import { expectAccessible, watchPage } from '../steps/page-health.ts';

async function fits(page: Page, where: string): Promise<void> {
  const [wide, room] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect([where, wide]).toEqual([where, room]);
  await expectAccessible(page, where);
}

const MAIL_ME_A_CODE = {
  es: 'Enviarme un código para entrar',
  tr: 'Giriş için bana kod gönder',
  pt: 'Enviar um código por e-mail para entrar',
} as const;

for (const language of ['es', 'tr', 'pt'] as const) {
  test(`the signed-in pages are whole and accessible in ${language}, in each state they come in`, async ({ page }) => {
    test.setTimeout(300_000);
    const isHealthy = watchPage(page);
    const email = `spoken-${unique()}@example.com`;
    const password = 'quiet-harbor-41';
    await page.goto('/login');
    await page.context().addCookies([{ name: 'lang', value: language, url: page.url() }]);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await fits(page, `the log-in in ${language}`);
    await page.getByRole('button', { name: MAIL_ME_A_CODE[language] }).click();
    await expect(page.locator('[name="email"]')).toBeFocused();
    await fits(page, `the log-in by mail in ${language}`);

    const { verification_code } = await send(page.request, '/api/register/register', { email, password });
    await send(page.request, '/api/register/verify', { email, verification_code });
    for (const path of ['/dashboard', '/demand-letters', '/billing', '/court-documents']) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await fits(page, `${path} with nothing in it, in ${language}`);
    }
    await approveByCalls(page.request, await payByCalls(page.request, { selectedPackage: 'full-trial' }));
    const { case_id: id } = await read(page.request, '/api/check_existing_demand');
    // The day in New Jersey, as YYYY-MM-DD: in its evening, the day of Greenwich is still to come.
    const on = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format();
    const outcome = { kind: 'paid_part', on, amount: '450', by: '', words: '' };
    await send(page.request, '/api/case/outcome', { case_id: id, id: crypto.randomUUID(), replaces: null, outcome });
    for (const path of [
      '/dashboard',
      `/case?case=${id}`,
      '/demand-letters',
      '/billing',
      '/court-documents',
      '/settings',
      `/exhibits?case=${id}`,
      `/trial-prep?case=${id}`,
      `/file-it-now?case=${id}`,
      '/exhibits',
    ]) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await fits(page, `${path} in ${language}`);
    }
    await page.goto('/billing');
    const search = page.locator('header input[role="combobox"]');
    const found = page.locator('header [role="option"]');
    await search.fill('ironb');
    await expect(found).toHaveCount(1);
    await fits(page, `what was found, in ${language}`);
    await search.fill('zzzz');
    await expect(found).toHaveCount(0);
    await fits(page, `nothing found, in ${language}`);
    await page.keyboard.press('Escape');
    await page.goto(`/case?case=${id}`, { waitUntil: 'networkidle' });
    await page.locator('header button[aria-expanded]').last().click();
    await expect(page.locator('#alerts-title')).toBeVisible();
    await fits(page, `the alerts in ${language}`);
    isHealthy();
  });
}
