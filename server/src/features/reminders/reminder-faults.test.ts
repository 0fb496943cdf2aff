import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { inTransaction } from '../../platform/db/index.ts';
import { aPerson } from '../../testing/builders/an-account.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { sendRemindersJob } from './send-reminders.job.ts';

/** `FAULT_RUNS=1000 npx vitest run reminder-faults` is the long form. */
const RUNS = Number(process.env['FAULT_RUNS'] ?? 20);
/** Where a look writes, in its order; a fault is just before the row is there, or just after. */
const TABLES = ['reminder_looks', 'reminders_sent', 'mail_outbox', 'audit_events'];
const MOMENTS = ['before', 'after'] as const;
/** The statement fails; or the connection is gone, as when the process or the database dies. */
const FAULTS = [`raise exception 'a planted fault'`, 'perform pg_terminate_backend(pg_backend_pid())'];

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

async function look(): Promise<void> {
  const { db } = site.database;
  await inTransaction(db, (trx) => site.jobs.enqueue(trx, sendRemindersJob, {}));
  await vi.waitFor(
    async () => {
      const { rows } = await sql<{ count: number }>`select count(*)::int as count from pgboss.job
        where name = ${sendRemindersJob.name} and state in ('created', 'retry', 'active')`.execute(db);
      expect(rows[0]?.count).toBe(0);
    },
    { timeout: 60_000, interval: 20 },
  );
}

/** A draft of the account that goes in five days, so that one reminder is due. */
async function aDraftThatEnds(accountId: string): Promise<string> {
  const { rows } = await site.database.pool.query(
    `insert into claims (id, account_id, status, form, step, sub_step, revision, created_at, saved_at, archived_at, expires_at)
     values (gen_random_uuid(), $1, 'draft', '\\x00', 1, 0, 1, $2, $2, $2, $2::timestamptz + interval '5 days')
     returning id`,
    [accountId, new Date(site.clock.now())],
  );
  return String(rows[0].id);
}

test(
  `a reminder is mailed once, wherever a run breaks off (${RUNS} runs)`,
  async () => {
    const { pool } = site.database;
    const { accountId } = await aPerson(site);
    await pool.query(`create table planted (on_table text, fault integer)`);
    await pool.query(`grant select on planted to public`);
    await pool.query(
      `create function fail_here() returns trigger language plpgsql as $$
       begin
         if exists (select from planted where on_table = tg_table_name || ' ' || tg_when and fault = 0)
           then ${FAULTS[0]}; end if;
         if exists (select from planted where on_table = tg_table_name || ' ' || tg_when and fault = 1)
           then ${FAULTS[1]}; end if;
         return new;
       end $$`,
    );
    for (const table of TABLES)
      for (const moment of MOMENTS)
        await pool.query(
          `create trigger fails_${moment} ${moment} insert on ${table} for each row execute function fail_here()`,
        );
    const points = TABLES.flatMap((table) =>
      MOMENTS.flatMap((moment) => [0, 1].map((fault) => ({ table, moment, fault }))),
    );
    const mails = async () => {
      const { rows } = await pool.query(`select count(*)::int as count from mail_outbox`);
      return Number(rows[0].count);
    };
    const before = await mails();
    const wrong: unknown[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const point = points[run % points.length];
      const draft = await aDraftThatEnds(accountId);
      await pool.query(`insert into planted values ($1, $2)`, [
        `${point?.table} ${point?.moment.toUpperCase()}`,
        point?.fault,
      ]);
      await look();
      // Nothing of the run that broke off was kept: the fault was there.
      const broken = (await mails()) - before;
      await pool.query(`delete from planted`);
      // Twice at once, as when two processes run; then once more as if the day's look had not been noted.
      await Promise.all([look(), look()]);
      await pool.query(`delete from reminder_looks where claim_id = $1`, [draft]);
      await look();
      const sent = (await mails()) - before;
      if (sent !== run + 1 || broken !== run) wrong.push({ run, point, sent, broken });
    }
    expect(wrong).toEqual([]);
  },
  RUNS * 3_000 + 60_000,
);
