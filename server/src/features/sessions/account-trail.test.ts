import { accountTrailAnswerSchema, paths } from '@plainclaim/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { must } from '../../testing/builders/a-draft.ts';
import { aPerson } from '../../testing/builders/an-account.ts';
import type { Browser } from '../../testing/browser.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:148.0) Gecko/20100101 Firefox/148.0';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

const trailIn = async (browser: Browser) =>
  accountTrailAnswerSchema.parse(must(await browser.get(paths.accountTrail)).json()).events;

test('its owner sees what happened to an account, the newest first, and from where', async () => {
  const person = await aPerson(site);
  const { email } = person;
  site.clock.advance(1000);
  await site.browser().post(paths.login, { email, password: 'a wrong one' }, { 'user-agent': FIREFOX });
  site.clock.advance(1000);
  must(await site.browser().post(paths.login, person, { 'user-agent': FIREFOX }));
  site.clock.advance(1000);
  must(await person.browser.post(paths.endOtherSessions));
  const at = new Date(site.clock.now()).toISOString();
  // A wrong password is written down behind its answer's back.
  await expect.poll(async () => (await trailIn(person.browser)).length).toBe(5);
  const events = (await trailIn(person.browser)).toSorted((a, b) => b.at.localeCompare(a.at));
  expect(events).toMatchObject([
    { kind: 'session.ended', fromHere: true, count: 1, at },
    { kind: 'login.succeeded', fromHere: false },
    { kind: 'login.failed', fromHere: false },
    { kind: 'login.succeeded', fromHere: true },
    { kind: 'account.created', fromHere: true },
  ]);
});

test('nobody sees another’s, and the same place has another name in it', async () => {
  const [ann, ben] = [await aPerson(site), await aPerson(site)];
  const { rows } = await site.database.pool.query<{ account_id: string; client: string; request_id: string }>(
    `select distinct account_id, client, request_id from audit_events where kind = 'account.created'`,
  );
  const of = (id: string | null) => rows.find(({ account_id }) => account_id === id);
  expect(of(ann.accountId)?.request_id).toMatch(/^[0-9a-f-]{36}$/);
  expect(of(ann.accountId)?.client).toMatch(/^[\w-]{16}$/);
  expect(of(ann.accountId)?.client).not.toBe(of(ben.accountId)?.client);
  expect(await trailIn(ben.browser)).toHaveLength(2);
  expect((await site.browser().get(paths.accountTrail)).statusCode).toBe(401);
});

test('a password that was changed stands in the trail, and a wrong one before it', async () => {
  const { browser, password } = await aPerson(site);
  const wanted = 'nine loud pelicans';
  await browser.post(paths.changePassword, { currentPassword: 'not this one', newPassword: wanted });
  must(await browser.post(paths.changePassword, { currentPassword: password, newPassword: wanted }));
  const kinds = (await trailIn(browser)).map(({ kind }) => kind);
  expect(kinds.slice(0, 2)).toEqual(['password.changed', 'password.confirm_failed']);
});
