import type pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { inTransaction, openDatabase } from '../db/index.ts';
import { silentLog } from '../logging/index.ts';
import { appendAccountAudit, appendAudit, verifyAuditChain } from './index.ts';

const CLAIM = '11111111-1111-4111-8111-111111111111';
const ACCOUNT = '22222222-2222-4222-8222-222222222222';
const NOW = Date.parse('2026-11-22T12:00:00.123Z');

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

const write = async (count: number) => {
  for (let nr = 1; nr <= count; nr += 1) {
    await appendAudit(database.db, CLAIM, NOW + nr, {
      kind: 'claim.paid',
      orderId: `order ü ${nr}`,
      packageId: 'letter',
    });
  }
};

/** What somebody does who owns the tables and wants something not to have happened. */
const tamper = (sql: string): Promise<pg.QueryResult> =>
  database.pool.query(`
    alter table audit_events disable trigger user; alter table audit_chain disable trigger user;
    ${sql};
    alter table audit_events enable trigger user; alter table audit_chain enable trigger user;`);

describe('the chain of the trail', () => {
  test('is empty in a new database, and whole', async () => {
    expect(await verifyAuditChain(database.pool, null)).toEqual({
      head: { position: 0, hash: '00'.repeat(32) },
      fault: null,
    });
  });

  test('holds every row of claims and accounts, in the order in which they became true', async () => {
    await write(3);
    await appendAccountAudit(database.db, ACCOUNT, NOW, { kind: 'session.ended', count: 2 });
    const report = await verifyAuditChain(database.pool, null);
    expect(report).toEqual({ head: { position: 4, hash: expect.stringMatching(/^[0-9a-f]{64}$/) }, fault: null });
    expect(report.head.hash).not.toBe('00'.repeat(32));
  });

  test('is the same in every time zone', async () => {
    await write(1);
    await database.pool.query("set timezone = 'Asia/Kathmandu'; set datestyle = 'German'");
    expect((await verifyAuditChain(database.pool, null)).fault).toBeNull();
  });

  test('stays one, without a gap, when many write at once and some take their writing back', async () => {
    const opened = await openDatabase({ connection: database.running, log: silentLog, maxConnections: 8 });
    if (!opened.ok) throw new Error(opened.error.message);
    const { db } = opened.value;
    const writer = (nr: number) =>
      inTransaction(db, async (trx) => {
        await appendAudit(trx, CLAIM, NOW, { kind: 'claim.started' });
        await appendAccountAudit(trx, ACCOUNT, NOW, { kind: 'login.failed' });
        if (nr % 4 === 0) throw new Error('taken back');
      });
    const done = await Promise.allSettled(Array.from({ length: 60 }, (_, nr) => writer(nr)));
    await opened.value.close();
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(45);
    expect(await verifyAuditChain(database.pool, null)).toMatchObject({ head: { position: 90 }, fault: null });
  });
});

describe('what was done to the trail behind its back is found', () => {
  test.each([
    [
      'a row that says something else',
      "update audit_events set kind = 'claim.archived' where id = 2",
      'row_changed',
      2,
    ],
    ['a row of another day', "update audit_events set at = at - interval '1 day' where id = 3", 'row_changed', 3],
    [
      'a row that is somebody else’s',
      'update audit_events set claim_id = gen_random_uuid() where id = 1',
      'row_changed',
      1,
    ],
    [
      'a row that is gone with its link',
      'delete from audit_chain where position = 2; delete from audit_events where id = 2',
      'row_missing',
      2,
    ],
    [
      'a row that was changed with its own hash',
      `update audit_events set kind = 'x' where id = 2;
       update audit_chain set hash = sha256(previous_hash || convert_to(audit_event_text(e), 'UTF8'))
       from audit_events e where e.id = event_id and position = 2`,
      'link_broken',
      3,
    ],
    [
      'a row without a link',
      "insert into audit_events (claim_id, at, kind, detail) values (gen_random_uuid(), now(), 'x', '{}')",
      'rows_unchained',
      1,
    ],
  ])('%s', async (_what, sql, code, position) => {
    await write(4);
    await tamper(sql);
    expect((await verifyAuditChain(database.pool, null)).fault).toEqual({ code, position });
  });

  test('an end that was cut off, by whoever wrote the head down before', async () => {
    await write(4);
    const { head } = await verifyAuditChain(database.pool, null);
    await write(1);
    expect((await verifyAuditChain(database.pool, head)).fault).toBeNull();
    await tamper('delete from audit_chain where position > 3; delete from audit_events where id > 3');
    expect((await verifyAuditChain(database.pool, null)).fault).toBeNull();
    expect((await verifyAuditChain(database.pool, head)).fault).toEqual({ code: 'head_not_found', position: 4 });
  });
});
