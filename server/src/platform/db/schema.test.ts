import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { type DeclaredColumn, type DeclaredTables, declaredTables } from './testing/declared-tables.ts';

/** How a value of each type arrives; value-parsers.ts sees to it. */
const KIND_OF: Readonly<Record<string, DeclaredColumn['kind']>> = {
  text: 'string',
  varchar: 'string',
  uuid: 'string',
  date: 'string',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  bool: 'boolean',
  timestamptz: 'Date',
  bytea: 'Buffer',
  jsonb: 'unknown',
  _text: 'string[]',
  _uuid: 'string[]',
};

/** Read and written in SQL alone, by triggers and by queries that state their own types. */
const WITHOUT_TYPES: readonly string[] = [
  'audit_chain',
  'backup_runs',
  'key_renewals',
  'operator_acts',
  'payment_records',
  'removed_rows',
  'schema_migrations',
];

/** Of these the database checks the form alone, or nothing: the second is copied from a column that is checked. */
const TEXTS_UNCHECKED: readonly string[] = ['email_codes.flow', 'orders.coupon_kind'];

type Column = {
  readonly table: string;
  readonly column: string;
  readonly type: string;
  readonly mayBeNull: boolean;
  readonly mayBeLeftOut: boolean;
  /** From a check on this column alone. */
  readonly texts: readonly string[] | null;
};

const COLUMNS = `
  select c.table_name as table, c.column_name as column, c.udt_name as type, c.is_nullable = 'YES' as "mayBeNull",
    c.is_nullable = 'YES' or c.column_default is not null or c.is_identity = 'YES' as "mayBeLeftOut",
    (
      select array_agg(found[1] order by found[1] collate "C")
      from pg_constraint k, regexp_matches(pg_get_constraintdef(k.oid), '''([^'']*)''::text', 'g') as found
      where k.contype = 'c' and k.conrelid = format('%I.%I', c.table_schema, c.table_name)::regclass
        and k.conkey = array[c.ordinal_position::smallint] and pg_get_constraintdef(k.oid) like '%= ANY (ARRAY[%'
    ) as texts
  from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
  where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
  order by 1, c.ordinal_position`;

let database: TestDatabase | undefined;
let declared: DeclaredTables;
let columns: readonly Column[];

beforeAll(async () => {
  database = await createTestDatabase();
  columns = (await database.pool.query<Column>(COLUMNS)).rows;
  declared = declaredTables();
});
afterAll(() => database?.drop());

const nameOf = ({ table, column }: Column): string => `${table}.${column}`;

/** The columns for which something is not so, as `table.column`. */
const unlike = (differs: (found: Column, said: DeclaredColumn) => boolean): readonly string[] =>
  columns
    .filter((found) => {
      const said = declared.get(found.table)?.get(found.column);
      return said !== undefined && differs(found, said);
    })
    .map(nameOf);

test('queries know each table and column of the database, and no others', () => {
  const known = [...declared].flatMap(([table, its]) => [...its.keys()].map((column) => `${table}.${column}`));
  const there = columns.filter(({ table }) => !WITHOUT_TYPES.includes(table)).map(nameOf);
  expect(known.toSorted()).toEqual(there.toSorted());
});

test('each column is read as the type in which it arrives', () => {
  expect(unlike(({ type }, { kind }) => KIND_OF[type] !== kind)).toEqual([]);
});

test('a column may be null in a query exactly when it may be in the database', () => {
  expect(unlike((found, { mayBeNull }) => found.mayBeNull !== mayBeNull)).toEqual([]);
});

test('only what the database fills in may be left out of an insert', () => {
  expect(unlike((found, { mayBeLeftOut }) => mayBeLeftOut && !found.mayBeLeftOut)).toEqual([]);
});

test('a column that takes a few texts is declared with the same ones', () => {
  const differing = unlike(({ texts }, said) => said.texts !== null && String(texts) !== String(said.texts));
  expect(differing.toSorted()).toEqual(TEXTS_UNCHECKED);
});
