import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { silentLog } from '../logging/index.ts';
import {
  type EmbeddedOptions,
  type EmbeddedPostgres,
  provideDatabase,
  startEmbeddedPostgres,
  stopServerOf,
} from './index.ts';
import { isAlive } from './server-lock.ts';
import { chooseSystemUser, isRoot } from './system-user.ts';

const STARTER = fileURLToPath(new URL('../../testing/postgres-starter.ts', import.meta.url));

let root = '';
let dataDir = '';
const starters: ChildProcess[] = [];

/** Made by one first start and left in peace since: tests about later starts begin with a copy of it. */
const madeRoot = openFolder();
const madeData = join(madeRoot, 'data');
let firstServer: EmbeddedPostgres;
beforeAll(async () => {
  firstServer = await start({ dataDir: madeData, isThrowaway: false });
});
afterAll(async () => {
  await stopServerOf(madeData);
  rmSync(madeRoot, { recursive: true, force: true });
});

beforeEach(() => {
  root = openFolder();
  dataDir = join(root, 'data');
});

afterEach(async () => {
  for (const starter of starters.splice(0)) starter.kill('SIGKILL');
  await stopServerOf(dataDir);
  rmSync(root, { recursive: true, force: true });
});

function openFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'plainclaim-postgres-'));
  chmodSync(folder, 0o755); // mkdtemp closes it to others, which is a case of its own below
  return folder;
}

/** Puts what a first start made, and a clean stop left, into the test's data folder, with its owners. */
async function copyMadeData(): Promise<void> {
  await firstServer.stop();
  await promisify(execFile)('cp', ['-a', madeData, dataDir]);
}

async function laterStart(options: Partial<EmbeddedOptions> = {}): Promise<EmbeddedPostgres> {
  await copyMadeData();
  return start(options);
}

const tryStart = (options: Partial<EmbeddedOptions> = {}) =>
  startEmbeddedPostgres({ dataDir, isThrowaway: true, log: silentLog, ...options });

async function start(options: Partial<EmbeddedOptions> = {}): Promise<EmbeddedPostgres> {
  const started = await tryStart(options);
  if (!started.ok) throw new Error(started.error.message);
  return started.value;
}

