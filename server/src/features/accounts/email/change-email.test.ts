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
import type { Answer, Browser } from '../../../testing/browser.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let site: TestApp;
let live: TestApp;
beforeAll(async () => {
  site = await startTestApp();
  live = await startTestApp({ isProduction: true, trustProxy: 1 });
});
afterAll(async () => {
  await site.close();
  await live.close();
});

const MINUTE_MS = 60_000;
const ask = (browser: Browser, email: string, currentPassword = A_PASSWORD) =>
  browser.post(paths.emailChange, { email, currentPassword });
const verify = (browser: Browser, code: string) => browser.post(paths.verifyEmailChange, { code });
const resend = (browser: Browser) => browser.post(paths.resendEmailChange);
const codeOf = (answer: Answer) => String(must(answer).json().verification_code);
const addressOf = async (browser: Browser) => must(await browser.get(paths.userData)).json().user_data.email;
const pendingIn = async (browser: Browser) => must(await browser.get(paths.emailChange)).json().pending_email;
const logIn = (email: string) => site.browser().post(paths.login, { email, password: A_PASSWORD });
const mailsTo = (app: TestApp, address: string) => app.mails.filter(({ to }) => to.address === address);
const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000');
const passHalfAMinute = () =>
  site.database.pool.query("update rate_limits set expire = 1 where key like 'resend-address-30:%'");

async function someoneAsking(): Promise<Person & { readonly wanted: string; readonly code: string }> {
  const person = await aPerson(site);
  const wanted = anAddress();
  return { ...person, wanted, code: codeOf(await ask(person.browser, wanted)) };
}

describe('a new address', () => {
  test('is the account’s once the code mailed there is typed; the old one opens nothing then', async () => {
    const { browser, email, wanted, code } = await someoneAsking();
    expect(await mailedCode(site, wanted)).toBe(code);
    expect([await addressOf(browser), await pendingIn(browser)]).toEqual([email, wanted]);
    must(await verify(browser, code));
    expect([await addressOf(browser), await pendingIn(browser)]).toEqual([wanted, null]);
    expect((await logIn(wanted)).statusCode).toBe(200);
    expect((await logIn(email)).statusCode).toBe(401);
    const { user_data } = must(await browser.get(paths.userData)).json();
    expect(user_data.display_name).toBe(wanted.split('@')[0]);
  });

  test('changes nothing before the code', async () => {
    const { browser, email, wanted } = await someoneAsking();
    expect(await addressOf(browser)).toBe(email);
    expect((await logIn(wanted)).statusCode).toBe(401);
    expect((await logIn(email)).statusCode).toBe(200);
  });

  test('is told to the old address twice: when it is asked for, and when it is done', async () => {
    const { browser, email, code } = await someoneAsking();
    expect((await mailTo(site, email, /new email address/i)).text).toContain('Nothing has changed yet');
    expect(mailsTo(site, email).filter(({ subject }) => /was changed/.test(subject))).toEqual([]);
    must(await verify(browser, code));
    expect((await mailTo(site, email, /address .* was changed/i)).text).toContain('Was it not you?');
  });

  test('renews this session and leaves the others', async () => {
    const person = await aPerson(site);
    const other = await inAnotherBrowser(site, person);
    const code = codeOf(await ask(person.browser, anAddress()));
    const before = tokenOf(person.browser);
    must(await verify(person.browser, code));
    expect(tokenOf(person.browser)).not.toBe(before);
    expect((await other.browser.get(paths.checkAuth)).json()).toEqual({ isAuthenticated: true });
    const replay = await site.app.inject({ method: 'GET', url: paths.checkAuth, cookies: { plainclaim: before } });
    expect(replay.json()).toEqual({ isAuthenticated: false });
  });

  test('makes a reset code on its way to the old address worthless', async () => {
    const { browser, email, wanted, code } = await someoneAsking();
    const asking = site.browser();
    must(await asking.post(paths.resetPasswordRequest, { email }));
    const { text } = await mailTo(site, email, /new password/i);
    must(await verify(browser, code));
    const reset = /^ *(\d{6})$/m.exec(text)?.[1];
    for (const address of [email, wanted]) {
      const answer = await asking.post(paths.resetPassword, {
        email: address,
        code: reset,
        newPassword: 'nine loud pelicans',
      });
      expect(answer.json().code).toBe('account.code_wrong');
    }
  });

  test.each([
    ['none', '', A_PASSWORD, 'account.email_empty'],
    ['two in one', 'a@example.com,b@example.com', A_PASSWORD, 'field.email'],
    ['one with a line break', 'a@example.com\r\nBcc: b@example.com', A_PASSWORD, 'field.email'],
    ['one without the current password', 'new@example.com', '', 'account.current_password_empty'],
    ['one with a wrong current password', 'new@example.com', 'not this one', 'account.current_password_wrong'],
  ])('that is %s is refused, and no mail leaves', async (_name, wanted, password, code) => {
    const { browser, email } = await aPerson(site);
    await mailTo(site, email);
    const before = site.mails.length;
    const answer = await ask(browser, wanted, password);
    expect([answer.statusCode, answer.json().code]).toEqual([422, code]);
    expect(await pendingIn(browser)).toBeNull();
    expect(site.mails.slice(before).filter(({ to }) => [email, wanted].includes(to.address))).toEqual([]);
  });

  test('must be another one', async () => {
    const { browser, email } = await aPerson(site);
    expect((await ask(browser, ` ${email.toUpperCase()} `)).json().code).toBe('account.email_same');
  });

  test('is for people who are signed in', async () => {
    const browser = site.browser();
    for (const answer of [
      await ask(browser, anAddress()),
      await resend(browser),
      await verify(browser, '123456'),
      await browser.get(paths.emailChange),
    ]) {
      expect([answer.statusCode, answer.json().code]).toEqual([401, 'account.signed_out']);
    }
  });
});

