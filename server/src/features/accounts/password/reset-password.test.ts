import { paths } from '@plainclaim/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { must } from '../../../testing/builders/a-draft.ts';
import {
  A_PASSWORD,
  anAddress,
  aPerson,
  inAnotherBrowser,
  mailedCode,
  mailTo,
  type Person,
  tokenOf,
} from '../../../testing/builders/an-account.ts';
import type { Browser } from '../../../testing/browser.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  // As in production, so that codes come by mail only; behind a proxy, so that every test has a place of its own.
  site = await startTestApp({ isProduction: true, trustProxy: 1 });
});
afterAll(() => site.close());

const NEW_PASSWORD = 'nine loud pelicans';
const MINUTE_MS = 60_000;
let places = 0;
/** A browser somewhere else on the net. */
function aBrowser(): Browser {
  places += 1;
  const from = { 'x-forwarded-for': `203.0.${Math.floor(places / 250)}.${(places % 250) + 1}` };
  const browser = site.browser();
  return {
    cookies: browser.cookies,
    get: (path, headers) => browser.get(path, { ...from, ...headers }),
    post: (path, body, headers) => browser.post(path, body, { ...from, ...headers }),
  };
}
const someone = () => aPerson(site, { browser: aBrowser() });
const request = (browser: Browser, email: string) => browser.post(`${paths.resetPasswordRequest}.php`, { email });
const check = (browser: Browser, email: string, code: string) =>
  browser.post(`${paths.verifyResetCode}.php`, { email, code });
const reset = (browser: Browser, email: string, code: string, newPassword = NEW_PASSWORD) =>
  browser.post(`${paths.resetPassword}.php`, { email, code, newPassword });
const logIn = (email: string, password: string) => aBrowser().post(paths.login, { email, password });
const isSignedIn = async (browser: Browser) => (await browser.get(paths.checkAuth)).json().isAuthenticated;

/** The code that this browser asks for, once it is mailed. */
async function askedIn(browser: Browser, { email }: Pick<Person, 'email'>): Promise<string> {
  const before = await mailedCode(site, email);
  must(await request(browser, email));
  await expect.poll(() => mailedCode(site, email), { timeout: 5_000 }).not.toBe(before);
  return mailedCode(site, email);
}

async function asked({ email }: Pick<Person, 'email'>): Promise<{ browser: Browser; code: string }> {
  const browser = aBrowser();
  return { browser, code: await askedIn(browser, { email }) };
}

describe('a forgotten password', () => {
  test('is replaced by the code that was mailed', async () => {
    const { email } = await someone();
    const { browser, code } = await asked({ email });
    expect((await check(browser, email, code)).json().success).toBe(true);
    const answer = must(await reset(browser, email, code));
    expect(answer.json().message).toBe('Your password has been successfully updated. You can now login.');
    expect((await logIn(email, A_PASSWORD)).statusCode).toBe(401);
    expect((await logIn(email, NEW_PASSWORD)).statusCode).toBe(200);
    expect((await mailTo(site, email, /password/i)).to.address).toBe(email);
  });

  test('cannot be replaced by having checked a code alone', async () => {
    const { email } = await someone();
    const { browser, code } = await asked({ email });
    must(await check(browser, email, code));
    for (const wrong of ['', '12345', code === '000000' ? '000001' : '000000']) {
      expect((await reset(browser, email, wrong)).statusCode).toBe(422);
    }
    expect((await logIn(email, A_PASSWORD)).statusCode).toBe(200);
    expect((await reset(browser, email, code)).statusCode).toBe(200);
  });

  test('takes a code once, in ten minutes, and after five wrong ones never', async () => {
    const [once, late, worn] = [await someone(), await someone(), await someone()];
    const [first, second, third] = [await asked(once), await asked(late), await asked(worn)] as const;
    must(await reset(first.browser, once.email, first.code));
    const again = await reset(first.browser, once.email, first.code, 'yet another one');
    expect(again.json().code).toBe('account.code_wrong');
    const wrong = third.code === '000000' ? '000001' : '000000';
    for (let time = 0; time < 5; time += 1) await check(third.browser, worn.email, wrong);
    expect((await check(third.browser, worn.email, third.code)).json().code).toBe('account.code_wrong');
    expect((await reset(third.browser, worn.email, third.code)).json().code).toBe('account.code_wrong');
    site.clock.advance(11 * MINUTE_MS);
    expect((await reset(second.browser, late.email, second.code)).json().code).toBe('account.code_wrong');
  });

  test('is guarded by codes that work for one account only', async () => {
    const [ann, bob] = [await someone(), await someone()];
    const { browser, code } = await asked(ann);
    expect((await reset(browser, bob.email, code)).json().code).toBe('account.code_wrong');
    expect((await browser.post(paths.verify, { email: ann.email, verification_code: code })).json().code).toBe(
      'account.code_wrong',
    );
    must(await reset(browser, ann.email, code));
  });

  test('guessed by many requests at once is compared five times at most', async () => {
    const { email } = await someone();
    const { browser, code } = await asked({ email });
    const guesses = Array.from({ length: 60 }, (_, nr) => String(nr).padStart(6, '0')).filter((nr) => nr !== code);
    // The same browser from many places, so that no limit of a place is in front of the count.
    const answers = await Promise.all(
      guesses.map((guess) =>
        aBrowser().post(
          paths.resetPassword,
          { email, code: guess, newPassword: NEW_PASSWORD },
          { cookie: `plainclaim=${tokenOf(browser)}` },
        ),
      ),
    );
    expect(new Set(answers.map((answer) => answer.json().code))).toEqual(new Set(['account.code_wrong']));
    expect((await reset(browser, email, code)).json().code).toBe('account.code_wrong');
  });

  test('belongs to the browser that asked: strangers neither use its code up nor ask it away', async () => {
    const { email } = await someone();
    const [owner, stranger] = [aBrowser(), aBrowser()];
    const code = await askedIn(owner, { email });
    const wrong = code === '000000' ? '000001' : '000000';
    for (let time = 0; time < 6; time += 1) {
      expect((await check(stranger, email, wrong)).json().code).toBe('account.code_wrong');
    }
    const strangersOwn = await askedIn(stranger, { email });
    for (let time = 0; time < 6; time += 1) await check(stranger, email, wrong === strangersOwn ? code : wrong);
    // What was mailed to one browser is worth nothing in the other.
    expect((await reset(stranger, email, code)).json().code).toBe('account.code_wrong');
    expect((await check(owner, email, code)).json().success).toBe(true);
    must(await reset(owner, email, code));
    expect((await logIn(email, NEW_PASSWORD)).statusCode).toBe(200);
  });

  test('chosen anew makes every other code that is on its way worthless', async () => {
    const { email } = await someone();
    const [first, second] = [await asked({ email }), await asked({ email })];
    must(await reset(second.browser, email, second.code));
    expect((await reset(first.browser, email, first.code)).json().code).toBe('account.code_wrong');
  });

  test('ends every session of the account, and the thief’s with them', async () => {
    const person = await someone();
    const thief = await inAnotherBrowser(site, person);
    const { browser, code } = await asked(person);
    must(await reset(browser, person.email, code));
    expect([await isSignedIn(person.browser), await isSignedIn(thief.browser)]).toEqual([false, false]);
  });

  test('changed by someone signed in keeps that browser in, under a new session', async () => {
    const person = await someone();
    const other = await inAnotherBrowser(site, person);
    const before = tokenOf(person.browser);
    must(await reset(person.browser, person.email, await askedIn(person.browser, person)));
    expect(tokenOf(person.browser)).not.toBe(before);
    expect([await isSignedIn(person.browser), await isSignedIn(other.browser)]).toEqual([true, false]);
    const replay = await site.app.inject({ method: 'GET', url: paths.checkAuth, cookies: { plainclaim: before } });
    expect(replay.json()).toEqual({ isAuthenticated: false });
  });
});

