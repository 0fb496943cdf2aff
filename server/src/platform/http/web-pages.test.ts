import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { PAGES } from '@plainclaim/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCompleteForm, must } from '../../testing/builders/a-draft.ts';
import { aPerson } from '../../testing/builders/an-account.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { readWebPages } from './index.ts';

const directory = mkdtempSync(join(tmpdir(), 'plainclaim-pages-'));
const HTML = { accept: 'text/html' };

let site: TestApp;
beforeAll(async () => {
  mkdirSync(join(directory, 'assets'));
  writeFileSync(join(directory, 'index.html'), 'the first screen');
  writeFileSync(join(directory, 'app.html'), 'the shell');
  writeFileSync(join(directory, 'index.es.html'), 'la primera pantalla');
  writeFileSync(join(directory, 'app.es.html'), 'el armazón');
  writeFileSync(join(directory, 'app.tr.html'), 'çerçeve');
  writeFileSync(join(directory, 'prices.html'), `the prices at [[publicUrl]], ${'and more '.repeat(200)}`);
  writeFileSync(join(directory, 'prices.es.html'), 'los precios: [[price-full-trial]]');
  writeFileSync(
    join(directory, 'prices.tr.html'),
    'fiyat: [[letterPrice]], [[if:sold-demand-letter]][[price-demand-letter]][[end]][[if:no-sold-demand-letter]]yok[[end]]',
  );
  writeFileSync(join(directory, 'assets', 'app-1a2b.js'), 'export {};');
  writeFileSync(join(directory, 'assets', 'app-1a2b.js.map'), '{}');
  writeFileSync(join(directory, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(directory, 'sample.pdf'), '%PDF-1.7');
  writeFileSync(join(directory, '.secret'), 'secret');
  writeFileSync(join(directory, 'csp-hashes.json'), JSON.stringify({ style: ["'sha256-abc='"], script: [] }));
  const files = {
    'wizard:category': ['</assets/engine.js>; rel=modulepreload'],
    'wizard:package': ['</assets/engine.js>; rel=modulepreload', '</assets/package.js>; rel=modulepreload'],
    '/login': ['</assets/login.js>; rel=modulepreload', '</assets/login.css>; rel=preload; as=style'],
    '/billing': ['</assets/billing.js>; rel=modulepreload'],
    '/billing#account': ['</assets/billing.js>; rel=modulepreload', '</api/billing>; rel=preload; as=fetch'],
    '/result': ['</assets/result.js>; rel=modulepreload'],
    '/result?step=check': ['</assets/check.js>; rel=modulepreload'],
  };
  writeFileSync(join(directory, 'page-files.json'), JSON.stringify({ en: files }));
  site = await startTestApp({ pages: await readWebPages(directory) });
});
afterAll(async () => {
  await site.close();
  rmSync(directory, { recursive: true, force: true });
});

// A page that cannot learn the prices in time comes with those it knew: on a busy machine it is asked for again.
test('a page names what a package costs today, from the moment that a price is set', async () => {
  const shown = async () => (await site.browser().get('/prices?lang=es', HTML)).body;
  await expect.poll(shown).toBe('los precios: $199');
  await site.database.pool.query(
    "insert into package_prices (package_id, price_cents, from_day, set_at) values ('full-trial', 14950, $1, now())",
    [site.clock.today()],
  );
  await expect.poll(shown).toBe('los precios: $149.50');
  await site.database.pool.query('delete from package_prices');
  await expect.poll(shown).toBe('los precios: $199');
});

test('a package whose sale was stopped has no price on the page, and the letter costs what the next one does', async () => {
  const shown = async () => (await site.browser().get('/prices?lang=tr', HTML)).body;
  await expect.poll(shown).toBe('fiyat: $29, $29');
  await site.database.pool.query("update packages set is_stopped = true where id = 'demand-letter'");
  await expect.poll(shown).toBe('fiyat: $79, yok');
  await site.database.pool.query('update packages set is_stopped = false');
  await expect.poll(shown).toBe('fiyat: $29, $29');
});

describe('the pages', () => {
  test('a newcomer gets the first screen at once', async () => {
    const answer = await site.browser().get('/', HTML);
    expect([answer.statusCode, answer.body]).toEqual([200, 'the first screen']);
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' });
    expect(answer.headers['content-security-policy']).toContain("style-src 'self' 'sha256-abc='");
  });

  test('search engines list the first screen and the pages about the product, and no page that somebody works on', async () => {
    const toldOf = async (path: string) => (await site.browser().get(path, HTML)).headers['x-robots-tag'];
    for (const path of ['/', '/es', '/prices']) expect([path, await toldOf(path)]).toEqual([path, undefined]);
    for (const path of PAGES) expect([path, await toldOf(path)]).toEqual([path, 'noindex']);
  });

  test('someone with a claim gets the shell, so that no wrong screen flashes by', async () => {
    const browser = site.browser();
    must(await browser.post('/api/register/save_form_data', aCompleteForm()));
    const answer = await browser.get('/', HTML);
    expect(answer.body).toBe('the shell');
    expect(String(answer.headers['vary']).toLowerCase()).toContain('cookie');
  });

  test('the result page is one of ours, another address is a 404 in the app’s own look', async () => {
    const [known, unknown] = [
      await site.browser().get('/result?x=1', HTML),
      await site.browser().get('/nowhere', HTML),
    ];
    expect([known.statusCode, known.body]).toEqual([200, 'the shell']);
    expect([unknown.statusCode, unknown.body]).toEqual([404, 'the shell']);
  });

  test('a call that does not exist is never answered with a page', async () => {
    const answer = await site.browser().get('/api/nowhere', HTML);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'request.not_found']);
  });
});

