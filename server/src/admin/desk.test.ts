import { paths } from '@plainclaim/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { readAdminArguments } from './command.ts';
import { readDeskArguments } from './desk-arguments.ts';
import { runDeskCommand } from './desk.ts';
import { orderNumber } from '../features/checkout/index.ts';
import { type OpenDatabase, inTransaction, openDatabase } from '../platform/db/index.ts';
import { randomIds } from '../platform/ids/index.ts';
import { createJobs, defineJob, type Jobs } from '../platform/jobs/index.ts';
import { silentLog } from '../platform/logging/index.ts';
import { createMail } from '../platform/mail/index.ts';
import { sealedBox, tokenHashing } from '../platform/security/index.ts';
import { aCompleteForm, aPayment, must } from '../testing/builders/a-draft.ts';
import { aSender, approved } from '../testing/builders/a-dispatched-letter.ts';
import { aPerson, mailTo } from '../testing/builders/an-account.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const KEY = 'a data key that only the tests know of';
const NEWER_KEY = 'a newer data key that only these tests know';
const YEARS = 2;
/** Nobody works at it, so that it stays as it is. */
const idleJob = defineJob({ name: 'idle-work', payload: z.object({ item: z.string() }), retryLimit: 0 });

let site: TestApp;
let opened: OpenDatabase;
let idle: Jobs;
beforeAll(async () => {
  site = await startTestApp();
  const database = await openDatabase({ connection: site.database.running, log: silentLog });
  if (!database.ok) throw new Error(database.error.message);
  opened = database.value;
  idle = createJobs({ connection: site.database.connection, definitions: [idleJob], log: silentLog });
  await idle.start();
});
afterAll(async () => {
  await idle.stop();
  await opened.close();
  await site.close();
});

const run = async (args: string | readonly string[], keys: readonly string[] = [KEY]) => {
  const read = readDeskArguments(typeof args === 'string' ? args.split(' ') : args);
  if (!read.ok) throw new Error(read.error);
  return runDeskCommand(
    {
      db: opened.db,
      box: sealedBox(keys),
      hashing: tokenHashing('a secret key that only the tests know of'),
      ids: randomIds,
      keepYears: YEARS,
      nowMs: site.clock.now(),
      jobs: site.jobs,
    },
    read.value,
  );
};
const rowsOf = async (query: string, values: readonly unknown[] = []) =>
  (await site.database.pool.query(query, [...values])).rows;
const actsOf = async (kind: string) =>
  (await rowsOf('select detail from operator_acts where kind = $1 order by id', [kind])).map(({ detail }) => detail);

