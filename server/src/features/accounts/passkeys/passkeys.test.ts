import { paths } from '@plainclaim/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { must } from '../../../testing/builders/a-draft.ts';
import {
  A_PASSWORD,
  aPerson,
  inAnotherBrowser,
  mailTo,
  type Person,
  tokenOf,
} from '../../../testing/builders/an-account.ts';
import type { Browser } from '../../../testing/browser.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { aDevice, type Misdeeds } from '../testing/a-device.ts';

const SITE = { origin: 'https://claims.example.org', rpId: 'claims.example.org' };

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({ publicUrl: SITE.origin });
});
afterAll(() => site.close());
beforeEach(() => site.database.pool.query("delete from rate_limits where key like 'second-step-change%'"));

type Device = ReturnType<typeof aDevice>;

const isSignedIn = async (browser: Browser) => (await browser.get(paths.checkAuth)).json().isAuthenticated;

async function challengeToAdd({ browser }: Pick<Person, 'browser'>): Promise<string> {
  return must(await browser.post(paths.newPasskeyChallenge, { currentPassword: A_PASSWORD })).json().options.challenge;
}

const challengeToLogIn = async (browser: Browser): Promise<string> =>
  must(await browser.post(paths.passkeyChallenge)).json().options.challenge;

async function withPasskey(): Promise<Person & { readonly device: Device }> {
  const [person, device] = [await aPerson(site), aDevice(SITE)];
  must(await person.browser.post(paths.addPasskey, { response: device.make(await challengeToAdd(person)) }));
  return { ...person, device };
}

describe('adding a passkey', () => {
  test('takes the password, keeps the passkey with the account, and tells the owner', async () => {
    const { browser, email } = await withPasskey();
    const [passkey] = must(await browser.get(paths.passkeys)).json().passkeys;
    expect(passkey).toMatchObject({ last_used_at: null });
    await mailTo(site, email, /passkey was added/i);
    const refused = await browser.post(paths.newPasskeyChallenge, { currentPassword: 'no' });
    expect(refused.json().code).toBe('account.current_password_wrong');
  });

  test.each<[string, Misdeeds]>([
    ['made for another site', { origin: 'https://claims.example.org.evil.test', rpId: 'evil.test' }],
    ['made on a page of another origin', { origin: 'https://evil.test' }],
    ['made for another challenge', { challenge: 'AAAAAAAAAAAAAAAAAAAAAA' }],
    ['of somebody the device did not verify', { isUnverified: true }],
  ])('is refused for one that was %s', async (_name, wrong) => {
    const person = await aPerson(site);
    const answer = await person.browser.post(paths.addPasskey, {
      response: aDevice(SITE).make(await challengeToAdd(person), wrong),
    });
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'account.passkey_wrong']);
    expect(must(await person.browser.get(paths.passkeys)).json().passkeys).toEqual([]);
  });

  test('uses its challenge up, and a passkey is nobody else’s', async () => {
    const { browser, device } = await withPasskey();
    const other = await aPerson(site);
    const response = device.make(await challengeToAdd(other));
    expect((await other.browser.post(paths.addPasskey, { response })).json().code).toBe('account.passkey_known');
    expect((await other.browser.post(paths.addPasskey, { response })).json().code).toBe('account.passkey_wrong');
    expect(must(await browser.get(paths.passkeys)).json().passkeys).toHaveLength(1);
  });
});

describe('logging in by a passkey', () => {
  test('opens the account in a new session, with nothing typed', async () => {
    const { device, email } = await withPasskey();
    const browser = site.browser();
    const challenge = await challengeToLogIn(browser);
    const before = tokenOf(browser);
    must(await browser.post(paths.logInByPasskey, { response: device.use(challenge) }));
    expect(must(await browser.get(paths.userData)).json().user_data.email).toBe(email);
    expect(tokenOf(browser)).not.toBe(before);
  });

  test('needs no code of an app beside it', async () => {
    const person = await withPasskey();
    await site.database.pool.query(
      `insert into second_steps (id, account_id, secret, created_at, confirmed_at)
       values (gen_random_uuid(), $1, '\\x00', now(), now())`,
      [person.accountId],
    );
    const browser = site.browser();
    must(await browser.post(paths.logInByPasskey, { response: person.device.use(await challengeToLogIn(browser)) }));
    expect(await isSignedIn(browser)).toBe(true);
  });

  test.each<[string, Misdeeds]>([
    ['signed by another key', { otherKey: true }],
    ['for another challenge', { challenge: 'AAAAAAAAAAAAAAAAAAAAAA' }],
    ['on a page of another origin', { origin: 'https://evil.test' }],
    ['for another site', { rpId: 'evil.test' }],
    ['by somebody the device did not verify', { isUnverified: true }],
  ])('is refused when it was %s', async (_name, wrong) => {
    const { device } = await withPasskey();
    const browser = site.browser();
    const response = device.use(await challengeToLogIn(browser), wrong);
    const answer = await browser.post(paths.logInByPasskey, { response });
    expect([answer.statusCode, answer.json().code, await isSignedIn(browser)]).toEqual([
      422,
      'account.passkey_wrong',
      false,
    ]);
  });

  test('takes an answer once, in the browser that was asked, and within five minutes', async () => {
    const { device } = await withPasskey();
    const [browser, stranger] = [site.browser(), site.browser()];
    const response = device.use(await challengeToLogIn(browser));
    await challengeToLogIn(stranger);
    expect((await stranger.post(paths.logInByPasskey, { response })).statusCode).toBe(422);
    must(await browser.post(paths.logInByPasskey, { response }));
    expect((await browser.post(paths.logInByPasskey, { response })).statusCode).toBe(422);
    const late = site.browser();
    const slow = device.use(await challengeToLogIn(late));
    site.clock.advance(6 * 60_000);
    expect((await late.post(paths.logInByPasskey, { response: slow })).statusCode).toBe(422);
  });

  test('a counter that went back opens nothing: the passkey was copied', async () => {
    const { device } = await withPasskey();
    const browser = site.browser();
    const first = await challengeToLogIn(browser);
    const old = device.use(first);
    const newer = site.browser();
    must(await newer.post(paths.logInByPasskey, { response: device.use(await challengeToLogIn(newer)) }));
    expect((await browser.post(paths.logInByPasskey, { response: old })).statusCode).toBe(422);
  });
});

test('a removed passkey opens nothing, and nobody removes another’s', async () => {
  const person = await withPasskey();
  const [{ id }] = must(await person.browser.get(paths.passkeys)).json().passkeys;
  const other = await aPerson(site);
  const foreign = await other.browser.post(paths.removePasskey, { id, currentPassword: A_PASSWORD });
  expect([foreign.statusCode, foreign.json().code]).toEqual([404, 'account.passkey_unknown']);
  const { browser } = await inAnotherBrowser(site, person);
  must(await browser.post(paths.removePasskey, { id, currentPassword: A_PASSWORD }));
  const stranger = site.browser();
  const response = person.device.use(await challengeToLogIn(stranger));
  expect((await stranger.post(paths.logInByPasskey, { response })).statusCode).toBe(422);
});

test('what a passkey is known by is sealed or hashed', async () => {
  const { accountId, device } = await withPasskey();
  const { rows } = await site.database.pool.query('select * from passkeys where account_id = $1', [accountId]);
  const kept = rows.map((row) => `${row.details.toString('latin1')} ${row.credential_hash.toString('base64url')}`);
  expect(kept.join(' ')).not.toContain(device.id);
});
