import { paths } from '@plainclaim/contract';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLimits } from '../../platform/limits/index.ts';
import { silentLog } from '../../platform/logging/index.ts';
import { aCompleteForm, aGeneratedLetter, aPaidClaim, must } from '../../testing/builders/a-draft.ts';
import { A_PASSWORD, anAddress, aPerson, mailedCode } from '../../testing/builders/an-account.ts';
import type { Answer, Browser } from '../../testing/browser.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;
/** In production, behind one proxy of ours. */
let live: TestApp;
beforeAll(async () => {
  site = await startTestApp();
  live = await startTestApp({ isProduction: true, trustProxy: 1 });
});
afterAll(async () => {
  await site.close();
  await live.close();
});

let places = 0;
function aPlace(): Readonly<Record<string, string>> {
  places += 1;
  return { 'x-forwarded-for': `198.51.100.${places}` };
}
/** A browser that asks from one place. */
const at = (browser: Browser, place: Readonly<Record<string, string>>): Browser => ({
  cookies: browser.cookies,
  get: (path, headers) => browser.get(path, { ...place, ...headers }),
  post: (path, body, headers) => browser.post(path, body, { ...place, ...headers }),
});
const logIn = (browser: Browser, email: string, password: string, from = {}) =>
  browser.post(paths.login, { email, password }, from);
const statuses = (answers: readonly Answer[]) => answers.map(({ statusCode }) => statusCode);
async function many(times: number, ask: (nr: number) => Promise<Answer>): Promise<readonly Answer[]> {
  const answers: Answer[] = [];
  for (let nr = 0; nr < times; nr += 1) answers.push(await ask(nr));
  return answers;
}
function expectRefusal(answer: Answer | undefined) {
  expect([answer?.statusCode, answer?.json().code]).toEqual([429, 'request.too_many']);
  expect(Number(answer?.headers['retry-after'])).toBeGreaterThan(0);
}
const aMinuteLater = () => live.database.pool.query("update rate_limits set expire = 1 where key like 'login-%-60:%'");
const passTime = (app: TestApp) => app.database.pool.query('update rate_limits set expire = 1');

