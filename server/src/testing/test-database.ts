import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { inject } from 'vitest';
import { type DatabaseConnection, type OpenDatabase, openDatabase } from '../platform/db/index.ts';
import { silentLog } from '../platform/logging/index.ts';
import { inDatabase } from './global-setup.ts';

export type TestDatabase = OpenDatabase & {
  readonly connection: DatabaseConnection;
  /** Closes the connections and removes the database; connections of others are cut. */
  drop(): Promise<void>;
};

/**
 * A database of its own for a test file, with all migrations applied: a copy of the run's template.
 * Make it in `beforeAll` and drop it in `afterAll`.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { connection: server, template } = inject('testServer');
  const name = `${template.replace(/_template$/, '')}_${randomBytes(6).toString('hex')}`;
  await runOnServer(server, `create database ${name} template ${template}`);
  const connection = inDatabase(server, name);
  const opened = await openDatabase({ connection, log: silentLog, applicationName: 'plainclaim tests' });
  if (!opened.ok) throw new Error(opened.error.message);
  let isDropped = false;
  return {
    ...opened.value,
    connection,
    drop: async () => {
      if (isDropped) return;
      isDropped = true;
      await opened.value.close();
      await dropOnceFree(server, name);
    },
  };
}

/** Busy: sessions that are slow to go; no free connection; a vacuum, which only its own role may cut short. */
const BUSY_CODES = ['55006', '53300', '42501'];
const DROP_TRIES = 5;
const DROP_RETRY_MS = 1_000;

/** On a busy machine a session that was cut may take longer to go than PostgreSQL waits for it. */
async function dropOnceFree(server: DatabaseConnection, name: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runOnServer(server, `drop database if exists ${name} with (force)`);
    } catch (error) {
      const isBusy = error instanceof pg.DatabaseError && BUSY_CODES.includes(error.code ?? '');
      if (!isBusy || attempt === DROP_TRIES) throw error;
      await delay(DROP_RETRY_MS);
    }
  }
}

async function runOnServer(server: DatabaseConnection, sql: string): Promise<void> {
  const client = new pg.Client(server);
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
