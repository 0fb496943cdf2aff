import { paths } from '@plainclaim/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { must } from '../../../testing/builders/a-draft.ts';
import {
  A_PASSWORD,
  aPerson,
  inAnotherBrowser,
  mailedCode,
  mailTo,
  tokenOf,
} from '../../../testing/builders/an-account.ts';
import type { Browser } from '../../../testing/browser.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

const NEW_PASSWORD = 'nine loud pelicans';
const change = (browser: Browser, currentPassword: string, newPassword = NEW_PASSWORD) =>
  browser.post(paths.changePassword, { currentPassword, newPassword });
const logIn = (email: string, password: string) => site.browser().post(paths.login, { email, password });
const isSignedIn = async (browser: Browser) => (await browser.get(paths.checkAuth)).json().isAuthenticated;

describe('a new password', () => {
  test('takes the current one, opens the account from then on, and its owner is told', async () => {
    const { browser, email } = await aPerson(site);
    const answer = must(await change(browser, A_PASSWORD));
    expect(answer.json()).toMatchObject({ success: true, message: expect.stringContaining('password is changed') });
    expect((await logIn(email, A_PASSWORD)).statusCode).toBe(401);
    expect((await logIn(email, NEW_PASSWORD)).statusCode).toBe(200);
    expect((await mailTo(site, email, /password .* was changed/i)).text).toContain('Was it not you?');
  });

  test('ends every other session and renews this one', async () => {
    const person = await aPerson(site);
    const thief = await inAnotherBrowser(site, person);
    const before = tokenOf(person.browser);
    must(await change(person.browser, A_PASSWORD));
    expect(tokenOf(person.browser)).not.toBe(before);
    expect([await isSignedIn(person.browser), await isSignedIn(thief.browser)]).toEqual([true, false]);
    const replay = await site.app.inject({ method: 'GET', url: paths.checkAuth, cookies: { plainclaim: before } });
    expect(replay.json()).toEqual({ isAuthenticated: false });
  });

  test('makes a reset code that is still on its way worthless', async () => {
    const { browser, email } = await aPerson(site);
    const registered = await mailedCode(site, email);
    const asking = site.browser();
    must(await asking.post(paths.resetPasswordRequest, { email }));
    await expect.poll(() => mailedCode(site, email), { timeout: 5_000 }).not.toBe(registered);
    must(await change(browser, A_PASSWORD));
    const code = await mailedCode(site, email);
    const reset = await asking.post(paths.resetPassword, { email, code, newPassword: 'a thief chose this' });
    expect(reset.json().code).toBe('account.code_wrong');
  });

  test.each([
    ['without the current one', '', NEW_PASSWORD, 'account.current_password_empty'],
    ['with a wrong current one', 'not this one', NEW_PASSWORD, 'account.current_password_wrong'],
    ['that is empty', A_PASSWORD, '', 'account.new_password_empty'],
    ['that is short', A_PASSWORD, '12345', 'account.password_short'],
    ['that is too long', A_PASSWORD, 'x'.repeat(129), 'account.password_long'],
    ['that many people use', A_PASSWORD, 'Password1', 'account.password_common'],
  ])('%s is refused, and nothing changes', async (_name, current, wanted, code) => {
    const person = await aPerson(site);
    const other = await inAnotherBrowser(site, person);
    const answer = await change(person.browser, current, wanted);
    expect([answer.statusCode, answer.json().code]).toEqual([422, code]);
    expect([await isSignedIn(person.browser), await isSignedIn(other.browser)]).toEqual([true, true]);
    expect((await logIn(person.email, A_PASSWORD)).statusCode).toBe(200);
    expect(site.mails.filter(({ to, subject }) => to.address === person.email && /changed/.test(subject))).toEqual([]);
  });

  test('that is the own address is refused, and nothing changes', async () => {
    const { browser, email } = await aPerson(site);
    for (const wanted of [email, email.split('@')[0] ?? '']) {
      const answer = await change(browser, A_PASSWORD, wanted);
      expect([answer.statusCode, answer.json().code]).toEqual([422, 'account.password_names']);
    }
    expect((await logIn(email, A_PASSWORD)).statusCode).toBe(200);
  });

  test('is for people who are signed in', async () => {
    const answer = await change(site.browser(), A_PASSWORD);
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'account.signed_out']);
  });

  test('gives whoever sits at an open browser no more guesses than the log-in page', async () => {
    const { browser, email } = await aPerson(site);
    for (let time = 0; time < 3; time += 1) {
      expect((await change(browser, `guess ${time}`)).json().code).toBe('account.current_password_wrong');
    }
    for (let time = 0; time < 2; time += 1) {
      expect((await browser.post(paths.login, { email, password: 'guess' })).statusCode).toBe(401);
    }
    const refused = await change(browser, A_PASSWORD);
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'request.too_many']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('typed in two tabs at once is set once', async () => {
    const { browser, email } = await aPerson(site);
    const words = ['quiet lake at dawn', 'loud sea at noon'];
    const answers = await Promise.all(words.map((word) => change(browser, A_PASSWORD, word)));
    const won = words.filter((_, nr) => answers[nr]?.statusCode === 200);
    expect(won).toHaveLength(1);
    expect((await logIn(email, won[0] ?? '')).statusCode).toBe(200);
  });
});
