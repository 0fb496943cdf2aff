import { createHash } from 'node:crypto';
import { err, ok, type Result } from '@plainclaim/domain';
import pg from 'pg';
import { type DatabaseConnection, migrate, openDatabase, settleRoles } from '../../platform/db/index.ts';
import { ObjectMissing, type ObjectStore, openedStream, oncePiece } from '../../platform/files/index.ts';
import { createJobs } from '../../platform/jobs/index.ts';
import type { Log } from '../../platform/logging/index.ts';
import { type Keys, type SealedBox, sealedBox } from '../../platform/security/index.ts';
import { missingKeys } from './backup-keys.ts';
import { purposeOf, wholeOf } from './make-backup.ts';
import { type BackupContents, type BackupHeader, CONTENTS, contentsSchema, HEADER, headerSchema } from './manifest.ts';
import { FILES_AT_ONCE, severalAtOnce } from './several-at-once.ts';
import { countedRows, FIXED_FORMS, loadRows, lookAtTable } from './table-rows.ts';

export type RestoreParts = {
  readonly from: ObjectStore;
  /** Absent: the newest there is. */
  readonly backupId: string | null;
  readonly keys: Keys;
  /** An empty database's owner. */
  readonly owner: DatabaseConnection;
  /** Null: the owner runs the app as well. */
  readonly runningRole: string | null;
  /** Null: files are compared with the manifest and put nowhere. */
  readonly files: ObjectStore | null;
  /** The folder of numbered files. */
  readonly migrations: string;
  readonly log: Log;
};

export type Restored = {
  readonly header: BackupHeader;
  readonly rowsLost: number;
  readonly filesLost: number;
  /** Tables whose rows differ from the manifest's, and files whose bytes do. */
  readonly differing: readonly string[];
};

/**
 * Puts a backup into an empty database and an empty place for files, and compares every row and every byte with what the
 * manifest says. The tables are made by the migrations the backup knew, so that any PostgreSQL serves.
 */
export async function restoreBackup(parts: RestoreParts): Promise<Result<Restored, string>> {
  const { from, keys, files } = parts;
  const found = await readHeader(from, parts.backupId);
  if (!found.ok) return found;
  const header = found.value;
  const missing = missingKeys(header, keys);
  if (missing.length > 0) return err(missing.join('\n'));
  const box = sealedBox(keys.dataKeys);
  const contents = await readContents(from, header, box);
  if (!contents.ok) return contents;
  if (files !== null) for await (const some of files.list()) if (some.length > 0) return err(NOT_EMPTY_FILES);
  const prepared = await prepareTables(parts, contents.value);
  if (!prepared.ok) return prepared;
  const differing = await loadTables(parts, header, contents.value, box);
  const wrongFiles = await restoreFiles(parts, header, contents.value);
  return ok({
    header,
    rowsLost: differing.reduce((sum, { lost }) => sum + lost, 0),
    filesLost: wrongFiles.length,
    differing: [...differing.map(({ sqlName }) => sqlName), ...wrongFiles],
  });
}

const NOT_EMPTY_FILES = 'The place for files (FILES_IN) is not empty. Restore into an empty one: nothing was changed.';
const NOT_EMPTY_DATABASE = 'The database is not empty. Restore into an empty one: nothing was changed.';

/** The backups that are whole, oldest first: their names begin with the time. */
export async function listBackups(place: ObjectStore): Promise<readonly string[]> {
  const ids: string[] = [];
  for await (const some of place.list()) {
    ids.push(...some.flatMap(({ name }) => (name.endsWith(`/${HEADER}`) ? [name.slice(0, -HEADER.length - 1)] : [])));
  }
  return ids.toSorted();
}

async function readHeader(from: ObjectStore, wanted: string | null): Promise<Result<BackupHeader, string>> {
  const ids = await listBackups(from);
  const id = wanted ?? ids.at(-1);
  if (id === undefined) return err(`There is no whole backup in ${from.place}.`);
  if (!ids.includes(id)) return err(`There is no whole backup named ${id} in ${from.place}.`);
  const read = headerSchema.safeParse(parsedJson(await wholeOf(from.get(`${id}/${HEADER}`))));
  return read.success ? ok(read.data) : err(`${id}/${HEADER} is damaged, or was made by a newer program.`);
}

async function readContents(
  from: ObjectStore,
  header: BackupHeader,
  box: SealedBox,
): Promise<Result<BackupContents, string>> {
  const sealed = await wholeOf(from.get(`${header.id}/${CONTENTS}`));
  const damaged = err(`The list of contents of ${header.id} is damaged.`);
  if (createHash('sha256').update(sealed).digest('hex') !== header.contentsSha256) return damaged;
  const plain = await wholeOf(openedStream(box, purposeOf(header.id, CONTENTS), oncePiece(sealed)));
  const read = contentsSchema.safeParse(parsedJson(plain));
  return read.success ? ok(read.data) : damaged;
}

