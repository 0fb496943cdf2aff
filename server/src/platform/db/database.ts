import { setTimeout as delay } from 'node:timers/promises';
import { err, ok, type Result } from '@plainclaim/domain';
import { Kysely, type LogEvent, PostgresDialect, type Transaction } from 'kysely';
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
  /** Whom the connections act as. */
  readonly role: string;
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
  /** Told of each query after it: how long it took, and whether it failed. */
  readonly queried?: (event: LogEvent) => void;
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
  queried,
}: OpenDatabaseOptions): Promise<Result<OpenDatabase, OpenDatabaseError>> {
  const pool = createPool({ connection, applicationName, maxConnections, statementTimeoutMs, log });
  const server = await serverFacts(pool, Date.now() + waitMs);
  const checked = server.ok ? newEnough(server.value) : server;
  if (!checked.ok) {
    await pool.end();
    return checked;
  }
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    ...(queried === undefined ? {} : { log: queried }),
  });
  return ok({ db, pool, role: checked.value.role, close: () => closeBoth(db, pool) });
}

/** Kysely leaves a pool open that it never asked for anything. */
async function closeBoth(db: Db, pool: pg.Pool): Promise<void> {
  await db.destroy();
  if (!pool.ending) await pool.end();
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

type ServerFacts = { readonly version: number; readonly role: string };

async function serverFacts(pool: pg.Pool, deadlineMs: number): Promise<Result<ServerFacts, OpenDatabaseError>> {
  for (;;) {
    try {
      const { rows } = await pool.query<ServerFacts>(
        "select current_setting('server_version_num')::int as version, current_user::text as role",
      );
      const [facts] = rows;
      if (facts !== undefined) return ok(facts);
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

function newEnough(facts: ServerFacts): Result<ServerFacts, OpenDatabaseError> {
  const major = Math.floor(facts.version / 10_000);
  if (major >= OLDEST_SERVER_VERSION) return ok(facts);
  return err({
    code: 'database.too_old',
    message: `The database server is PostgreSQL ${major}. Version ${OLDEST_SERVER_VERSION} or newer is needed.`,
  });
}
