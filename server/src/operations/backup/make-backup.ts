import { createHash, randomBytes } from 'node:crypto';
import pg from 'pg';
import type { DatabaseConnection } from '../../platform/db/index.ts';
import { isFileId, ObjectMissing, type ObjectStore, oncePiece, sealedStream } from '../../platform/files/index.ts';
import { type Keys, type SealedBox, sealedBox } from '../../platform/security/index.ts';
import { keyIdOf, secretKeyMark } from './backup-keys.ts';
import {
  type BackedUpFile,
  type BackedUpTable,
  type BackupContents,
  type BackupHeader,
  CONTENTS,
  HEADER,
} from './manifest.ts';
import { FILES_AT_ONCE, severalAtOnce } from './several-at-once.ts';
import { countedRows, FIXED_FORMS, listTables, rowsOf } from './table-rows.ts';

export type BackupParts = {
  /** Whoever owns the tables: it may read all of them. */
  readonly owner: DatabaseConnection;
  readonly files: ObjectStore;
  readonly to: ObjectStore;
  readonly keys: Keys;
  readonly nowMs: number;
};

/** The files that rows speak of: of what is still being made, none lies there yet. */
const FILES_IN_USE = `
  select id::text from exhibits
  union all select id::text from exhibit_packets where state = 'ready'
  union all select id::text from data_exports where state = 'ready'
  union all select id::text from case_files where state = 'ready'`;

export const purposeOf = (id: string, object: string): string => `backup:${id}:${object}`;

/**
 * One consistent picture of database and files, while both are used. The rows are those of one moment; the files are
 * those the rows of that moment speak of, and a file never changes once it is there.
 */
export async function makeBackup(parts: BackupParts): Promise<BackupHeader> {
  const { owner, to, keys, nowMs } = parts;
  const id = `${new Date(nowMs).toISOString().slice(0, 19).replaceAll(':', '')}-${randomBytes(3).toString('hex')}`;
  const box = sealedBox(keys.dataKeys);
  const client = new pg.Client({ ...owner, application_name: 'plainclaim backup' });
  client.on('error', () => {}); // the statement under way is refused with the same error
  await client.connect();
  try {
    await client.query(FIXED_FORMS);
    await client.query('begin transaction isolation level repeatable read read only');
    const tables = await backUpTables(client, box, to, id);
    const described = await describeDatabase(client);
    const { rows: used } = await client.query<{ id: string }>(FILES_IN_USE);
    const { rows: version } = await client.query<{ major: number }>(
      "select current_setting('server_version_num')::int / 10000 as major",
    );
    await client.query('commit');
    const copied = await backUpFiles(
      client,
      parts,
      id,
      used.map((row) => row.id),
    );
    const contents: BackupContents = { ...described, tables, ...copied };
    const sealed = await wholeOf(
      sealedStream(box, purposeOf(id, CONTENTS), oncePiece(Buffer.from(JSON.stringify(contents)))),
    );
    await to.put(`${id}/${CONTENTS}`, oncePiece(sealed));
    const header: BackupHeader = {
      format: 1,
      id,
      madeAt: new Date(nowMs).toISOString(),
      postgresMajor: version[0]?.major ?? 0,
      dataKeyIds: keys.dataKeys.map(keyIdOf),
      secretKeyMark: secretKeyMark(keys.secretKey),
      tables: tables.length,
      rows: tables.reduce((sum, table) => sum + table.rows, 0),
      files: copied.files.length,
      bytes: copied.files.reduce((sum, file) => sum + file.byteCount, 0),
      contentsSha256: createHash('sha256').update(sealed).digest('hex'),
    };
    await to.put(`${id}/${HEADER}`, oncePiece(Buffer.from(`${JSON.stringify(header, null, 2)}\n`)));
    return header;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function backUpTables(client: pg.Client, box: SealedBox, to: ObjectStore, id: string): Promise<BackedUpTable[]> {
  const made: BackedUpTable[] = [];
  for (const table of await listTables(client)) {
    const object = `tables/${table.sqlName}`;
    const { passing, counted } = countedRows(rowsOf(client, table));
    await to.put(`${id}/${object}`, sealedStream(box, purposeOf(id, object), passing));
    made.push({ sqlName: table.sqlName, columns: [...table.columns], object, ...counted() });
  }
  return made;
}

async function describeDatabase(
  client: pg.Client,
): Promise<Pick<BackupContents, 'migrations' | 'queues' | 'sequences'>> {
  const { rows: migrations } = await client.query<BackupContents['migrations'][number]>(
    'select number, name, checksum from schema_migrations order by number',
  );
  const { rows: queues } = await client.query<{ name: string }>('select name from pgboss.queue order by name');
  const { rows: names } = await client.query<{ sqlName: string }>(
    `select format('%I.%I', nspname, relname) as "sqlName" from pg_class c join pg_namespace n on n.oid = relnamespace
     where nspname = 'public' and relkind = 'S' order by 1`,
  );
  const sequences: BackupContents['sequences'] = [];
  for (const { sqlName } of names) {
    const { rows } = await client.query<{ lastValue: string; isCalled: boolean }>(
      `select last_value::text as "lastValue", is_called as "isCalled" from ${sqlName}`,
    );
    sequences.push(...rows.map((row) => ({ sqlName, ...row })));
  }
  return { migrations, queues: queues.map(({ name }) => name), sequences };
}

/** @throws when a file is gone whose row still speaks of it: a backup that lacks it must not look whole. */
async function backUpFiles(
  client: pg.Client,
  { files, to }: BackupParts,
  id: string,
  used: readonly string[],
): Promise<{ files: BackedUpFile[]; removedMeanwhile: string[] }> {
  const gone: string[] = [];
  const found = await severalAtOnce(used.filter(isFileId), FILES_AT_ONCE, async (fileId) => {
    try {
      return [await copyHashed(files, fileId, to, `${id}/files/${fileId}`)];
    } catch (error) {
      if (!(error instanceof ObjectMissing)) throw error;
      gone.push(fileId);
      return [];
    }
  });
  const { rows: lost } = await client.query<{ id: string }>(
    `select id from (${FILES_IN_USE}) as used where id = any ($1)`,
    [gone],
  );
  if (lost.length > 0) throw new FilesLost(lost.map((row) => row.id));
  return { files: found.flat(), removedMeanwhile: gone };
}

async function copyHashed(from: ObjectStore, fileId: string, to: ObjectStore, name: string): Promise<BackedUpFile> {
  const hash = createHash('sha256');
  let byteCount = 0;
  const passing = async function* () {
    for await (const piece of from.get(fileId)) {
      hash.update(piece);
      byteCount += piece.length;
      yield piece;
    }
  };
  await to.put(name, passing());
  return { id: fileId, byteCount, sha256: hash.digest('hex') };
}

/** Rows speak of files that are not there. */
export class FilesLost extends Error {
  constructor(ids: readonly string[]) {
    const some = ids.slice(0, 5).join(', ');
    super(`${ids.length} files that the database speaks of are not there: ${some}. Look for them before you go on.`);
    this.name = 'FilesLost';
  }
}

export async function wholeOf(pieces: AsyncIterable<Buffer>): Promise<Buffer> {
  const all: Buffer[] = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.concat(all);
}
