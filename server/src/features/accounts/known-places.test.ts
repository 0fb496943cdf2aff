import { paths } from '@plainclaim/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { must } from '../../testing/builders/a-draft.ts';
import { A_PASSWORD, aPerson, mailedCode } from '../../testing/builders/an-account.ts';
import type { Browser } from '../../testing/browser.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({ isProduction: true, trustProxy: 1 });
});
afterAll(() => site.close());

const NEW_PASSWORD = 'nine loud pelicans';
let places = 0;
const aPlace = (): string => `198.51.${Math.floor((places += 1) / 250)}.${(places % 250) + 1}`;
/** A browser that asks from a place. */
function browserAt(place: string, browser: Browser = site.browser()): Browser {
  const from = { 'x-forwarded-for': place };
  return {
    cookies: browser.cookies,
    get: (path, headers) => browser.get(path, { ...from, ...headers }),
    post: (path, body, headers) => browser.post(path, body, { ...from, ...headers }),
  };
}
const logIn = (browser: Browser, email: string, password: string) => browser.post(paths.login, { email, password });

/** Whether wrong tries of strangers elsewhere leave this browser its own: the account rests for everybody else. */
async function isKnown(browser: Browser, email: string): Promise<boolean> {
  for (let nr = 0; nr < 30; nr += 1) await logIn(browserAt(aPlace()), email, 'not this one');
  const { statusCode } = await logIn(browser, email, 'not this one');
  await site.database.pool.query('update rate_limits set expire = 1');
  return statusCode === 401;
}

/** Somebody at home whose account was opened in a second browser elsewhere too. */
async function someoneInTwoPlaces() {
  const [home, elsewhere] = [browserAt(aPlace()), aPlace()];
  const { email } = await aPerson(site, { browser: home });
  const other = browserAt(elsewhere);
  must(await logIn(other, email, A_PASSWORD));
  return { email, home, other, elsewhere };
}

test('a place where the account was opened is known, browser and network', async () => {
  const { email, home, other, elsewhere } = await someoneInTwoPlaces();
  expect(await isKnown(home, email)).toBe(true);
  expect(await isKnown(browserAt(aPlace(), other), email)).toBe(true);
  expect(await isKnown(browserAt(elsewhere), email)).toBe(true);
  expect(await isKnown(browserAt(aPlace()), email)).toBe(false);
});

test('a new password by a code leaves no browser and no network known but the browser that chose it', async () => {
  const { email, home, other, elsewhere } = await someoneInTwoPlaces();
  const browser = browserAt(aPlace());
  const before = await mailedCode(site, email);
  must(await browser.post(paths.resetPasswordRequest, { email }));
  await expect.poll(() => mailedCode(site, email), { timeout: 5_000 }).not.toBe(before);
  const code = await mailedCode(site, email);
  must(await browser.post(paths.verifyResetCode, { email, code }));
  must(await browser.post(paths.resetPassword, { email, code, newPassword: NEW_PASSWORD }));
  // Carried to other networks, for the cookie alone.
  expect(await isKnown(browserAt(aPlace(), other), email)).toBe(false);
  expect(await isKnown(browserAt(aPlace(), home), email)).toBe(false);
  expect(await isKnown(browserAt(elsewhere), email)).toBe(false);
  expect(await isKnown(browserAt(aPlace(), browser), email)).toBe(true);
  // Whoever opens the account again is known again.
  must(await logIn(home, email, NEW_PASSWORD));
  expect(await isKnown(browserAt(aPlace(), home), email)).toBe(true);
});

test('logging out everywhere else does the same', async () => {
  const { email, home, other, elsewhere } = await someoneInTwoPlaces();
  must(await home.post(paths.endOtherSessions));
  expect(await isKnown(browserAt(aPlace(), other), email)).toBe(false);
  expect(await isKnown(browserAt(elsewhere), email)).toBe(false);
  expect(await isKnown(browserAt(aPlace(), home), email)).toBe(true);
});

test('a changed password does it too, and keeps the browser that changed it', async () => {
  const { email, home, other } = await someoneInTwoPlaces();
  must(await home.post(paths.changePassword, { currentPassword: A_PASSWORD, newPassword: NEW_PASSWORD }));
  expect(await isKnown(browserAt(aPlace(), other), email)).toBe(false);
  expect(await isKnown(browserAt(aPlace(), home), email)).toBe(true);
});
