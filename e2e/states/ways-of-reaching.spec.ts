import { expect, type Page, test } from '@playwright/test';
import { cutTexts } from './cut-texts.ts';
import { findingsOf } from './findings.ts';
import { lookAt } from './look-at.ts';
import { mainStates } from './main-states.ts';

/** How often Tab is pressed: past the head, and into what is asked. */
const STOPS = 20;

/** The distances of WCAG 1.4.12, over whatever the page sets. */
async function setWider(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-block-end:2em!important}',
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
}

/** What has the focus, when that cannot be seen: without a mark of its own, or wholly below something else. */
const hiddenFocus = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || focused === document.body) return null;
    // A radio button or a box that is hidden is shown by its label.
    const isDrawn = focused.getBoundingClientRect().width > 1 && getComputedStyle(focused).opacity !== '0';
    const shown = isDrawn ? focused : (focused.closest('label') ?? focused.parentElement ?? focused);
    const { left, right, top, bottom } = shown.getBoundingClientRect();
    const share = [0.1, 0.5, 0.9];
    const points = share.flatMap((x) =>
      share.map((y) => [left + (right - left) * x, top + (bottom - top) * y] as const),
    );
    const isSeen = points.some(([x, y]) => {
      const there = document.elementFromPoint(x, y);
      return there !== null && (shown.contains(there) || there.contains(shown));
    });
    // A box around a field may carry the mark for it.
    const around = [shown.parentElement, shown.parentElement?.parentElement].filter(
      (element) => element instanceof Element,
    );
    const isMarked = [focused, shown, ...shown.querySelectorAll('*'), ...around].some((element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
    });
    const name = focused.outerHTML.slice(0, 100);
    return isSeen ? (isMarked ? null : `no mark: ${name}`) : `covered: ${name}`;
  });

/** What a page says once it has said the same for a while: answers and savings that were on their way have come. */
async function restingPage(page: Page): Promise<readonly [string, string]> {
  const now = async () => [page.url(), await page.locator('body').ariaSnapshot()] as const;
  let seen = await now();
  await expect(async () => {
    const before = seen;
    await page.waitForTimeout(2_500);
    seen = await now();
    expect(seen).toEqual(before);
  }).toPass({ timeout: 30_000 });
  return seen;
}

for (const state of mainStates) {
  test(`${state.name} keeps its words when they are set wider`, async ({ browser, baseURL }) => {
    test.slow();
    await lookAt(browser, baseURL ?? '', state, { language: 'en', theme: 'light', width: 320 }, async (page) => {
      await setWider(page);
      expect(await findingsOf(page, 'en')).toEqual([]);
      expect(await cutTexts(page)).toEqual([]);
    });
  });

  test(`${state.name} shows where the focus is, nothing covers it, and nothing sounds, moves or listens by itself`, async ({
    browser,
    baseURL,
  }) => {
    test.slow();
    const watched = {
      ...state,
      open: async (page: Page) => {
        await page.addInitScript(() => {
          const listen = window.addEventListener.bind(window);
          window.addEventListener = (...given: Parameters<typeof listen>) => {
            if (given[0].startsWith('device')) document.documentElement.dataset['listens'] = given[0];
            listen(...given);
          };
        });
        await state.open(page);
      },
    };
    await lookAt(browser, baseURL ?? '', watched, { language: 'en', theme: 'light', width: 1280 }, async (page) => {
      expect(await page.locator('audio, video, marquee, blink').count(), 'sound and video').toBe(0);
      expect(await page.locator('html').getAttribute('data-listens'), 'movements of the device').toBeNull();

      const before = await restingPage(page);
      await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
      for (const letter of 'abcdefghijklmnopqrstuvwxyz') await page.keyboard.press(letter);
      expect([page.url(), await page.locator('body').ariaSnapshot()], 'keys of one letter').toEqual(before);

      const hidden: string[] = [];
      for (let stop = 0; stop < STOPS; stop += 1) {
        await page.keyboard.press('Tab');
        const found = await hiddenFocus(page);
        if (found !== null) hidden.push(found);
      }
      expect([...new Set(hidden)]).toEqual([]);
    });
  });
}
