import { BY_ITSELF_HEADER, paths, sessionTimesAnswerSchema } from '@plainclaim/contract';
import { hash } from '@node-rs/argon2';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCompleteForm, must } from '../../../testing/builders/a-draft.ts';
import { A_PASSWORD, anAddress, aPerson, inAnotherBrowser, tokenOf } from '../../../testing/builders/an-account.ts';
import type { Browser } from '../../../testing/browser.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const logIn = (browser: Browser, email: string, password = A_PASSWORD) =>
  browser.post(`${paths.login}.php`, { email, password });
const isSignedIn = async (browser: Browser) => (await browser.get(`${paths.checkAuth}.php`)).json().isAuthenticated;
const replayed = async (token: string) =>
  (await site.app.inject({ method: 'GET', url: paths.checkAuth, cookies: { plainclaim: token } })).json();

describe('logging in', () => {
  test('opens the account by its password, however the address is typed', async () => {
    const { email } = await aPerson(site);
    const browser = site.browser();
    const answer = must(await logIn(browser, ` ${email.toUpperCase()}`));
    expect(answer.json()).toEqual({ success: true, message: 'You are logged in.' });
    expect(await isSignedIn(browser)).toBe(true);
  });

  test('says the same about a wrong password and an address it does not know', async () => {
    const { email } = await aPerson(site);
    const answers = [
      await logIn(site.browser(), email, 'not this one'),
      await logIn(site.browser(), anAddress(), 'not this one'),
    ];
    const bodies = answers.map((answer) => ({ ...answer.json(), requestId: '' }));
    expect(bodies[0]).toEqual(bodies[1]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401]);
    expect(answers.map(({ cookies }) => cookies)).toEqual([[], []]);
  });

  test.each([
    ['nothing', {}, 422, 'account.fields_empty'],
    ['no password', { email: 'x@example.com' }, 422, 'account.fields_empty'],
    ['no address that is one', { email: 'x', password: 'seven quiet herons' }, 422, 'field.email'],
    ['an object for a password', { email: 'x@example.com', password: { a: 1 } }, 400, 'request.invalid'],
  ])('is refused with %s', async (_name, body, status, code) => {
    const answer = await site.browser().post(paths.login, body);
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  });

  test('counts every character of a long password', async () => {
    const password = 'a hundred plain characters '.repeat(4).slice(0, 100);
    const { email } = await aPerson(site, { password });
    expect((await logIn(site.browser(), email, password.slice(0, 72))).statusCode).toBe(401);
    expect((await logIn(site.browser(), email, ` ${password}`)).statusCode).toBe(401);
    expect((await logIn(site.browser(), email, password)).statusCode).toBe(200);
  });

  test('gives the browser a new session, and the one before is dead', async () => {
    const person = await aPerson(site);
    const browser = site.browser();
    must(await browser.post(paths.saveFormData, aCompleteForm()));
    const anonymous = tokenOf(browser);
    must(await logIn(browser, person.email));
    const first = tokenOf(browser);
    must(await logIn(browser, person.email));
    const second = tokenOf(browser);
    expect(new Set([anonymous, first, second]).size).toBe(3);
    expect([await replayed(anonymous), await replayed(first), await replayed(second)]).toEqual([
      { isAuthenticated: false },
      { isAuthenticated: false },
      { isAuthenticated: true },
    ]);
  });

  test('strengthens a hash that was made with lesser costs', async () => {
    const { email, accountId, password } = await aPerson(site);
    const { pool } = site.database;
    const weak = await hash(password, { memoryCost: 8_192, timeCost: 1 });
    await pool.query('update accounts set password_hash = $1 where id = $2', [weak, accountId]);
    must(await logIn(site.browser(), email));
    const { rows } = await pool.query('select password_hash from accounts where id = $1', [accountId]);
    expect(rows[0].password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    must(await logIn(site.browser(), email));
  });
});

