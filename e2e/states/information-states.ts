import { expect } from '@playwright/test';
import { goTo, wizardAt } from './moves.ts';
import { type State, statesOf } from './state.ts';

const PATHS = ['/how-it-works', '/prices', '/help', '/privacy', '/terms', '/accessibility', '/contact'] as const;

const pages: Record<string, State['open']> = Object.fromEntries(
  PATHS.map((path) => [`about the product: ${path.slice(1)}`, (page) => goTo(page, path)]),
);

/** The pages that tell about the product, the packages compared, and the page of somebody who left in a hurry. */
export const informationStates: readonly State[] = statesOf('nobody', {
  ...pages,
  'packages: compared line by line': async (page) => {
    await wizardAt(page, 5, 0, {});
    await page.locator('main details:has(table) > summary').click();
    await expect(page.getByRole('main').getByRole('table')).toBeVisible();
  },
  'left in a hurry': async (page) => {
    await goTo(page, '/login');
    await page.evaluate(() => sessionStorage.setItem('left-now', '1'));
    await page.reload();
    await expect(page.locator('main h1')).toBeVisible();
  },
});