/** The tables as the backup knew them, still without its rows. */
async function prepareTables(
  { owner, migrations, log }: RestoreParts,
  contents: BackupContents,
): Promise<Result<null, string>> {
  const opened = await openDatabase({
    connection: owner,
    log,
    applicationName: 'plainclaim restore',
    maxConnections: 2,
  });
  if (!opened.ok) return err(opened.error.message);
  const { pool, close } = opened.value;
  try {
    const { rowCount } = await pool.query(
      "select from pg_class c join pg_namespace n on n.oid = relnamespace where nspname = 'public' and relkind = 'r' limit 1",
    );
    if (rowCount !== 0) return err(NOT_EMPTY_DATABASE);
    const newest = contents.migrations.at(-1)?.number ?? 0;
    const migrated = await migrate(pool, migrations, log, newest);
    if (!migrated.ok) return err(migrated.error.message);
    const { rows: applied } = await pool.query<{ name: string; checksum: string }>(
      'select name, checksum from schema_migrations order by number',
    );
    const here = new Set(applied.map(({ name, checksum }) => `${name} ${checksum}`));
    const unknown = contents.migrations.find(({ name, checksum }) => !here.has(`${name} ${checksum}`));
    if (unknown !== undefined || applied.length !== contents.migrations.length) {
      const which = unknown === undefined ? '' : ` (${unknown.name})`;
      return err(`This program does not have the tables of the backup${which}. Restore with the release that made it.`);
    }
    const jobs = createJobs({ connection: owner, definitions: contents.queues.map((name) => ({ name })), log });
    await jobs.start();
    await jobs.stop();
    return ok(null);
  } finally {
    await close();
  }
}

type Differing = { readonly sqlName: string; readonly lost: number };

/** All rows in one transaction: a restore that breaks off leaves a database that holds nothing. */
async function loadTables(
  { from, owner, runningRole, log }: RestoreParts,
  header: BackupHeader,
  { tables, sequences }: BackupContents,
  box: SealedBox,
): Promise<readonly Differing[]> {
  const client = new pg.Client({ ...owner, application_name: 'plainclaim restore' });
  client.on('error', () => {}); // the statement under way is refused with the same error
  await client.connect();
  const differing: Differing[] = [];
  try {
    await client.query(FIXED_FORMS);
    await client.query('begin');
    const ours = tables.filter(({ sqlName }) => sqlName.startsWith('public.')).map(({ sqlName }) => sqlName);
    // What rows must be like was checked when they were written; the links between them are checked again at the end.
    for (const name of ours) await client.query(`alter table ${name} disable trigger user`);
    const links = await takeLinksAway(client);
    await client.query(`truncate ${ours.join(', ')}`);
    for (const table of tables) {
      const object = `${header.id}/${table.object}`;
      const plain = openedStream(box, purposeOf(header.id, table.object), from.get(object));
      const { passing, counted } = countedRows(plain);
      await loadRows(client, table, passing);
      const [read, there] = [counted(), await lookAtTable(client, table)];
      if (read.sha256 !== table.sha256 || there.sha256 !== table.sha256) {
        differing.push({ sqlName: table.sqlName, lost: Math.max(0, table.rows - there.rows) });
      }
    }
    for (const { sqlName, lastValue, isCalled } of sequences) {
      await client.query('select setval($1::regclass, $2::bigint, $3)', [sqlName, lastValue, isCalled]);
    }
    for (const { sqlName, name, definition } of links) {
      await client.query(`alter table ${sqlName} add constraint ${name} ${definition}`);
    }
    for (const name of ours) await client.query(`alter table ${name} enable trigger user`);
    await client.query('commit');
    await client.query('analyze');
  } finally {
    await client.end().catch(() => undefined);
  }
  if (runningRole !== null) await giveRights(owner, runningRole, log);
  return differing;
}

type Link = { readonly sqlName: string; readonly name: string; readonly definition: string };

/** Tables speak of each other, so no order of loading would do. Whoever owns them may take the links away and put them back. */
async function takeLinksAway(client: pg.Client): Promise<readonly Link[]> {
  const { rows } = await client.query<Link>(
    `select conrelid::regclass::text as "sqlName", quote_ident(conname) as name, pg_get_constraintdef(c.oid) as definition
     from pg_constraint c join pg_namespace n on n.oid = connamespace where contype = 'f' and nspname = 'public'`,
  );
  for (const { sqlName, name } of rows) await client.query(`alter table ${sqlName} drop constraint ${name}`);
  return rows;
}

async function giveRights(owner: DatabaseConnection, runningRole: string, log: Log): Promise<void> {
  const opened = await openDatabase({
    connection: owner,
    log,
    applicationName: 'plainclaim restore',
    maxConnections: 1,
  });
  if (!opened.ok) throw new Error(opened.error.message);
  await settleRoles(opened.value.pool, runningRole);
  await opened.value.close();
}

/** Answers the files that are missing in the backup or differ from what it says of them. */
async function restoreFiles(
  { from, files: to }: RestoreParts,
  { id }: BackupHeader,
  { files }: BackupContents,
): Promise<readonly string[]> {
  const wrong = await severalAtOnce(files, FILES_AT_ONCE, async (file) => {
    const hash = createHash('sha256');
    const name = `${id}/files/${file.id}`;
    const passing = async function* () {
      for await (const piece of from.get(name)) {
        hash.update(piece);
        yield piece;
      }
    };
    try {
      if (to === null) for await (const piece of passing()) void piece;
      else await to.put(file.id, passing());
    } catch (error) {
      if (!(error instanceof ObjectMissing)) throw error;
      return [file.id];
    }
    return hash.digest('hex') === file.sha256 ? [] : [file.id];
  });
  return wrong.flat();
}

function parsedJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}