describe('logging in', () => {
  test('with five wrong passwords closes the account to that place for a minute, the right password included', async () => {
    const { email, password } = await aPerson(live, { browser: live.browser() });
    const here = aPlace();
    const wrong = await many(5, () => logIn(live.browser(), email, 'not this one', here));
    expect(new Set(statuses(wrong))).toEqual(new Set([401]));
    expectRefusal(await logIn(live.browser(), email, password, here));
    expect((await logIn(live.browser(), email, password, aPlace())).statusCode).toBe(200);
    await passTime(live);
    expect((await logIn(live.browser(), email, password, here)).statusCode).toBe(200);
  });

  test('treats an address without an account the same', async () => {
    const [email, here] = [anAddress(), aPlace()];
    const answers = await many(6, () => logIn(live.browser(), email, 'not this one', here));
    expect(statuses(answers)).toEqual([401, 401, 401, 401, 401, 429]);
  });

  test('to many accounts from one place stops at twenty a minute, but right passwords do not count', async () => {
    const here = aPlace();
    const { email, password } = await aPerson(live);
    const right = await many(8, () => logIn(live.browser(), email, password, here));
    expect(new Set(statuses(right))).toEqual(new Set([200]));
    const answers = await many(21, () => logIn(live.browser(), anAddress(), 'not this one', here));
    expect(statuses(answers).filter((status) => status === 401)).toHaveLength(20);
    expectRefusal(answers.at(-1));
  });

  test('fails ten times from one place: that place rests ten minutes, and no other', async () => {
    const { email } = await aPerson(live);
    const [here, there] = [aPlace(), aPlace()];
    for (let minute = 0; minute < 2; minute += 1) {
      await many(5, () => logIn(live.browser(), email, 'not this one', here));
      await aMinuteLater();
    }
    const refused = await logIn(live.browser(), email, A_PASSWORD, here);
    expectRefusal(refused);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(500);
    expect((await logIn(live.browser(), email, A_PASSWORD, there)).statusCode).toBe(200);
  });

  test('fails thirty times in strange places: those rest, and a code by mail is the way in from a new one', async () => {
    const { email } = await aPerson(live);
    const registered = await mailedCode(live, email);
    await many(30, () => logIn(live.browser(), email, 'not this one', aPlace()));
    const [browser, here] = [live.browser(), aPlace()];
    const refused = await logIn(browser, email, A_PASSWORD, here);
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'account.login_by_mail']);
    expect(refused.json().message).toContain('Nothing is lost');
    expect(Number(refused.headers['retry-after'])).toBe(600);

    must(await browser.post(paths.resetPasswordRequest, { email }, here));
    await expect.poll(() => mailedCode(live, email)).not.toBe(registered);
    const code = await mailedCode(live, email);
    must(await browser.post(paths.resetPassword, { email, code, newPassword: 'nine loud pelicans' }, here));
    expect((await logIn(browser, email, 'nine loud pelicans', here)).statusCode).toBe(200);
  });

  test('is never closed to the owner’s own browser, whatever strangers try, even from the same network', async () => {
    const home = aPlace();
    const { browser, email, password } = await aPerson(live, { browser: at(live.browser(), home) });
    must(await browser.post(paths.logout));
    await many(30, () => logIn(live.browser(), email, 'not this one', aPlace()));
    await many(22, () => logIn(live.browser(), anAddress(), 'not this one', home));
    await many(6, () => logIn(live.browser(), email, 'not this one', home));
    expectRefusal(await logIn(live.browser(), email, password, home));
    expect((await browser.post(paths.login, { email, password })).statusCode).toBe(200);
    // The browser is known wherever it is carried.
    expect((await logIn(browser, email, password, aPlace())).statusCode).toBe(200);
  });

  test('is never closed to the owner’s own network by tries elsewhere, in whatever browser', async () => {
    const home = aPlace();
    const { email, password } = await aPerson(live, { browser: at(live.browser(), home) });
    await many(30, () => logIn(live.browser(), email, 'not this one', aPlace()));
    expect((await logIn(live.browser(), email, password, home)).statusCode).toBe(200);
    expect((await logIn(live.browser(), email, password, aPlace())).statusCode).toBe(429);
  });

  test('in a known browser has an allowance, and it is for one account', async () => {
    const [ann, bob] = [await aPerson(live), await aPerson(live)];
    await many(5, () => logIn(ann.browser, ann.email, 'not this one'));
    expectRefusal(await logIn(ann.browser, ann.email, A_PASSWORD));
    await many(30, () => logIn(live.browser(), bob.email, 'not this one', aPlace()));
    expect((await logIn(ann.browser, bob.email, A_PASSWORD, aPlace())).json().code).toBe('account.login_by_mail');
    // Nor does a made-up cookie make a browser known.
    const forged = live.browser({ 'plainclaim-known': `${'a'.repeat(43)}.${'b'.repeat(43)}` });
    expect((await logIn(forged, bob.email, A_PASSWORD, aPlace())).json().code).toBe('account.login_by_mail');
    expect((await logIn(bob.browser, bob.email, A_PASSWORD, aPlace())).statusCode).toBe(200);
  });

  test('is counted by account in development too, where this machine itself is not counted', async () => {
    const { email } = await aPerson(site);
    const others = await many(25, () => logIn(site.browser(), anAddress(), 'not this one'));
    expect(new Set(statuses(others))).toEqual(new Set([401]));
    await many(5, () => logIn(site.browser(), email, 'not this one'));
    expectRefusal(await logIn(site.browser(), email, A_PASSWORD));
  });

  test('lets nobody in uncounted when the counters cannot be reached', async () => {
    const gone = new pg.Pool();
    await gone.end();
    const blind = await startTestApp({ limits: createLimits({ pool: gone, log: silentLog }) });
    const answer = await blind.browser().post(paths.login, { email: anAddress(), password: A_PASSWORD });
    expect([answer.statusCode, answer.json().code, answer.headers['retry-after']]).toEqual([503, 'server.busy', '5']);
    await blind.close();
  });
});