describe('"where is my letter?"', () => {
  test('is answered by an address, a number or an id in two steps, without a name or a word of the story', async () => {
    const sender = await aSender(site);
    const demandId = await approved(sender, 'self_mail');
    must(
      await sender.browser.post(paths.tracking, {
        demand_id: demandId,
        recipient: 0,
        tracking_number: '9407 1118 9876 5432 1098 76',
      }),
    );
    const [order] = await rowsOf(
      'select orders.id, claim_id from orders join claims on claims.id = claim_id where account_id = $1',
      [sender.accountId],
    );
    const claimId = String(order.claim_id);
    for (const term of [
      sender.email.toUpperCase(),
      orderNumber(order.id),
      demandId,
      claimId,
      '9407111898765432109876',
    ]) {
      const found = await run(['find', term, '--by', 'Ada']);
      expect(found).toMatchObject({ exitCode: 0, facts: { account_id: sender.accountId, claims: [{ id: claimId }] } });
      expect(found.text).toContain(`Order ${orderNumber(order.id)}`);
    }
    const shown = await run(`claim show ${claimId} --by Ada`);
    expect(shown.text).toMatch(/letter 1, approved: PDF (?:ready|pending)/);
    expect(shown.text).toMatch(/delivery 1 by self_mail: sent/);
    expect(shown.text).toMatch(/dispatch\.tracking_recorded/);
    for (const secret of [sender.email, sender.theirEmail, 'Ironbound', '9407']) {
      expect(JSON.stringify(shown)).not.toContain(secret);
      expect(JSON.stringify(await actsOf('looked_for'))).not.toContain(secret);
    }
    expect(await actsOf('looked_for')).toMatchObject(
      ['address', 'order', 'letter', 'id', 'tracking'].map((how) => ({ how, claims: [claimId], by: 'Ada' })),
    );
    expect(await actsOf('claim.looked_at')).toEqual([{ claim: claimId, by: 'Ada' }]);
  });

  test('of somebody unknown finds nothing, and that it was looked for is written down unless it was only tried', async () => {
    const before = (await actsOf('looked_for')).length;
    for (const term of ['nobody@example.com', 'K7QF-2M9T', '9407111898765432100000', '0'.repeat(26)]) {
      expect((await run(['find', term, '--by', 'Ada', '--dry-run'])).exitCode).toBe(1);
    }
    expect((await actsOf('looked_for')).length).toBe(before);
    expect((await run('find nobody@example.com --by Ada')).exitCode).toBe(1);
    expect((await actsOf('looked_for')).length).toBe(before + 1);
  });

  test('finds a claim by the address of its payment', async () => {
    const person = await aSender(site);
    const [row] = await rowsOf('select id from claims where account_id = $1', [person.accountId]);
    const found = await run(['find', String(aPayment()['email']), '--by', 'Ada', '--dry-run']);
    expect(JSON.stringify(found.facts)).toContain(row.id);
  });
});

describe('a job', () => {
  const aJob = async (item: string, state: 'failed' | 'active' | 'created'): Promise<string> => {
    await inTransaction(opened.db, (trx) => idle.enqueue(trx, idleJob, { item }));
    const [row] = await rowsOf(
      `update pgboss.job set state = $2::pgboss.job_state, retry_count = 3,
         completed_on = case when $2 = 'failed' then now() end, output = '{"name":"Error"}'
       where name = 'idle-work' and data ->> 'item' = $1 returning id`,
      [item, state],
    );
    return row.id;
  };
  const stateOf = async (id: string) =>
    (await rowsOf('select state, retry_count from pgboss.job where id = $1', [id]))[0];

  test('that failed is listed and run again, one alone or all of its kind, each with a row', async () => {
    const [first, second, third] = [await aJob('a', 'failed'), await aJob('b', 'failed'), await aJob('c', 'failed')];
    const listed = await run('jobs list --kind idle-work');
    expect(listed.facts).toMatchObject({ kinds: [{ name: 'idle-work', state: 'failed', count: 3, tries: 3 }] });
    expect(listed.text).toContain(first);
    expect((await run(`jobs retry ${first} --by Ada --dry-run`)).text).toContain('nothing was changed');
    expect(await stateOf(first)).toMatchObject({ state: 'failed' });
    expect((await run(`jobs retry ${first} --by Ada`)).exitCode).toBe(0);
    expect(await stateOf(first)).toEqual({ state: 'retry', retry_count: 0 });
    expect((await run('jobs retry --kind idle-work --by Ada')).text).toContain('2 of idle-work');
    expect([await stateOf(second), await stateOf(third)]).toMatchObject([{ state: 'retry' }, { state: 'retry' }]);
    expect(await actsOf('job.retried')).toHaveLength(3);
    expect((await run('jobs retry --kind idle-work --by Ada')).exitCode).toBe(1);
  });

  test('that failed or waits is buried and never begun again; one that runs is left alone', async () => {
    const [failed, running] = [await aJob('d', 'failed'), await aJob('e', 'active')];
    expect((await run(`jobs bury ${failed} --by Ada`)).exitCode).toBe(0);
    expect(await stateOf(failed)).toMatchObject({ state: 'cancelled' });
    expect((await run(`jobs retry ${failed} --by Ada`)).exitCode).toBe(1);
    expect((await run(`jobs bury ${running} --by Ada`)).exitCode).toBe(1);
    expect(await stateOf(running)).toMatchObject({ state: 'active' });
    expect(await idle.revive(idleJob)).toBe(0);
    expect(await actsOf('job.buried')).toEqual([{ job: failed, queue: 'idle-work', by: 'Ada' }]);
  });
});

