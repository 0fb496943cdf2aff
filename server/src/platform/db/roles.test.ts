import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { settleRoles } from './index.ts';
import { type DatabaseObject, statedForNothing } from './stated-rights.ts';

const CLAIM = '11111111-1111-4111-8111-111111111111';
const DELETION = '22222222-2222-4222-8222-222222222222';

let database: TestDatabase;
let running: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase();
  running = new pg.Client(database.running);
  await running.connect();
  await database.pool.query(`
    insert into sessions (id, token_hash, created_at, last_seen_at, expires_at) values (gen_random_uuid(), 'x', now(), now(), now());
    insert into claims (id, session_id, status, form, step, sub_step, revision, created_at, saved_at, expires_at)
      select '${CLAIM}', id, 'paid', 'sealed', 1, 1, 1, now(), now(), now() from sessions;
    insert into letter_versions (id, demand_id, claim_id, version, text, text_sha256, is_approved, issued_on, template_version, row_ids, created_at)
      values (gen_random_uuid(), 'DEMAND', '${CLAIM}', 1, 'sealed text', 'hash', false, now(), '1', '[]', now());
    insert into letter_documents (version_id, status, pdf, pdf_sha256, page_count, created_at, ready_at)
      select id, 'ready', 'sealed pdf', 'hash', 1, now(), now() from letter_versions;
    insert into payment_records
      values (gen_random_uuid(), '${CLAIM}', 'letter', 1, 0, 0, 'simulated', 'ref', '2020-01-01', '2027-01-01');
    insert into audit_events (claim_id, at, kind, detail) values ('${CLAIM}', now(), 'claim.started', '{}');`);
});
afterAll(async () => {
  await running.end();
  await database.drop();
});

describe('the role the app runs as', () => {
  test('is not the one that owns the tables, and is no member of any other', async () => {
    const { rows } = await running.query(`
      select current_user as name,
        (select count(*)::int from pg_class where pg_get_userbyid(relowner) = current_user) as tables,
        (select count(*)::int from pg_auth_members where pg_get_userbyid(member) = current_user) as memberships,
        has_schema_privilege('public', 'create') as may_create`);
    expect(rows).toEqual([{ name: 'plainclaim_app', tables: 0, memberships: 0, may_create: false }]);
  });

  test.each([
    'audit_events',
    'audit_chain',
    'removed_rows',
    'letter_versions',
    'court_documents',
    'court_signatures',
    'payment_records',
    'operator_acts',
    'package_prices',
    'order_lines',
    'order_payments',
    'order_refunds',
    'order_disputes',
  ])('cannot change, remove or empty %s, or take its guards away', async (table) => {
    const { rows } = await running.query<{ name: string }>(
      'select attname as name from pg_attribute where attrelid = $1::regclass and attnum = 2',
      [table],
    );
    const column = rows[0]?.name;
    for (const sql of [
      `update ${table} set ${column} = ${column}`,
      `delete from ${table}`,
      `truncate ${table} cascade`,
      `alter table ${table} disable trigger all`,
      `drop table ${table} cascade`,
      `set session_replication_role = replica`,
    ]) {
      const code = await running.query(sql).then(
        () => 'done',
        (error: pg.DatabaseError) => error.code,
      );
      expect([sql, code]).toEqual([sql, '42501']);
    }
  });

  test('cannot write links of the chain or marks of removals itself', async () => {
    const link = "insert into audit_chain values (99, 1, sha256('a'), sha256('b'))";
    await expect(running.query(link)).rejects.toMatchObject({ code: '42501' });
    const mark = "insert into removed_rows (table_name, row_sha256, removed_on) values ('x', sha256('a'), now())";
    await expect(running.query(mark)).rejects.toMatchObject({ code: '42501' });
  });

  test('cannot reach frozen rows through the claim they hang on, whatever it says about itself', async () => {
    const asIfRemoving = `begin; set local plainclaim.removing = 'letter_documents'; create temp table pg_proc (oid oid, proowner oid);
      insert into pg_proc select 'public.remove_frozen_rows(uuid,uuid,date)'::regprocedure, relowner from pg_class where relname = 'claims';`;
    for (const before of ['begin;', asIfRemoving]) {
      await expect(running.query(`${before} delete from claims`)).rejects.toThrow(/rows are never removed/);
      await running.query('rollback');
    }
  });

  test('cannot have frozen rows removed without a deletion that is under way', async () => {
    const remove = running.query('select remove_frozen_rows($1, $2, now()::date)', [CLAIM, DELETION]);
    await expect(remove).rejects.toThrow(/no deletion of this number is under way/);
  });

  test('can do its work on every other table', async () => {
    const { rows: writable } = await running.query(`
      select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
        and has_table_privilege(oid, 'insert') and has_table_privilege(oid, 'update') and has_table_privilege(oid, 'delete')
        and relname in ('claims', 'accounts', 'sessions', 'orders', 'letters', 'trial_books', 'data_deletions') order by 1`);
    expect(writable.map(({ relname }) => relname)).toEqual([
      'accounts',
      'claims',
      'data_deletions',
      'letters',
      'orders',
      'sessions',
      'trial_books',
    ]);
  });
});

