import { err, type Result } from '@plainclaim/domain';
import { sql } from 'kysely';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { Clock } from '../../platform/clock/index.ts';
import type { DatabaseConnection, Db } from '../../platform/db/index.ts';
import type { ObjectStore } from '../../platform/files/index.ts';
import { defineJob } from '../../platform/jobs/index.ts';
import type { Log } from '../../platform/logging/index.ts';
import { startEmbeddedPostgres } from '../../platform/postgres/index.ts';
import type { Keys } from '../../platform/security/index.ts';
import { makeBackup } from './make-backup.ts';
import { listBackups, restoreBackup, type Restored } from './restore-backup.ts';

/** Makes a backup each day, puts it into a scratch database, compares every row and byte, and removes old backups. */
export const keepBackupsJob = defineJob({
  name: 'keep-backups',
  payload: z.object({}),
  retryLimit: 2,
  retryDelaySeconds: 600,
  timeoutSeconds: 2 * 60 * 60,
});

export const KEEP_BACKUPS_EVERY_SECONDS = 24 * 60 * 60;
const DAY_MS = 24 * 60 * 60 * 1000;

export type KeepBackupsDeps = {
  readonly db: Db;
  readonly owner: DatabaseConnection;
  readonly files: ObjectStore;
  readonly to: ObjectStore;
  readonly keys: Keys;
  readonly keepDays: number;
  readonly migrations: string;
  readonly postgresBinDir: string | undefined;
  readonly clock: Clock;
  readonly log: Log;
};

/** @throws when a row or a file was lost on the way: the job then counts as failed, and somebody is told. */
export async function keepBackups(deps: KeepBackupsDeps): Promise<void> {
  const { db, clock, log, to } = deps;
  const header = await makeBackup({ ...deps, nowMs: clock.now() });
  await sql`insert into backup_runs (backup_id, made_at, row_count, file_count)
    values (${header.id}, ${new Date(header.madeAt)}, ${header.rows}, ${header.files})`.execute(db);
  log.info({ event: 'backup.made', count: header.rows, bytes: header.bytes }, 'a backup was made');
  const verified = await verifyBackup({ ...deps, from: to, backupId: header.id });
  if (!verified.ok) throw new Error(verified.error);
  const { rowsLost, filesLost, differing } = verified.value;
  await sql`update backup_runs set verified_at = ${new Date(clock.now())}, rows_lost = ${rowsLost}, files_lost = ${filesLost}
    where backup_id = ${header.id}`.execute(db);
  if (differing.length > 0) throw new Error(`the backup ${header.id} lacks ${rowsLost} rows and ${filesLost} files`);
  log.info({ event: 'backup.verified', count: header.rows }, 'a backup was put into a scratch database and compared');
  await removeOlderThan(to, clock.now() - deps.keepDays * DAY_MS, header.id);
}

type VerifyParts = {
  readonly from: ObjectStore;
  readonly backupId: string | null;
  readonly keys: Keys;
  readonly migrations: string;
  readonly postgresBinDir: string | undefined;
  readonly log: Log;
};

/** Into a database server of its own, which is thrown away: nothing that runs is touched. */
export async function verifyBackup(parts: VerifyParts): Promise<Result<Restored, string>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'plainclaim-verify-'));
  const started = await startEmbeddedPostgres({
    dataDir,
    binDir: parts.postgresBinDir,
    isThrowaway: true,
    log: parts.log,
  });
  try {
    if (!started.ok) return err(started.error.message);
    const { connection } = started.value;
    return await restoreBackup({ ...parts, owner: connection, runningRole: null, files: null });
  } finally {
    if (started.ok) await started.value.stopEvenIfInUse();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** The name of a backup begins with its time, and a part that was left of one has no header. The newest always stays. */
export async function removeOlderThan(place: ObjectStore, instantMs: number, newest: string): Promise<number> {
  const limit = new Date(instantMs).toISOString().slice(0, 19).replaceAll(':', '');
  const old = (await listBackups(place)).filter((id) => id < limit && id !== newest);
  for (const id of old) {
    const names: string[] = [];
    for await (const some of place.list(`${id}/`)) names.push(...some.map(({ name }) => name));
    // The header first: what is half removed must not look whole.
    for (const name of names.toSorted((a, b) => Number(b.endsWith('.json')) - Number(a.endsWith('.json')))) {
      await place.remove(name);
    }
  }
  return old.length;
}
