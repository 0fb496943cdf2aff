import { setTimeout as delay } from 'node:timers/promises';
import { err, ok, type Result } from '@plainclaim/domain';
import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import type pg from 'pg';
import type { Log } from '../logging/index.ts';
import { createPool, type DatabaseConnection } from './connection.ts';
import { hasSqlState, SQL_STATE } from './sql-state.ts';
import type { Database } from './schema.ts';

/** What queries run on: the pool, or a transaction where one is open. */
export type Db = Kysely<Database>;
export type DbTransaction = Transaction<Database>;

export type OpenDatabase = {
  readonly db: Db;
  readonly pool: pg.Pool;
  /** Waits for running queries, then closes all connections. */
  close(): Promise<void>;
};

export type OpenDatabaseError = {
  readonly code: 'database.unreachable' | 'database.too_old';
  /** For the person who runs the server. Holds no password. */
  readonly message: string;
};

export type OpenDatabaseOptions = {
  readonly connection: DatabaseConnection;
  readonly log: Log;
  readonly applicationName?: string;
  readonly maxConnections?: number;
  readonly statementTimeoutMs?: number;
  /** How long to wait for a server that is not there yet or is just starting. */
  readonly waitMs?: number;
};

const OLDEST_SERVER_VERSION = 15;
const WAIT_BETWEEN_TRIES_MS = 200;
/** A deadlock or a serialization failure ends one of two transactions; trying it again is the documented answer. */
const TRANSACTION_TRIES = 3;

/** Connects and checks the server's version. A query that takes longer than `statementTimeoutMs` fails. */
export async function openDatabase({
  connection,
  log,
  applicationName = 'plainclaim',
  maxConnections = 10,
  statementTimeoutMs = 3_000,
  waitMs = 10_000,
}: OpenDatabaseOptions): Promise<Result<OpenDatabase, OpenDatabaseError>> {
  const pool = createPool({ connection, applicationName, maxConnections, statementTimeoutMs, log });
  const version = await serverVersion(pool, Date.now() + waitMs);
  const problem = version.ok ? tooOld(version.value) : version.error;
  if (problem !== undefined) {
    await pool.end();
    return err(problem);
  }
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return ok({ db, pool, close: () => db.destroy() });
}

/**
 * Runs `work` in one transaction: all of it is kept, or none when it throws. Inside another transaction it joins that
 * one. `work` may run again after a deadlock, so it must do nothing but talk to the database.
 */
export async function inTransaction<T>(db: Db, work: (trx: DbTransaction) => Promise<T>): Promise<T> {
  if (isTransaction(db)) return work(db);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      const isWorthAnotherTry = hasSqlState(error, SQL_STATE.serializationFailure, SQL_STATE.deadlock);
      if (!isWorthAnotherTry || attempt === TRANSACTION_TRIES) throw error;
    }
  }
}

const isTransaction = (db: Db): db is DbTransaction => db.isTransaction;

async function serverVersion(pool: pg.Pool, deadlineMs: number): Promise<Result<number, OpenDatabaseError>> {
  for (;;) {
    try {
      const { rows } = await pool.query<{ server_version_num: string }>('show server_version_num');
      return ok(Number(rows[0]?.server_version_num));
    } catch (error) {
      if (!mayPass(error) || Date.now() >= deadlineMs) return err(unreachable(error));
      await delay(WAIT_BETWEEN_TRIES_MS);
    }
  }
}

/** A wrong password or name will not get better by waiting; a server that is starting will. */
const mayPass = (error: unknown): boolean =>
  !hasSqlState(error) || hasSqlState(error, SQL_STATE.serverStarting, SQL_STATE.tooManyConnections);

function unreachable(error: unknown): OpenDatabaseError {
  const code = typeof error === 'object' && error !== null && 'code' in error ? ` (${String(error.code)})` : '';
  return {
    code: 'database.unreachable',
    message: `The database could not be opened${code}. Check DATABASE_URL, and that the server runs and lets this machine in.`,
  };
}

function tooOld(versionNumber: number): OpenDatabaseError | undefined {
  const major = Math.floor(versionNumber / 10_000);
  if (major >= OLDEST_SERVER_VERSION) return undefined;
  return {
    code: 'database.too_old',
    message: `The database server is PostgreSQL ${major}. Version ${OLDEST_SERVER_VERSION} or newer is needed.`,
  };
}
