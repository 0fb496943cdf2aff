import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { isDatabaseAway } from './database-away.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({ statementTimeoutMs: 1_000 });
});
afterAll(() => site.close());

const failureOf = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

const settings = () => ({ ...site.database.connection });

describe('a failure that may pass by itself', () => {
  test('is a server that is not there', async () => {
    const byPort = new pg.Client({ host: '127.0.0.1', port: 1 });
    const bySocket = new pg.Client({ host: '/nowhere', port: 5432 });
    expect(isDatabaseAway(await failureOf(byPort.connect()))).toBe(true);
    expect(isDatabaseAway(await failureOf(bySocket.connect()))).toBe(true);
  });

  test('is a query that takes too long', async () => {
    const client = new pg.Client({ ...settings(), statement_timeout: 50 });
    await client.connect();
    expect(isDatabaseAway(await failureOf(client.query('select pg_sleep(3)')))).toBe(true);
    await client.end();
  });

  test.each(['25P03', '40001', '40P01', '55P03'])('is a transaction in the way of others (%s)', async (code) => {
    const raised = site.database.pool.query(
      `do $$ begin raise exception 'in the way' using errcode = '${code}'; end $$`,
    );
    expect(isDatabaseAway(await failureOf(raised))).toBe(true);
  });

  test('is a connection that the server cut', async () => {
    const client = new pg.Client(settings());
    client.on('error', () => {});
    await client.connect();
    const cut = failureOf(client.query('select pg_terminate_backend(pg_backend_pid())'));
    expect(isDatabaseAway(await cut)).toBe(true);
  });

  test('is a pool without a free connection', async () => {
    const pool = new pg.Pool({ ...settings(), max: 1, connectionTimeoutMillis: 50 });
    const held = await pool.connect();
    expect(isDatabaseAway(await failureOf(pool.query('select 1')))).toBe(true);
    held.release();
    await pool.end();
  });
});

test('a mistake of ours does not pass by itself', async () => {
  const { db } = site.database;
  expect(isDatabaseAway(await failureOf(sql`select nonsense`.execute(db)))).toBe(false);
  expect(isDatabaseAway(new TypeError('x is undefined'))).toBe(false);
  expect(isDatabaseAway(undefined)).toBe(false);
});

test('a call that met such a failure says to come back, and keeps the place of the failure in the log', async () => {
  const { pool } = site.database;
  const locked = await pool.connect();
  await locked.query('begin');
  await locked.query('lock table categories in access exclusive mode');
  const answer = await site.browser().get('/api/categories');
  await locked.query('rollback');
  locked.release();
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('2');
  expect(answer.json()).toMatchObject({ code: 'server.busy', message: expect.stringContaining('Nothing is lost') });
  const line = site.logLines.find((one) => one.includes('"level":"error"') && one.includes(answer.json().requestId));
  expect(JSON.parse(line ?? '{}')).toMatchObject({ err: { code: '57014' } });
  expect((await site.browser().get('/api/categories')).statusCode).toBe(200);
});