describe('the place a request came from', () => {
  test('is told by our own proxy, and by no header a stranger adds in front', async () => {
    const answers = await many(21, (nr) =>
      logIn(live.browser(), anAddress(), 'not this one', { 'x-forwarded-for': `203.0.113.${nr}, 192.0.2.77` }),
    );
    expectRefusal(answers.at(-1));
  });

  test('is one place whichever port a proxy writes behind the address', async () => {
    const answers = await many(21, (nr) =>
      logIn(live.browser(), anAddress(), 'not this one', { 'x-forwarded-for': `192.0.2.88:${50_000 + nr}` }),
    );
    expectRefusal(answers.at(-1));
  });

  test('is told as well by a proxy that is known by its address and writes ports', async () => {
    const behind = await startTestApp({ isProduction: true, trustProxy: ['127.0.0.1', '10.0.0.0/8', 'uniquelocal'] });
    const chain = (nr: number) => `192.0.2.${nr}:4${nr}00, 10.1.2.3:8443, [fd00::7]:443, ::ffff:10.1.2.4`;
    const answers = await many(30, (nr) =>
      logIn(behind.browser(), anAddress(), 'not this one', { 'x-forwarded-for': chain(10 + nr) }),
    );
    expect(new Set(statuses(answers))).toEqual(new Set([401]));
    const one = await many(21, (nr) =>
      logIn(behind.browser(), anAddress(), 'not this one', { 'x-forwarded-for': `203.0.113.${nr}, ${chain(99)}` }),
    );
    expectRefusal(one.at(-1));
    await behind.close();
  });

  test('is the connection itself where no proxy is trusted', async () => {
    const direct = await startTestApp({ isProduction: true });
    const answers = await many(21, (nr) =>
      logIn(direct.browser(), anAddress(), 'not this one', { 'x-forwarded-for': `203.0.113.${nr}` }),
    );
    expectRefusal(answers.at(-1));
    await direct.close();
  });
});

