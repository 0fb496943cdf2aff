import type { Page } from '@playwright/test';

/** Texts of which a part is cut away by the box they stand in. */
export const cutTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *')]
      .filter((element) => {
        const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element);
        // A line that ends with dots is the beginning of a text that stands in full where it was given.
        if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') return false;
        const { width, height } = element.getBoundingClientRect();
        const hasText = [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        );
        if (!hasText || width <= 1 || height <= 1 || !element.checkVisibility()) return false;
        const isCut = (style: string, whole: number, seen: number) =>
          ['hidden', 'clip'].includes(style) && whole > seen + 1;
        return (
          isCut(overflowX, element.scrollWidth, element.clientWidth) ||
          isCut(overflowY, element.scrollHeight, element.clientHeight)
        );
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );
