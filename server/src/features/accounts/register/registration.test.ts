import { paths, registerAnswerSchema, sessionCodeAnswerSchema } from '@plainclaim/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { must } from '../../../testing/builders/a-draft.ts';
import { A_PASSWORD, anAddress, aPerson, mailedCode, mailTo, tokenOf } from '../../../testing/builders/an-account.ts';
import type { Answer, Browser } from '../../../testing/browser.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let site: TestApp;
let live: TestApp;
beforeAll(async () => {
  site = await startTestApp();
  live = await startTestApp({ isProduction: true, publicUrl: 'https://claims.example.org' });
});
afterAll(async () => {
  await site.close();
  await live.close();
});

const MINUTE_MS = 60_000;
const register = (browser: Browser, email: string, password = A_PASSWORD) =>
  browser.post(`${paths.register}.php`, { email, password });
const verify = (browser: Browser, email: string, verification_code: string) =>
  browser.post(`${paths.verify}.php`, { email, verification_code });
const resend = (browser: Browser, email: string) => browser.post(`${paths.resendCode}.php`, { email });
const logIn = (browser: Browser, email: string, password = A_PASSWORD) =>
  browser.post(paths.login, { email, password });
const isSignedIn = async (browser: Browser) => (await browser.get(paths.checkAuth)).json().isAuthenticated;
const codeOf = (answer: Answer) => String(must(answer).json().verification_code);
const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000');

describe('signing up', () => {
  test('makes an account once the mailed code is typed, and signs in', async () => {
    const [browser, email] = [site.browser(), anAddress()];
    const answer = must(await register(browser, `  ${email.toUpperCase()} `));
    expect(registerAnswerSchema.parse(answer.json())).toMatchObject({
      success: true,
      message: 'Verification code has been sent to your email',
      skip_verification: false,
    });
    expect(await isSignedIn(browser)).toBe(false);
    const code = await mailedCode(site, email);
    must(await verify(browser, email, code));
    expect(await isSignedIn(browser)).toBe(true);
    expect((await browser.get(`${paths.userData}.php`)).json()).toEqual({
      success: true,
      user_data: { display_name: email.split('@')[0], email },
    });
  });

  test('writes no account before the code, and lets nobody log in with it', async () => {
    const [browser, email] = [site.browser(), anAddress()];
    must(await register(browser, email));
    expect((await logIn(site.browser(), email)).statusCode).toBe(401);
  });

  test('begins a new session: the cookie from before opens nothing', async () => {
    const [browser, email] = [site.browser(), anAddress()];
    const code = codeOf(await register(browser, email));
    const before = tokenOf(browser);
    must(await verify(browser, email, code));
    expect(tokenOf(browser)).not.toBe(before);
    const replay = await site.app.inject({ method: 'GET', url: paths.checkAuth, cookies: { plainclaim: before } });
    expect(replay.json()).toEqual({ isAuthenticated: false });
  });

  test('tells whether a code is waited for in this browser', async () => {
    const [browser, email] = [site.browser(), anAddress()];
    const ask = async () =>
      sessionCodeAnswerSchema.parse((await browser.get(`${paths.sessionCode}.php`)).json()).has_code;
    expect(await ask()).toBe(false);
    const code = codeOf(await register(browser, email));
    expect(await ask()).toBe(true);
    must(await verify(browser, '', code));
    expect(await ask()).toBe(false);
  });

  test.each([
    ['no address', { email: ' ', password: A_PASSWORD }, 422, 'account.fields_empty'],
    ['no password', { email: 'x@example.com', password: '' }, 422, 'account.fields_empty'],
    ['no address that is one', { email: 'x@example', password: A_PASSWORD }, 422, 'field.email'],
    ['two addresses', { email: 'x@example.com,y@example.com', password: A_PASSWORD }, 422, 'field.email'],
    ['a short password', { email: 'x@example.com', password: '12345' }, 422, 'account.password_short'],
    ['our own name', { email: 'x@example.com', password: 'PlainClaim2026' }, 422, 'account.password_names'],
    ['the own address', { email: 'x@example.com', password: 'X@example.com' }, 422, 'account.password_names'],
    ['a common password', { email: 'x@example.com', password: 'password1' }, 422, 'account.password_common'],
    [
      'a password of 129 characters',
      { email: 'x@example.com', password: 'xy7'.repeat(43) },
      422,
      'account.password_long',
    ],
    ['a password that is a list', { email: 'x@example.com', password: [] }, 400, 'request.invalid'],
  ])('is refused with %s', async (_name, body, status, code) => {
    const answer = await site.browser().post(paths.register, body);
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  });

  test('the words of the specification are said', async () => {
    const said = async (body: object) => (await site.browser().post(paths.register, body)).json().message;
    expect(await said({})).toBe('Email and password fields cannot be empty');
    expect(await said({ email: 'x@example.com', password: '12345' })).toBe('Password must be at least 6 characters');
    expect((await verify(site.browser(), 'x@example.com', '')).json().message).toBe(
      'Verification code field cannot be empty',
    );
  });
});

