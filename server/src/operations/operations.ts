import { err, ok, type Result } from '@plainclaim/domain';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { type Config, describeConfigProblems, readConfig } from '../config.ts';
import { openDatabase } from '../platform/db/index.ts';
import { isFileId, moveObjects, type ObjectStore, openPlace } from '../platform/files/index.ts';
import { createLogger } from '../platform/logging/index.ts';
import { type DatabaseServer, provideDatabase } from '../platform/postgres/index.ts';
import { loadOrCreateKeys } from '../platform/security/index.ts';
import { placeIn } from '../settings/storage-settings.ts';
import { OPERATIONS_HELP, type OperationsCommand, readOperationsArguments } from './arguments.ts';
import { verifyBackup } from './backup/keep-backups.job.ts';
import { makeBackup } from './backup/make-backup.ts';
import { restoreBackup, type Restored } from './backup/restore-backup.ts';

type Outcome = { readonly exitCode: number; readonly text: string };
const failed = (text: string): Outcome => ({ exitCode: 1, text });

/** In the bundle our files lie beside this one; from the sources, beside `src`. */
const isBundle = !import.meta.url.endsWith('.ts');
const migrations = fileURLToPath(new URL(isBundle ? './migrations' : '../../migrations', import.meta.url));
const log = createLogger({ level: 'warn', withErrorMessages: true });

/** The place somebody named, or else that of the settings. */
async function placeFor(config: Config, named: string | null): Promise<Result<ObjectStore, string>> {
  const { backups, s3 } = config.storage;
  const place = named === null ? backups : placeIn(named);
  if (place === null)
    return err(named === null ? 'Name a place, or set BACKUP_TO.' : `${named} is no place for backups.`);
  if (place.kind === 's3' && s3 === null) return err('A bucket needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.');
  return ok(await openPlace(place, s3));
}

/** An embedded server that is not running is started for this and stopped again. */
async function withServer(config: Config, work: (server: DatabaseServer) => Promise<Outcome>): Promise<Outcome> {
  const server = await provideDatabase(config, log);
  if (!server.ok) return failed(server.error.message);
  try {
    return await work(server.value);
  } finally {
    await server.value.stop();
  }
}

async function backUp(config: Config, named: string | null): Promise<Outcome> {
  const to = await placeFor(config, named);
  if (!to.ok) return failed(to.error);
  const startedMs = performance.now();
  return withServer(config, async ({ owner }) => {
    const files = await openPlace(config.storage.files, config.storage.s3);
    const keys = loadOrCreateKeys(config);
    const header = await makeBackup({ owner, files, to: to.value, keys, nowMs: Date.now() });
    const facts = `${header.rows} rows of ${header.tables} tables, ${header.files} files of ${header.bytes} bytes`;
    return {
      exitCode: 0,
      text: `Backup ${header.id} in ${to.value.place}: ${facts}, in ${secondsSince(startedMs)} s.`,
    };
  });
}

async function restore(config: Config, asked: Extract<OperationsCommand, { kind: 'restore' }>): Promise<Outcome> {
  const from = await placeFor(config, asked.from);
  if (!from.ok) return failed(from.error);
  const startedMs = performance.now();
  const keys = loadOrCreateKeys(config);
  const base = { from: from.value, backupId: asked.backupId, keys, migrations, log };
  if (asked.isTrial) {
    return told(await verifyBackup({ ...base, postgresBinDir: config.postgresBinDir }), startedMs, 'Compared');
  }
  return withServer(config, async ({ owner, connection }) => {
    const runningRole = await roleOf(connection);
    if (!runningRole.ok) return failed(runningRole.error);
    const files = await openPlace(config.storage.files, config.storage.s3);
    return told(await restoreBackup({ ...base, owner, runningRole: runningRole.value, files }), startedMs, 'Restored');
  });
}

async function roleOf(connection: DatabaseServer['connection']): Promise<Result<string, string>> {
  const opened = await openDatabase({ connection, log, applicationName: 'plainclaim restore', maxConnections: 1 });
  if (!opened.ok) return err(opened.error.message);
  await opened.value.close();
  return ok(opened.value.role);
}

function told(restored: Result<Restored, string>, startedMs: number, verb: string): Outcome {
  if (!restored.ok) return failed(restored.error);
  const { header, rowsLost, filesLost, differing } = restored.value;
  const facts = `${header.rows} rows and ${header.files} files, in ${secondsSince(startedMs)} s`;
  const lost = `${rowsLost} rows lost, ${filesLost} files lost`;
  const text = `${verb} ${header.id}: ${facts}. ${lost}, ${differing.length} differing.`;
  return differing.length === 0
    ? { exitCode: 0, text }
    : failed(
        `${text}\nDiffering: ${differing.slice(0, 20).join(', ')}\nTake an older backup, and keep this one as it is.`,
      );
}

async function moveFiles({ storage }: Config): Promise<Outcome> {
  const { files, olderFiles, s3 } = storage;
  if (olderFiles === null)
    return failed('Set FILES_IN to the new place and FILES_ALSO_IN to the old one, here and for the server.');
  const startedMs = performance.now();
  const { moved, wasThere, bytes } = await moveObjects(
    await openPlace(olderFiles, s3),
    await openPlace(files, s3),
    isFileId,
  );
  const text = `${moved} files of ${bytes} bytes moved, ${wasThere} were there already, in ${secondsSince(startedMs)} s.`;
  return { exitCode: 0, text: `${text}\nWhen a run moves none, take FILES_ALSO_IN out and restart each process.` };
}

const secondsSince = (startedMs: number): string => ((performance.now() - startedMs) / 1000).toFixed(1);

async function run(args: readonly string[]): Promise<Outcome> {
  const read = readOperationsArguments(args);
  if (!read.ok) return { exitCode: 2, text: `${read.error}\n\n${OPERATIONS_HELP}` };
  const command = read.value;
  if (command.kind === 'help') return { exitCode: 0, text: OPERATIONS_HELP };
  const config = readConfig();
  if (!config.ok) return failed(describeConfigProblems(config.error));
  if (command.kind === 'backup') return backUp(config.value, command.to);
  return command.kind === 'restore' ? restore(config.value, command) : moveFiles(config.value);
}

const { exitCode, text } = await run(process.argv.slice(2)).catch((error: unknown) =>
  failed(error instanceof Error ? error.message : String(error)),
);
(exitCode === 0 ? process.stdout : process.stderr).write(`${text}\n`);
process.exitCode = exitCode;