describe('asking for a code', () => {
  test('says the same for an address with an account and for one without, and mails only the first', async () => {
    const [{ email }, nobody] = [await someone(), anAddress()];
    const [known, unknown] = [await request(aBrowser(), email), await request(aBrowser(), nobody)];
    expect(known.json()).toEqual({ success: true, message: 'Verification code has been sent to your email' });
    expect(unknown.json()).toEqual(known.json());
    await mailTo(site, email, /password/i);
    expect(site.mails.filter(({ to }) => to.address === nobody)).toEqual([]);
    const guesses = [await check(aBrowser(), email, '!!!!!!'), await check(aBrowser(), nobody, '!!!!!!')];
    expect(guesses.map((answer) => ({ ...answer.json(), requestId: '' }))[0]).toEqual({
      ...guesses[1]?.json(),
      requestId: '',
    });
  });

  test('is answered before anything is written for the account, so that the time says nothing either', async () => {
    const { email } = await someone();
    const other = await site.database.pool.connect();
    try {
      await other.query('begin');
      await other.query('lock table email_codes in access exclusive mode');
      expect((await request(aBrowser(), email)).statusCode).toBe(200);
      expect((await request(aBrowser(), anAddress())).statusCode).toBe(200);
    } finally {
      await other.query('rollback');
      other.release();
    }
    await mailTo(site, email, /password/i);
  });

  test.each([
    [paths.resetPasswordRequest, { email: '' }, 'account.email_empty', 'Please enter your email address'],
    [paths.resetPasswordRequest, { email: 'x@y.test,z@y.test' }, 'field.email', 'Please enter a valid email address'],
    [
      paths.verifyResetCode,
      { email: 'x@example.com', code: '12345' },
      'account.code_incomplete',
      'Please enter a valid verification code',
    ],
    [
      paths.verifyResetCode,
      { email: 'x@example.com', code: '123456' },
      'account.code_wrong',
      'Invalid verification code',
    ],
    [
      paths.resetPassword,
      { email: 'x@example.com', code: '123456', newPassword: '' },
      'account.new_password_empty',
      'New password is required',
    ],
    [
      paths.resetPassword,
      { email: 'x@example.com', code: '123456', newPassword: '12345' },
      'account.password_short',
      'Password must be at least 6 characters',
    ],
    [
      paths.resetPassword,
      { email: 'x@example.com', code: '123456', newPassword: 'Password1' },
      'account.password_common',
      null,
    ],
    [
      paths.resetPassword,
      { email: 'x@example.com', code: '123456', newPassword: 'x@example.com' },
      'account.password_names',
      null,
    ],
  ])('%s refuses %o', async (path, body, code, message) => {
    const answer = await aBrowser().post(path, body);
    expect([answer.statusCode, answer.json().code]).toEqual([422, code]);
    if (message !== null) expect(answer.json().message).toBe(message);
  });
});