describe('the files a page needs at once', () => {
  const named = async (path: string, browser = site.browser()) =>
    String((await browser.get(path, HTML)).headers['link']);

  test('are named with the page, so that no script has to ask for them', async () => {
    expect(await named('/login')).toBe(
      '</assets/login.js>; rel=modulepreload, </assets/login.css>; rel=preload; as=style',
    );
  });

  test('are those of the step that the address names, and the page’s own for a step that is none', async () => {
    expect(await named('/result?step=check')).toBe('</assets/check.js>; rel=modulepreload');
    for (const path of ['/result', '/result?step=nowhere', '/result?step=%00']) {
      expect(await named(path)).toBe('</assets/result.js>; rel=modulepreload');
    }
  });

  test('are those of the screen at which this browser’s claim opens', async () => {
    const browser = site.browser();
    must(await browser.post('/api/register/save_form_data', { ...aCompleteForm(), step: 5, subStep: 0 }));
    expect(await named('/', browser)).toContain('</assets/package.js>; rel=modulepreload');
    expect(await named('/')).not.toContain('/assets/');
  });

  test('bring the calls of an account to who is signed in, and to nobody else, to whom their answer would be an old one', async () => {
    const stranger = site.browser();
    must(await stranger.post('/api/register/save_form_data', aCompleteForm()));
    for (const browser of [site.browser(), stranger]) expect(await named('/billing', browser)).not.toContain('/api/');
    const { browser } = await aPerson(site);
    expect(await named('/billing', browser)).toContain('</api/billing>; rel=preload; as=fetch');
  });

  test('come with whatever else is told of it, and a page without any is sent as it is', async () => {
    const browser = site.browser();
    must(await browser.post('/api/register/save_form_data', aCompleteForm()));
    expect(await named('/', browser)).toContain('rel="alternate"; hreflang="en"');
    expect((await site.browser().get('/dashboard', HTML)).headers['link']).toBeUndefined();
  });
});

describe('what a request says it accepts', () => {
  const PAGES_OF_ALL_KINDS = ['/', '/es', '/login', '/dashboard', '/no-letters', '/prices'];

  test.each(PAGES_OF_ALL_KINDS)('does not keep %s from being a page', async (path) => {
    for (const headers of [{ accept: '*/*' }, {}, { accept: 'image/avif,*/*;q=0.8' }]) {
      const answer = await site.browser().get(path, headers);
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    }
  });

  test.each(PAGES_OF_ALL_KINDS)('nor does asking for the head of %s alone', async (url) => {
    const answer = await site.app.inject({ method: 'HEAD', url, headers: { accept: '*/*' } });
    expect([answer.statusCode, answer.headers['content-type'], answer.body]).toEqual([
      200,
      'text/html; charset=utf-8',
      '',
    ]);
  });

  test('says whether a missing address is told as a page', async () => {
    const answer = await site.browser().get('/nowhere', { accept: '*/*' });
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'request.not_found']);
  });
});

describe('pages that tell about the product', () => {
  test('come whole to everybody, whether they have a claim or not, and say where the site is', async () => {
    const browser = site.browser();
    must(await browser.post('/api/register/save_form_data', aCompleteForm()));
    for (const person of [browser, site.browser()]) {
      const answer = await person.get('/prices', HTML);
      expect([answer.statusCode, answer.body]).toEqual([
        200,
        expect.stringMatching(/^the prices at http:\/\/localhost:3000,/),
      ]);
    }
  });

  test('come in the language that was asked for, and name their other languages', async () => {
    const answer = await site.browser().get('/prices?lang=es', HTML);
    expect([answer.body, answer.headers['content-language']]).toEqual(['los precios: $199', 'es']);
    expect(String(answer.headers['link'])).toContain(
      '<http://localhost:3000/prices?lang=es>; rel="alternate"; hreflang="es"',
    );
  });

  test('come compressed to whoever takes that, and not again to whoever has them', async () => {
    const get = (headers: Record<string, string>) => site.app.inject({ method: 'GET', url: '/prices', headers });
    const [plain, br, gzip] = [
      await get({}),
      await get({ 'accept-encoding': 'gzip, deflate, br' }),
      await get({ 'accept-encoding': 'gzip' }),
    ];
    expect([plain, br, gzip].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'br', 'gzip']);
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
    expect(br.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4);
    const again = await get({ 'if-none-match': String(plain.headers['etag']) });
    expect([again.statusCode, again.body, again.headers['etag']]).toEqual([304, '', plain.headers['etag']]);
  });
});