describe('where one role does both', () => {
  test.each(['audit_events', 'letter_versions', 'letter_documents', 'payment_records'])(
    'the triggers of %s refuse all the same',
    async (table) => {
      await expect(database.pool.query(`delete from ${table}`)).rejects.toThrow(/rows are never removed/);
      await expect(database.pool.query(`truncate ${table} cascade`)).rejects.toThrow(/rows are never removed/);
    },
  );

  test('it is told apart from three', async () => {
    expect(await settleRoles(database.pool, database.role)).toBe('one_role');
    expect(await settleRoles(database.pool, 'plainclaim_app')).toBe('three_roles');
  });
});

describe('what runs with the rights of its owner', () => {
  const callableBy = async (role: string): Promise<readonly string[]> => {
    const { rows } = await database.pool.query<{ name: string }>(
      `select proname as name from pg_proc p join pg_namespace n on n.oid = pronamespace
       where (prosecdef or proname = 'decide_operator_item') and nspname not in ('pg_catalog', 'information_schema')
         and has_function_privilege($1, p.oid, 'execute') order by 1`,
      [role],
    );
    return rows.map(({ name }) => name);
  };

  test('can be called by nobody but who is named', async () => {
    expect(await callableBy('public')).toEqual([]);
    expect(await callableBy('plainclaim_app')).toEqual([
      'decide_operator_item',
      'remove_ended_payment_records',
      'remove_frozen_rows',
      'seal_frozen_anew',
    ]);
  });

  test('and so after a dump was restored without its rights, also where one role does both', async () => {
    const { rows } = await database.pool.query<{ name: string }>(
      `select oid::regprocedure::text as name from pg_proc
       where (prosecdef or proname = 'decide_operator_item') and pronamespace = 'public'::regnamespace
         and pg_get_userbyid(proowner) = current_user`,
    );
    expect(rows.length).toBeGreaterThan(2);
    for (const role of [database.role, 'plainclaim_app']) {
      for (const { name } of rows) await database.pool.query(`grant execute on function ${name} to public`);
      expect(await callableBy('public')).not.toEqual([]);
      await settleRoles(database.pool, role);
      expect(await callableBy('public')).toEqual([]);
    }
  });
});