describe('the code of a sign-up', () => {
  test('is refused after five wrong tries, the right one too', async () => {
    const [browser, email] = [site.browser(), anAddress()];
    const code = codeOf(await register(browser, email));
    for (let time = 0; time < 5; time += 1) {
      expect((await verify(browser, email, wrongFor(code))).json().code).toBe('account.code_wrong');
    }
    expect((await verify(browser, email, code)).json().code).toBe('account.code_wrong');
    expect(await isSignedIn(browser)).toBe(false);
  });

  test('guessed by many requests at once is compared five times at most', async () => {
    const [browser, email] = [site.browser(), anAddress()];
    const code = codeOf(await register(browser, email));
    const guesses = Array.from({ length: 60 }, (_, nr) => String(nr).padStart(6, '0')).filter((nr) => nr !== code);
    const answers = await Promise.all(guesses.map((guess) => verify(browser, email, guess)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([422]));
    expect((await verify(browser, email, code)).json().code).toBe('account.code_wrong');
  });

  test('works once: the same again, and at the same time, is refused', async () => {
    const [browser, email] = [site.browser(), anAddress()];
    const code = codeOf(await register(browser, email));
    const answers = await Promise.all([1, 2, 3].map(() => verify(browser, email, code)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422, 422]);
  });

  test('stops working when a new one is sent', async () => {
    const [browser, email] = [site.browser(), anAddress()];
    const old = codeOf(await register(browser, email));
    const fresh = codeOf(await resend(browser, ''));
    if (old !== fresh) expect((await verify(browser, email, old)).json().code).toBe('account.code_wrong');
    expect((await verify(browser, email, fresh)).statusCode).toBe(200);
  });

  test('runs out after ten minutes, and another one can be sent', async () => {
    const [browser, email] = [site.browser(), anAddress()];
    const code = codeOf(await register(browser, email));
    site.clock.advance(11 * MINUTE_MS);
    expect((await verify(browser, email, code)).json().code).toBe('account.code_wrong');
    expect((await verify(browser, email, codeOf(await resend(browser, email)))).statusCode).toBe(200);
  });

  test('is worth nothing in another browser, for another address, or for a new password', async () => {
    const [mine, other, email] = [site.browser(), site.browser(), anAddress()];
    const code = codeOf(await register(mine, email));
    must(await register(other, email));
    expect((await verify(site.browser(), email, code)).json().code).toBe('account.code_wrong');
    expect((await verify(other, email, code)).json().code).toBe('account.code_wrong');
    expect((await verify(mine, anAddress(), code)).json().code).toBe('account.code_wrong');
    const reset = await mine.post(paths.verifyResetCode, { email, code });
    expect(reset.json().code).toBe('account.code_wrong');
    expect((await verify(mine, email, code)).statusCode).toBe(200);
  });

  test('can be sent anew only where a sign-up waits', async () => {
    const [browser, email] = [site.browser(), anAddress()];
    expect((await resend(browser, email)).json().code).toBe('account.no_code');
    must(await register(browser, email));
    expect((await resend(browser, anAddress())).json().code).toBe('account.no_code');
  });
});

/** Waits until this many mails have left for an address. */
const mailsTo = (address: string, count: number) =>
  expect.poll(() => live.mails.filter(({ to }) => to.address === address).length, { timeout: 5_000 }).toBe(count);

describe('an address that has an account', () => {
  test('gets the same answers as a new one, and its owner gets a notice instead of a code', async () => {
    const owner = await aPerson(live);
    const [known, unknown, stranger] = [live.browser(), live.browser(), anAddress()];
    const answers = [await register(known, owner.email, 'another fine day'), await register(unknown, stranger)];
    expect(answers[0]?.json()).toEqual(answers[1]?.json());
    expect(answers[0]?.statusCode).toBe(answers[1]?.statusCode);
    expect((await known.get(paths.sessionCode)).json()).toEqual((await unknown.get(paths.sessionCode)).json());
    expect((await resend(known, owner.email)).json()).toEqual((await resend(unknown, stranger)).json());
    const guesses = [await verify(known, owner.email, '123456'), await verify(unknown, stranger, '123456')];
    expect(guesses.map((answer) => answer.json().code)).toEqual(['account.code_wrong', 'account.code_wrong']);

    await mailedCode(live, stranger);
    await mailsTo(owner.email, 3);
    const notice = await mailTo(live, owner.email, /./);
    expect(notice.text).not.toMatch(/^ *\d{6}$/m);
    expect(await isSignedIn(owner.browser)).toBe(true);
    expect((await logIn(live.browser(), owner.email, 'another fine day')).statusCode).toBe(401);
    expect((await logIn(live.browser(), owner.email, owner.password)).statusCode).toBe(200);
  });

  test('shows in development a code that opens nothing', async () => {
    const owner = await aPerson(site);
    const thief = site.browser();
    const code = codeOf(await register(thief, owner.email, 'another fine day'));
    expect((await verify(thief, owner.email, code)).statusCode).not.toBe(200);
    expect(await isSignedIn(thief)).toBe(false);
    expect((await logIn(site.browser(), owner.email)).statusCode).toBe(200);
  });

  test('needs no second code in the browser that proved it, given its password', async () => {
    const { browser, email, password } = await aPerson(site);
    const before = tokenOf(browser);
    expect(must(await register(browser, email, password)).json()).toMatchObject({ skip_verification: true });
    expect(tokenOf(browser)).not.toBe(before);
    expect(await isSignedIn(browser)).toBe(true);
  });

  test('is not taken over in that browser by another password, nor in another browser by the right one', async () => {
    const owner = await aPerson(site);
    const again = must(await register(owner.browser, owner.email, 'another fine day')).json();
    expect(again.skip_verification).toBe(false);
    expect((await verify(owner.browser, owner.email, again.verification_code)).statusCode).not.toBe(200);
    expect(must(await register(site.browser(), owner.email, owner.password)).json().skip_verification).toBe(false);
    expect((await logIn(site.browser(), owner.email, 'another fine day')).statusCode).toBe(401);
  });

  test('is forgotten by the browser at log-out', async () => {
    const { browser, email, password } = await aPerson(site);
    must(await browser.post(paths.logout));
    expect(must(await register(browser, email, password)).json().skip_verification).toBe(false);
  });
});

describe('somebody who registers an address that is not theirs', () => {
  test('before its owner does gets nothing by it', async () => {
    const [thief, owner, email] = [live.browser(), live.browser(), anAddress()];
    must(await register(thief, email, 'the thief chose this'));
    await mailedCode(live, email);
    must(await register(owner, email));
    // One at a time: only then is the newest mail the one that was asked for last.
    await mailsTo(email, 2);
    must(await resend(owner, email));
    await mailsTo(email, 3);
    const code = await mailedCode(live, email);
    expect((await verify(thief, email, code)).json().code).toBe('account.code_wrong');
    must(await verify(owner, email, code));
    expect(await isSignedIn(thief)).toBe(false);
    expect((await logIn(live.browser(), email, 'the thief chose this')).statusCode).toBe(401);
    expect((await logIn(live.browser(), email)).statusCode).toBe(200);
  });

  test('after its owner did, with the thief’s own browser waiting since before, gets nothing either', async () => {
    const [thief, email] = [site.browser(), anAddress()];
    const thiefsCode = codeOf(await register(thief, email, 'the thief chose this'));
    const owner = await aPerson(site, { email });
    // Even the code that was mailed to the owner for the thief's browser makes no second account.
    const late = await verify(thief, email, thiefsCode);
    expect([late.statusCode, late.json().code]).toEqual([409, 'account.exists']);
    expect(await isSignedIn(thief)).toBe(false);
    expect(await isSignedIn(owner.browser)).toBe(true);
    expect((await logIn(site.browser(), email, 'the thief chose this')).statusCode).toBe(401);
  });

  test('two browsers that verify one address at once make one account', async () => {
    const [one, two, email] = [site.browser(), site.browser(), anAddress()];
    const codes = [
      codeOf(await register(one, email, 'the first of two')),
      codeOf(await register(two, email, 'the second of two')),
    ];
    const answers = await Promise.all([verify(one, email, codes[0]!), verify(two, email, codes[1]!)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  });
});

describe('what only developers see', () => {
  test('is there in development, and only for this very machine', async () => {
    const near = must(await register(site.browser(), anAddress())).json();
    expect(near).toMatchObject({ debug: true, verification_code: expect.stringMatching(/^\d{6}$/) });
    const forwarded = await site
      .browser()
      .post(paths.register, { email: anAddress(), password: A_PASSWORD }, { 'x-forwarded-for': '203.0.113.9' });
    expect(must(forwarded).json()).not.toHaveProperty('verification_code');
    const far = await site.app.inject({
      method: 'POST',
      url: paths.register,
      remoteAddress: '203.0.113.9',
      payload: { email: anAddress(), password: A_PASSWORD },
    });
    expect(Object.keys(far.json()).toSorted()).toEqual(['message', 'skip_verification', 'success']);
  });

  test('is nowhere in production: no answer and no log line holds a code or a password', async () => {
    const [browser, email, password] = [live.browser(), anAddress(), 'a marker nobody else types'];
    const answers = [await register(browser, email, password)];
    const first = await mailedCode(live, email);
    answers.push(await resend(browser, email));
    await expect.poll(() => mailedCode(live, email)).not.toBe(first);
    const second = await mailedCode(live, email);
    answers.push(await verify(browser, email, second), await browser.get(paths.userData));
    for (const { body } of answers.slice(0, 3)) {
      expect(body).not.toMatch(/debug|verification_code/);
      expect(body).not.toContain(first);
      expect(body).not.toContain(password);
    }
    const log = live.logLines.join('\n');
    for (const secret of [`"${first}"`, `"${second}"`, password, email, tokenOf(browser)])
      expect(log).not.toContain(secret);
    expect(log).toContain('"event":"account.created"');
  });
});

test('a code, an address and a cookie lie nowhere in the database as they are', async () => {
  const [browser, email] = [site.browser(), anAddress()];
  const code = codeOf(await register(browser, email));
  const tables = [
    'sessions',
    'accounts',
    'pending_registrations',
    'email_codes',
    'verified_addresses',
    'mail_outbox',
    'rate_limits',
  ];
  for (const table of tables) {
    const { rows } = await site.database.pool.query(`select ${table}::text as row from ${table}`);
    const stored = rows.map(({ row }) => row).join('\n');
    for (const secret of [email, Buffer.from(email).toString('hex'), tokenOf(browser), `,${code},`]) {
      expect(stored).not.toContain(secret);
    }
  }
});