describe('an address that has an account', () => {
  test('gets the same answer, and its owner a notice without a code', async () => {
    const [ann, bob] = [await aPerson(live), await aPerson(live)];
    const [known, unknown] = [await ask(bob.browser, ann.email), await ask(bob.browser, anAddress())];
    expect([known.statusCode, known.json()]).toEqual([unknown.statusCode, unknown.json()]);
    expect(known.json()).toEqual({ success: true, message: 'Verification code has been sent to your email' });
    const notice = await mailTo(live, ann.email, /already have an account/i);
    expect(notice.text).not.toMatch(/^ *\d{6}$/m);
    expect(live.logLines.join('\n')).not.toContain(ann.email);
  });

  test('cannot be taken, not even with the code a developer is shown', async () => {
    const [ann, bob] = [await aPerson(site), await aPerson(site)];
    const code = codeOf(await ask(bob.browser, ann.email));
    expect((await verify(bob.browser, code)).json().code).toBe('account.code_wrong');
    expect(await addressOf(bob.browser)).toBe(bob.email);
    expect((await logIn(ann.email)).statusCode).toBe(200);
  });

  test('since the code was sent cannot be taken either', async () => {
    const bob = await someoneAsking();
    await aPerson(site, { email: bob.wanted });
    const answer = await verify(bob.browser, bob.code);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'account.email_taken']);
    expect(await addressOf(bob.browser)).toBe(bob.email);
  });
});

describe('its code', () => {
  test('works in the browser that asked only, and for nothing else', async () => {
    const person = await someoneAsking();
    const other = await inAnotherBrowser(site, person);
    expect((await verify(other.browser, person.code)).json().code).toBe('account.code_wrong');
    const asSignUp = await site.browser().post(paths.verify, { email: person.wanted, verification_code: person.code });
    expect(asSignUp.json().code).toBe('account.code_wrong');
    must(await verify(person.browser, person.code));
  });

  test('works once, for ten minutes, and never after five wrong ones', async () => {
    const [once, late, worn] = [await someoneAsking(), await someoneAsking(), await someoneAsking()];
    must(await verify(once.browser, once.code));
    expect((await verify(once.browser, once.code)).json().code).toBe('account.code_wrong');
    for (let time = 0; time < 5; time += 1) await verify(worn.browser, wrongFor(worn.code));
    expect((await verify(worn.browser, worn.code)).json().code).toBe('account.code_wrong');
    site.clock.advance(11 * MINUTE_MS);
    expect((await verify(late.browser, late.code)).json().code).toBe('account.code_wrong');
    expect((await verify(late.browser, ' ')).json().code).toBe('account.code_empty');
  });

  test('is replaced by a newer one, and by another address', async () => {
    const { browser, code, wanted } = await someoneAsking();
    await passHalfAMinute();
    const newer = codeOf(await resend(browser));
    if (newer !== code) expect((await verify(browser, code)).json().code).toBe('account.code_wrong');
    const second = anAddress();
    const last = codeOf(await ask(browser, second));
    if (last !== newer) expect((await verify(browser, newer)).json().code).toBe('account.code_wrong');
    must(await verify(browser, last));
    expect(await addressOf(browser)).toBe(second);
    expect((await logIn(wanted)).statusCode).toBe(401);
  });

  test('ends with the session: a log-out or a new password stops the change', async () => {
    const person = await someoneAsking();
    must(await person.browser.post(paths.changePassword, { currentPassword: A_PASSWORD, newPassword: 'a calm river' }));
    expect((await verify(person.browser, person.code)).json().code).toBe('account.code_wrong');
    expect((await resend(person.browser)).json().code).toBe('account.no_email_change');
    expect(await addressOf(person.browser)).toBe(person.email);
  });

  test('is sent once in thirty seconds and three times an hour to one address', async () => {
    const { browser } = await aPerson(site);
    const wanted = anAddress();
    must(await ask(browser, wanted));
    expect((await resend(browser)).statusCode).toBe(429);
    expect((await ask(browser, wanted)).statusCode).toBe(429);
    const statuses: number[] = [];
    for (let time = 0; time < 3; time += 1) {
      await passHalfAMinute();
      statuses.push((await resend(browser)).statusCode);
    }
    expect(statuses).toEqual([200, 200, 429]);
  });

  test('is asked for by one account ten times an hour, whatever the addresses', async () => {
    const { browser } = await aPerson(site);
    const statuses: number[] = [];
    for (let time = 0; time < 11; time += 1) statuses.push((await ask(browser, anAddress())).statusCode);
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
  });

  test('and the addresses stay out of the tables and of the log', async () => {
    const { wanted, code } = await someoneAsking();
    const { rows } = await site.database.pool.query('select * from pending_email_changes');
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.map(({ profile }) => profile.toString('latin1')).join('')).not.toContain(wanted);
    const log = site.logLines.join('\n');
    for (const event of ['email_change.code_sent', 'email_change.done', 'email_change.code_refused']) {
      expect(log).toContain(`"event":"${event}"`);
    }
    expect(log).not.toContain(wanted);
    expect(log).not.toContain(`"${code}"`);
  });
});
