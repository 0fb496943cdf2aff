import { expect, test } from '@playwright/test';
import { allStates } from './all-states.ts';
import { lookAt } from './look-at.ts';
import { treeFindings, treeOf } from './tree.ts';

/** What a screen reader is told of each screen: `npm run check:full -- screens`. */
for (const state of allStates) {
  test(`${state.name} is told by names, headings and one main part`, async ({ browser, baseURL }) => {
    test.slow();
    await lookAt(browser, baseURL ?? '', state, { language: 'en', theme: 'light', width: 1280 }, async (page) => {
      expect(treeFindings(await treeOf(page))).toEqual([]);
    });
  });
}
