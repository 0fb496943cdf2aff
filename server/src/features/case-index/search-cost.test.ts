import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../../platform/db/index.ts';
import { countQuery, pageQuery } from '../cases/index.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { searchQuery } from './index-repository.ts';

/** `CASES=1000000 npx vitest run search-cost` is the long form; it prints both costs. */
const MANY = Number(process.env['CASES'] ?? 20_000);
const FEW = 1_000;
const OWN = 100;

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

const QUIET = [`alter table claims disable trigger user`, `alter table case_index disable trigger user`];

/** So many accounts with so many cases each, each with eight words that are nobody else's and one that many have. */
async function grow(accounts: number, each: number): Promise<string> {
  const { pool } = site.database;
  const client = await pool.connect();
  try {
    // A million rows take longer than a person would wait for an answer.
    await client.query('set statement_timeout = 0');
    for (const statement of QUIET) await client.query(statement);
    const { rows } = await client.query(
      `insert into accounts (id, email_fingerprint, profile, password_hash, created_at, password_changed_at)
       select gen_random_uuid(), gen_random_uuid()::text, '', '', now(), now() from generate_series(1, $1::int) returning id`,
      [accounts],
    );
    const ids = rows.map(({ id }) => String(id));
    await client.query(
      `insert into claims (id, account_id, status, form, step, sub_step, revision, created_at, saved_at, archived_at, expires_at)
       select gen_random_uuid(), a, 'paid', '\\x00', 5, 0, 1, now() - n * interval '1 second', now(), now(), now() + interval '1 day'
       from unnest($1::uuid[]) as a, generate_series(1, $2::int) as n`,
      [ids, each],
    );
    await client.query(
      `insert into case_index (claim_id, account_id, status, shown, tokens)
       select c.id, c.account_id, 'completed', '\\x00',
         (select array_agg(left(md5(c.id::text || w), 11)) from generate_series(1, 8) as w) || left(md5(c.account_id::text), 11)
       from claims c where c.account_id = any($1::uuid[])`,
      [ids],
    );
    await client.query('vacuum analyze claims');
    await client.query('vacuum analyze case_index');
    return ids[0] ?? '';
  } finally {
    client.release();
  }
}

type Cost = { readonly blocks: number; readonly milliseconds: number };

/** Blocks of the database that a query touches, and its quickest run of ten, after a first that warmed the caches. */
async function costOf(query: { compile(): { sql: string; parameters: readonly unknown[] } }): Promise<Cost> {
  const { sql: text, parameters } = query.compile();
  let cost: Cost = { blocks: 0, milliseconds: Number.POSITIVE_INFINITY };
  for (let run = 0; run <= 10; run += 1) {
    const { rows } = await site.database.pool.query(`explain (analyze, buffers, format json) ${text}`, [...parameters]);
    const [{ Plan: plan, 'Execution Time': time }] = rows[0]['QUERY PLAN'];
    if (run > 0)
      cost = {
        blocks: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'],
        milliseconds: Math.min(cost.milliseconds, time),
      };
  }
  return cost;
}

async function costs(db: Db, accountId: string) {
  const { rows } = await sql<{ tokens: string[] }>`select tokens from case_index where account_id = ${accountId}
    limit 1`.execute(db);
  const tokens = rows[0]?.tokens ?? [];
  const today = site.clock.today();
  const listing = { status: null, sort: 'newest', today } as const;
  return {
    search: await costOf(searchQuery(db, accountId, tokens.slice(0, 2), today, 11)),
    'search for what all its cases have': await costOf(searchQuery(db, accountId, tokens.slice(-1), today, 11)),
    'page of the list': await costOf(pageQuery(db, accountId, { size: 20, number: 2, ...listing })),
    'narrowed page': await costOf(pageQuery(db, accountId, { size: 20, number: 1, ...listing, status: 'completed' })),
    'count of a status': await costOf(countQuery(db, accountId, { status: 'completed', today })),
  };
}

test(
  `a search and a page cost the same with ${FEW} cases stored and with ${MANY}`,
  async () => {
    const { db } = site.database;
    const accountId = await grow(FEW / OWN, OWN);
    const few = await costs(db, accountId);
    await grow((MANY - FEW) / OWN, OWN);
    const many = await costs(db, accountId);
    if (process.env['CASES'] !== undefined) process.stdout.write(`${JSON.stringify({ few, many }, null, 2)}\n`);
    // Trees grow by a level where there is a thousand times as much, and each of the person's own cases may be looked up.
    const dearer = Object.entries(many).filter(([name, { blocks }]) => {
      const before = Object.entries(few).find(([key]) => key === name)?.[1].blocks ?? 0;
      return blocks > before * 2 + 4 * OWN;
    });
    expect(dearer).toEqual([]);
  },
  30 * 60_000,
);