async function query(server: Pick<EmbeddedPostgres, 'connection'>, sql: string): Promise<unknown[]> {
  const client = new pg.Client(server.connection);
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

type Report = { readonly process: ChildProcess; readonly started: { ok: boolean; value: EmbeddedPostgres } };

async function startInOwnProcess(user: { uid?: number; gid?: number } = {}): Promise<Report> {
  const child = spawn(process.execPath, ['--import', 'tsx', STARTER, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
    ...user,
  });
  starters.push(child);
  const [line]: unknown[] = await once(child.stdout, 'data');
  return { process: child, started: JSON.parse(String(line)) };
}

describe('the first start', () => {
  test('makes a database for the app’s own role, which rules nothing else', async () => {
    expect(firstServer.wasAdopted).toBe(false);
    const facts = `select current_user::text as "user", current_database()::text as database,
      (select rolsuper from pg_roles where rolname = current_user) as is_superuser`;
    expect(await query(firstServer, facts)).toEqual([
      { user: 'plainclaim', database: 'plainclaim', is_superuser: false },
    ]);
    await query(firstServer, 'create schema own; create table own.t ()');
    await expect(query(firstServer, "copy (select 1) to program 'true'")).rejects.toThrow(/permission denied/);
  });

  test('opens no network port and closes its folders to other people', async () => {
    expect(await query(firstServer, 'show listen_addresses')).toEqual([{ listen_addresses: '' }]);
    expect(statSync(join(firstServer.directory, 'postgres')).mode & 0o777).toBe(0o700);
    expect(statSync(firstServer.connection.host).mode & 0o777).toBe(0o700);
  });

  test('favours durability, guards pages with checksums and sorts by the same rules everywhere', async () => {
    const names = ['fsync', 'synchronous_commit', 'full_page_writes', 'data_checksums', 'server_encoding', 'timezone'];
    const values = await Promise.all(names.map(async (name) => (await query(firstServer, `show ${name}`))[0]));
    expect(values.map((row) => Object.values(row ?? {})[0])).toEqual(['on', 'on', 'on', 'on', 'UTF8', 'UTC']);
    expect(await query(firstServer, "select lower('ÇĞ') as lower, 'a' < 'B' as by_dictionary")).toEqual([
      { lower: 'çğ', by_dictionary: false },
    ]);
  });

  test('keeps what people typed out of its log', async () => {
    await query(firstServer, 'create table people (email text primary key)');
    const twice = "insert into people values ('maria@example.org'), ('maria@example.org')";
    await expect(query(firstServer, twice)).rejects.toThrow(/duplicate key/);
    const logged = readFileSync(join(firstServer.directory, 'postgres.log'), 'utf8');
    expect(logged).toContain('duplicate key');
    expect(logged).not.toContain('maria');
  });

  test.runIf(isRoot())('by root has the server run as somebody else', () => {
    expect(statSync(join(firstServer.directory, 'postgres')).uid).not.toBe(0);
    expect(readFileSync(`/proc/${firstServer.pid}/status`, 'utf8')).not.toMatch(/^Uid:\s+0\b/m);
  });

  test('clears away what a killed first start left half-made', async () => {
    mkdirSync(join(dataDir, 'postgres.unfinished-999999999'), { recursive: true });
    const server = await start();
    expect(existsSync(join(server.directory, 'postgres.unfinished-999999999'))).toBe(false);
  });
});

describe('a later start', () => {
  test('finds the data of the earlier one', async () => {
    const before = await laterStart();
    await query(before, 'create table kept as select 42 as answer');
    expect(await before.stop()).toBe('stopped');
    expect(isAlive(before.pid)).toBe(false);
    const after = await start();
    expect(after).toMatchObject({ wasAdopted: false, directory: before.directory });
    expect(await query(after, 'select * from kept')).toEqual([{ answer: 42 }]);
  });

  test('recovers after the server was killed, with everything that was committed', async () => {
    const before = await laterStart({ isThrowaway: false });
    await query(before, 'create table kept as select 42 as answer');
    process.kill(before.pid, 'SIGKILL');
    const after = await start({ isThrowaway: false });
    expect(after.pid).not.toBe(before.pid);
    expect(await query(after, 'select * from kept')).toEqual([{ answer: 42 }]);
  });

  test('is not fooled by the lock of a dead server whose number another program has now', async () => {
    const before = await laterStart();
    await before.stop();
    const lines = [
      process.pid,
      join(before.directory, 'postgres'),
      0,
      5432,
      before.connection.host,
      '',
      '0 0',
      'ready',
    ];
    writeFileSync(join(before.directory, 'postgres', 'postmaster.pid'), lines.join('\n'));
    expect((await start()).wasAdopted).toBe(false);
  });
});

describe('several processes', () => {
  test('the next start adopts a server whose starter was killed, and can stop it', async () => {
    await copyMadeData();
    const first = await startInOwnProcess();
    await query(first.started.value, 'create table kept as select 42 as answer');
    first.process.kill('SIGKILL');
    await once(first.process, 'exit');
    const adopted = await start();
    expect(adopted).toMatchObject({ wasAdopted: true, pid: first.started.value.pid });
    expect(await query(adopted, 'select * from kept')).toEqual([{ answer: 42 }]);
    expect(await adopted.stop()).toBe('stopped');
    expect(isAlive(adopted.pid)).toBe(false);
  });

  test('two first starts at once end with one server, and both can use it', async () => {
    const reports = await Promise.all([startInOwnProcess(), startInOwnProcess()]);
    const servers = reports.map((report) => report.started.value);
    expect(new Set(servers.map((server) => server.pid)).size).toBe(1);
    expect(servers.filter((server) => server.wasAdopted)).toHaveLength(1);
    for (const server of servers) expect(await query(server, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('whoever leaves first does not turn off the light for the other', async () => {
    const server = await laterStart();
    const other = new pg.Client(server.connection);
    await other.connect();
    expect(await server.stop()).toBe('left_running');
    expect((await other.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await other.end();
    expect(await server.stop()).toBe('stopped');
  });
});

describe('a start is refused', () => {
  test('on data of another version, which stay untouched', async () => {
    await copyMadeData();
    const versionFile = join(dataDir, 'postgres', 'PG_VERSION');
    writeFileSync(versionFile, '17\n');
    expect(await tryStart()).toMatchObject({
      ok: false,
      error: { code: 'postgres.data_version_differs', message: expect.stringMatching(/PG_BIN.* 17 /) },
    });
    expect(readFileSync(versionFile, 'utf8')).toBe('17\n');
  });

  test('with a PG_BIN that holds no programs', async () => {
    expect(await tryStart({ binDir: root })).toMatchObject({ ok: false, error: { code: 'postgres.programs_missing' } });
  });

  test('when the database was kept elsewhere and that place is gone', async () => {
    mkdirSync(dataDir);
    writeFileSync(join(dataDir, 'postgres-location.txt'), join(root, 'gone'));
    expect(await tryStart()).toMatchObject({ ok: false, error: { code: 'postgres.data_missing' } });
  });

  test.runIf(isRoot())('on data that belong to root, which cannot run PostgreSQL', async () => {
    await copyMadeData();
    chownSync(join(dataDir, 'postgres'), 0, 0);
    expect(await tryStart()).toMatchObject({ ok: false, error: { code: 'postgres.data_unreachable' } });
  });
});

test('data from before there was a running role get one that owns nothing', async () => {
  const server = await laterStart();
  const asAdministrator = { connection: server.administrator };
  await query(asAdministrator, 'drop role plainclaim_app; drop role plainclaim_eraser');
  await server.stop();
  const again = await start();
  const [facts] = await query(
    { connection: again.running },
    `select current_user::text as "user", pg_get_userbyid(datdba)::text as owner,
      pg_has_role(current_user, 'plainclaim', 'member') or pg_has_role(current_user, 'plainclaim_eraser', 'member') as is_more
     from pg_database where datname = current_database()`,
  );
  expect(facts).toEqual({ user: 'plainclaim_app', owner: 'plainclaim', is_more: false });
});

test.each([
  ['its owner does both', undefined, 'postgres://app@db.example.org/app'],
  ['its owner has a way in of their own', 'postgres://owner@db.example.org/app', 'postgres://owner@db.example.org/app'],
])('with DATABASE_URL no server of our own is started: %s', async (_what, databaseOwnerUrl, owner) => {
  const databaseUrl = 'postgres://app@db.example.org/app';
  const settings = { databaseUrl, databaseOwnerUrl, dataDir, postgresBinDir: undefined };
  const provided = await provideDatabase(settings, silentLog);
  if (!provided.ok) throw new Error(provided.error.message);
  expect(provided.value.connection).toEqual({ connectionString: databaseUrl });
  expect(provided.value.owner).toEqual({ connectionString: owner });
  await provided.value.stop();
  expect(existsSync(dataDir)).toBe(false);
});

test('a path too long for a socket gets its socket elsewhere, and takes it away again', async () => {
  const long = join(root, 'a-folder-with-quite-a-long-name'.repeat(3));
  mkdirSync(long);
  dataDir = join(long, 'data');
  const server = await laterStart();
  expect(server.connection.host).toMatch(/^\/tmp\/plainclaim-/);
  expect(await query(server, 'select 1 as one')).toEqual([{ one: 1 }]);
  await server.stop();
  expect(existsSync(server.connection.host)).toBe(false);
});

describe.runIf(isRoot())('started by root', () => {
  test('a closed data folder is opened for passing through, no further', async () => {
    mkdirSync(dataDir, { mode: 0o700 });
    const server = await start();
    expect(server.directory).toBe(dataDir);
    expect(statSync(dataDir).mode & 0o777).toBe(0o711);
  });

  test('below a closed folder the database goes elsewhere, that folder stays closed, and restarts find it', async () => {
    const closed = join(root, 'closed');
    mkdirSync(closed, { mode: 0o700 });
    dataDir = join(closed, 'data');
    const warnings: string[] = [];
    const before = await start({ log: { ...silentLog, warn: (_fields, message) => void warnings.push(message) } });
    try {
      expect(before.directory).toMatch(/^\/var\/lib\/plainclaim\/[0-9a-f]{16}$/);
      expect(warnings).toEqual([expect.stringContaining('outside DATA_DIR')]);
      expect(statSync(closed).mode & 0o777).toBe(0o700);
      await query(before, 'create table kept as select 42 as answer');
      await before.stop();
      const after = await start();
      expect(after.directory).toBe(before.directory);
      expect(await query(after, 'select * from kept')).toEqual([{ answer: 42 }]);
      await after.stop();
    } finally {
      rmSync(before.directory, { recursive: true });
    }
  });

  test('an ordinary user can start it as well', async () => {
    const user = chooseSystemUser(undefined);
    if (!user.ok || user.value === undefined) throw new Error('root gets a system user');
    chownSync(root, user.value.uid, user.value.gid);
    const { started } = await startInOwnProcess(user.value);
    expect(started).toMatchObject({ ok: true, value: { wasAdopted: false, uid: user.value.uid } });
    expect(statSync(join(dataDir)).mode & 0o777).toBe(0o700);
    expect(await query(started.value, 'select 1 as one')).toEqual([{ one: 1 }]);
  });
});
