import pg from 'pg';
import type { Log } from '../logging/index.ts';
import { valueParsers } from './value-parsers.ts';

/** A server somewhere (`DATABASE_URL`), or a socket folder of this machine. */
export type DatabaseConnection =
  | { readonly connectionString: string }
  | { readonly host: string; readonly port: number; readonly user: string; readonly database: string };

export type PoolOptions = {
  readonly connection: DatabaseConnection;
  readonly applicationName: string;
  readonly maxConnections: number;
  readonly statementTimeoutMs: number;
  readonly log: Log;
};

/** For reaching the server ... */
const CONNECT_TIMEOUT_MS = 5_000;
/**
 * ... and for a free connection of ours, which the driver calls by the same name. Well above a statement's time, so that
 * a short rush is waited out; below the patience of a browser, so that it is still told.
 */
const POOL_WAIT_MS = 10_000;
const IDLE_CONNECTION_MS = 30_000;
/** A transaction that waits on the app for this long holds locks for nobody's good. */
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 10_000;

class QuicklyConnectingClient extends pg.Client {
  constructor(settings?: string | pg.ClientConfig) {
    super(typeof settings === 'object' ? { ...settings, connectionTimeoutMillis: CONNECT_TIMEOUT_MS } : settings);
  }
}

export function createPool({
  connection,
  applicationName,
  maxConnections,
  statementTimeoutMs,
  log,
}: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    ...connection,
    application_name: applicationName,
    max: maxConnections,
    Client: QuicklyConnectingClient,
    connectionTimeoutMillis: POOL_WAIT_MS,
    idleTimeoutMillis: IDLE_CONNECTION_MS,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
    keepAlive: true,
    types: valueParsers,
  });
  // Without a listener, a server that stops while a connection is idle would end this process.
  pool.on('error', (error) => log.warn({ err: error, component: applicationName }, 'idle database connection lost'));
  // Nor does the pool listen while a connection is in use. The query under way fails by itself and tells what happened.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