describe('the session cookie', () => {
  test('is ours alone, unreadable for scripts, and holds nothing but randomness', async () => {
    const browser = site.browser();
    const { email } = await aPerson(site);
    const [cookie] = must(await logIn(browser, email)).cookies;
    expect(cookie).toMatchObject({ name: 'plainclaim', httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 12 * 3600 });
    expect(cookie).not.toHaveProperty('domain');
    expect(cookie?.value).toMatch(/^[\w-]{43}$/);
  });

  test('is bound to this very host over HTTPS', async () => {
    const live = await startTestApp({ publicUrl: 'https://claims.example.org' });
    const browser = live.browser();
    must(await browser.post(paths.register, { email: anAddress(), password: A_PASSWORD }));
    const answer = await browser.get(paths.checkAuth);
    expect([...browser.cookies.keys()]).toEqual(['__Host-plainclaim']);
    expect(answer.headers['cache-control']).toBe('no-store');
    const [cookie] = must(
      await live.browser().post(paths.register, { email: anAddress(), password: A_PASSWORD }),
    ).cookies;
    expect(cookie).toMatchObject({ secure: true, httpOnly: true, path: '/' });
    await live.close();
  });
});

describe('a signed-in session', () => {
  test('ends after half an hour without a request', async () => {
    const { browser } = await aPerson(site);
    site.clock.advance(29 * MINUTE_MS);
    expect(await isSignedIn(browser)).toBe(true);
    site.clock.advance(29 * MINUTE_MS);
    expect(await isSignedIn(browser)).toBe(true);
    site.clock.advance(31 * MINUTE_MS);
    expect(await isSignedIn(browser)).toBe(false);
  });

  test('is not kept alive by a page that looks again by itself', async () => {
    const { browser } = await aPerson(site);
    site.clock.advance(20 * MINUTE_MS);
    must(await browser.get(paths.userData, { [BY_ITSELF_HEADER]: '1' }));
    site.clock.advance(11 * MINUTE_MS);
    expect(await isSignedIn(browser)).toBe(false);
  });

  test('ends after twelve hours, however busy it is', async () => {
    const { browser } = await aPerson(site);
    for (let passed = 0; passed < 12 * HOUR_MS - 20 * MINUTE_MS; passed += 20 * MINUTE_MS) {
      site.clock.advance(20 * MINUTE_MS);
      expect(await isSignedIn(browser)).toBe(true);
    }
    site.clock.advance(20 * MINUTE_MS);
    expect(await isSignedIn(browser)).toBe(false);
  });

  test('says when it ends, and being asked does not prolong it', async () => {
    const { browser } = await aPerson(site);
    const startMs = site.clock.now();
    const ask = async () => sessionTimesAnswerSchema.parse(must(await browser.get(paths.sessionTimes)).json());
    const ends = () => ({
      success: true,
      now: new Date(site.clock.now()).toISOString(),
      idleEndsAt: new Date(startMs + 30 * MINUTE_MS).toISOString(),
      endsAt: new Date(startMs + 12 * HOUR_MS).toISOString(),
    });
    expect(await ask()).toEqual(ends());
    site.clock.advance(20 * MINUTE_MS);
    expect(await ask()).toEqual(ends());
    site.clock.advance(11 * MINUTE_MS);
    expect(await ask()).toEqual({ ...ends(), idleEndsAt: null, endsAt: null });
    expect(await isSignedIn(browser)).toBe(false);
  });

  test('of nobody has no end to speak of', async () => {
    const browser = site.browser();
    must(await browser.post(paths.saveFormData, aCompleteForm()));
    const times = (await browser.get(paths.sessionTimes)).json();
    expect(times).toMatchObject({ success: true, idleEndsAt: null, endsAt: null });
    expect(Date.parse(times.now)).toBe(site.clock.now());
  });

  test('that ended takes no answers any more: they would lie open in a browser somebody has left', async () => {
    const { browser } = await aPerson(site);
    site.clock.advance(31 * MINUTE_MS);
    const late = await browser.post(paths.saveFormData, aCompleteForm());
    expect([late.statusCode, late.json().code]).toEqual([401, 'session.ended']);
    expect(tokenOf(browser)).toBe('');
    expect((await browser.get(paths.draft)).json().data).toBeNull();
    must(await browser.post(paths.saveFormData, aCompleteForm({ city: 'Trenton' })));
    expect((await browser.get(paths.draft)).json().data.city).toBe('Trenton');
  });

  test('that ended does not keep anybody from registering or logging in', async () => {
    const { browser, email } = await aPerson(site);
    site.clock.advance(31 * MINUTE_MS);
    expect((await logIn(browser, email)).statusCode).toBe(200);
    site.clock.advance(31 * MINUTE_MS);
    const registered = await browser.post(paths.register, { email: anAddress(), password: A_PASSWORD });
    expect(registered.statusCode).toBe(200);
  });
});