describe('the language of a page', () => {
  const spoken = (answer: { headers: Record<string, unknown>; body: string }) => [
    answer.headers['content-language'],
    answer.body,
  ];

  test('is English where the browser asks for none of ours, and then nothing is remembered', async () => {
    for (const wish of [{}, { 'accept-language': 'de-DE,de;q=0.9' }, { 'accept-language': 'en-US' }]) {
      const answer = await site.browser().get('/', { ...HTML, ...wish });
      expect(spoken(answer)).toEqual(['en', 'the first screen']);
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
  });

  test('is the browser’s own on the first visit, and from then on what was chosen here', async () => {
    const browser = site.browser();
    const wish = { ...HTML, 'accept-language': 'es-US,es;q=0.9,en;q=0.8' };
    const first = await browser.get('/', wish);
    expect(spoken(first)).toEqual(['es', 'la primera pantalla']);
    expect(String(first.headers['vary']).toLowerCase()).toContain('accept-language');
    expect(spoken(await browser.get('/login?lang=tr', wish))).toEqual(['tr', 'çerçeve']);
    expect(spoken(await browser.get('/login', wish))).toEqual(['tr', 'çerçeve']);
  });

  test('follows the address, and is remembered for every other page', async () => {
    const browser = site.browser();
    const first = await browser.get('/es', HTML);
    expect(spoken(first)).toEqual(['es', 'la primera pantalla']);
    expect(String(first.headers['set-cookie'])).toMatch(/^lang=es; Max-Age=31536000; Path=\/; SameSite=Lax$/);
    expect(spoken(await browser.get('/', HTML))).toEqual(['es', 'la primera pantalla']);
    expect(spoken(await browser.get('/login', HTML))).toEqual(['es', 'el armazón']);
    expect(String(first.headers['vary']).toLowerCase()).toContain('cookie');
  });

  test('can be named at any page', async () => {
    const browser = site.browser();
    expect(spoken(await browser.get('/login?lang=tr', HTML))).toEqual(['tr', 'çerçeve']);
    expect(spoken(await browser.get('/result', HTML))).toEqual(['tr', 'çerçeve']);
  });

  test.each(['/login?lang=de', '/login?lang=%00', '/login?lang=../es', '/login?lang=es&lang=tr', '/login?lang='])(
    'is one of ours whatever is asked for: %s',
    async (path) => {
      const answer = await site.browser().get(path, HTML);
      expect(answer.statusCode).toBe(200);
      expect(['en', 'es']).toContain(answer.headers['content-language']);
    },
  );

  test('search engines are told of all of them', async () => {
    const { headers } = await site.browser().get('/es', HTML);
    expect(headers['link']).toBe(
      [
        '<http://localhost:3000/>; rel="alternate"; hreflang="en"',
        '<http://localhost:3000/es>; rel="alternate"; hreflang="es"',
        '<http://localhost:3000/tr>; rel="alternate"; hreflang="tr"',
        '<http://localhost:3000/pt>; rel="alternate"; hreflang="pt"',
        '<http://localhost:3000/>; rel="alternate"; hreflang="x-default"',
      ].join(', '),
    );
  });
});

describe('the files', () => {
  test('that are PDFs may be shown by a browser’s own reader, and by no other site', async () => {
    const { headers } = await site.browser().get('/sample.pdf');
    expect([headers['content-type'], headers['content-security-policy']]).toEqual([
      'application/pdf',
      "frame-ancestors 'none'",
    ]);
  });

  test('with a hash in their name are kept for ever, others for an hour', async () => {
    const [hashed, plain] = [await site.browser().get('/assets/app-1a2b.js'), await site.browser().get('/favicon.svg')];
    expect(hashed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(plain.headers['cache-control']).toBe('public, max-age=3600');
    expect(hashed.headers['x-content-type-options']).toBe('nosniff');
  });

  test.each([
    '/assets/app-1a2b.js.map',
    '/csp-hashes.json',
    '/page-files.json',
    '/.secret',
    '/assets/',
    '/../package.json',
    '/..%2f..%2fpackage.json',
    '/assets/..%5c..%5cpackage.json',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/assets%00',
  ])('that are nobody’s business are not there: %s', async (path) => {
    const answer = await site.browser().get(path);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toMatch(/secret|sha256|root:/);
  });
});

test('without a build there are no pages', async () => {
  expect(await readWebPages(join(directory, 'nowhere'))).toBeNull();
});
