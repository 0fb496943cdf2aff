import { expect, type Page } from '@playwright/test';
import { answeredForm } from '../journeys/steps/claim.ts';

/** Ways to bring a page somewhere that hold in every language: by addresses, names of fields and roles. */

export const UNSIGNED = { signature: null, signatureMethod: '' } as const;

export const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);

/** The screen is there, with its own file, its texts and its fonts, and nothing is being waited for. */
export async function isSettled(page: Page): Promise<void> {
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page.locator('main [class*="spinner" i]')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

export async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await isSettled(page);
}

/** Presses the button that goes on, sends or saves. */
export const submit = (page: Page) =>
  page.locator('main button[type="submit"]:enabled:visible:not([aria-disabled="true"])').first().click();

/** Goes on where something is wrong: the summary of what is wrong is there. */
export async function fail(page: Page): Promise<void> {
  await submit(page);
  await expect(page.locator('main [role="group"][tabindex="-1"]').first()).toBeVisible();
}

type Answers = Readonly<Record<string, unknown>>;

/** The wizard at a place, with the answers of the journeys' claim but for those named; it may still be at work. */
export async function arriveAt(page: Page, step: number, subStep: number, answers: Answers = UNSIGNED): Promise<void> {
  const data = { ...answeredForm, ...answers, step, subStep };
  const saved = await page.request.post('/api/register/save_form_data.php', { data });
  expect(saved.ok()).toBe(true);
  await page.goto('/');
  await expect(page.locator('main h1')).toBeVisible();
}

/** The same, when nothing is waited for any more. */
export async function wizardAt(page: Page, step: number, subStep: number, answers: Answers = UNSIGNED): Promise<void> {
  await arriveAt(page, step, subStep, answers);
  await isSettled(page);
  await expect(page.locator('[data-state="saved"]').first()).toBeVisible();
}

/** The same with these fields empty. */
export const wizardWithout = (page: Page, step: number, subStep: number, fields: readonly string[]): Promise<void> =>
  wizardAt(page, step, subStep, { ...UNSIGNED, ...Object.fromEntries(fields.map((name) => [name, ''])) });

/** Answers of this address never come while the page is open. */
export const hang = (page: Page, path: string) => page.route(path, () => {});

export const breakDown = (page: Page, path: string) =>
  page.route(path, (route) => route.fulfill({ status: 500, json: { success: false, code: 'server.failed' } }));
