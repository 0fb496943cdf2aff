import pg from 'pg';
import { ERASER_ROLE, hasSqlState, SQL_STATE } from '../db/index.ts';

/** The superuser of the embedded server. The app itself never connects as this one. */
export const ADMINISTRATOR = 'postgres';

/** The owner of the app's database. It makes and changes tables and can do nothing outside of that database. */
const OWNER_ROLE = 'plainclaim';
/** Whom the app answers requests and does jobs as: it reads and writes rows, and owns nothing. */
const RUNNING_ROLE = 'plainclaim_app';
export const APP_DATABASE = 'plainclaim';

export type SocketConnection = {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly database: string;
};

type Socket = { readonly host: string; readonly port: number };

export const ownerConnection = (socket: Socket): SocketConnection => ({
  ...socket,
  user: OWNER_ROLE,
  database: APP_DATABASE,
});

export const runningConnection = (socket: Socket): SocketConnection => ({
  ...socket,
  user: RUNNING_ROLE,
  database: APP_DATABASE,
});

export const administratorConnection = (socket: Socket): SocketConnection => ({
  ...socket,
  user: ADMINISTRATOR,
  database: ADMINISTRATOR,
});

/** How connections of this file present themselves, so that they do not count as somebody using the database. */
const LAUNCHER_NAME = 'plainclaim launcher';

/** Makes the app's roles and database when they are missing. Data from before there were three roles get the other two. */
export async function ensureDatabase(socket: Socket): Promise<void> {
  if (await canConnect(socket)) return;
  await withClient(administratorConnection(socket), async (client) => {
    await unlessThere(client.query(`create role ${OWNER_ROLE} login`));
    await unlessThere(client.query(`create database ${APP_DATABASE} owner ${OWNER_ROLE}`));
    await unlessThere(client.query(`create role ${ERASER_ROLE} nologin`));
    // So that the owner can give it the one thing it has.
    await client.query(`grant ${ERASER_ROLE} to ${OWNER_ROLE}`);
    // Last, because a later start asks for this one only.
    await unlessThere(client.query(`create role ${RUNNING_ROLE} login`));
  });
}

/** How many connections other than the launcher's own there are. */
export const countClients = (socket: Socket): Promise<number> =>
  withClient(administratorConnection(socket), async (client) => {
    const { rows } = await client.query<{ clients: number }>(
      `select count(*)::int4 as clients from pg_stat_activity
       where backend_type = 'client backend' and application_name <> $1`,
      [LAUNCHER_NAME],
    );
    return rows[0]?.clients ?? 0;
  });

async function canConnect(socket: Socket): Promise<boolean> {
  try {
    await withClient(runningConnection(socket), async () => undefined);
    return true;
  } catch (error) {
    if (hasSqlState(error, SQL_STATE.unknownRole, SQL_STATE.unknownDatabase)) return false;
    throw error;
  }
}

/** Of two processes starting at once, one comes second; the unique index may speak before the check for the name. */
async function unlessThere(made: Promise<unknown>): Promise<void> {
  try {
    await made;
  } catch (error) {
    const { duplicateObject, duplicateDatabase, uniqueViolation } = SQL_STATE;
    if (!hasSqlState(error, duplicateObject, duplicateDatabase, uniqueViolation)) throw error;
  }
}

async function withClient<T>(connection: SocketConnection, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ ...connection, application_name: LAUNCHER_NAME });
  client.on('error', () => {}); // the query in flight is refused with the same error
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
