import { alertsAnswerSchema, paths, searchAnswerSchema } from '@plainclaim/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aDraftCase, aPaidCase } from '../../testing/builders/a-case.ts';
import { approved, aSender } from '../../testing/builders/a-dispatched-letter.ts';
import { must } from '../../testing/builders/a-draft.ts';
import { aPerson, inAnotherBrowser } from '../../testing/builders/an-account.ts';
import type { Browser } from '../../testing/browser.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

const MINUTE_MS = 60 * 1_000;
const search = async (browser: Browser, typed: string) =>
  searchAnswerSchema.parse(must(await browser.get(`${paths.searchCases}?q=${encodeURIComponent(typed)}`)).json());
const found = async (browser: Browser, typed: string) => (await search(browser, typed)).found.map((one) => one.case_id);
const alerts = async (browser: Browser) => alertsAnswerSchema.parse(must(await browser.get(paths.caseAlerts)).json());
const codes = async (browser: Browser) => (await alerts(browser)).alerts.map(({ code }) => code);

describe('the search', () => {
  test('finds a case by each thing it promises, and names what it found', async () => {
    const sender = await aSender(site);
    const demandId = await approved(sender, 'self_mail');
    const { browser } = sender;
    const { case_id: caseId } = must(await browser.get(paths.checkExistingDemand)).json();
    must(
      await browser.post(paths.tracking, {
        demand_id: demandId,
        recipient: 0,
        tracking_number: '9407111899560000002147',
        mailed_on: '2026-11-21',
      }),
    );
    for (const [typed, field, group] of [
      ['ironb', 'defendant', 'cases'],
      ['IRONBOUND prop', 'defendant', 'cases'],
      ['2,450', 'amount', 'cases'],
      ['demand letter', 'package', 'cases'],
      ['inquilino', 'category', 'cases'],
      [demandId, 'letter_number', 'letters'],
      ['940711189956', 'tracking', 'letters'],
    ] as const) {
      const { found: rows } = await search(browser, typed);
      expect({ typed, rows }).toMatchObject({ typed, rows: [{ case_id: caseId, group, matched: { field } }] });
    }
    expect(await found(browser, 'ironb nobody')).toEqual([]);
    expect(await found(browser, 'x')).toEqual([]);
  });

  test('sees what was typed a moment ago', async () => {
    const ann = await aPerson(site);
    const id = await aDraftCase(ann, { defendantFirstname: 'Peña Roofing' });
    expect(await found(ann.browser, 'pena')).toEqual([id]);
    must(await ann.browser.post(paths.openCase, { id }));
    await aDraftCase(ann, { defendantFirstname: 'Somebody Else' });
    expect(await found(ann.browser, 'pena')).toEqual([id]);
  });

  test('finds nothing of anybody else, and asks nobody who is not signed in', async () => {
    const [ann, bob] = [await aPerson(site), await aPerson(site)];
    await aDraftCase(ann);
    expect(await found(bob.browser, 'ironbound')).toEqual([]);
    expect((await site.browser().get(`${paths.searchCases}?q=ironbound`)).statusCode).toBe(401);
  });

  test('shows the newest cases where nothing was typed', async () => {
    const ann = await aPerson(site);
    const ids = [];
    for (let n = 0; n < 6; n += 1) {
      site.clock.advance(1_000);
      ids.unshift(await aDraftCase(ann));
    }
    expect(await found(ann.browser, '')).toEqual(ids.slice(0, 5));
  });

  test('leaves no word in the tables that anybody could read', async () => {
    const ann = await aPerson(site);
    const id = await aDraftCase(ann, { defendantFirstname: 'Zyxwvut Plumbing' });
    await search(ann.browser, 'zyx');
    const { rows } = await sql<{
      all: string;
    }>`select case_index::text as all from case_index where claim_id = ${id}`.execute(site.database.db);
    expect(rows[0]?.all).toMatch(/\w{11}/);
    expect(rows[0]?.all).not.toMatch(/zyx|plumb/i);
    const other = await aPerson(site);
    const same = await aDraftCase(other, { defendantFirstname: 'Zyxwvut Plumbing' });
    await search(other.browser, 'zyx');
    const shared = await sql<{ count: number }>`select count(*)::int as count from case_index a, case_index b
      where a.claim_id = ${id} and b.claim_id = ${same} and a.tokens && b.tokens`.execute(site.database.db);
    expect(shared.rows).toEqual([{ count: 0 }]);
  });
});

describe('the alerts', () => {
  test('say what waits: first the approval, then the mailing, then the answer day', async () => {
    const sender = await aSender(site);
    expect(await codes(sender.browser)).toEqual(['letter_unapproved']);
    const demandId = await approved(sender, 'self_mail');
    expect(await codes(sender.browser)).toEqual(['letter_unmailed']);
    must(
      await sender.browser.post(paths.tracking, {
        demand_id: demandId,
        recipient: 0,
        tracking_number: '9407111899560000002148',
        mailed_on: '2026-11-21',
      }),
    );
    expect(await codes(sender.browser)).toEqual([]);
  });

  test('that are done stay done, in another browser too, until that is taken back', async () => {
    const ann = await aPerson(site);
    const id = await aPaidCase(ann);
    const [one] = (await alerts(ann.browser)).alerts;
    expect(one).toMatchObject({
      case_id: id,
      code: 'letter_unapproved',
      defendant_name: 'Ironbound Property Management LLC',
    });
    const mark = (done: boolean) => ann.browser.post(paths.alertDone, { case_id: id, key: one?.key ?? '', done });
    must(await mark(true));
    must(await mark(true));
    const elsewhere = await inAnotherBrowser(site, ann);
    expect(await alerts(elsewhere.browser)).toMatchObject({ total: 0, alerts: [] });
    must(await mark(false));
    expect(await codes(elsewhere.browser)).toEqual(['letter_unapproved']);
  });

  test('of somebody else cannot be seen or marked', async () => {
    const [ann, bob] = [await aPerson(site), await aPerson(site)];
    const id = await aPaidCase(ann);
    const [one] = (await alerts(ann.browser)).alerts;
    expect(await codes(bob.browser)).toEqual([]);
    const marked = await bob.browser.post(paths.alertDone, { case_id: id, key: one?.key ?? '', done: true });
    expect(marked.statusCode).toBe(404);
    expect(await codes(ann.browser)).toEqual(['letter_unapproved']);
  });

  test('are the newest first', async () => {
    const ann = await aPerson(site);
    const first = await aPaidCase(ann);
    await alerts(ann.browser);
    site.clock.advance(MINUTE_MS);
    const second = await aPaidCase(ann);
    expect((await alerts(ann.browser)).alerts.map(({ case_id }) => case_id)).toEqual([second, first]);
  });
});

test('a case that cannot be read does not keep the others from being found', async () => {
  const ann = await aPerson(site);
  const id = await aDraftCase(ann);
  await site.database.pool.query(
    `insert into claims (id, account_id, status, form, step, sub_step, revision, created_at, saved_at, archived_at, expires_at)
     values (gen_random_uuid(), $1, 'draft', '\\x00', 1, 0, 1, now(), now(), now(), now() + interval '1 day')`,
    [ann.accountId],
  );
  expect(await found(ann.browser, 'ironbound')).toEqual([id]);
});