describe('mail', () => {
  test('of sign-ups: ten an hour from one place, five an hour to one address', async () => {
    const here = aPlace();
    const register = (email: string, from: Readonly<Record<string, string>>) =>
      live.browser().post(paths.register, { email, password: A_PASSWORD }, from);
    expectRefusal((await many(11, () => register(anAddress(), here))).at(-1));
    const [email, there] = [anAddress(), aPlace()];
    const answers = await many(6, () => register(email, there));
    expect(statuses(answers)).toEqual([200, 200, 200, 200, 200, 429]);
    expect((await register(anAddress(), there)).statusCode).toBe(200);
    // Whoever owns that mailbox asks from elsewhere.
    expect((await register(email, aPlace())).statusCode).toBe(200);
  });

  test('of sign-ups: ten a day from one place to one mailbox, fifty a day from one place', async () => {
    const here = aPlace();
    const register = (email: string) => live.browser().post(paths.register, { email, password: A_PASSWORD }, here);
    const anHourLater = () => live.database.pool.query("update rate_limits set expire = 1 where key like '%-3600:%'");
    const name = anAddress().split('@')[0] ?? '';
    const sent = [];
    for (let hour = 0; hour < 3; hour += 1) {
      sent.push(...(await many(4, (nr) => register(`${name}+${hour}${nr}@example.com`))));
      await anHourLater();
    }
    expect(statuses(sent)).toEqual([...Array<number>(10).fill(200), 429, 429]);
    const further = [];
    for (let hour = 0; hour < 5; hour += 1) {
      further.push(...(await many(9, () => register(anAddress()))));
      await anHourLater();
    }
    // Two of the fifty went on the refused ones: a place is counted before a mailbox.
    expect(statuses(further).filter((status) => status === 200)).toHaveLength(38);
    expectRefusal(further.at(-1));
  });

  test('of codes: fifteen an hour to one mailbox from all places, then one for all who ask', async () => {
    const email = anAddress();
    const register = () => live.browser().post(paths.register, { email, password: A_PASSWORD }, aPlace());
    expect(new Set(statuses(await many(15, register)))).toEqual(new Set([200]));
    const further = await register();
    expect([further.statusCode, further.json().message]).toEqual([200, expect.stringContaining('within an hour')]);
  });

  test('of reset codes can always be asked for by the owner, however many strangers ask', async () => {
    const home = aPlace();
    const { browser, email } = await aPerson(live, { browser: at(live.browser(), home) });
    const ask = (from: Browser, place: Readonly<Record<string, string>>) =>
      from.post(paths.resetPasswordRequest, { email }, place);
    const strangers = await many(16, () => ask(live.browser(), aPlace()));
    expect(statuses(strangers)).toEqual(Array<number>(16).fill(200));
    // Beyond fifteen an hour there is one mail for all strangers together.
    expect(strangers.at(-1)?.json().message).toContain('within an hour');
    expect((await ask(browser, aPlace())).statusCode).toBe(200);
    expect((await ask(live.browser(), home)).statusCode).toBe(200);
  });

  test('counts a mailbox once, however its address is spelled, and still goes to the address as typed', async () => {
    const name = anAddress().split('@')[0] ?? '';
    const dotted = (at: number) => `${name.slice(0, at)}.${name.slice(at)}`;
    const spellings = [
      `${name}@gmail.com`,
      `${name}+one@gmail.com`,
      `${dotted(2)}@gmail.com`,
      `${name}@googlemail.com`,
      `${name.toUpperCase()}+two@googlemail.com`,
      `${dotted(3)}+three@gmail.com`,
    ];
    const [here, there] = [aPlace(), aPlace()];
    const register = (email: string) => live.browser().post(paths.register, { email, password: A_PASSWORD }, here);
    const answers = await many(6, (nr) => register(spellings[nr] ?? ''));
    expect(statuses(answers)).toEqual([200, 200, 200, 200, 200, 429]);
    await expect.poll(() => mailedCode(live, `${dotted(2)}@gmail.com`)).toMatch(/^\d{6}$/);

    const reset = (email: string) => live.browser().post(paths.resetPasswordRequest, { email }, there);
    expect((await reset(`${name}+a@example.com`)).statusCode).toBe(200);
    expectRefusal(await reset(`${name}+b@example.com`));
    // Other houses tell dotted names apart.
    expect((await reset(`${dotted(2)}@example.com`)).statusCode).toBe(200);
  });

  test('a typing mistake in the password does not count as a sign-up', async () => {
    const here = aPlace();
    await many(12, () => live.browser().post(paths.register, { email: anAddress(), password: '123' }, here));
    const mended = await live.browser().post(paths.register, { email: anAddress(), password: A_PASSWORD }, here);
    expect(mended.statusCode).toBe(200);
  });

  test('of new codes: one in thirty seconds and three an hour to one address', async () => {
    const [browser, email] = [site.browser(), anAddress()];
    must(await browser.post(paths.register, { email, password: A_PASSWORD }));
    const half = () =>
      site.database.pool.query("update rate_limits set expire = 1 where key like 'resend-address-30:%'");
    const answers: Answer[] = [];
    for (let nr = 0; nr < 4; nr += 1) {
      answers.push(await browser.post(paths.resendCode, { email }));
      if (nr === 0) expectRefusal(await browser.post(paths.resendCode, { email }));
      await half();
    }
    expect(statuses(answers)).toEqual([200, 200, 200, 429]);
  });

  test.each(['with an account', 'without one'])('of reset codes: the same for an address %s', async (kind) => {
    const email = kind === 'with an account' ? (await aPerson(site)).email : anAddress();
    must(await site.browser().post(paths.resetPasswordRequest, { email }));
    expectRefusal(await site.browser().post(paths.resetPasswordRequest, { email }));
  });

  test('of all kinds: twenty an hour from one place', async () => {
    const here = aPlace();
    const ask = () => live.browser().post(paths.resetPasswordRequest, { email: anAddress() }, here);
    const answers = await many(20, ask);
    expect(statuses(answers)).toEqual(Array<number>(20).fill(200));
    expectRefusal(await ask());
  });
});