describe('the rights that are stated', () => {
  /** Every right that somebody has on something of ours, by name. */
  const rights = async (): Promise<readonly string[]> => {
    const { rows } = await database.pool.query<{ line: string }>(`
      select concat_ws(' ', what, case grantee when 0 then 'public' else pg_get_userbyid(grantee)::text end, privilege_type) as line
      from (
        select oid::regclass::text as what, relacl as acl from pg_class where relnamespace = 'public'::regnamespace
        union all select attrelid::regclass || '.' || attname, attacl from pg_attribute where attrelid > 16384
        union all select oid::regprocedure::text, proacl from pg_proc where pronamespace = 'public'::regnamespace
        union all select nspname, nspacl from pg_namespace where nspname in ('public', 'pgboss')
        union all select oid::regprocedure || ' belongs to ' || proowner::regrole, null from pg_proc where prosecdef
      ) objects left join lateral aclexplode(acl) on true order by 1`);
    return rows.map(({ line }) => line);
  };

  test('name tables and functions that are there', async () => {
    const { rows } = await database.pool.query<DatabaseObject>(
      `select 'table' as kind, oid, 'public.' || relname as "sqlName", false as "isDefiner" from pg_class
         where relnamespace = 'public'::regnamespace
       union all
       select 'function', oid, 'public.' || proname || '(' || oidvectortypes(proargtypes) || ')', prosecdef from pg_proc
         where pronamespace = 'public'::regnamespace`,
    );
    expect(statedForNothing(rows)).toEqual([]);
  });

  test.each([
    'grant truncate on claims to plainclaim_app',
    'grant trigger on letter_versions to plainclaim_app',
    'grant references on audit_events to plainclaim_app',
    'grant update (kind) on audit_events to plainclaim_app',
    'grant delete on audit_events to public',
    'grant insert on audit_chain to plainclaim_app',
    'grant delete on removed_rows to plainclaim_eraser',
    'grant update on claims to plainclaim_eraser',
    'revoke insert on sessions from plainclaim_app',
    'revoke update on letter_documents from plainclaim_app',
    'revoke delete on letter_versions from plainclaim_eraser',
    'revoke select on data_deletions from plainclaim_eraser',
    'grant update on sequence audit_events_id_seq to plainclaim_app',
    'revoke usage on sequence audit_events_id_seq from plainclaim_app',
    'revoke select on operator_queue_now from plainclaim_app',
    'grant create on schema public to plainclaim_app',
    'grant create on schema public to plainclaim_eraser',
    'revoke execute on function seal_frozen_anew(text, text, uuid, bytea, bytea) from plainclaim_app',
    'grant execute on function extend_audit_chain() to plainclaim_app',
  ])('are given again after "%s"', async (change) => {
    const before = await rights();
    await database.pool.query(change);
    expect(await rights()).not.toEqual(before);
    expect(await settleRoles(database.pool, 'plainclaim_app')).toBe('three_roles');
    expect(await rights()).toEqual(before);
  });

  test.each(['postgres', 'plainclaim_eraser'])(
    'are not said to hold for %s, which may remove frozen rows',
    async (role) => {
      const before = await rights();
      expect(await settleRoles(database.pool, role)).toBe('one_role');
      expect(await rights()).toEqual(before);
    },
  );
});

test('a deletion removes the frozen rows of its claim, each of which leaves its hash and the day', async () => {
  const { rows: before } = await database.pool.query<{ hash: string }>(
    "select encode(sha256(convert_to(letter_versions::text, 'UTF8')), 'hex') as hash from letter_versions",
  );
  await database.pool.query(
    `insert into data_deletions (id, holder, reason, state, asked_at) values ('${DELETION}', 'claim:x', 'asked', 'asked', now())`,
  );
  await running.query("select remove_frozen_rows($1, $2, '2026-11-22')", [CLAIM, DELETION]);
  const { rows: left } = await database.pool.query('select from letter_versions');
  expect(left).toEqual([]);
  const { rows: marks } = await database.pool.query<{ table_name: string; hash: Buffer; removed_on: string }>(
    'select table_name, row_sha256 as hash, removed_on from removed_rows order by id',
  );
  expect(marks.map(({ hash, ...mark }) => ({ ...mark, hash: hash.toString('hex') }))).toEqual([
    { table_name: 'letter_documents', hash: expect.stringMatching(/^[0-9a-f]{64}$/), removed_on: '2026-11-22' },
    { table_name: 'letter_versions', hash: before[0]?.hash, removed_on: '2026-11-22' },
  ]);
});

test('a record of a payment goes when its time is over, and not before', async () => {
  await running.query("select remove_ended_payment_records('2026-12-31', '2026-12-31')");
  expect((await database.pool.query('select from payment_records')).rowCount).toBe(1);
  await running.query("select remove_ended_payment_records('2027-01-02', '2027-01-02')");
  expect((await database.pool.query('select from payment_records')).rowCount).toBe(0);
});
