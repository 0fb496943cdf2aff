import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';

/** A table whose rows are backed up, with names as SQL writes them. */
export type Table = { readonly sqlName: string; readonly columns: readonly string[] };

/**
 * Rows are written out the same way by every server: an hour, a number or an order that changed with the settings would
 * give other bytes for the same rows.
 */
export const FIXED_FORMS = `
  set datestyle = 'ISO, YMD'; set timezone = 'UTC'; set intervalstyle = 'iso_8601'; set extra_float_digits = 1;
  set bytea_output = 'hex'; set synchronize_seqscans = off; set statement_timeout = 0;
  set idle_in_transaction_session_timeout = 0; set client_encoding = 'UTF8'; set search_path = public`;

/** Made by the migrations and by the queue itself, so not copied. */
const NOT_COPIED = [
  'public.schema_migrations',
  'pgboss.version',
  'pgboss.queue',
  'pgboss.schedule',
  'pgboss.subscription',
];

/** Every table with rows of ours. Of the queue's partitions only the whole is named: restored rows find their own place. */
export async function listTables(client: pg.ClientBase): Promise<readonly Table[]> {
  const { rows } = await client.query<{ sqlName: string; columns: string[] }>(
    `select format('%I.%I', nspname, relname) as "sqlName",
       array_agg(quote_ident(attname) order by attnum) as columns
     from pg_class c join pg_namespace n on n.oid = relnamespace
       join pg_attribute a on attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = ''
     where nspname in ('public', 'pgboss') and relkind in ('r', 'p') and not relispartition
     group by 1 order by 1`,
  );
  return rows.filter(({ sqlName }) => !NOT_COPIED.includes(sqlName));
}

const named = ({ sqlName, columns }: Table): string => `${sqlName} (${columns.join(', ')})`;

/** The rows of a table as they come. */
export function rowsOf(client: pg.ClientBase, table: Table): AsyncIterable<Buffer> {
  const { columns, sqlName } = table;
  return client.query(copyTo(`copy (select ${columns.join(', ')} from ${sqlName}) to stdout`));
}

/** Counts and hashes what passes through. In this form every row ends a line, and no line ends within a row. */
export function countedRows(rows: AsyncIterable<Buffer>): {
  readonly passing: AsyncGenerator<Buffer>;
  counted(): { readonly rows: number; readonly sha256: string };
} {
  const hash = createHash('sha256');
  let count = 0;
  return {
    passing: (async function* () {
      for await (const piece of rows) {
        hash.update(piece);
        for (let at = piece.indexOf(LINE_END); at !== -1; at = piece.indexOf(LINE_END, at + 1)) count += 1;
        yield piece;
      }
    })(),
    counted: () => ({ rows: count, sha256: hash.digest('hex') }),
  };
}

const LINE_END = 10;

export async function loadRows(client: pg.ClientBase, table: Table, rows: AsyncIterable<Buffer>): Promise<void> {
  await pipeline(rows, client.query(copyFrom(`copy ${named(table)} from stdin`)));
}

/** What a table holds, for comparing with what a backup says of it. */
export async function lookAtTable(
  client: pg.ClientBase,
  table: Table,
): Promise<{ readonly rows: number; readonly sha256: string }> {
  const { passing, counted } = countedRows(rowsOf(client, table));
  for await (const piece of passing) void piece;
  return counted();
}
