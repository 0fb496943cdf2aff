import { join, resolve } from 'node:path';
import * as z from 'zod/mini';
import { parsePlace, type Place, type S3Settings } from '../platform/files/index.ts';

const place = z
  .string()
  .check(z.refine((text) => parsePlace(text) !== undefined, 'must be a folder, or a bucket such as s3://claims/files'));

const httpAddress = z
  .string()
  .check(
    z.refine(
      (text) => URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol),
      'must be an address such as https://s3.example.org',
    ),
  );

const wholeNumber = (least: number, most: number) =>
  z.pipe(
    z
      .string()
      .check(
        z.refine(
          (text) => /^\d{1,5}$/.test(text) && Number(text) >= least && Number(text) <= most,
          `must be a whole number from ${least} to ${most}`,
        ),
      ),
    z.transform((text: string) => Number(text)),
  );

/** Where uploaded files lie and backups go. Without any of them: a folder in DATA_DIR, and no backups of its own accord. */
export const storageSchema = {
  FILES_IN: z.optional(place),
  FILES_ALSO_IN: z.optional(place),
  BACKUP_TO: z.optional(place),
  BACKUP_KEEP_DAYS: z._default(wholeNumber(1, 3650), 30),
  S3_ENDPOINT: z.optional(httpAddress),
  S3_REGION: z._default(
    z.string().check(z.regex(/^[a-z0-9-]{1,40}$/, 'must be a region such as us-east-1')),
    'us-east-1',
  ),
  S3_ACCESS_KEY_ID: z.optional(z.string()),
  S3_SECRET_ACCESS_KEY: z.optional(z.string()),
};

export type StorageConfig = {
  readonly files: Place;
  /** While files move: where they lay before, and some still do. */
  readonly olderFiles: Place | null;
  /** Null: no backups are made but those somebody asks for. */
  readonly backups: Place | null;
  readonly keepBackupDays: number;
  /** Null: no bucket is used. */
  readonly s3: S3Settings | null;
};

type Given = Readonly<Record<string, string>>;

const PLACES = ['FILES_IN', 'FILES_ALSO_IN', 'BACKUP_TO'] as const;

/** Settings that need each other. */
export function storageProblems(given: Given): { readonly name: string; readonly problem: string }[] {
  const problems: { readonly name: string; readonly problem: string }[] = [];
  if (PLACES.some((name) => given[name]?.startsWith('s3://') === true)) {
    for (const name of ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']) {
      if (given[name] === undefined)
        problems.push({ name, problem: 'is required where files or backups go to a bucket' });
    }
  }
  if (given['FILES_ALSO_IN'] !== undefined && given['FILES_ALSO_IN'] === given['FILES_IN']) {
    problems.push({ name: 'FILES_ALSO_IN', problem: 'is the same place as FILES_IN' });
  }
  return problems;
}

type StorageSettings = {
  readonly FILES_IN?: string | undefined;
  readonly FILES_ALSO_IN?: string | undefined;
  readonly BACKUP_TO?: string | undefined;
  readonly BACKUP_KEEP_DAYS: number;
  readonly S3_ENDPOINT?: string | undefined;
  readonly S3_REGION: string;
  readonly S3_ACCESS_KEY_ID?: string | undefined;
  readonly S3_SECRET_ACCESS_KEY?: string | undefined;
};

export function storageIn(settings: StorageSettings, dataDir: string): StorageConfig {
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = settings;
  return Object.freeze({
    files: placeIn(settings.FILES_IN) ?? filesInDataDir(dataDir),
    olderFiles: placeIn(settings.FILES_ALSO_IN),
    backups: placeIn(settings.BACKUP_TO),
    keepBackupDays: settings.BACKUP_KEEP_DAYS,
    s3:
      accessKeyId === undefined || secretAccessKey === undefined
        ? null
        : { endpoint: settings.S3_ENDPOINT, region: settings.S3_REGION, accessKeyId, secretAccessKey },
  });
}

const filesInDataDir = (dataDir: string): Place => ({ kind: 'folder', directory: join(resolve(dataDir), 'exhibits') });

/** A folder is meant from where the server is started. */
export function placeIn(text: string | undefined): Place | null {
  const found = text === undefined ? undefined : parsePlace(text);
  if (found === undefined) return null;
  return found.kind === 'folder' ? { kind: 'folder', directory: resolve(found.directory) } : found;
}
