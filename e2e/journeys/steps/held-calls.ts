import type { Page, Request } from '@playwright/test';

/**
 * A line so slow that a call does not come through until the answer is called: what must happen meanwhile does so on
 * any machine. Calls that come later are not held.
 */
export async function holdCalls(
  page: Page,
  address: string,
  isHeld: (request: Request) => boolean = () => true,
): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(address, async (route) => {
    if (isHeld(route.request())) await held;
    await route.continue();
  });
  return letGo;
}
