import { paths } from '@plainclaim/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { aCompleteForm, aPaidClaim, must } from '../../testing/builders/a-draft.ts';
import { startTestApp, TEST_START_MS, type TestApp } from '../../testing/test-app.ts';
import { inTransaction } from '../../platform/db/index.ts';
import { openedValue, sealedBox } from '../../platform/security/index.ts';
import { forgetExpiredJob } from './index.ts';

const DAY_MS = 86_400_000;

const box = sealedBox(['a data key that only the tests know of']);

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({ box });
});
afterAll(() => site.close());
beforeEach(() => site.clock.set(TEST_START_MS));

async function aBrowserAt(overrides: Parameters<typeof aCompleteForm>[0] = {}) {
  const browser = site.browser();
  must(await browser.post(paths.saveFormData, aCompleteForm(overrides)));
  return browser;
}

const NOTHING = {
  success: true,
  data: null,
  step: 1,
  subStep: 0,
  revision: 0,
  savedAt: null,
  keptUntil: null,
  otherAnswers: [],
  isPaid: false,
};

describe('a browser without a claim', () => {
  test('finds nothing, is given no cookie, and opens at the first screen', async () => {
    const answer = await site.browser().get(`${paths.draft}.php`);
    expect([answer.statusCode, answer.json()]).toEqual([200, NOTHING]);
    expect(answer.cookies).toEqual([]);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test.each(['x', 'A'.repeat(43), 'A'.repeat(5000), '%00', '"; drop table sessions'])(
    'finds nothing with a made-up cookie either: %s',
    async (token) => {
      await aBrowserAt();
      const answer = await site.browser().get(paths.draft, { cookie: `plainclaim=${token}` });
      expect([answer.statusCode, answer.json()]).toEqual([200, NOTHING]);
    },
  );

  test('sees nothing of the claim in another browser', async () => {
    const mine = await aBrowserAt({ firstname: 'Marisol' });
    const stranger = await aBrowserAt({ firstname: 'Somebody', step: 1, subStep: 2 });
    expect((await stranger.get(paths.draft)).json().data.firstname).toBe('Somebody');
    must(await stranger.post(paths.clearSessionForm));
    expect((await stranger.get(paths.draft)).json()).toEqual(NOTHING);
    expect((await mine.get(paths.draft)).json().data.firstname).toBe('Marisol');
  });
});

describe('a draft that an earlier release stored', () => {
  test('opens with its story, and with no cards', async () => {
    const before = (await site.database.pool.query('select id from claims')).rows.map(({ id }) => id);
    const browser = await aBrowserAt();
    const { rows } = await site.database.pool.query('select id, form from claims where id <> all($1)', [before]);
    const purpose = `claim:${rows[0].id}`;
    const form = z.parse(z.record(z.string(), z.unknown()), openedValue(box, purpose, rows[0].form));
    for (const field of ['cards', 'amountRows', 'multiple', 'courtAmount', 'storyInLetter', 'storyChoices']) {
      expect(form).toHaveProperty(field);
      delete form[field];
    }
    await site.database.pool.query('update claims set form = $1 where id = $2', [
      box.sealJson(purpose, form),
      rows[0].id,
    ]);
    expect((await browser.get(paths.draft)).json()).toMatchObject({
      data: { claimDescription: aCompleteForm().claimDescription, cards: [], amountRows: [], storyInLetter: '' },
      step: 5,
      subStep: 1,
    });
  });
});

describe('a reload', () => {
  test.each([
    ['where it was left, when every screen before holds good answers', {}, [5, 1]],
    ['at the first screen that needs an answer', { claimDescription: '' }, [4, 0]],
    ['at the details when their amount is wrong', { amount: '1e3' }, [1, 2]],
    ['at the category when there is none', { situation: '', disputing: [] }, [1, 0]],
    ['at the signature when there is none', { signature: null }, [4, 4]],
    ['not at the order before it is paid', { subStep: 2 }, [5, 1]],
    ['at the first screen when the place does not exist', { step: 2, subStep: 5, situation: '' }, [1, 0]],
    ['at the reasons when they belong to another category', { situation: 'debt' }, [1, 1]],
    ['at the place itself when it lies early', { step: 3, subStep: 0, claimDescription: '' }, [3, 0]],
  ])('opens %s', async (_name, overrides, [step, subStep]) => {
    const browser = await aBrowserAt(overrides);
    expect((await browser.get(paths.draft)).json()).toMatchObject({ step, subStep });
  });

  test('opens a paid claim at its order, and keeps no date for it', async () => {
    const browser = site.browser();
    await aPaidClaim(browser, { step: 4, subStep: 0 });
    expect((await browser.get(paths.draft)).json()).toMatchObject({
      step: 5,
      subStep: 2,
      isPaid: true,
      keptUntil: null,
    });
  });

  test('accepts the five yes/no answers of a browser that could not load the questions', async () => {
    const browser = await aBrowserAt({
      agreementKind: null,
      responseDays: null,
      publicBody: null,
      paymentPlan: null,
      courtLanguage: null,
      otherCase: null,
      defendantMilitary1: false,
    });
    expect((await browser.get(paths.draft)).json()).toMatchObject({ step: 5, subStep: 1 });
    expect((await browser.get(paths.claimFit)).statusCode).toBe(200);
  });
});

describe('how long a claim is kept', () => {
  test('is thirty days from its last change, and the day is told', async () => {
    const browser = await aBrowserAt();
    expect((await browser.get(paths.draft)).json().keptUntil).toBe('2026-12-21');
    site.clock.advance(10 * DAY_MS);
    must(await browser.post(paths.saveFormData, aCompleteForm()));
    expect((await browser.get(paths.draft)).json().keptUntil).toBe('2026-12-31');
  });

  test('the cookie lives as long, and is renewed at most once a day', async () => {
    const browser = await aBrowserAt();
    site.clock.advance(DAY_MS / 2);
    expect((await browser.get(paths.draft)).cookies).toEqual([]);
    site.clock.advance(DAY_MS);
    const token = browser.cookies.get('plainclaim');
    expect((await browser.get(paths.draft)).cookies).toMatchObject([
      { value: token, maxAge: 2_592_000, httpOnly: true },
    ]);
    site.clock.advance(29 * DAY_MS);
    expect((await browser.get(paths.draft)).json().data).not.toBeNull();
  });

  test('a cookie that has run out opens nothing', async () => {
    const browser = await aBrowserAt();
    site.clock.advance(30 * DAY_MS + 1);
    expect((await browser.get(paths.draft)).json()).toEqual(NOTHING);
  });

  test('an unpaid claim is gone after its day, a paid one stays', async () => {
    const paid = site.browser();
    await aPaidClaim(paid);
    await aBrowserAt();
    site.clock.advance(31 * DAY_MS);
    const fresh = await aBrowserAt();
    const pastTheirDay = async (status: string) => {
      const asked = 'select count(*)::int as count from claims where status = $1 and expires_at < $2';
      return (await site.database.pool.query(asked, [status, new Date(site.clock.now())])).rows[0].count;
    };
    const paidBefore = await pastTheirDay('paid');
    await site.database.pool.query(
      `insert into claims (id, status, form, step, sub_step, revision, created_at, saved_at, expires_at)
       select gen_random_uuid(), 'draft', '', 1, 0, 1, $1, $1, $1 from generate_series(1, 450)`,
      [new Date(site.clock.now() - DAY_MS)],
    );
    expect(await pastTheirDay('draft')).toBeGreaterThan(450);
    await inTransaction(site.database.db, (trx) => site.jobs.enqueue(trx, forgetExpiredJob, {}));
    await expect.poll(() => pastTheirDay('draft')).toBe(0);
    expect(paidBefore).toBeGreaterThan(0);
    expect(await pastTheirDay('paid')).toBe(paidBefore);
    expect((await fresh.get(paths.draft)).json().data).not.toBeNull();
  });
});

describe('"New claim"', () => {
  test('puts the claim aside, never deletes it, and starts empty', async () => {
    const browser = await aBrowserAt();
    const before = await site.database.pool.query('select id, form from claims where archived_at is null');
    const answer = await browser.post(`${paths.clearSessionForm}.php`);
    expect([answer.statusCode, answer.json()]).toEqual([200, { success: true, message: '' }]);
    expect((await browser.get(paths.draft)).json()).toEqual(NOTHING);
    const { rows } = await site.database.pool.query('select id, form, archived_at from claims where id = any($1)', [
      before.rows.map(({ id }) => id),
    ]);
    expect(rows).toHaveLength(before.rows.length);
    expect(rows.filter(({ archived_at }) => archived_at !== null)).toHaveLength(1);
    expect((await browser.post(paths.saveFormData, aCompleteForm({ revision: 0 }))).json().revision).toBe(1);
  });

  test('is harmless twice, and without a claim', async () => {
    const browser = await aBrowserAt();
    for (let time = 0; time < 2; time += 1) must(await browser.post(paths.clearSessionForm));
    const stranger = await site.browser().post(paths.clearSessionForm);
    expect([stranger.statusCode, stranger.json()]).toEqual([200, { success: true, message: '' }]);
    const { rows } = await site.database.pool.query(
      "select claim_id from audit_events where kind = 'claim.archived' group by claim_id having count(*) > 1",
    );
    expect(rows).toEqual([]);
  });

  test('after paying leaves the letter open to its owner', async () => {
    const browser = site.browser();
    await aPaidClaim(browser);
    must(await browser.post(paths.clearSessionForm));
    must(await browser.post(paths.saveFormData, aCompleteForm({ step: 1, subStep: 2, amount: '300' })));
    expect((await browser.get(paths.draft)).json()).toMatchObject({ isPaid: false, data: { amount: '300' } });
    expect((await browser.get(paths.checkAccess)).json()).toEqual({ hasAccess: true });
  });
});
