import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { silentLog } from '../logging/index.ts';
import { createPool, type DatabaseConnection, migrate } from './index.ts';

const first = 'create table letters (id int primary key);';
const second = "alter table letters add column body text not null default 'x'; insert into letters values (1);";

let database: TestDatabase;
let directory = '';
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

beforeEach(async () => {
  await database.pool.query('drop schema public cascade; create schema public');
  directory = mkdtempSync(join(tmpdir(), 'plainclaim-migrations-'));
  return () => rmSync(directory, { recursive: true });
});

const put = (name: string, sql: string) => writeFileSync(join(directory, name), sql);
const run = () => migrate(database.pool, directory, silentLog);
const hasLetters = async () => (await database.pool.query("select to_regclass('letters') as t")).rows[0].t !== null;

describe('migrations', () => {
  test('are applied in the order of their numbers, each once', async () => {
    put('0010_second.sql', second);
    put('0002_first.sql', first);
    put('notes.txt', 'not a migration');
    expect(await run()).toEqual({ ok: true, value: ['0002_first.sql', '0010_second.sql'] });
    expect(await run()).toEqual({ ok: true, value: [] });
    put('0011_third.sql', 'insert into letters values (2);');
    expect(await run()).toEqual({ ok: true, value: ['0011_third.sql'] });
    expect((await database.pool.query('select id, body from letters order by id')).rows).toEqual([
      { id: 1, body: 'x' },
      { id: 2, body: 'x' },
    ]);
  });

  test('do nothing when there are none', async () => {
    expect(await run()).toEqual({ ok: true, value: [] });
  });

  test('are applied once when five processes start together', async () => {
    put('0001_first.sql', `${first} select pg_sleep(0.05);`);
    put('0002_second.sql', second);
    const pools = Array.from({ length: 5 }, () => poolOn(database.connection));
    const outcomes = await Promise.all(pools.map((pool) => migrate(pool, directory, silentLog)));
    await Promise.all(pools.map((pool) => pool.end()));
    const applied = outcomes.flatMap((outcome) => (outcome.ok ? outcome.value : ['failed']));
    expect(applied).toEqual(['0001_first.sql', '0002_second.sql']);
  });

  test('are not bound by the time limit of ordinary queries', async () => {
    put('0001_slow.sql', 'select pg_sleep(0.3);');
    const hasty = poolOn(database.connection, 100);
    expect(await migrate(hasty, directory, silentLog)).toMatchObject({ ok: true });
    await hasty.end();
  });

  test('leave nothing behind when they fail, and go on from there once mended', async () => {
    put('0001_first.sql', first);
    put('0002_broken.sql', 'insert into letters values (1); insert into nowhere values (1);');
    expect(await run()).toMatchObject({
      ok: false,
      error: { code: 'migration.failed', message: expect.stringContaining('0002_broken.sql') },
    });
    expect((await database.pool.query('select * from letters')).rows).toEqual([]);
    put('0002_broken.sql', 'insert into letters values (1);');
    expect(await run()).toEqual({ ok: true, value: ['0002_broken.sql'] });
  });
});

describe('a migration is refused', () => {
  test('when its file was changed after it was applied', async () => {
    put('0001_first.sql', first);
    await run();
    put('0001_first.sql', `${first} -- better`);
    put('0002_second.sql', second);
    expect(await run()).toMatchObject({ ok: false, error: { code: 'migration.file_changed' } });
    expect((await database.pool.query('select name from schema_migrations')).rows).toHaveLength(1);
  });

  test('but not because git changed its line ends', async () => {
    put('0001_first.sql', 'create table letters (\n  id int\n);\n');
    await run();
    put('0001_first.sql', 'create table letters (\r\n  id int\r\n);\r\n');
    expect(await run()).toEqual({ ok: true, value: [] });
  });

  test('when the database is ahead of the program', async () => {
    put('0001_first.sql', first);
    put('0002_second.sql', second);
    await run();
    rmSync(join(directory, '0002_second.sql'));
    expect(await run()).toMatchObject({ ok: false, error: { code: 'migration.database_is_newer' } });
  });

  test('when it comes late with a low number', async () => {
    put('0002_first.sql', first);
    await run();
    put('0001_late.sql', second);
    expect(await run()).toMatchObject({ ok: false, error: { code: 'migration.out_of_order' } });
  });

  test.each([
    ['its name has no number', 'add_letters.sql', 'migration.bad_name'],
    ['its number is taken', '0001_other.sql', 'migration.number_taken_twice'],
  ])('when %s', async (_why, name, code) => {
    put('0001_first.sql', first);
    put(name, second);
    expect(await run()).toMatchObject({ ok: false, error: { code } });
    expect(await hasLetters()).toBe(false);
  });

  test('when the folder is missing', async () => {
    const missing = join(directory, 'nowhere');
    expect(await migrate(database.pool, missing, silentLog)).toMatchObject({
      ok: false,
      error: { code: 'migration.folder_missing' },
    });
  });
});

const poolOn = (connection: DatabaseConnection, statementTimeoutMs = 3_000): pg.Pool =>
  createPool({ connection, applicationName: 'migrating', maxConnections: 1, statementTimeoutMs, log: silentLog });
