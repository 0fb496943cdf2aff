/**
 * `npm run rehearse:restore -- [cases]`: makes that many cases (10,000 when nothing is said) with a story, an exhibit and a
 * trail each, backs them up, restores them into another server and another folder, and compares both by itself. Ends with
 * 1 when a row or a file differs, or when the restore takes longer than 15 minutes.
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { makeBackup } from '../src/operations/backup/make-backup.ts';
import { restoreBackup } from '../src/operations/backup/restore-backup.ts';
import { createPool, type DatabaseConnection, migrate } from '../src/platform/db/index.ts';
import { createSealedFiles, type ObjectStore, oncePiece, openPlace } from '../src/platform/files/index.ts';
import { createJobs } from '../src/platform/jobs/index.ts';
import { silentLog } from '../src/platform/logging/index.ts';
import { startEmbeddedPostgres } from '../src/platform/postgres/index.ts';
import { sealedBox } from '../src/platform/security/index.ts';

const CASES = Number(process.argv[2] ?? 10_000);
const MOST_SECONDS = 15 * 60;
const STORY_BYTES = 8_000;
const FILE_BYTES = 60_000;
const TOGETHER = 100;
const MIGRATIONS = fileURLToPath(new URL('../migrations', import.meta.url));
const KEYS = { secretKey: randomBytes(32).toString('base64'), dataKeys: [randomBytes(32).toString('base64')] };

const home = mkdtempSync(join(tmpdir(), 'plainclaim-rehearsal-'));
const box = sealedBox(KEYS.dataKeys);
const say = (text: string) => process.stdout.write(`${text}\n`);
const secondsSince = (startMs: number) => (performance.now() - startMs) / 1000;

async function startServer(name: string): Promise<{ connection: DatabaseConnection; stop(): Promise<void> }> {
  const started = await startEmbeddedPostgres({ dataDir: join(home, name), log: silentLog });
  if (!started.ok) throw new Error(started.error.message);
  return { connection: started.value.connection, stop: () => started.value.stopEvenIfInUse() };
}

async function prepare(connection: DatabaseConnection): Promise<void> {
  const pool = createPool({
    connection,
    applicationName: 'rehearsal',
    maxConnections: 1,
    statementTimeoutMs: 60_000,
    log: silentLog,
  });
  const migrated = await migrate(pool, MIGRATIONS, silentLog);
  await pool.end();
  if (!migrated.ok) throw new Error(migrated.error.message);
  const jobs = createJobs({ connection, definitions: [{ name: 'render-letter' }], log: silentLog });
  await jobs.start();
  await jobs.stop();
}

async function makeCases(connection: DatabaseConnection, files: ObjectStore): Promise<void> {
  const sealed = createSealedFiles(box, files);
  const client = new pg.Client(connection);
  await client.connect();
  for (let from = 0; from < CASES; from += TOGETHER) {
    const ids = Array.from({ length: Math.min(TOGETHER, CASES - from) }, () => [
      crypto.randomUUID(),
      crypto.randomUUID(),
    ]);
    const claims = ids.map(([claim = '']) => claim);
    const exhibits = ids.map(([, exhibit = '']) => exhibit);
    const forms = claims.map((id) => box.seal(`claim:${id}`, randomBytes(STORY_BYTES)));
    await client.query(
      `insert into claims (id, status, form, step, sub_step, revision, created_at, saved_at, expires_at)
       select id, 'paid', form, 5, 1, 3, now(), now(), now() + interval '1 year'
       from unnest($1::uuid[], $2::bytea[]) as made (id, form)`,
      [claims, forms],
    );
    await client.query(
      `insert into exhibits (id, claim_id, position, kind, details, page_count, byte_count, file_sha256, created_at)
       select id, claim_id, 0, 'pdf', details, 1, ${FILE_BYTES}, 'x', now()
       from unnest($1::uuid[], $2::uuid[], $3::bytea[]) as made (id, claim_id, details)`,
      [exhibits, claims, exhibits.map((id) => box.sealJson(`exhibit:${id}`, { title: id }))],
    );
    await client.query(
      `insert into audit_events (claim_id, at, kind, detail)
       select id, now(), 'draft_saved', jsonb_build_object('revision', 3) from unnest($1::uuid[]) as made (id)`,
      [claims],
    );
    await Promise.all(exhibits.map((id) => sealed.write(id, oncePiece(randomBytes(FILE_BYTES)))));
  }
  await client.end();
}

/** By PostgreSQL itself, another way than the backup counts: a sum over each row's own hash, whatever their order. */
async function sumsOf(connection: DatabaseConnection): Promise<ReadonlyMap<string, string>> {
  const client = new pg.Client(connection);
  await client.connect();
  const { rows: tables } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname = 'public' and tablename <> 'schema_migrations'`,
  );
  const sums = new Map<string, string>();
  for (const { name } of tables) {
    const { rows } = await client.query<{ sum: string }>(
      `select count(*) || ':' || coalesce(sum(('x' || substr(md5(t::text), 1, 15))::bit(60)::bigint), 0) as sum from ${name} t`,
    );
    sums.set(name, rows[0]?.sum ?? '');
  }
  await client.end();
  return sums;
}

async function sameFiles(one: ObjectStore, other: ObjectStore): Promise<number> {
  let differing = 0;
  for await (const some of one.list()) {
    for (const { name } of some) {
      const [left, right] = await Promise.all(
        [one, other].map(async (store) => {
          const pieces: Buffer[] = [];
          if (await store.has(name)) for await (const piece of store.get(name)) pieces.push(piece);
          return Buffer.concat(pieces);
        }),
      );
      if (left === undefined || right === undefined || left.length === 0 || !left.equals(right)) differing += 1;
    }
  }
  return differing;
}

async function rehearse(): Promise<boolean> {
  const [files, to, found] = await Promise.all(
    ['files', 'backups', 'files-restored'].map((name) =>
      openPlace({ kind: 'folder', directory: join(home, name) }, null),
    ),
  );
  if (files === undefined || to === undefined || found === undefined) throw new Error('no places');
  const here = await startServer('here');
  const there = await startServer('there');
  try {
    const madeMs = performance.now();
    await prepare(here.connection);
    await makeCases(here.connection, files);
    say(`${CASES} cases made in ${secondsSince(madeMs).toFixed(0)} s`);
    const backupMs = performance.now();
    const header = await makeBackup({ owner: here.connection, files, to, keys: KEYS, nowMs: Date.now() });
    say(
      `backed up ${header.rows} rows and ${header.files} files (${header.bytes} bytes) in ${secondsSince(backupMs).toFixed(1)} s`,
    );
    const restoreMs = performance.now();
    const restored = await restoreBackup({
      from: to,
      backupId: null,
      keys: KEYS,
      owner: there.connection,
      runningRole: null,
      files: found,
      migrations: MIGRATIONS,
      log: silentLog,
    });
    const seconds = secondsSince(restoreMs);
    if (!restored.ok) throw new Error(restored.error);
    const { rowsLost, filesLost, differing } = restored.value;
    say(
      `restored in ${seconds.toFixed(1)} s: ${rowsLost} rows lost, ${filesLost} files lost, ${differing.length} differing`,
    );
    const [before, after] = [await sumsOf(here.connection), await sumsOf(there.connection)];
    const other = [...before].filter(([name, sum]) => after.get(name) !== sum).map(([name]) => name);
    const otherFiles = await sameFiles(files, found);
    say(`compared apart from the backup: ${before.size} tables, ${other.length} differ; ${otherFiles} files differ`);
    return differing.length + other.length + otherFiles === 0 && seconds <= MOST_SECONDS;
  } finally {
    await here.stop();
    await there.stop();
  }
}

try {
  process.exitCode = (await rehearse()) ? 0 : 1;
} finally {
  rmSync(home, { recursive: true, force: true });
}
