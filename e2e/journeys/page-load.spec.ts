import { expect, test } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { PAGE_LOADS } from '../page-load/page-loads.ts';
import { type Visit, visit } from '../page-load/visit.ts';
import { cookiesOf } from '../states/worlds.ts';

/** With the page itself. */
const MOST_REQUESTS = 20;
/** What the page names, then what its scripts ask for. */
const MOST_WAVES = 2;
const MOST_SHIFT = 0.02;

/** What misses the bar of waves. Why: docs/decisions/0096. The files of a case are asked for once the case is known. */
const KNOWN_WAVES: Readonly<Record<string, number>> = { '/case': 3 };

/** What is named anew once more is known of it, in the same place. */
const NAMED_ANEW: ReadonlySet<string> = new Set(['h1 Demand Letter', 'h1 Your case', 'press Go to check']);

const SCREENS = [
  { device: 'phone', viewport: { width: 390, height: 844 } },
  { device: 'desktop', viewport: { width: 1280, height: 900 } },
] as const;

test('every page that has an address is looked at', () => {
  // As text: the journeys see the product from outside, and import none of its parts.
  const source = readFileSync(new URL('../../contract/src/pages.ts', import.meta.url), 'utf8');
  const pages = [...source.matchAll(/^ {2}'(\/[a-z-]+)',$/gm)].map(([, page]) => page);
  expect(pages.length).toBeGreaterThan(20);
  const seen = new Set(PAGE_LOADS.map(({ name }) => name.split(',')[0]));
  expect(pages.filter((page) => !seen.has(page))).toEqual([]);
});

/** What a visit has too much of, with what was asked for or moved. */
function findingsOf({ requests, waves, shift, moved, takenAway }: Visit, mostWaves = MOST_WAVES): string[] {
  const paths = requests.map((request) => request.path).join(' ');
  const gone = takenAway.filter((part) => !NAMED_ANEW.has(part));
  return [
    requests.length > MOST_REQUESTS ? `${requests.length} requests: ${paths}` : '',
    waves > mostWaves ? `${waves} waves: ${paths}` : '',
    shift > MOST_SHIFT ? `a shift of ${shift}: ${moved.join(' ')}` : '',
    gone.length > 0 ? `shown and taken away: ${gone.join(', ')}` : '',
  ].filter((finding) => finding !== '');
}

for (const { name, world, prepare } of PAGE_LOADS) {
  test(`${name} arrives in few requests, and nothing on it moves`, async ({ browser, baseURL }) => {
    test.slow();
    if (baseURL === undefined) throw new Error('The journeys need an address.');
    const storageState = await cookiesOf(browser, baseURL, world);
    const look = async (viewport: { readonly width: number; readonly height: number }): Promise<string[]> => {
      const context = await browser.newContext({ baseURL, storageState, viewport });
      try {
        const path = await prepare(context.request);
        return findingsOf(await visit(await context.newPage(), path), KNOWN_WAVES[name]);
      } finally {
        await context.close();
      }
    };
    for (const { device, viewport } of SCREENS) {
      const findings = await look(viewport);
      // What a busy machine made late is measured once more: a fault of the page is there both times.
      expect.soft(findings.length === 0 ? [] : await look(viewport), device).toEqual([]);
    }
  });
}