describe('logging out', () => {
  test.each(['GET', 'POST'] as const)(
    'by %s kills the session on the server and takes the cookie back',
    async (method) => {
      const { browser } = await aPerson(site);
      const token = tokenOf(browser);
      const out =
        method === 'GET' ? await browser.get(`${paths.logout}.php`) : await browser.post(`${paths.logout}.php`);
      expect(must(out).json()).toEqual({ success: true, message: 'You are logged out.' });
      expect(tokenOf(browser)).toBe('');
      expect(await replayed(token)).toEqual({ isAuthenticated: false });
      const demands = await site.app.inject({ method: 'GET', url: paths.userDemands, cookies: { plainclaim: token } });
      expect(demands.statusCode).toBe(401);
    },
  );

  test.each([
    ['GET', { 'sec-fetch-site': 'cross-site' }],
    ['GET', { 'sec-fetch-site': 'same-site' }],
    ['POST', { 'sec-fetch-site': 'cross-site' }],
    ['POST', { origin: 'https://evil.test' }],
  ] as const)('by %s from another site is refused: %o', async (method, headers) => {
    const { browser } = await aPerson(site);
    const out =
      method === 'GET'
        ? await browser.get(paths.logout, headers)
        : await browser.post(paths.logout, undefined, headers);
    expect([out.statusCode, out.json().code]).toEqual([403, 'request.cross_site']);
    expect(await isSignedIn(browser)).toBe(true);
  });

  test.each(['same-origin', 'none'])('by GET from our own pages or the address bar works (%s)', async (site_) => {
    const { browser } = await aPerson(site);
    must(await browser.get(paths.logout, { 'sec-fetch-site': site_ }));
    expect(await isSignedIn(browser)).toBe(false);
  });

  test('leaves other browsers of the account signed in', async () => {
    const person = await aPerson(site);
    const elsewhere = await inAnotherBrowser(site, person);
    must(await person.browser.post(paths.logout));
    expect(await isSignedIn(elsewhere.browser)).toBe(true);
  });

  test('without an account changes nothing, and keeps the claim', async () => {
    const browser = site.browser();
    must(await browser.post(paths.saveFormData, aCompleteForm()));
    must(await browser.post(paths.logout));
    expect((await browser.get(paths.draft)).json().data.city).toBe('Newark');
  });

  test('stops a save that was still under way, which begins nothing in the name of nobody', async () => {
    const { browser } = await aPerson(site);
    const token = tokenOf(browser);
    must(await browser.post(paths.logout));
    const late = await site.app.inject({
      method: 'POST',
      url: paths.saveFormData,
      cookies: { plainclaim: token },
      payload: aCompleteForm(),
    });
    expect([late.statusCode, late.json().code]).toEqual([401, 'session.ended']);
    expect(late.cookies).toEqual([]);
  });
});

test('nobody signed in is told so, and gets nobody’s data', async () => {
  expect((await site.browser().get(paths.checkAuth)).json()).toEqual({ isAuthenticated: false });
  expect((await site.browser().get(paths.userData)).json()).toEqual({ success: false, user_data: null });
});
