import { paths, sessionsAnswerSchema } from '@plainclaim/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { must } from '../../testing/builders/a-draft.ts';
import { aPerson, type Person, tokenOf } from '../../testing/builders/an-account.ts';
import type { Browser } from '../../testing/browser.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

const MINUTE_MS = 60_000;
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:148.0) Gecko/20100101 Firefox/148.0 maria@example.org';

async function logInAt(person: Person, userAgent: string): Promise<Browser> {
  const browser = site.browser();
  must(await browser.post(paths.login, person, { 'user-agent': userAgent }));
  return browser;
}
const listIn = async (browser: Browser) =>
  sessionsAnswerSchema.parse(must(await browser.get(paths.sessions)).json()).sessions;
const isSignedIn = async (browser: Browser) => (await browser.get(paths.checkAuth)).json().isAuthenticated;
const end = (browser: Browser, id: unknown) => browser.post(paths.endSession, { id });

describe('the places where an account is signed in', () => {
  test('are listed with their times and two words for the device, this one first', async () => {
    const person = await aPerson(site);
    const startedAt = new Date(site.clock.now()).toISOString();
    site.clock.advance(5 * MINUTE_MS);
    await logInAt(person, FIREFOX);
    const laterAt = new Date(site.clock.now()).toISOString();
    site.clock.advance(MINUTE_MS);
    const [here, there, ...more] = await listIn(person.browser);
    expect(more).toEqual([]);
    const usedAt = new Date(site.clock.now()).toISOString();
    expect(here).toMatchObject({ startedAt, lastUsedAt: usedAt, isCurrent: true, browser: null, system: null });
    expect(there).toMatchObject({ startedAt: laterAt, lastUsedAt: laterAt, isCurrent: false });
    expect(there).toMatchObject({ browser: 'Firefox', system: 'Linux' });
  });

  test('keep nothing else of the device, and nothing once they ended', async () => {
    const person = await aPerson(site);
    const other = await logInAt(person, FIREFOX);
    const { pool } = site.database;
    const { rows } = await pool.query('select * from sessions where account_id = $1', [person.accountId]);
    expect(JSON.stringify(rows)).not.toMatch(/Mozilla|maria|127\.0\.0\.1/);
    const [, there] = await listIn(person.browser);
    must(await other.post(paths.logout));
    const ended = await pool.query('select browser, system, account_id from sessions where id = $1', [there?.id]);
    expect(ended.rows).toEqual([{ browser: null, system: null, account_id: null }]);
  });

  test('are those that still open something: neither ended ones nor ones that ran out', async () => {
    const person = await aPerson(site);
    const [left, forgotten] = [await logInAt(person, FIREFOX), await logInAt(person, FIREFOX)];
    must(await left.post(paths.logout));
    expect(await listIn(person.browser)).toHaveLength(2);
    for (let passed = 0; passed < 2; passed += 1) {
      site.clock.advance(20 * MINUTE_MS);
      expect(await isSignedIn(person.browser)).toBe(true);
    }
    expect(await listIn(person.browser)).toHaveLength(1);
    expect(await isSignedIn(forgotten)).toBe(false);
  });

  test('are nobody else’s business', async () => {
    const [ann, bob] = [await aPerson(site), await aPerson(site)];
    const [here] = await listIn(ann.browser);
    expect((await end(bob.browser, here?.id)).statusCode).toBe(404);
    expect(await isSignedIn(ann.browser)).toBe(true);
    expect((await listIn(bob.browser)).map(({ id }) => id)).not.toContain(here?.id);
    const visitor = site.browser();
    for (const answer of [
      await visitor.get(paths.sessions),
      await end(visitor, here?.id),
      await visitor.post(paths.endOtherSessions),
    ]) {
      expect([answer.statusCode, answer.json().code]).toEqual([401, 'account.signed_out']);
    }
  });
});

describe('ending a session', () => {
  test('from another browser shuts it out at once', async () => {
    const person = await aPerson(site);
    const lost = await logInAt(person, FIREFOX);
    const token = tokenOf(lost);
    const [, there] = await listIn(person.browser);
    must(await end(person.browser, there?.id));
    expect((await lost.get(paths.userDemands)).statusCode).toBe(401);
    const replay = await site.app.inject({ method: 'GET', url: paths.checkAuth, cookies: { plainclaim: token } });
    expect(replay.json()).toEqual({ isAuthenticated: false });
    expect(await listIn(person.browser)).toHaveLength(1);
    const again = await end(person.browser, there?.id);
    expect([again.statusCode, again.json().code]).toEqual([404, 'session.unknown']);
  });

  test('all others leaves only this browser', async () => {
    const person = await aPerson(site);
    const others = [await logInAt(person, FIREFOX), await logInAt(person, '')];
    const stranger = await aPerson(site);
    must(await person.browser.post(paths.endOtherSessions));
    expect(await Promise.all([...others, person.browser, stranger.browser].map(isSignedIn))).toEqual([
      false,
      false,
      true,
      true,
    ]);
    must(await person.browser.post(paths.endOtherSessions));
  });

  test.each(['', 'x', '0', -1, null, ['a'], { id: 'a' }, '0'.repeat(36), "' or 1=1--"])(
    'named %j ends nothing',
    async (id) => {
      const { browser } = await aPerson(site);
      expect((await end(browser, id)).statusCode).toBe(404);
      expect(await isSignedIn(browser)).toBe(true);
    },
  );

  test('is in the log, without a person', async () => {
    const log = site.logLines.join('\n');
    expect(log).toContain('"event":"session.ended"');
    expect(log).not.toMatch(/Mozilla|Firefox|maria|@example/);
  });
});

test('a stranger who asks for a case or a document is found once in the log, by account and not by name', async () => {
  const [owner, stranger] = [await aPerson(site), await aPerson(site)];
  const asked = async (path: string, body: object, browser = stranger.browser) => {
    const before = site.logLines.length;
    const answer = await browser.post(path, body);
    const lines = site.logLines.slice(before).filter((line) => line.includes('"event":"access.refused"'));
    return { answer, lines: lines.map((line) => JSON.parse(line)) };
  };
  const id = '0198aaaa-0000-4000-8000-000000000000';
  const { accountId } = stranger;
  const forCase = await asked(`${paths.openCase}.php`, { id });
  expect(forCase.lines).toEqual([
    expect.objectContaining({ level: 'warn', accountId, code: 'case.unknown', status: 404 }),
  ]);
  const requestId = forCase.answer.json().requestId;
  expect(forCase.lines[0]).toMatchObject({ route: paths.openCase, requestId });
  const forPdf = await asked(paths.securePdf, { demand_id: 'Z'.repeat(26), action: 'view' });
  expect(forPdf.lines).toEqual([expect.objectContaining({ accountId, code: 'letter.unknown_demand' })]);
  const forLetter = await asked(paths.saveClientData, {}, site.browser());
  expect(forLetter.lines).toEqual([expect.objectContaining({ code: 'letter.no_access', status: 403 })]);
  expect(forLetter.lines[0]).not.toHaveProperty('accountId');
  const wrong = await asked(paths.login, { email: owner.email, password: 'not this one' });
  expect(wrong.lines).toEqual([]);
  const text = site.logLines.join('\n');
  expect(text).not.toContain(owner.email);
  expect(text).not.toContain(id);
});
