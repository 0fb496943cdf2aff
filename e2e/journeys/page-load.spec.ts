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

/**
 * Waves are counted by time: on a slow machine, what was asked for late looks as if it had waited for something. So where a
 * look finds too much, the next one is over a line four times as slow, beside which the machine counts for less. What one
 * thing truly waits for takes as many waves on any line.
 */
const LATENCIES_MS = [150, 600, 2_400] as const;

type Bar = 'requests' | 'waves' | 'shift' | 'taken away';

/** What a visit has too much of, with what was asked for or moved. */
function findingsOf({ requests, waves, shift, moved, takenAway }: Visit, mostWaves = MOST_WAVES): Map<Bar, string> {
  const paths = requests.map((request) => request.path).join(' ');
  const gone = takenAway.filter((part) => !NAMED_ANEW.has(part));
  const found = new Map<Bar, string>();
  if (requests.length > MOST_REQUESTS) found.set('requests', `${requests.length} requests: ${paths}`);
  if (waves > mostWaves) found.set('waves', `${waves} waves: ${paths}`);
  if (shift > MOST_SHIFT) found.set('shift', `a shift of ${shift}: ${moved.join(' ')}`);
  if (gone.length > 0) found.set('taken away', `shown and taken away: ${gone.join(', ')}`);
  return found;
}

for (const { name, world, prepare } of PAGE_LOADS) {
  test(`${name} arrives in few requests, and nothing on it moves`, async ({ browser, baseURL }) => {
    test.slow();
    if (baseURL === undefined) throw new Error('The journeys need an address.');
    const storageState = await cookiesOf(browser, baseURL, world);
    for (const { device, viewport } of SCREENS) {
      // A bar is missed where every look misses it.
      let missed: Map<Bar, string> | null = null;
      for (const latency of LATENCIES_MS) {
        if (missed?.size === 0) break;
        const context = await browser.newContext({ baseURL, storageState, viewport });
        try {
          const path = await prepare(context.request);
          const found = findingsOf(await visit(await context.newPage(), path, latency));
          const before: Map<Bar, string> = missed ?? found;
          missed = new Map([...found].filter(([bar]) => before.has(bar)));
        } finally {
          await context.close();
        }
      }
      expect.soft([...(missed ?? [])], device).toEqual([]);
    }
  });
}
