import { expect, type Page } from '@playwright/test';
import { goTo, isSettled, submit } from './moves.ts';
import { type State, statesOf } from './state.ts';

/** The one case of this world, opened in the list. */
async function openCase(page: Page): Promise<void> {
  await goTo(page, '/court-documents');
  await page.getByRole('table').getByRole('row').nth(1).getByRole('button').first().click();
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
}

async function follow(page: Page, part: string): Promise<void> {
  await openCase(page);
  const path = await page.getByRole('main').locator(`a[href*="${part}"]`).first().getAttribute('href');
  await goTo(page, path ?? '');
}

async function openSigning(page: Page): Promise<void> {
  await follow(page, 'sign=');
  await expect(page.getByRole('main').getByRole('article')).toBeVisible();
}

/** Before the signature. */
const unsignedStates = statesOf('papers', {
  'court papers: read, with every box ticked': async (page) => {
    await openSigning(page);
    for (const box of await page.getByRole('main').getByRole('checkbox').all()) await box.check();
  },
  'court papers: the facts are corrected': async (page) => {
    await openSigning(page);
    await page.getByRole('main').locator('section, div').getByRole('button').nth(1).click();
    await expect(page.locator('main textarea').first()).toBeVisible();
  },
});

const preparedStates = statesOf('prepared', {
  'court papers: signed': async (page) => {
    await openCase(page);
    await isSettled(page);
  },
  'court papers: the complaint after its signature': async (page) => {
    await goTo(page, '/court-documents');
    const { data } = await (await page.request.get('/api/court-papers/cases')).json();
    await goTo(page, `/court-documents?sign=${data[0].case_id}`);
    await expect(page.getByRole('main').getByRole('article')).toBeVisible();
  },
  'exhibits: with files and their packet': async (page) => {
    await follow(page, 'exhibits');
    await expect(page.locator('main ol > li')).toHaveCount(3);
    // Small pictures are fetched once they come into view.
    await page.locator('main ol > li').first().scrollIntoViewIfNeeded();
    await expect(page.locator('main ol img').first()).toBeVisible();
    await isSettled(page);
  },
  'exhibits: one of them without its description': async (page) => {
    await page.route('**/api/exhibits?*', async (route) => {
      const answer = await route.fetch();
      const { exhibits, ...rest } = await answer.json();
      const [first, ...others] = exhibits;
      const json = { ...rest, exhibits: [{ ...first, description: '' }, ...others] };
      await route.fulfill({ response: answer, json });
    });
    await follow(page, 'exhibits');
    await expect(page.locator('main ol > li')).toHaveCount(3);
    await page.locator('main ol form button[type="submit"]').first().click();
    await expect(page.locator('main ol [aria-invalid="true"]').first()).toBeVisible();
  },
  'trial: notes filled in, papers made': async (page) => {
    await follow(page, 'trial');
    await expect(page.locator('main input[value="Rosa Diaz"]')).toBeVisible();
    await isSettled(page);
  },
  'trial: notes with something missing': async (page) => {
    await follow(page, 'trial');
    await page.locator('main form textarea').first().fill('');
    await submit(page);
    await expect(page.locator('main [role="group"][tabindex="-1"]').first()).toBeVisible();
  },
});

/** A case on its way to the court: read, signed, with exhibits and notes. */
export const caseStates: readonly State[] = [...unsignedStates, ...preparedStates];
