import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { err, ok, type Result } from '@plainclaim/domain';

export type MigrationFile = {
  readonly number: number;
  readonly name: string;
  readonly sql: string;
  /** SHA-256 of the text in hex, with line ends as on Linux: git may change them. */
  readonly checksum: string;
};

export type MigrationFileError = {
  readonly code: 'migration.folder_missing' | 'migration.bad_name' | 'migration.number_taken_twice';
  readonly message: string;
};

/** The `NNNN_name.sql` files of a folder in order of their number. Other kinds of files are left alone. */
export function readMigrationFiles(directory: string): Result<readonly MigrationFile[], MigrationFileError> {
  const names = sqlFilesIn(directory);
  if (names === undefined) {
    return err({ code: 'migration.folder_missing', message: `There is no folder of migrations at ${directory}.` });
  }
  const badName = names.find((name) => !/^\d{4}_[a-z0-9_]+\.sql$/.test(name));
  if (badName !== undefined) {
    return err({ code: 'migration.bad_name', message: `${badName} must be named like 0007_add_tracking_number.sql.` });
  }
  const files = names.map((name) => readMigrationFile(directory, name));
  const twin = files.find((file, index) => files[index - 1]?.number === file.number);
  if (twin !== undefined) {
    return err({ code: 'migration.number_taken_twice', message: `Two migrations have the number of ${twin.name}.` });
  }
  return ok(files);
}

function readMigrationFile(directory: string, name: string): MigrationFile {
  const sql = readFileSync(join(directory, name), 'utf8').replaceAll('\r\n', '\n');
  return { number: Number(name.slice(0, 4)), name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
}

function sqlFilesIn(directory: string): string[] | undefined {
  try {
    return readdirSync(directory)
      .filter((name) => name.endsWith('.sql'))
      .sort();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
