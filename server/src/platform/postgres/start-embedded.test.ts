import { type ChildProcess, spawn } from 'node:child_process';
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
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
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

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'plainclaim-postgres-'));
  chmodSync(root, 0o755); // mkdtemp closes it to others, which is a case of its own below
  dataDir = join(root, 'data');
});

afterEach(async () => {
  for (const starter of starters.splice(0)) starter.kill('SIGKILL');
  await stopServerOf(dataDir);
  rmSync(root, { recursive: true, force: true });
});

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
    const server = await start();
    expect(server.wasAdopted).toBe(false);
    const facts = `select current_user::text as "user", current_database()::text as database,
      (select rolsuper from pg_roles where rolname = current_user) as is_superuser`;
    expect(await query(server, facts)).toEqual([{ user: 'plainclaim', database: 'plainclaim', is_superuser: false }]);
    await query(server, 'create schema own; create table own.t ()');
    await expect(query(server, "copy (select 1) to program 'true'")).rejects.toThrow(/permission denied/);
  });

  test('opens no network port and closes its folders to other people', async () => {
    const server = await start();
    expect(await query(server, 'show listen_addresses')).toEqual([{ listen_addresses: '' }]);
    expect(statSync(join(server.directory, 'postgres')).mode & 0o777).toBe(0o700);
    expect(statSync(server.connection.host).mode & 0o777).toBe(0o700);
  });

  test('favours durability, guards pages with checksums and sorts by the same rules everywhere', async () => {
    const server = await start({ isThrowaway: false });
    const names = ['fsync', 'synchronous_commit', 'full_page_writes', 'data_checksums', 'server_encoding', 'timezone'];
    const values = await Promise.all(names.map(async (name) => (await query(server, `show ${name}`))[0]));
    expect(values.map((row) => Object.values(row ?? {})[0])).toEqual(['on', 'on', 'on', 'on', 'UTF8', 'UTC']);
    expect(await query(server, "select lower('ÇĞ') as lower, 'a' < 'B' as by_dictionary")).toEqual([
      { lower: 'çğ', by_dictionary: false },
    ]);
  });

  test('keeps what people typed out of its log', async () => {
    const server = await start();
    await query(server, 'create table people (email text primary key)');
    const twice = "insert into people values ('maria@example.org'), ('maria@example.org')";
    await expect(query(server, twice)).rejects.toThrow(/duplicate key/);
    const logged = readFileSync(join(server.directory, 'postgres.log'), 'utf8');
    expect(logged).toContain('duplicate key');
    expect(logged).not.toContain('maria');
  });
});

describe('a later start', () => {
  test('finds the data of the earlier one', async () => {
    const before = await start();
    await query(before, 'create table kept as select 42 as answer');
    expect(await before.stop()).toBe('stopped');
    expect(isAlive(before.pid)).toBe(false);
    const after = await start();
    expect(after).toMatchObject({ wasAdopted: false, directory: before.directory });
    expect(await query(after, 'select * from kept')).toEqual([{ answer: 42 }]);
  });

  test('recovers after the server was killed, with everything that was committed', async () => {
    const before = await start({ isThrowaway: false });
    await query(before, 'create table kept as select 42 as answer');
    process.kill(before.pid, 'SIGKILL');
    const after = await start({ isThrowaway: false });
    expect(after.pid).not.toBe(before.pid);
    expect(await query(after, 'select * from kept')).toEqual([{ answer: 42 }]);
  });

  test('is not fooled by the lock of a dead server whose number another program has now', async () => {
    const before = await start();
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

  test('clears away what a killed first start left half-made', async () => {
    mkdirSync(join(dataDir, 'postgres.unfinished-999999999'), { recursive: true });
    const server = await start();
    expect(existsSync(join(server.directory, 'postgres.unfinished-999999999'))).toBe(false);
  });
});

describe('several processes', () => {
  test('the next start adopts a server whose starter was killed, and can stop it', async () => {
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
    const server = await start();
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
    const server = await start();
    await server.stop();
    const versionFile = join(server.directory, 'postgres', 'PG_VERSION');
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
    const server = await start();
    await server.stop();
    chownSync(join(server.directory, 'postgres'), 0, 0);
    expect(await tryStart()).toMatchObject({ ok: false, error: { code: 'postgres.data_unreachable' } });
  });
});

test('with DATABASE_URL no server of our own is started', async () => {
  const databaseUrl = 'postgres://app@db.example.org/app';
  const provided = await provideDatabase({ databaseUrl, dataDir, postgresBinDir: undefined }, silentLog);
  if (!provided.ok) throw new Error(provided.error.message);
  expect(provided.value.connection).toEqual({ connectionString: databaseUrl });
  await provided.value.stop();
  expect(existsSync(dataDir)).toBe(false);
});

test('a path too long for a socket gets its socket elsewhere, and takes it away again', async () => {
  dataDir = join(root, 'a-folder-with-quite-a-long-name'.repeat(3), 'data');
  const server = await start();
  expect(server.connection.host).toMatch(/^\/tmp\/plainclaim-/);
  expect(await query(server, 'select 1 as one')).toEqual([{ one: 1 }]);
  await server.stop();
  expect(existsSync(server.connection.host)).toBe(false);
});

describe.runIf(isRoot())('started by root', () => {
  test('the server runs as somebody else', async () => {
    const server = await start();
    expect(statSync(join(server.directory, 'postgres')).uid).not.toBe(0);
    expect(readFileSync(`/proc/${server.pid}/status`, 'utf8')).not.toMatch(/^Uid:\s+0\b/m);
  });

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
