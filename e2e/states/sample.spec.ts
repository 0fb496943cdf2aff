import { expect, test } from '@playwright/test';
import { allStates } from './all-states.ts';
import { findingsOf } from './findings.ts';
import { type Look, lookAt, nameOf } from './look-at.ts';

/**
 * `npm run check:full` sees every state, and in every look; each change one in three, so that all of its journeys end within
 * half an hour. Neighbours in the list are states of one screen.
 */
const STRIDE = process.env['LONG_MATRICES'] === '1' ? 1 : 3;

const USUAL: Look = { language: 'en', theme: 'light', width: 1280 };

/** Every pair of language, colours and width is in one of these. */
const PAIRS: readonly [Look, ...Look[]] = [
  { language: 'es', theme: 'dark', width: 320 },
  { language: 'tr', theme: 'light', width: 320 },
  { language: 'en', theme: 'dark', width: 320 },
  { language: 'tr', theme: 'dark', width: 1280 },
  { language: 'es', theme: 'light', width: 1280 },
  { language: 'pt', theme: 'dark', width: 320 },
  { language: 'pt', theme: 'light', width: 1280 },
];

/** One state in four is also seen in another look: over the whole list each of them comes many times. */
const otherLook = (index: number): readonly Look[] =>
  index % 4 === 0 ? [PAIRS[(index / 4) % PAIRS.length] ?? PAIRS[0]] : [];

for (const [index, state] of allStates.entries()) {
  if (index % STRIDE !== 0) continue;
  test(`nothing is wrong with ${state.name}`, async ({ browser, baseURL }) => {
    test.slow();
    for (const look of [USUAL, ...otherLook(index)]) {
      await lookAt(browser, baseURL ?? '', state, look, async (page) => {
        expect(await findingsOf(page, look.language), nameOf(look)).toEqual([]);
      });
    }
  });
}
