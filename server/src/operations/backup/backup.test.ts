import { sql } from 'kysely';
import { mkdtemp, rm, writeFile, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DatabaseConnection } from '../../platform/db/index.ts';
import {
  createSealedFiles,
  localSealedFiles,
  type ObjectStore,
  oncePiece,
  openPlace,
} from '../../platform/files/index.ts';
import { createJobs } from '../../platform/jobs/index.ts';
import { silentLog } from '../../platform/logging/index.ts';
import { sealedBox } from '../../platform/security/index.ts';
import { inDatabase } from '../../testing/global-setup.ts';
import { startS3Server, type S3Server } from '../../testing/s3-server.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { FilesLost, makeBackup } from './make-backup.ts';
import { listBackups, restoreBackup } from './restore-backup.ts';

const MIGRATIONS = fileURLToPath(new URL('../../../migrations', import.meta.url));
const KEYS = {
  secretKey: 'a secret key that only this test knows of',
  dataKeys: ['the data key that only this test knows'],
};
const NOW_MS = Date.parse('2026-11-23T15:00:00Z');

let database: TestDatabase;
let server: S3Server;
let directory: string;
let made = 0;
const empties: { readonly name: string }[] = [];

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'plainclaim-backup-'));
  server = await startS3Server('backups');
  database = await createTestDatabase();
  const jobs = createJobs({
    connection: database.connection,
    definitions: [{ name: 'make-something' }],
    log: silentLog,
  });
  await jobs.start();
  await jobs.stop();
});
afterAll(async () => {
  await Promise.all(empties.map(({ name }) => onServer(`drop database if exists ${name} with (force)`)));
  await database.drop();
  await server.stop();
  await rm(directory, { recursive: true, force: true });
});

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client(database.connection);
  await client.connect();
  await client.query(statement);
  await client.end();
}

async function anEmptyDatabase(): Promise<DatabaseConnection> {
  const name = `restored_${crypto.randomUUID().replaceAll('-', '')}`;
  await onServer(`create database ${name} template template0`);
  empties.push({ name });
  return inDatabase(database.connection, name);
}

const folder = (): Promise<ObjectStore> => {
  made += 1;
  return openPlace({ kind: 'folder', directory: join(directory, `place-${made}`) }, null);
};

const box = sealedBox(KEYS.dataKeys);

/** Claims with an exhibit each, a price of a package that triggers guard, and a job that waits. */
async function fill(files: ObjectStore, count: number): Promise<void> {
  const sealed = createSealedFiles(box, files);
  for (let each = 0; each < count; each += 1) {
    const [claimId, exhibitId] = [crypto.randomUUID(), crypto.randomUUID()];
    const form = box.sealJson(`claim:${claimId}`, { story: `The "window" was\\broken\n${each}` });
    await sql`insert into claims (id, status, form, step, sub_step, revision, created_at, saved_at, expires_at)
      values (${claimId}, 'paid', ${form}, 1, 0, 1, now(), now(), now())`.execute(database.db);
    await sealed.write(exhibitId, oncePiece(Buffer.from(`a picture ${each}`)));
    await sql`insert into exhibits (id, claim_id, position, kind, details, page_count, byte_count, file_sha256, created_at)
      values (${exhibitId}, ${claimId}, 0, 'pdf', ${box.sealJson(`exhibit:${exhibitId}`, {})}, 1, 9, 'x', now())`.execute(
      database.db,
    );
  }
}

const restoreInto = async (from: ObjectStore, keys: typeof KEYS, more: { readonly backupId?: string } = {}) => {
  const owner = await anEmptyDatabase();
  const files = await folder();
  const restored = await restoreBackup({
    from,
    backupId: more.backupId ?? null,
    keys,
    owner,
    runningRole: null,
    files,
    migrations: MIGRATIONS,
    log: silentLog,
  });
  return { restored, owner, files };
};

async function countIn(owner: DatabaseConnection, statement: string): Promise<number> {
  const client = new pg.Client(owner);
  await client.connect();
  const { rows } = await client.query<{ count: number }>(statement);
  await client.end();
  return rows[0]?.count ?? -1;
}

