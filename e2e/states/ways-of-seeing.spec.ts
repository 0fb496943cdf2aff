import { expect, test } from '@playwright/test';
import { findingsOf } from './findings.ts';
import { lookAt } from './look-at.ts';
import { MAIN, mainStates } from './main-states.ts';

test('each of the main screens is among the states', () => {
  expect(mainStates.map(({ name }) => name).toSorted()).toEqual(MAIN.toSorted());
});

for (const state of mainStates) {
  test(`${state.name} in forced colours, with less motion, and at 400 percent`, async ({ browser, baseURL }) => {
    test.slow();
    // 1280 by 1024 pixels at 400 percent.
    const zoomed = { language: 'en', theme: 'light', width: 320 } as const;
    await lookAt(browser, baseURL ?? '', state, zoomed, async (page) => {
      const moving = await page.evaluate(() =>
        document
          .getAnimations()
          .filter(({ playState, effect }) => playState === 'running' && effect?.getTiming().iterations === Infinity)
          .map((one) => ('animationName' in one ? String(one.animationName) : 'a transition')),
      );
      expect(moving, 'less motion').toEqual([]);
      await page.setViewportSize({ width: 320, height: 256 });
      expect(await findingsOf(page, 'en'), 'at 400 percent').toEqual([]);
      const covered = await page.evaluate(
        () =>
          [...document.querySelectorAll('body *')]
            .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
            .map((element) => element.getBoundingClientRect())
            .filter(({ width, height }) => width > innerWidth / 2 && height > innerHeight / 2).length,
      );
      expect(covered, 'parts that stay in place leave room for the page').toBe(0);

      await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark', reducedMotion: 'reduce' });
      const unseen = await page.evaluate(() =>
        [...document.querySelectorAll('main button, main input, main select, main textarea')]
          // A box or a circle that the system draws has the system's edge, whatever its style says.
          .filter(
            (control) =>
              !control.matches('[type="checkbox"], [type="radio"]') || getComputedStyle(control).appearance !== 'auto',
          )
          .map((control) => {
            const { borderStyle, opacity } = getComputedStyle(control);
            // A box to tick draws its own edge; one that is hidden is shown by its label.
            const isDrawn = borderStyle !== 'none' && opacity !== '0' && control.getBoundingClientRect().width > 1;
            return control.matches('input') && !isDrawn ? (control.closest('label') ?? control) : control;
          })
          .filter((control) => {
            const { borderStyle, outlineStyle, textDecorationLine } = getComputedStyle(control);
            // A sign of its own, drawn in the colour of text, shows a control as well as an edge does.
            const isBare = control.querySelector('svg') === null && control.getBoundingClientRect().width > 1;
            const isShown = isBare && control.checkVisibility();
            return (
              isShown && borderStyle === 'none' && outlineStyle === 'none' && !textDecorationLine.includes('underline')
            );
          })
          .map((control) => control.outerHTML.slice(0, 120)),
      );
      expect(unseen, 'controls without an edge in forced colours').toEqual([]);
    });
  });
}
