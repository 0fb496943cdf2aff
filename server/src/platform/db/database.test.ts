import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { silentLog } from '../logging/index.ts';
import { createPool, type Db, hasSqlState, inTransaction, openDatabase, SQL_STATE } from './index.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.pool.query('create table notes (id int primary key, body text not null)');
});
afterAll(() => database.drop());

const valueOf = async (expression: string): Promise<unknown> =>
  (await database.pool.query(`select ${expression} as value`)).rows[0].value;

const noteCount = () => valueOf('(select count(*) from notes)');

const addNote = (db: Db, id: number) => sql`insert into notes values (${id}, 'x')`.execute(db);

describe('values from the database', () => {
  test.each([
    ["date '2026-03-08'", '2026-03-08'],
    ["array[date '2026-03-08', null]", ['2026-03-08', null]],
    ["timestamptz '2026-03-08 02:30:00-05'", new Date('2026-03-08T07:30:00Z')],
    ["timestamp '2026-03-08 02:30:00'", '2026-03-08 02:30:00'],
    ['9007199254740991::int8', 9_007_199_254_740_991],
    ['array[1, 2]::int8[]', [1, 2]],
    ['12.50::numeric(10, 2)', '12.50'],
    ['\'{"a": [1, null]}\'::jsonb', { a: [1, null] }],
    ["'\\x00ff'::bytea", Buffer.from([0, 255])],
  ])('%s arrives as expected', async (expression, expected) => {
    expect(await valueOf(expression)).toEqual(expected);
  });

  test('a whole number too large to be exact fails the query, and the connection stays usable', async () => {
    await expect(valueOf('9007199254740992::int8')).rejects.toThrow(RangeError);
    expect(await valueOf('1')).toBe(1);
  });
});

describe('a transaction', () => {
  test('keeps everything or nothing', async () => {
    const before = await noteCount();
    const failing = inTransaction(database.db, async (trx) => {
      await addNote(trx, 1);
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await noteCount()).toBe(before);
    await inTransaction(database.db, (trx) => addNote(trx, 1));
    expect(await noteCount()).toBe(Number(before) + 1);
  });

  test('joins the one it is called in', async () => {
    const failing = inTransaction(database.db, async (outer) => {
      await inTransaction(outer, (inner) => addNote(inner, 2));
      throw new Error('undo both');
    });
    await expect(failing).rejects.toThrow('undo both');
    expect(await valueOf('exists(select from notes where id = 2)')).toBe(false);
  });

  test('is tried again when two of them block each other', async () => {
    await database.pool.query("insert into notes values (10, 'a'), (11, 'a')");
    const lock = (trx: Db, id: number) => sql`update notes set body = body || '.' where id = ${id}`.execute(trx);
    let waiting = 0;
    let release = () => {};
    const bothHoldOne = new Promise<void>((done) => {
      release = done;
    });
    const crossing = (first: number, second: number) =>
      inTransaction(database.db, async (trx) => {
        // A busy machine may take long to notice the deadlock; the time limit must not get there first.
        await sql`set local statement_timeout = '30s'`.execute(trx);
        await lock(trx, first);
        waiting += 1;
        if (waiting === 2) release();
        await bothHoldOne;
        await lock(trx, second);
      });
    await Promise.all([crossing(10, 11), crossing(11, 10)]);
    expect(await valueOf("(select string_agg(body, ' ' order by id) from notes where id in (10, 11))")).toBe('a.. a..');
  });
});

describe('refusals', () => {
  test('are told apart by their code and constraint', async () => {
    const twice = database.pool.query("insert into notes values (20, 'x'), (20, 'y')");
    const error: unknown = await twice.catch((reason: unknown) => reason);
    expect(hasSqlState(error, SQL_STATE.uniqueViolation)).toBe(true);
    expect(hasSqlState(error, SQL_STATE.deadlock)).toBe(false);
    expect(hasSqlState(Object.assign(new Error('x'), { code: 'ECONNREFUSED' }))).toBe(false);
  });
});

describe('an open database', () => {
  test('cuts off a query that takes too long', async () => {
    const opened = await openDatabase({ ...database, statementTimeoutMs: 50, log: silentLog });
    if (!opened.ok) throw new Error(opened.error.message);
    const error: unknown = await opened.value.pool.query('select pg_sleep(5)').catch((reason: unknown) => reason);
    expect(hasSqlState(error, SQL_STATE.queryCanceled)).toBe(true);
    await opened.value.close();
  });

  test('survives the loss of its idle connections', async () => {
    const lost: string[] = [];
    const log = { ...silentLog, warn: (_fields: object, message: string) => void lost.push(message) };
    const pool = createPool({
      connection: database.connection,
      applicationName: 'soon cut off',
      maxConnections: 1,
      statementTimeoutMs: 1_000,
      log,
    });
    await pool.query('select 1');
    await database.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'soon cut off'",
    );
    await expect.poll(() => lost).toEqual(['idle database connection lost']);
    expect((await pool.query('select 2 as value')).rows).toEqual([{ value: 2 }]);
    await pool.end();
  });

  test('is an error that names what to check when there is no server', async () => {
    const connection = { connectionString: 'postgres://app:hunter2@127.0.0.1:1/none' };
    const opened = await openDatabase({ connection, log: silentLog, waitMs: 0 });
    expect(opened).toMatchObject({ ok: false, error: { code: 'database.unreachable' } });
    expect(JSON.stringify(opened)).not.toContain('hunter2');
  });

  test('does not wait for a database that does not exist', async () => {
    const { connection } = database;
    const missing = 'connectionString' in connection ? connection : { ...connection, database: 'not_there' };
    if ('connectionString' in missing) return;
    const startedMs = performance.now();
    expect(await openDatabase({ connection: missing, log: silentLog, waitMs: 20_000 })).toMatchObject({ ok: false });
    expect(performance.now() - startedMs).toBeLessThan(15_000);
  });
});
