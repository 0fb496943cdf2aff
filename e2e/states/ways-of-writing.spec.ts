import { expect, type Page, test } from '@playwright/test';
import { cutTexts } from './cut-texts.ts';
import { findingsOf } from './findings.ts';
import { lookAt, turn } from './look-at.ts';
import { mainStates } from './main-states.ts';

/**
 * Every word of the page 40 % longer, with accents and in brackets, as a language to come may be. A select shows only the
 * choice that stands in it, and cuts that by itself.
 */
const sayLonger = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const longer = (text: string) => {
      const letters = (text.match(/\p{L}/gu) ?? []).length;
      if (letters === 0) return text;
      const filler = 'ẍø'.repeat(Math.ceil(letters / 5)).match(/.{1,4}/g) ?? [];
      return `[${text.replaceAll(/[aeiounyAEIOUNY]/g, '$&\u0301').normalize('NFC')} ${filler.join(' ')}]`;
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Node[] = [];
    while (texts.nextNode()) found.push(texts.currentNode);
    for (const text of found) {
      // What is typed or read aloud alone takes no room, and an address or a name is not translated.
      if (text.parentElement?.closest('script, style, noscript, option, textarea, svg, [translate="no"]')) continue;
      text.nodeValue = longer(text.nodeValue ?? '');
    }
  });

/** Every second one in the usual check; all of them in `npm run check:full -- screens`. */
const looked = mainStates.filter((_state, index) => process.env['LONG_MATRICES'] === '1' || index % 2 === 0);

for (const state of looked) {
  test(`${state.name} holds words that are longer by two fifths, from left to right and from right to left`, async ({
    browser,
    baseURL,
  }) => {
    test.slow();
    await lookAt(browser, baseURL ?? '', state, { language: 'en', theme: 'light', width: 320 }, async (page) => {
      await sayLonger(page);
      expect(await findingsOf(page, 'en'), 'left to right').toEqual([]);
      expect(await cutTexts(page), 'left to right').toEqual([]);
      await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
      expect(await findingsOf(page, 'en'), 'right to left').toEqual([]);
      expect(await cutTexts(page), 'right to left').toEqual([]);
      await turn(page, { theme: 'light', width: 1280 });
      expect(await findingsOf(page, 'en'), 'right to left, wide').toEqual([]);
    });
  });
}