describe('a mail that failed', () => {
  const aFailedMail = async (to: string, expiresAtMs?: number): Promise<string> => {
    const mail = createMail({ box: sealedBox([KEY]), clock: site.clock, ids: randomIds, jobs: site.jobs });
    const expiry = expiresAtMs === undefined ? {} : { expiresAtMs };
    // Failed before its job sees it: both are true at once.
    return inTransaction(opened.db, async (trx) => {
      const request = { to, locale: 'en', template: 'receipt-code', params: { code: '123456' }, ...expiry } as const;
      const id = await mail.enqueue(trx, request);
      await trx
        .withTables<{ mail_outbox: { id: string; status: string; tries: number; failure_code: string } }>()
        .updateTable('mail_outbox')
        .set({ status: 'failed', tries: 6, failure_code: 'mail.refused' })
        .where('id', '=', id)
        .execute();
      return id;
    });
  };

  test('is listed without its address, tried, and sent once more', async () => {
    const id = await aFailedMail('waiting@example.com');
    const listed = await run('mail list');
    expect(listed.text).toMatch(new RegExp(`${id}  receipt-code  failed  .*6 tries  mail.refused`));
    expect(JSON.stringify(listed)).not.toContain('waiting@');
    expect((await run(`mail resend ${id} --by Ada --dry-run`)).text).toContain('nothing was changed');
    expect((await run(`mail resend ${id} --by Ada`)).exitCode).toBe(0);
    await mailTo(site, 'waiting@example.com');
    await expect
      .poll(async () => (await rowsOf('select status from mail_outbox where id = $1', [id]))[0]?.status)
      .toBe('sent');
    expect((await run(`mail resend ${id} --by Ada`)).text).toContain('did not fail');
    expect(await actsOf('mail.resent')).toEqual([{ mail: id, template: 'receipt-code', by: 'Ada' }]);
  });

  test('whose code has run out, or that is a letter, stays where it is', async () => {
    const late = await aFailedMail('late@example.com', site.clock.now());
    expect((await run(`mail resend ${late} --by Ada`)).text).toContain('run out');
    const letter = await aFailedMail('letter@example.com');
    await rowsOf("update mail_outbox set template = 'letter-to-recipient' where id = $1", [letter]);
    expect((await run(`mail resend ${letter} --by Ada`)).text).toContain('by its sender');
    expect(await rowsOf('select status from mail_outbox where id = any($1)', [[late, letter]])).toEqual([
      { status: 'failed' },
      { status: 'failed' },
    ]);
  });
});

describe('somebody with an account', () => {
  test('is logged out everywhere, gets their file, and is deleted, each as if they had asked on the page', async () => {
    const person = await aPerson(site);
    const isIn = async () => (await person.browser.get(paths.checkAuth)).json().isAuthenticated;
    const trail = async () =>
      (await rowsOf('select kind from audit_events where account_id = $1 order by id', [person.accountId])).map(
        ({ kind }) => kind,
      );
    expect(await isIn()).toBe(true);
    expect((await run(`sessions end ${person.email} --by Ada --dry-run`)).text).toContain('nothing was changed');
    expect(await isIn()).toBe(true);
    expect((await run(`sessions end ${person.email} --by Ada`)).facts).toMatchObject({ count: 1 });
    expect(await isIn()).toBe(false);

    expect((await run(`account export ${person.accountId} --by Ada`)).exitCode).toBe(0);
    const exported = () => rowsOf('select state from data_exports where holder = $1', [`account:${person.accountId}`]);
    await expect.poll(exported, { timeout: 30_000 }).toEqual([{ state: 'ready' }]);

    expect((await run(`account delete ${person.email} --by Ada --dry-run`)).exitCode).toBe(0);
    expect((await run(`account delete ${person.email} --by Ada`)).exitCode).toBe(0);
    const left = () => rowsOf('select id from accounts where id = $1', [person.accountId]);
    await expect.poll(left, { timeout: 30_000 }).toEqual([]);
    expect(await trail()).toEqual(
      expect.arrayContaining(['session.ended', 'data.export_ordered', 'data.deletion_asked', 'account.deleted']),
    );
    for (const kind of ['sessions.ended', 'export.ordered', 'deletion.asked']) {
      expect(await actsOf(kind)).toMatchObject([{ account: person.accountId, by: 'Ada' }]);
    }
    expect((await run(`account delete ${person.email} --by Ada`)).text).toContain('/your-data');
  });
});

