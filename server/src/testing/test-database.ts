import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { inject } from 'vitest';
import { type DatabaseConnection, type OpenDatabase, openDatabase, settleRoles } from '../platform/db/index.ts';
import { silentLog } from '../platform/logging/index.ts';
import { asRole, inDatabase } from './global-setup.ts';

export type TestDatabase = OpenDatabase & {
  /** The owner's, as `pool` and `db` are: for preparing and for looking. */
  readonly connection: DatabaseConnection;
  /** What the app runs with: may do what it may do in production. */
  readonly running: DatabaseConnection;
  /** Closes the connections and removes the database; connections of others are cut. */
  drop(): Promise<void>;
};

/** What many test files would each make again in their databases: made once a run, in a template of its own. */
export type Preparation = {
  /** Lowercase letters: part of the template's name. */
  readonly name: string;
  readonly prepare: (connection: DatabaseConnection) => Promise<void>;
};

/**
 * A database of its own for a test file, with all migrations applied: a copy of the run's template, or of the one made
 * from it by `preparation`. Make it in `beforeAll` and drop it in `afterAll`.
 */
export async function createTestDatabase(preparation?: Preparation): Promise<TestDatabase> {
  const { connection: server, template: migrated, runningRole } = inject('testServer');
  const template =
    preparation === undefined ? migrated : await preparedTemplate({ server, migrated, runningRole }, preparation);
  const name = `${migrated.replace(/_template$/, '')}_${randomBytes(6).toString('hex')}`;
  await runOnServer(server, `create database ${name} template ${template} ${COPY_AS_FILES}`);
  const connection = inDatabase(server, name);
  const opened = await openDatabase({ connection, log: silentLog, applicationName: 'plainclaim tests' });
  if (!opened.ok) throw new Error(opened.error.message);
  let isDropped = false;
  return {
    ...opened.value,
    connection,
    running: asRole(connection, runningRole),
    drop: async () => {
      if (isDropped) return;
      isDropped = true;
      await opened.value.close();
      await dropOnceFree(server, name);
    },
  };
}

/**
 * The other way writes every page of the copy to the log as well, which takes three times the work: 405 ms of processor
 * time to make and drop a database, against 122.
 */
const COPY_AS_FILES = 'strategy file_copy';

/** Any number will do, as long as nothing else on this server locks the same one. */
const TEMPLATE_LOCK = 4_018_225_117;

/** Whichever worker comes first makes it; the others wait for it. */
async function preparedTemplate(
  {
    server,
    migrated,
    runningRole,
  }: { readonly server: DatabaseConnection; readonly migrated: string; readonly runningRole: string | null },
  { name, prepare }: Preparation,
): Promise<string> {
  const template = `${migrated}_${name}`;
  const client = new pg.Client(server);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [template]);
    if (rowCount === 0) {
      await client.query(`create database ${template} template ${migrated} ${COPY_AS_FILES}`);
      try {
        await prepare(inDatabase(server, template));
        if (runningRole !== null) await grantAgain(inDatabase(server, template), runningRole);
      } catch (error) {
        // Nobody is to go on with half of it.
        await client.query(`drop database ${template} with (force)`);
        throw error;
      }
    }
  } finally {
    await client.end();
  }
  return template;
}

/** What the preparation made is the owner's as well. */
async function grantAgain(connection: DatabaseConnection, runningRole: string): Promise<void> {
  const opened = await openDatabase({
    connection,
    log: silentLog,
    applicationName: 'plainclaim tests',
    maxConnections: 1,
  });
  if (!opened.ok) throw new Error(opened.error.message);
  await settleRoles(opened.value.pool, runningRole);
  await opened.value.close();
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