describe('other costly calls', () => {
  async function aBrowserWithClaim(): Promise<Browser> {
    const browser = site.browser();
    must(await browser.post(paths.saveFormData, aCompleteForm()));
    return browser;
  }

  test('autosave: 120 a minute for one browser', async () => {
    const browser = await aBrowserWithClaim();
    const answers = await many(120, () => browser.post(paths.saveFormData, aCompleteForm()));
    expect(statuses(answers).filter((status) => status === 200)).toHaveLength(119);
    expectRefusal(answers.at(-1));
    must(await (await aBrowserWithClaim()).get(paths.draft));
  });

  test('coupons: ten a minute for one browser, by whatever call they are tried', async () => {
    const browser = await aBrowserWithClaim();
    const look = (code: string) => browser.get(`${paths.checkCoupon}?code=${code}`);
    const price = (code: string) => browser.get(`${paths.price}?couponCode=${code}`);
    const answers = await many(12, (nr) => (nr % 2 === 0 ? look(`GUESS${nr}`) : price(`GUESS${nr}`)));
    expect(statuses(answers)).toEqual([...Array<number>(10).fill(200), 429, 429]);
    expectRefusal(answers.at(-1));
    must(await browser.get(paths.price));
  });

  test('addresses: sixty look-ups a minute for one browser', async () => {
    const browser = await aBrowserWithClaim();
    const look = () =>
      browser.post(
        paths.placesProxy,
        {
          type: 'autocomplete',
          input: '214 Ferry',
          types: 'address',
          components: 'country:us',
          language: 'en',
          sessiontoken: 'a',
        },
        { 'x-requested-with': 'XMLHttpRequest' },
      );
    expectRefusal((await many(61, look)).at(-1));
  });

  test('letters: ten composed an hour for one person, in all browsers together', async () => {
    const { browser, email, password } = await aPerson(site);
    const elsewhere = site.browser();
    must(await elsewhere.post(paths.login, { email, password }));
    for (let nr = 0; nr < 10; nr += 1) {
      await aGeneratedLetter(nr % 2 === 0 ? browser : elsewhere);
      await site.database.pool.query("delete from rate_limits where key like 'checkout%'");
    }
    await aPaidClaim(browser);
    expectRefusal(await browser.post(paths.generateDemandLetter));
  });

  test('PDFs: thirty a minute for one person', async () => {
    const { browser } = await aPerson(site);
    const open = () => browser.post(paths.securePdf, { demand_id: '0'.repeat(26), action: 'view' });
    const answers = await many(31, open);
    expect(statuses(answers).slice(0, 30)).toEqual(Array<number>(30).fill(404));
    expectRefusal(answers.at(-1));
  });
});

test('the log tells every security event, and no person', async () => {
  const log = [...site.logLines, ...live.logLines].join('\n');
  for (const event of [
    'account.created',
    'login.succeeded',
    'login.failed',
    'limit.hit',
    'registration.code_sent',
    'password.reset_requested',
    'password.reset',
  ]) {
    expect(log).toContain(`"event":"${event}"`);
  }
  expect(log).not.toContain('@example.com');
  expect(log).not.toContain(A_PASSWORD);
  expect(log).not.toMatch(/198\.51\.100|203\.0\.113/);
});
