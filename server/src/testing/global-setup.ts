import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { readTestServerSettings } from '../config.ts';
import { createPool, type DatabaseConnection, migrate, settleRoles } from '../platform/db/index.ts';
import { silentLog } from '../platform/logging/index.ts';
import { startEmbeddedPostgres, stopServerOf } from '../platform/postgres/index.ts';
import { isAlive } from '../platform/postgres/server-lock.ts';
import { bundleChildren } from './child-bundles.ts';

/** Where tests make their databases, and the migrated one they are copies of. */
export type TestServer = {
  /** May create databases. */
  readonly connection: DatabaseConnection;
  readonly template: string;
  /** Whom the app runs as in the tests; null where the server has no role of that kind for us. */
  readonly runningRole: string | null;
};

type StartedServer = {
  readonly connection: DatabaseConnection;
  readonly runningRole: string | null;
  stop(): Promise<void>;
};

const FOLDER_PREFIX = 'plainclaim-test-server-';
const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url));
const MIGRATION_TIMEOUT_MS = 60_000;

/** Starts one PostgreSQL for the whole run, or uses the one that TEST_DATABASE_URL or DATABASE_URL names. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { databaseUrl, postgresBinDir } = readTestServerSettings();
  const server =
    databaseUrl === undefined
      ? await startThrowawayServer(postgresBinDir)
      : { connection: { connectionString: databaseUrl }, runningRole: null, stop: async () => {} };
  const prefix = `plainclaim_test_${randomBytes(5).toString('hex')}`;
  const tearDown = async () => {
    if (databaseUrl !== undefined) await dropDatabases(server.connection, prefix);
    await server.stop();
  };
  try {
    await bundleChildren();
    const template = `${prefix}_template`;
    await query(server.connection, `create database ${template}`);
    await migrateDatabase(inDatabase(server.connection, template), server.runningRole);
    const { connection, runningRole } = server;
    project.provide('testServer', { connection, template, runningRole });
    return tearDown;
  } catch (error) {
    await tearDown();
    throw error;
  }
}

/** The same server and database, another role. */
export const asRole = (connection: DatabaseConnection, role: string | null): DatabaseConnection =>
  role === null || 'connectionString' in connection ? connection : { ...connection, user: role };

/** The same server, another database. */
export function inDatabase(connection: DatabaseConnection, database: string): DatabaseConnection {
  if (!('connectionString' in connection)) return { ...connection, database };
  const url = new URL(connection.connectionString);
  url.pathname = `/${database}`;
  return { connectionString: url.href };
}

async function startThrowawayServer(binDir: string | undefined): Promise<StartedServer> {
  await removeForgottenServers();
  const dataDir = mkdtempSync(join(tmpdir(), `${FOLDER_PREFIX}${process.pid}-`));
  const started = await startEmbeddedPostgres({ dataDir, binDir, isThrowaway: true, log: silentLog });
  if (!started.ok) throw new Error(started.error.message);
  const { administrator, connection, running, stopEvenIfInUse, pid } = started.value;
  // Tests prepare and look as the owner, which may do no more than in production, except make databases.
  await query(administrator, `alter role ${connection.user} createdb`);
  // ... and cut the app's connections, to see what happens without the database.
  await query(administrator, `grant ${running.user} to ${connection.user}`);
  // When the run is broken off there is no time for more than a signal; the folder is removed by the next run.
  const stopAtExit = () => {
    try {
      process.kill(pid, 'SIGINT');
    } catch {
      // It is gone already.
    }
  };
  process.once('exit', stopAtExit);
  return {
    connection,
    runningRole: running.user,
    stop: async () => {
      process.off('exit', stopAtExit);
      await stopEvenIfInUse();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Servers of runs that were killed: their folder's name holds the number of a process that is no more. */
async function removeForgottenServers(): Promise<void> {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(FOLDER_PREFIX))) {
    const owner = Number(name.slice(FOLDER_PREFIX.length).split('-')[0]);
    if (isAlive(owner)) continue;
    const dataDir = join(tmpdir(), name);
    await stopServerOf(dataDir);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function migrateDatabase(connection: DatabaseConnection, runningRole: string | null): Promise<void> {
  if (!existsSync(MIGRATIONS)) return;
  const pool = createPool({
    connection,
    applicationName: 'plainclaim tests',
    maxConnections: 1,
    statementTimeoutMs: MIGRATION_TIMEOUT_MS,
    log: silentLog,
  });
  const migrated = await migrate(pool, MIGRATIONS, silentLog);
  if (migrated.ok && runningRole !== null) await settleRoles(pool, runningRole);
  await pool.end();
  if (!migrated.ok) throw new Error(migrated.error.message);
}

async function dropDatabases(connection: DatabaseConnection, prefix: string): Promise<void> {
  const { rows } = await query<{ datname: string }>(
    connection,
    `select datname from pg_database where starts_with(datname, '${prefix}')`,
  );
  for (const { datname } of rows) await query(connection, `drop database if exists ${datname} with (force)`);
}

async function query<Row extends pg.QueryResultRow>(
  connection: DatabaseConnection,
  sql: string,
): Promise<pg.QueryResult<Row>> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return await client.query<Row>(sql);
  } finally {
    await client.end();
  }
}
