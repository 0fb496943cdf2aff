import { paths } from '@plainclaim/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCompleteForm, must } from '../../../testing/builders/a-draft.ts';
import type { Browser } from '../../../testing/browser.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let local: TestApp;
let site: TestApp;
beforeAll(async () => {
  [local, site] = await Promise.all([startTestApp(), startTestApp({ publicUrl: 'https://plainclaim.test' })]);
});
afterAll(() => Promise.all([local.close(), site.close()]));

async function aBrowser(where: TestApp): Promise<Browser> {
  const browser = where.browser();
  must(await browser.post(paths.saveFormData, aCompleteForm()));
  return browser;
}

const revisionOf = async (browser: Browser) => (await browser.get(paths.draft)).json().revision;

const POSTS = [
  [paths.saveFormData, aCompleteForm({ amount: '9999' })],
  [paths.clearSessionForm, {}],
  [paths.checkout, {}],
  [paths.saveClientData, {}],
  [paths.generateDemandLetter, {}],
  [paths.saveDemandLetter, {}],
  [paths.securePdf, {}],
  [paths.subcategories, { parent_id: 'debt' }],
  [paths.placesProxy, {}],
] as const;

describe('a change that another site started', () => {
  test.each(POSTS)('is refused and does nothing: %s', async (path, body) => {
    const browser = await aBrowser(site);
    for (const headers of [
      { origin: 'https://evil.test' },
      { origin: 'null' },
      { origin: 'https://plainclaim.test.evil.test' },
      { origin: 'https://evil-plainclaim.test' },
      { origin: 'http://plainclaim.test' },
      { origin: 'https://plainclaim.test:8443' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'cross-site', origin: 'https://plainclaim.test' },
    ]) {
      const answer = await browser.post(path, body, headers);
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'request.cross_site']);
    }
    expect(await revisionOf(browser)).toBe(1);
  });

  test('is refused at an address that does not exist too', async () => {
    const answer = await site.browser().post('/api/nothing', {}, { origin: 'https://evil.test' });
    expect(answer.statusCode).toBe(403);
  });
});

describe('our own page', () => {
  test.each([{ origin: 'https://plainclaim.test', 'sec-fetch-site': 'same-origin' }, { 'sec-fetch-site': 'none' }, {}])(
    'may change things: %j',
    async (headers) => {
      const browser = await aBrowser(site);
      must(await browser.post(paths.saveFormData, aCompleteForm({ amount: '999' }), headers));
      expect(await revisionOf(browser)).toBe(2);
    },
  );

  test.each([
    ['http://localhost:3000', 'localhost:3000', 200],
    ['http://127.0.0.1:4000', '127.0.0.1:4000', 200],
    ['http://localhost:5000', 'localhost:3000', 403],
    ['http://evil.test', 'evil.test', 403],
    ['https://localhost:4000', 'localhost:4000', 403],
  ])('started locally is the host that was asked: origin %s at host %s', async (origin, host, status) => {
    const answer = await local.browser().post(paths.saveFormData, aCompleteForm(), { origin, host });
    expect(answer.statusCode).toBe(status);
  });
});

describe('reading from another site', () => {
  test.each(['https://evil.test', 'null', 'https://plainclaim.test.evil.test'])(
    'gets no permission to see the answer: %s',
    async (origin) => {
      const browser = await aBrowser(site);
      const answers = [
        await browser.get(paths.draft, { origin }),
        await browser.post(paths.saveFormData, {}, { origin }),
        await site.app.inject({
          method: 'OPTIONS',
          url: paths.saveFormData,
          headers: { origin, 'access-control-request-method': 'POST' },
        }),
      ];
      for (const { headers } of answers) {
        expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
      }
    },
  );
});

describe('the cookie', () => {
  test('of an https site is bound to this host and never goes out in the clear', async () => {
    const answer = await site.browser().post(paths.saveFormData, aCompleteForm());
    expect(answer.cookies).toMatchObject([
      { name: '__Host-plainclaim', secure: true, httpOnly: true, sameSite: 'Lax', path: '/' },
    ]);
    expect(answer.cookies[0]).not.toHaveProperty('domain');
  });
});
