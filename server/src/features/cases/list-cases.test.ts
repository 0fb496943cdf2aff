import { casesAnswerSchema, paths } from '@plainclaim/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asIfNotFrozen } from '../../testing/builders/as-if-not-frozen.ts';
import { aCompleteForm, aPayment, must } from '../../testing/builders/a-draft.ts';
import { aPerson, inAnotherBrowser } from '../../testing/builders/an-account.ts';
import type { Browser } from '../../testing/browser.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { countQuery, pageQuery } from './case-repository.ts';
import { aDraftCase, aPaidCase } from '../../testing/builders/a-case.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

const MINUTE_MS = 60_000;
const list = (browser: Browser, query = '') => browser.get(`${paths.userDemands}.php${query}`);
const listed = async (browser: Browser, query = '') => casesAnswerSchema.parse(must(await list(browser, query)).json());

async function approve(browser: Browser): Promise<string> {
  const { demand_letter } = must(await browser.get(paths.checkExistingDemand)).json();
  const body = { demand_letter, action: 'approve_and_send', delivery: 'self_mail' };
  return must(await browser.post(paths.saveDemandLetter, body)).json().demand_id;
}

describe('who asks', () => {
  test('without a session gets 401 as JSON, and is sent nowhere', async () => {
    const answer = await list(site.browser());
    expect(answer.statusCode).toBe(401);
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(answer.headers['location']).toBeUndefined();
    expect(answer.json()).toMatchObject({
      success: false,
      code: 'case.signed_out',
      message: 'Please log in to see your cases.',
    });
  });

  test('in an anonymous browser gets the same 401, whatever claim that browser holds', async () => {
    const browser = site.browser();
    must(await browser.post(paths.saveFormData, aCompleteForm()));
    expect((await list(browser)).statusCode).toBe(401);
  });

  test('sees every case of their own and none of anybody else', async () => {
    const [ann, bob] = [await aPerson(site), await aPerson(site)];
    const ofAnn = [await aDraftCase(ann), await aPaidCase(ann)];
    const ofBob = [await aPaidCase(bob)];
    const [seenByAnn, seenByBob] = [await listed(ann.browser), await listed(bob.browser)];
    expect(seenByAnn.data.map(({ id }) => id).toSorted()).toEqual(ofAnn.toSorted());
    expect(seenByBob.data.map(({ id }) => id)).toEqual(ofBob);
    expect([seenByAnn.total, seenByBob.total]).toEqual([2, 1]);
  });

  test('sees the same list in another browser', async () => {
    const ann = await aPerson(site);
    await aDraftCase(ann);
    const elsewhere = await inAnotherBrowser(site, ann);
    expect(await listed(elsewhere.browser)).toEqual(await listed(ann.browser));
  });

  test('gets 401 again after logging out, and the same list after logging in', async () => {
    const ann = await aPerson(site);
    await aDraftCase(ann);
    const before = await listed(ann.browser);
    must(await ann.browser.post(paths.logout));
    expect((await list(ann.browser)).statusCode).toBe(401);
    must(await ann.browser.post(paths.login, { email: ann.email, password: ann.password }));
    expect(await listed(ann.browser)).toEqual(before);
  });

  test('finds what this browser began before the account: the draft and the paid claim', async () => {
    const browser = site.browser();
    must(await browser.post(paths.saveFormData, aCompleteForm({ amount: '300' })));
    must(await browser.post(paths.checkout, aPayment()));
    must(await browser.post(paths.clearSessionForm));
    site.clock.advance(MINUTE_MS);
    must(await browser.post(paths.saveFormData, aCompleteForm({ amount: '400' })));
    await aPerson(site, { browser });
    expect(await listed(browser)).toMatchObject({
      total: 2,
      data: [
        { claim_amount: '400.00', status: 'draft' },
        { claim_amount: '300.00', status: 'pending' },
      ],
    });
  });

  test('has an empty list at first', async () => {
    const { browser } = await aPerson(site);
    expect(await listed(browser)).toEqual({
      success: true,
      data: [],
      total: 0,
      all: 0,
      has_more: false,
      message: '',
    });
  });
});

