import { paths } from '@plainclaim/contract';
import { generate } from 'otplib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { must } from '../../../testing/builders/a-draft.ts';
import { A_PASSWORD, aPerson, mailTo, type Person, tokenOf } from '../../../testing/builders/an-account.ts';
import type { Browser } from '../../../testing/browser.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());
beforeEach(() => site.clock.advance(5 * 60_000));

const isSignedIn = async (browser: Browser) => (await browser.get(paths.checkAuth)).json().isAuthenticated;
const codeNow = (secret: string) => generate({ secret, epoch: Math.floor(site.clock.now() / 1000) });
const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000');

type Protected = Person & { readonly secret: string; readonly recovery: readonly string[] };

/** Somebody who turned the second step on; the code that did it is used up. */
async function aProtected(): Promise<Protected> {
  const person = await aPerson(site);
  const { browser } = person;
  const begun = must(await browser.post(paths.beginSecondStep, { currentPassword: A_PASSWORD })).json();
  const on = must(await browser.post(paths.confirmSecondStep, { code: await codeNow(begun.secret) })).json();
  site.clock.advance(60_000);
  return { ...person, secret: begun.secret, recovery: on.recovery_codes };
}

/** A browser in which the password of a protected account was typed. */
async function atTheSecondStep({ email }: Person): Promise<Browser> {
  const browser = site.browser();
  expect(must(await browser.post(paths.login, { email, password: A_PASSWORD })).json()).toMatchObject({
    success: false,
    second_step: true,
  });
  return browser;
}

describe('turning it on', () => {
  test('gives a secret that apps read from a drawing, asks for its first code, and shows ten recovery codes', async () => {
    const { browser, email } = await aPerson(site);
    const begun = must(await browser.post(paths.beginSecondStep, { currentPassword: A_PASSWORD })).json();
    expect(begun.uri).toContain(`secret=${begun.secret}`);
    expect(begun.uri).toContain(encodeURIComponent(email));
    expect(begun.qr.length).toBeGreaterThan(20);
    const wrong = await browser.post(paths.confirmSecondStep, { code: wrongFor(await codeNow(begun.secret)) });
    expect(wrong.json().code).toBe('account.second_step_wrong');
    expect(must(await browser.get(paths.secondStep)).json().is_on).toBe(false);
    const on = must(await browser.post(paths.confirmSecondStep, { code: await codeNow(begun.secret) })).json();
    expect(new Set(on.recovery_codes).size).toBe(10);
    expect(must(await browser.get(paths.secondStep)).json()).toMatchObject({ is_on: true, recovery_codes_left: 10 });
    expect((await mailTo(site, email, /second step/i)).text).toContain('recovery codes');
  });

  test('asks for the password, and for nobody else’s account', async () => {
    const { browser } = await aPerson(site);
    const answer = await browser.post(paths.beginSecondStep, { currentPassword: 'not this one' });
    expect(answer.json().code).toBe('account.current_password_wrong');
    expect((await site.browser().post(paths.beginSecondStep, { currentPassword: A_PASSWORD })).statusCode).toBe(401);
  });

  test('nothing is asked for before the first code was typed', async () => {
    const { browser, email } = await aPerson(site);
    must(await browser.post(paths.beginSecondStep, { currentPassword: A_PASSWORD }));
    const elsewhere = site.browser();
    must(await elsewhere.post(paths.login, { email, password: A_PASSWORD }));
    expect(await isSignedIn(elsewhere)).toBe(true);
  });
});

