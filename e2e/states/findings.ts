import type { Page } from '@playwright/test';
import { brokenRules } from '../journeys/steps/page-health.ts';

/** Smallest target of WCAG 2.2 (2.5.8), in CSS pixels. */
const TARGET = 24;

/** Everything wrong with a page as it is: what axe finds, too wide, too small to hit, the wrong language. */
export async function findingsOf(page: Page, language: string): Promise<readonly string[]> {
  // A bar that stays in place covers part of whatever lies under it just now, which axe takes for a small target. Sizes
  // are measured below.
  const broken = await brokenRules(page, ['target-size']);
  return [...broken, ...(await page.evaluate(measured, { language, least: TARGET }))];
}

/** Runs in the page. */
function measured({ language, least }: { readonly language: string; readonly least: number }): readonly string[] {
  const root = document.documentElement;
  const found: string[] = [];
  if (root.lang !== language) found.push(`the page says its language is "${root.lang}"`);
  const over = root.scrollWidth - root.clientWidth;
  if (over > 0) found.push(`${over} px wider than the screen`);
  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && element.closest('[inert]') === null;
  for (const control of document.querySelectorAll('a[href], button, input, select, textarea, summary, [role="tab"]')) {
    // A hidden radio button is hit by its card; a link in a sentence may be as high as its line.
    const target = control.matches('input') ? (control.closest('label') ?? control) : control;
    const { width, height } = target.getBoundingClientRect();
    const isInText = control.matches('a') && getComputedStyle(control).display === 'inline';
    if (!isSeen(target) || isInText || width <= 1 || height <= 1) continue;
    if (width < least || height < least) {
      const name = control.getAttribute('aria-label') ?? control.textContent?.trim().slice(0, 40) ?? '';
      found.push(`too small to hit (${Math.round(width)} by ${Math.round(height)} px): ${control.tagName} ${name}`);
    }
  }
  return found;
}
