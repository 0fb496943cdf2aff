import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { manualClock } from '../../platform/clock/index.ts';
import { type ObjectStore, oncePiece, openPlace } from '../../platform/files/index.ts';
import { createJobs } from '../../platform/jobs/index.ts';
import { silentLog } from '../../platform/logging/index.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { keepBackups } from './keep-backups.job.ts';
import { listBackups } from './restore-backup.ts';

const MIGRATIONS = fileURLToPath(new URL('../../../migrations', import.meta.url));
const KEYS = {
  secretKey: 'a secret key that only this test knows of',
  dataKeys: ['the data key that only this test knows'],
};

let database: TestDatabase;
let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'plainclaim-keep-'));
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
  await database.drop();
  await rm(directory, { recursive: true, force: true });
});

const runs = async () =>
  (
    await database.pool.query(
      'select backup_id, verified_at is not null as verified, rows_lost, files_lost from backup_runs order by id',
    )
  ).rows;

// A server of its own is made and thrown away: seconds on a quiet machine, many on a busy one.
test('each day one is made, tried out in a scratch database and noted, and old ones go', {
  timeout: 300_000,
}, async () => {
  const place = (name: string): Promise<ObjectStore> =>
    openPlace({ kind: 'folder', directory: join(directory, name) }, null);
  const [to, files] = [await place('backups'), await place('files')];
  const old = '2026-10-01T170000-abcdef';
  for (const name of ['backup.json', 'tables/public.claims'])
    await to.put(`${old}/${name}`, oncePiece(Buffer.from('x')));
  const recent = '2026-11-20T170000-abcdef';
  await to.put(`${recent}/backup.json`, oncePiece(Buffer.from('x')));
  await keepBackups({
    db: database.db,
    owner: database.connection,
    files,
    to,
    keys: KEYS,
    keepDays: 30,
    migrations: MIGRATIONS,
    postgresBinDir: undefined,
    clock: manualClock(Date.parse('2026-11-21T17:00:00Z')),
    log: silentLog,
  });
  const [first, made, ...more] = await listBackups(to);
  expect([first, more]).toEqual([recent, []]);
  expect(await runs()).toEqual([{ backup_id: made, verified: true, rows_lost: 0, files_lost: 0 }]);
  for await (const some of to.list(old)) expect(some).toEqual([]);
});