describe('a case', () => {
  test('is a draft until it is paid, pending until its letter is approved, and completed after it', async () => {
    const ann = await aPerson(site);
    await aDraftCase(ann);
    expect((await listed(ann.browser)).data).toMatchObject([{ status: 'draft', demand_id: null }]);
    site.clock.advance(MINUTE_MS);
    await aPaidCase(ann);
    const [pending] = (await listed(ann.browser)).data;
    expect(pending).toMatchObject({ status: 'pending', demand_id: expect.stringMatching(/^[0-9A-Z]{26}$/) });
    const demandId = await approve(ann.browser);
    expect(demandId).not.toBe(pending?.demand_id);
    expect((await listed(ann.browser)).data[0]).toMatchObject({ status: 'completed', demand_id: demandId });
  });

  test('is pending without a letter when the order was paid and nothing more happened', async () => {
    const ann = await aPerson(site);
    await aPaidCase(ann);
    await asIfNotFrozen(site.database.pool, 'letter_versions', (client) =>
      client.query('delete from letter_versions where claim_id in (select id from claims where account_id = $1)', [
        ann.accountId,
      ]),
    );
    expect((await listed(ann.browser)).data).toMatchObject([{ status: 'pending', demand_id: null }]);
  });

  test('tells its package, day, defendant and amount, and no more than the list needs', async () => {
    const ann = await aPerson(site);
    const id = await aDraftCase(ann);
    expect((await listed(ann.browser)).data).toEqual([
      {
        id,
        package_title: 'Demand Letter Package',
        contains: [],
        formatted_date: 'November 21, 2026',
        created_on: '2026-11-21',
        created_at: new Date(site.clock.now()).toISOString(),
        defendant_name: 'Ironbound Property Management LLC',
        claim_amount: '2450.00',
        status: 'draft',
        category: 'Landlord or tenant problem',
        kept_until: '2027-05-20',
        demand_id: null,
      },
    ]);
  });

  test('keeps the name of what was bought, when the package is called something else by now', async () => {
    const ann = await aPerson(site);
    await aPaidCase(ann);
    await site.database.pool.query("update packages set title = 'Renamed' where id = 'demand-letter'");
    expect((await listed(ann.browser)).data[0]?.package_title).toBe('Demand Letter Package');
    await site.database.pool.query("update packages set title = 'Demand Letter Package' where id = 'demand-letter'");
  });
});

describe('the list', () => {
  test('has the newest case first, drafts put aside included', async () => {
    const ann = await aPerson(site);
    const ids = [];
    for (const form of [{ amount: '300' }, { amount: '400' }, { amount: '500' }]) {
      site.clock.advance(MINUTE_MS);
      ids.push(await aDraftCase(ann, form));
    }
    expect((await listed(ann.browser)).data.map(({ id }) => id)).toEqual(ids.toReversed());
  });

  test('does not change its order when an older case is worked on', async () => {
    const ann = await aPerson(site);
    const first = await aDraftCase(ann);
    site.clock.advance(MINUTE_MS);
    const second = await aDraftCase(ann);
    site.clock.advance(MINUTE_MS);
    must(await ann.browser.post(paths.openCase, { id: first }));
    must(await ann.browser.post(paths.saveFormData, aCompleteForm({ amount: '777' })));
    const { data } = await listed(ann.browser);
    expect(data.map(({ id }) => id)).toEqual([second, first]);
    expect(data[1]?.claim_amount).toBe('777.00');
  });
});

describe('narrowed to a status', () => {
  const idsOf = async (browser: Browser, status: string) =>
    (await listed(browser, `?status=${status}`)).data.map(({ id }) => id);

  test('has the cases of that status alone, and still counts all of them', async () => {
    const ann = await aPerson(site);
    const draft = await aDraftCase(ann);
    site.clock.advance(MINUTE_MS);
    const paid = await aPaidCase(ann);
    expect(await idsOf(ann.browser, 'draft')).toEqual([draft]);
    expect(await idsOf(ann.browser, 'pending')).toEqual([paid]);
    expect(await idsOf(ann.browser, 'completed')).toEqual([]);
    expect(await listed(ann.browser, '?status=pending')).toMatchObject({ total: 1, all: 2, has_more: false });
    await approve(ann.browser);
    expect(await idsOf(ann.browser, 'pending')).toEqual([]);
    expect(await idsOf(ann.browser, 'completed')).toEqual([paid]);
  });

  test('follows the days: the answer day passes without anybody changing anything', async () => {
    const ann = await aPerson(site);
    const paid = await aPaidCase(ann);
    await approve(ann.browser);
    expect(await idsOf(ann.browser, 'completed')).toEqual([paid]);
    site.clock.advance(60 * 24 * 60 * MINUTE_MS);
    must(await ann.browser.post(paths.login, { email: ann.email, password: ann.password }));
    expect(await idsOf(ann.browser, 'completed')).toEqual([]);
    expect(await idsOf(ann.browser, 'answer_day_passed')).toEqual([paid]);
    site.clock.advance(-60 * 24 * 60 * MINUTE_MS);
  });

  test('is refused for a status there is not', async () => {
    const ann = await aPerson(site);
    expect((await list(ann.browser, '?status=lost')).statusCode).toBe(400);
  });
});

test('the list can begin with the oldest, or with what was saved last', async () => {
  const ann = await aPerson(site);
  const first = await aDraftCase(ann);
  site.clock.advance(MINUTE_MS);
  const second = await aDraftCase(ann);
  site.clock.advance(MINUTE_MS);
  must(await ann.browser.post(paths.openCase, { id: first }));
  must(await ann.browser.post(paths.saveFormData, aCompleteForm({ amount: '777' })));
  const ids = async (sort: string) => (await listed(ann.browser, `?sort=${sort}`)).data.map(({ id }) => id);
  expect(await ids('newest')).toEqual([second, first]);
  expect(await ids('oldest')).toEqual([first, second]);
  expect(await ids('changed')).toEqual([first, second]);
});

