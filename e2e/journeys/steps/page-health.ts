import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Listens for what must never happen on any screen; call the answer at the end of the journey. */
export function watchPage(page: Page): () => void {
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(`error: ${error.message}`));
  page.on('console', (message) => {
    // A refused request is the server's answer, which the screens show; everything else is a fault.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
      troubles.push(`console: ${message.text()}`);
    }
  });
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== '127.0.0.1') troubles.push(`foreign request: ${request.url()}`);
  });
  return () => expect(troubles).toEqual([]);
}

/** Nothing of ours moves as long. */
const LONGEST_MOTION_MS = 5_000;

/** Waits until what fades or slides has arrived: axe would measure colours of something in between. */
export async function motionEnds(page: Page): Promise<void> {
  await page.evaluate(async (longestMs) => {
    const isOver = async () => {
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      const moving = document.getAnimations().filter((one) => one.effect?.getTiming().iterations !== Infinity);
      await Promise.allSettled(moving.map((one) => one.finished));
    };
    // A window that the browser does not draw just now has no next frame to wait for.
    await Promise.race([isOver(), new Promise((passed) => setTimeout(passed, longestMs))]);
  }, LONGEST_MOTION_MS);
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds on the page as it is: rule and place of each. */
export async function brokenRules(page: Page, without: readonly string[] = []): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(TAGS)
    .disableRules([...without])
    // Otherwise every look opens a second page to put together what frames of other origins found. We have none.
    .setLegacyMode(true)
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
}

/** No finding of the accessibility rules, and nothing wider than the screen. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  await motionEnds(page);
  expect(await brokenRules(page), `accessibility of ${where}`).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${where} is wider than the screen`).toBeLessThanOrEqual(0);
}

/** The first page is shown before its script is asked for; until that has taken over, only links and the form answer. */
export async function isAwake(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__reactContainer')),
  );
}
