import { paths } from '@plainclaim/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCompleteForm, must, pngAddress } from '../../testing/builders/a-draft.ts';
import type { Browser } from '../../testing/browser.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({ isProduction: true, trustProxy: 1 });
});
afterAll(() => site.close());

/** A browser with a claim, and a signature that nobody drew before. */
async function aBrowserAt(place: string, nr: number): Promise<Browser> {
  const from = { 'x-forwarded-for': place };
  const inner = site.browser();
  const browser: Browser = {
    cookies: inner.cookies,
    get: (path, headers) => inner.get(path, { ...from, ...headers }),
    post: (path, body, headers) => inner.post(path, body, { ...from, ...headers }),
  };
  const signature = await pngAddress(
    `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="80"><path d="M${nr} 5L290 ${nr + 30}" stroke="black" stroke-width="3"/></svg>`,
  );
  must(await browser.post(paths.saveFormData, aCompleteForm({ signature })));
  return browser;
}

/** Asks for all files at once, and notes in which order they came. */
function askAll(browsers: readonly Browser[], name: string, order: string[]): Promise<readonly number[]> {
  return Promise.all(
    browsers.map(async (browser) => {
      const { statusCode } = await browser.get(paths.filePreview);
      order.push(name);
      return statusCode;
    }),
  );
}

test('one address with many browsers does not hold up the signatures of the others', async () => {
  const crowd = await Promise.all(Array.from({ length: 18 }, (_, nr) => aBrowserAt('198.51.100.66', nr)));
  const visitors = [await aBrowserAt('198.51.100.7', 40), await aBrowserAt('198.51.100.8', 41)];
  const order: string[] = [];
  const crowded = askAll(crowd, 'crowd', order);
  const visited = askAll(visitors, 'visitor', order);
  expect(await visited).toEqual([200, 200]);
  // Two are opened at a time: those that were at it when the visitors came, and as many as end in the same moment.
  expect(order.indexOf('visitor')).toBeLessThanOrEqual(4);
  expect(order.lastIndexOf('visitor')).toBeLessThanOrEqual(6);
  expect(await crowded).toEqual(Array<number>(18).fill(200));
}, 120_000);

test('one address with more browsers than may wait is told so, and the others are served', async () => {
  const crowd = await Promise.all(Array.from({ length: 30 }, (_, nr) => aBrowserAt('198.51.100.67', 50 + nr)));
  const visitor = await aBrowserAt('198.51.100.9', 90);
  const crowded = askAll(crowd, 'crowd', []);
  expect(await askAll([visitor], 'visitor', [])).toEqual([200]);
  const statuses = await crowded;
  expect(statuses.filter((status) => status === 503).length).toBeGreaterThan(0);
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(20);
}, 120_000);