describe('upkeep', () => {
  test('shows what each data key has sealed, and renews only where an older one is in the list', async () => {
    const one = await run('keys show');
    expect(one.facts).toMatchObject({ keys: [{ is_newest: true, values: expect.any(Number) }] });
    expect((await run('keys renew --by Ada')).exitCode).toBe(1);
    const two = await run('keys show', [NEWER_KEY, KEY]);
    expect(two.text).toMatch(/seals what is new {2}0 values\n\w+ {2}older {2}[1-9]\d* values/);
    expect((await run('keys renew --by Ada --dry-run', [NEWER_KEY, KEY])).text).toContain('nothing was changed');
    expect(await actsOf('keys.renewal_asked')).toEqual([]);
    expect((await run('keys renew --by Ada', [NEWER_KEY, KEY])).exitCode).toBe(0);
    expect(await actsOf('keys.renewal_asked')).toMatchObject([{ by: 'Ada' }]);
    expect(
      await rowsOf("select count(*)::int from pgboss.job where name = 'seal-anew' and singleton_on is null"),
    ).toEqual([{ count: 1 }]);
  });

  test('says what time is over for, and has the jobs that keep it run', async () => {
    const browser = site.browser();
    must(await browser.post(paths.saveFormData, aCompleteForm()));
    await rowsOf("update claims set expires_at = to_timestamp(0) where status = 'draft'");
    expect((await run('retention show')).facts).toMatchObject({ drafts: 1, paid_claims_going: [] });
    expect((await run('retention run --by Ada --dry-run')).text).toContain('nothing was changed');
    expect((await run('retention run --by Ada')).exitCode).toBe(0);
    await expect
      .poll(async () => (await run('retention show')).facts, { timeout: 30_000 })
      .toMatchObject({ drafts: 0 });
    expect(await actsOf('retention.asked')).toMatchObject([{ drafts: 1, by: 'Ada' }]);
  });

  test('every act can be read again, the newest first', async () => {
    const { facts, text } = await run('acts');
    expect(facts).toMatchObject({ acts: expect.any(Array) });
    expect(text.split('\n')[1]).toContain('retention.asked');
  });
});

test.each([
  ['find --by Ada', 'Find what?'],
  ['find a@b.example', '--by NAME'],
  ['claim show', 'Which one?'],
  ['claim show 1 --by Ada', 'Which one?'],
  ['claim burn', 'There is no command'],
  ['jobs retry --by Ada', 'Which one?'],
  ['jobs bury', 'Which one?'],
  ['jobs bury 11111111-1111-4111-8111-111111111111', '--by NAME'],
  ['mail resend --by Ada', 'Which one?'],
  ['sessions end --by Ada', 'Whose?'],
  ['account export a@b.example', '--by NAME'],
  ['keys renew', '--by NAME'],
  ['keys turn', 'There is no command'],
  ['retention run', '--by NAME'],
  ['jobs list now please 3', 'not understood'],
  ['mail list --all', '--all'],
])('%s is refused in words', (typed, words) => {
  expect(readAdminArguments(typed.split(' '))).toMatchObject({ ok: false, error: expect.stringContaining(words) });
});
