import type { Browser, Page } from '@playwright/test';
import { motionEnds } from '../journeys/steps/page-health.ts';
import type { State } from './state.ts';
import { cookiesOf } from './worlds.ts';

export const LANGUAGES = ['en', 'es', 'tr', 'pt'] as const;
export const THEMES = ['light', 'dark'] as const;
export const WIDTHS = [320, 1280] as const;

export type Look = {
  readonly language: (typeof LANGUAGES)[number];
  readonly theme: (typeof THEMES)[number];
  readonly width: number;
};

const HEIGHT = 800;
const MOST_WAIT_MS = 20_000;

export const nameOf = ({ language, theme, width }: Look): string => `${language}, ${theme}, ${width} px`;

/** Opens a state in a browser of its own, with nothing moving, and lets something look at it. */
export async function lookAt(
  browser: Browser,
  baseURL: string,
  state: State,
  { language, theme, width }: Look,
  see: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({
    baseURL,
    storageState: await cookiesOf(browser, baseURL, state.world),
    viewport: { width, height: HEIGHT },
    colorScheme: theme,
    reducedMotion: 'reduce',
  });
  await context.addCookies([{ name: 'lang', value: language, url: baseURL }]);
  const page = await context.newPage();
  // A state that is not reached says so before its test runs out of time.
  page.setDefaultTimeout(MOST_WAIT_MS);
  try {
    await state.open(page);
    await see(page);
  } finally {
    await context.close();
  }
}

/** Shows the same page at another width and in other colours. */
export async function turn(page: Page, { theme, width }: Omit<Look, 'language'>): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHT });
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  // On a busy machine the page learns of it a while later, and colours in between would be measured.
  await page.waitForFunction(
    ({ isDark, wide }) => matchMedia('(prefers-color-scheme: dark)').matches === isDark && innerWidth === wide,
    { isDark: theme === 'dark', wide: width },
  );
  await motionEnds(page);
}
