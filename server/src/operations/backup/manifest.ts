import * as z from 'zod/mini';

/**
 * A backup is a folder of its own: `tables/...` and `contents` are sealed with the data key, `files/...` are copied as
 * they lie, which is sealed, and `backup.json` comes last: without it the backup is not whole.
 */
export const HEADER = 'backup.json';
export const CONTENTS = 'contents';

/** What may be read without a key: what this is, and which keys open it. No name, no sum and no id of a person. */
export const headerSchema = z.object({
  format: z.literal(1),
  id: z.string(),
  madeAt: z.string(),
  postgresMajor: z.number(),
  /** The fingerprints of the data keys that opened things when it was made. The first sealed it. */
  dataKeyIds: z.array(z.string()).check(z.minLength(1)),
  /** A fingerprint of the secret key: with another one nobody can log in. */
  secretKeyMark: z.string(),
  tables: z.number(),
  rows: z.number(),
  files: z.number(),
  bytes: z.number(),
  contentsSha256: z.string(),
});
export type BackupHeader = z.infer<typeof headerSchema>;

const tableSchema = z.object({
  /** As SQL writes it, with its schema. */
  sqlName: z.string(),
  /** As SQL writes them. */
  columns: z.array(z.string()),
  object: z.string(),
  rows: z.number(),
  /** Of the rows as PostgreSQL writes them out, before they are sealed. */
  sha256: z.string(),
});
export type BackedUpTable = z.infer<typeof tableSchema>;

const fileSchema = z.object({ id: z.string(), byteCount: z.number(), sha256: z.string() });
export type BackedUpFile = z.infer<typeof fileSchema>;

export const contentsSchema = z.object({
  migrations: z.array(z.object({ number: z.number(), name: z.string(), checksum: z.string() })),
  queues: z.array(z.string()),
  tables: z.array(tableSchema),
  sequences: z.array(z.object({ sqlName: z.string(), lastValue: z.string(), isCalled: z.boolean() })),
  files: z.array(fileSchema),
  /** Removed by their owners while the backup was made: their rows are in it, and they are not. */
  removedMeanwhile: z.array(z.string()),
});
export type BackupContents = z.infer<typeof contentsSchema>;