describe('logging in', () => {
  test('needs the password and a code of the app', async () => {
    const person = await aProtected();
    const browser = await atTheSecondStep(person);
    expect(await isSignedIn(browser)).toBe(false);
    const before = tokenOf(browser);
    must(await browser.post(paths.logInSecondStep, { code: await codeNow(person.secret) }));
    expect(await isSignedIn(browser)).toBe(true);
    expect(tokenOf(browser)).not.toBe(before);
  });

  test('takes a code once, also for two who type it at the same moment', async () => {
    const person = await aProtected();
    const browsers = [await atTheSecondStep(person), await atTheSecondStep(person)];
    const code = await codeNow(person.secret);
    const answers = await Promise.all(browsers.map((browser) => browser.post(paths.logInSecondStep, { code })));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422]);
  });

  test('takes a recovery code once, however it is typed, and tells the owner', async () => {
    const person = await aProtected();
    const [recovery = ''] = person.recovery;
    const browser = await atTheSecondStep(person);
    must(await browser.post(paths.logInSecondStep, { code: ` ${recovery.toLowerCase().replace('-', ' ')}` }));
    expect(must(await browser.get(paths.secondStep)).json().recovery_codes_left).toBe(9);
    await mailTo(site, person.email, /recovery code/i);
    const again = await atTheSecondStep(person);
    expect((await again.post(paths.logInSecondStep, { code: recovery })).json().code).toBe('account.second_step_wrong');
  });

  test('ends after five wrong codes, also when they come at once', async () => {
    const person = await aProtected();
    const browser = await atTheSecondStep(person);
    const wrong = wrongFor(await codeNow(person.secret));
    await Promise.all(Array.from({ length: 12 }, () => browser.post(paths.logInSecondStep, { code: wrong })));
    const right = await browser.post(paths.logInSecondStep, { code: await codeNow(person.secret) });
    expect([right.statusCode, await isSignedIn(browser)]).toEqual([409, false]);
  });

  test('ends after ten minutes, and in a browser that typed no password nothing waits', async () => {
    const person = await aProtected();
    const browser = await atTheSecondStep(person);
    const stranger = site.browser();
    site.clock.advance(11 * 60_000);
    const code = await codeNow(person.secret);
    for (const where of [browser, stranger]) {
      expect((await where.post(paths.logInSecondStep, { code })).json().code).toBe('account.second_step_over');
    }
  });

  test('by a mailed link needs the code too', async () => {
    const person = await aProtected();
    const browser = site.browser();
    must(await browser.post(paths.askLogInMail, { email: person.email }));
    const { text } = await mailTo(site, person.email, /log in/i);
    const token = /\/login#([\w-]{43})/.exec(text)?.[1];
    expect(must(await browser.post(paths.logInByLink, { token })).json().second_step).toBe(true);
    must(await browser.post(paths.logInSecondStep, { code: await codeNow(person.secret) }));
    expect(await isSignedIn(browser)).toBe(true);
  });
});

describe('changing it', () => {
  test('new recovery codes end the old ones', async () => {
    const person = await aProtected();
    const made = must(await person.browser.post(paths.newRecoveryCodes, { currentPassword: A_PASSWORD })).json();
    expect(made.recovery_codes.some((code: string) => person.recovery.includes(code))).toBe(false);
    const browser = await atTheSecondStep(person);
    const old = await browser.post(paths.logInSecondStep, { code: person.recovery[3] });
    expect(old.json().code).toBe('account.second_step_wrong');
    must(await browser.post(paths.logInSecondStep, { code: made.recovery_codes[3] }));
  });

  test('turned off with the password, no code is asked for, and the owner is told', async () => {
    const person = await aProtected();
    expect((await person.browser.post(paths.endSecondStep, { currentPassword: 'no' })).statusCode).toBe(422);
    must(await person.browser.post(paths.endSecondStep, { currentPassword: A_PASSWORD }));
    const browser = site.browser();
    must(await browser.post(paths.login, { email: person.email, password: A_PASSWORD }));
    expect(await isSignedIn(browser)).toBe(true);
    await mailTo(site, person.email, /turned off/i);
  });
});

test('the secret is sealed, and recovery codes are hashes', async () => {
  const person = await aProtected();
  const { rows: steps } = await site.database.pool.query('select * from second_steps where account_id = $1', [
    person.accountId,
  ]);
  const { rows: codes } = await site.database.pool.query('select * from recovery_codes where account_id = $1', [
    person.accountId,
  ]);
  const kept = `${steps[0].secret.toString('latin1')} ${codes.map((row) => row.code_mac.toString('latin1')).join(' ')}`;
  for (const secret of [person.secret, ...person.recovery]) expect(kept).not.toContain(secret);
  const log = site.logLines.join('\n');
  for (const secret of [person.secret, ...person.recovery]) expect(log).not.toContain(secret);
});
