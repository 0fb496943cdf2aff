import { expect, type Page, test } from '@playwright/test';
import { approveByCalls, payByCalls, read, send, unique } from './steps/order-calls.ts';

/** Google's bar for "good" is 0.1; a page of ours moves by less than can be noticed. */
const MOST_SHIFT = 0.02;
/** Answers come one after the other, as over a slow line, so that whatever comes late is seen to push. */
const SLOW_MS = [150, 400, 250, 600];

async function slowAnswers(page: Page): Promise<void> {
  let count = 0;
  await page.route('**/api/**', async (route) => {
    count += 1;
    const delay = SLOW_MS[count % SLOW_MS.length] ?? 0;
    await new Promise((resolve) => setTimeout(resolve, delay));
    await route.continue().catch(() => undefined);
  });
}

/** Adds up what moved on the page without anybody's doing, and by which parts. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: { readonly value: number; readonly what: readonly string[] }[] = [];
    Object.assign(globalThis, { shiftsHere: shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, 'hadRecentInput') === true) continue;
        const sources: readonly { readonly node: Node | null }[] = Reflect.get(entry, 'sources') ?? [];
        const what = sources.map(({ node }) => (node instanceof Element ? `${node.tagName}.${node.className}` : '?'));
        shifts.push({ value: Number(Reflect.get(entry, 'value')), what });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

const shiftsOf = (page: Page) =>
  page.evaluate((): readonly { readonly value: number; readonly what: readonly string[] }[] =>
    Reflect.get(globalThis, 'shiftsHere'),
  );

test('the signed-in pages do not move while they come', async ({ page }) => {
  test.slow();
  const email = `still-${unique()}@example.com`;
  const password = 'quiet-harbor-41';
  const { verification_code } = await send(page.request, '/api/register/register.php', { email, password });
  await send(page.request, '/api/register/verify.php', { email, verification_code });
  await approveByCalls(page.request, await payByCalls(page.request, { selectedPackage: 'full-trial' }));
  const { case_id } = await read(page.request, '/api/check_existing_demand');
  await watchShifts(page);
  await slowAnswers(page);
  const moved: unknown[] = [];
  for (const path of [
    '/dashboard',
    `/case?case=${case_id}`,
    '/demand-letters',
    '/billing',
    '/settings',
    '/court-documents',
    `/exhibits?case=${case_id}`,
    `/trial-prep?case=${case_id}`,
    `/file-it-now?case=${case_id}`,
    `/upgrade?case=${case_id}`,
  ]) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[data-page-part="coming"]')).toHaveCount(0);
    const shifts = await shiftsOf(page);
    const sum = shifts.reduce((total, { value }) => total + value, 0);
    if (sum > MOST_SHIFT) moved.push({ path, sum: Number(sum.toFixed(3)), shifts });
  }
  expect(moved).toEqual([]);
});