test('every row and file comes back elsewhere, from a folder and from a bucket', async () => {
  const files = await folder();
  await fill(files, 5);
  const bucket = await openPlace({ kind: 's3', bucket: 'backups', folder: 'nightly' }, server.settings);
  for (const to of [await folder(), bucket]) {
    const header = await makeBackup({ owner: database.connection, files, to, keys: KEYS, nowMs: NOW_MS });
    expect(header.files).toBe(5);
    const { restored, owner, files: found } = await restoreInto(to, KEYS);
    expect(restored).toEqual({ ok: true, value: { header, rowsLost: 0, filesLost: 0, differing: [] } });
    expect(await countIn(owner, 'select count(*)::int from claims')).toBe(5);
    // The links between tables, their guards and the queue are as they were.
    expect(
      await countIn(owner, "select count(*)::int from pg_constraint where contype = 'f' and not convalidated"),
    ).toBe(0);
    const links =
      "select count(*)::int from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace";
    expect(await countIn(owner, links)).toBe(await countIn(database.connection, links));
    const guards = "select count(*)::int from pg_trigger where not tgisinternal and tgenabled = 'O'";
    expect(await countIn(owner, guards)).toBe(await countIn(database.connection, guards));
    const ids = new Set<string>();
    for await (const some of found.list()) for (const { name } of some) ids.add(name);
    expect(ids.size).toBe(5);
    const read: Buffer[] = [];
    for await (const block of createSealedFiles(box, found).read([...ids][0] ?? '')) read.push(block);
    expect(Buffer.concat(read).toString()).toMatch(/^a picture \d$/);
  }
});

test('without the right keys it says which are missing, and changes nothing', async () => {
  const to = await folder();
  const files = await folder();
  await database.db.deleteFrom('claims').execute();
  await fill(files, 1);
  await makeBackup({ owner: database.connection, files, to, keys: KEYS, nowMs: NOW_MS });
  const other = {
    secretKey: 'another secret key than the one it was made by',
    dataKeys: ['another data key than the one from then'],
  };
  const { restored, owner } = await restoreInto(to, other);
  expect(restored.ok).toBe(false);
  const said = restored.ok ? '' : restored.error;
  expect(said).toMatch(/data key with the fingerprint [0-9a-f]{8} is missing: add it to DATA_KEY/);
  expect(said).toContain('SECRET_KEY is another one');
  const tables = "select count(*)::int from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace";
  expect(await countIn(owner, tables)).toBe(0);
  const both = { ...KEYS, dataKeys: ['a newer data key, put in front of the old one', ...KEYS.dataKeys] };
  expect((await restoreInto(to, both)).restored.ok).toBe(true);
});

test('a damaged or unfinished backup, and a place in use, are refused or told', async () => {
  const [to, files] = [await folder(), await folder()];
  await database.db.deleteFrom('claims').execute();
  await fill(files, 2);
  const header = await makeBackup({ owner: database.connection, files, to, keys: KEYS, nowMs: NOW_MS });
  const [, whole] = [await listBackups(to), await restoreInto(to, KEYS, { backupId: header.id })];
  expect(whole.restored.ok).toBe(true);
  const again = await restoreBackup({
    from: to,
    backupId: null,
    keys: KEYS,
    owner: database.connection,
    runningRole: null,
    files: await folder(),
    migrations: MIGRATIONS,
    log: silentLog,
  });
  expect(again.ok ? '' : again.error).toContain('The database is not empty');

  const names: string[] = [];
  for await (const some of to.list(`${header.id}/files/`)) names.push(...some.map(({ name }) => name));
  const path = join(to.place, names[0] ?? '');
  const bytes = await readFile(path);
  bytes[40] = (bytes[40] ?? 0) ^ 1;
  await writeFile(path, bytes);
  const spoilt = (await restoreInto(to, KEYS)).restored;
  expect(spoilt.ok ? [spoilt.value.filesLost, spoilt.value.rowsLost] : spoilt.error).toEqual([1, 0]);

  await to.remove(`${header.id}/tables/public.claims`);
  await expect(restoreInto(to, KEYS)).rejects.toThrow('not there');
  await to.remove(`${header.id}/backup.json`);
  const gone = (await restoreInto(to, KEYS)).restored;
  expect(gone.ok ? '' : gone.error).toContain('There is no whole backup');
});

test('a file whose row is still there and which is gone keeps a backup from looking whole', async () => {
  const [to, files] = [await folder(), await folder()];
  await database.db.deleteFrom('claims').execute();
  await fill(files, 2);
  const { rows } = await sql<{ id: string }>`select id from exhibits limit 1`.execute(database.db);
  await localSealedFiles(box, files.place).remove(rows[0]?.id ?? '');
  await expect(makeBackup({ owner: database.connection, files, to, keys: KEYS, nowMs: NOW_MS })).rejects.toThrow(
    FilesLost,
  );
  expect(await listBackups(to)).toEqual([]);
});
