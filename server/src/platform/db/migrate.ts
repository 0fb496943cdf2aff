import { err, ok, type Result } from '@plainclaim/domain';
import type pg from 'pg';
import type { Log } from '../logging/index.ts';
import { type MigrationFile, type MigrationFileError, readMigrationFiles } from './migration-files.ts';

export type MigrationError =
  | MigrationFileError
  | {
      readonly code:
        | 'migration.file_changed'
        | 'migration.out_of_order'
        | 'migration.database_is_newer'
        | 'migration.failed';
      readonly message: string;
      /** What the database said, for `migration.failed`. */
      readonly cause?: unknown;
    };

type AppliedMigration = { readonly number: number; readonly name: string; readonly checksum: string };

/** Any number will do, as long as nothing else in this database locks the same one. */
const MIGRATION_LOCK = 7_205_133_941;

/**
 * Brings the database up to the newest file of `directory`, each file in its own transaction. There is no way down.
 * Any number of processes may call this at once: one works, the others wait and find nothing left to do.
 * Answers the names of the files applied by this call. `newest`: files with a higher number are left for later.
 */
export async function migrate(
  pool: pg.Pool,
  directory: string,
  log: Log,
  newest = Number.POSITIVE_INFINITY,
): Promise<Result<readonly string[], MigrationError>> {
  const read = readMigrationFiles(directory);
  if (!read.ok) return read;
  const files = read.value.filter(({ number }) => number <= newest);
  const client = await pool.connect();
  try {
    // Waiting for the lock, or changing a large table, may take longer than a request's query ever should.
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    return await applyMissing(client, files, log);
  } finally {
    // Closing the connection gives back the lock and the time limit, whatever state it is in.
    client.release(true);
  }
}

async function applyMissing(
  client: pg.PoolClient,
  files: readonly MigrationFile[],
  log: Log,
): Promise<Result<readonly string[], MigrationError>> {
  await client.query(`
    create table if not exists schema_migrations (
      number integer primary key,
      name text not null unique,
      checksum text not null,
      applied_at timestamptz not null default now()
    )`);
  const { rows: applied } = await client.query<AppliedMigration>(
    'select number, name, checksum from schema_migrations order by number',
  );
  const problem = historyProblem(files, applied);
  if (problem !== undefined) return err(problem);
  const done = new Set(applied.map((migration) => migration.number));
  const names: string[] = [];
  for (const file of files.filter((candidate) => !done.has(candidate.number))) {
    const failure = await apply(client, file);
    if (failure !== undefined) return err(failure);
    log.info({ migration: file.name }, 'migration applied');
    names.push(file.name);
  }
  return ok(names);
}

function historyProblem(
  files: readonly MigrationFile[],
  applied: readonly AppliedMigration[],
): MigrationError | undefined {
  const byNumber = new Map(files.map((file) => [file.number, file]));
  for (const { number, name, checksum } of applied) {
    const file = byNumber.get(number);
    if (file === undefined) {
      const message = `The database already has migration ${name}, which this program does not know. Start a newer program.`;
      return { code: 'migration.database_is_newer', message };
    }
    if (file.checksum !== checksum) {
      const message = `${file.name} was changed after it was applied as ${name}. Put it back and add a new migration instead.`;
      return { code: 'migration.file_changed', message };
    }
  }
  const done = new Set(applied.map(({ number }) => number));
  const newest = Math.max(0, ...done);
  const late = files.find((file) => file.number < newest && !done.has(file.number));
  if (late === undefined) return undefined;
  const message = `${late.name} has a lower number than a migration that was applied already. Give it the next number.`;
  return { code: 'migration.out_of_order', message };
}

async function apply(client: pg.PoolClient, file: MigrationFile): Promise<MigrationError | undefined> {
  await client.query('begin');
  try {
    await client.query(file.sql);
    await client.query('insert into schema_migrations (number, name, checksum) values ($1, $2, $3)', [
      file.number,
      file.name,
      file.checksum,
    ]);
    await client.query('commit');
    return undefined;
  } catch (cause) {
    await client.query('rollback');
    const said = cause instanceof Error ? `: ${cause.message}` : '';
    return { code: 'migration.failed', message: `${file.name} failed${said}. Nothing of it was kept.`, cause };
  }
}