/** Gives the account as many more cases as asked, each a second older than the one before. */
async function manyCases(accountId: string, count: number, status = 'draft'): Promise<void> {
  await site.database.pool.query(
    `insert into claims (id, account_id, status, form, step, sub_step, revision, created_at, saved_at, archived_at, expires_at)
     select gen_random_uuid(), $1, $3, '\\x00', 1, 0, 1, $4::timestamptz - n * interval '1 second', now(), now(), now() + interval '1 day'
     from generate_series(1, $2::int) as n`,
    [accountId, count, status, new Date(site.clock.now() - MINUTE_MS)],
  );
}

describe('pages', () => {
  test.each([
    [19, [19], [false]],
    [20, [20, 0], [false, false]],
    [21, [20, 1], [true, false]],
    [41, [20, 20, 1, 0], [true, true, false, false]],
  ])('of %i cases hold %j', async (count, sizes, more) => {
    const ann = await aPerson(site);
    for (let n = 0; n < count; n += 1) {
      site.clock.advance(1_000);
      must(await ann.browser.post(paths.clearSessionForm));
      must(await ann.browser.post(paths.saveFormData, { step: 1, subStep: 2, amount: String(250 + n) }));
    }
    const pages = [];
    for (const [index] of sizes.entries()) pages.push(await listed(ann.browser, `?page=${index + 1}`));
    expect(pages.map(({ data }) => data.length)).toEqual(sizes);
    expect(pages.map(({ has_more }) => has_more)).toEqual(more);
    expect(new Set(pages.map(({ total }) => total))).toEqual(new Set([count]));
    const amounts = pages.flatMap(({ data }) => data.map(({ claim_amount }) => claim_amount));
    expect(amounts).toEqual(Array.from({ length: count }, (_, n) => `${249 + count - n}.00`));
    expect(await listed(ann.browser)).toEqual(pages[0]);
  });

  test('of cases begun in the same instant repeat none and leave none out', async () => {
    const ann = await aPerson(site);
    for (let n = 0; n < 25; n += 1) {
      must(await ann.browser.post(paths.clearSessionForm));
      must(await ann.browser.post(paths.saveFormData, aCompleteForm()));
    }
    const ids = [];
    for (const page of [1, 2]) ids.push(...(await listed(ann.browser, `?page=${page}`)).data.map(({ id }) => id));
    expect(new Set(ids).size).toBe(25);
  });

  test.each(['0', '-1', '1.5', 'x', '1000001', '1e99', 'NaN', ''])('there is no page "%s"', async (page) => {
    const ann = await aPerson(site);
    const answer = await list(ann.browser, `?page=${page}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ success: false, code: 'request.invalid' });
  });

  test('open only the forms they show', async () => {
    const ann = await aPerson(site);
    for (let n = 0; n < 20; n += 1) await aDraftCase(ann);
    // These forms open for nobody: reading a single one of them would fail.
    await manyCases(ann.accountId, 100);
    const first = await listed(ann.browser);
    expect(first).toMatchObject({ total: 120, has_more: true });
    expect(first.data).toHaveLength(20);
    expect((await list(ann.browser, '?page=2')).statusCode).toBe(500);
  });

  test('cost the same with a thousand cases and with many times as many stored by others', async () => {
    const ann = await aPerson(site);
    await manyCases(ann.accountId, 60, 'paid');
    const others = await manyAccounts(50);
    const grow = async (each: number) => {
      for (const accountId of others) await manyCases(accountId, each);
      await site.database.pool.query('analyze claims');
    };
    await grow(20);
    const few = await blocksRead(ann.accountId);
    await grow(600);
    const many = await blocksRead(ann.accountId);
    expect(few).toBeGreaterThan(0);
    // An index may have grown by a level.
    expect(many - few).toBeLessThanOrEqual(8);
  });
});

async function manyAccounts(count: number): Promise<readonly string[]> {
  const { rows } = await site.database.pool.query(
    `insert into accounts (id, email_fingerprint, profile, password_hash, created_at, password_changed_at)
     select gen_random_uuid(), 'other ' || n, '', '', now(), now() from generate_series(1, $1::int) as n returning id`,
    [count],
  );
  return rows.map(({ id }) => id);
}

/** Database blocks that the second page and the total need, after a first run has warmed the caches. */
async function blocksRead(accountId: string): Promise<number> {
  const { db, pool } = site.database;
  let blocks = 0;
  const listing = { status: null, sort: 'newest', today: site.clock.today() } as const;
  for (const query of [
    pageQuery(db, accountId, { size: 20, number: 2, ...listing }),
    countQuery(db, accountId, listing),
  ]) {
    const { sql, parameters } = query.compile();
    for (let run = 0; run < 2; run += 1) {
      const { rows } = await pool.query(`explain (analyze, buffers, format json) ${sql}`, [...parameters]);
      const [{ Plan: plan }] = rows[0]['QUERY PLAN'];
      if (run === 1) blocks += plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
    }
  }
  return blocks;
}
