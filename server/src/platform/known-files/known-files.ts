import { type ChangedParts, changedParts, type MadePart } from '@plainclaim/contract';
import { sql } from 'kysely';
import { setImmediate } from 'node:timers/promises';
import * as z from 'zod/mini';
import type { Db } from '../db/index.ts';
import type { Log } from '../logging/index.ts';
import { type MadeFile, readMadeFile } from './read-made-file.ts';

/** A file with its parts, ready to be kept; null when they could not be read. */
export type PartsToKeep = { readonly sha256: string; readonly file: MadeFile } | null;

/** Never stops the making of a file: without its parts it is known by its hash alone. */
export async function partsToKeep(
  made: { readonly pdf: Uint8Array; readonly sha256: string },
  log: Log,
): Promise<PartsToKeep> {
  // Reading a file holds the loop for some tens of milliseconds: whoever waits goes first.
  await setImmediate();
  try {
    return { sha256: made.sha256, file: await readMadeFile(made.pdf) };
  } catch (error) {
    log.warn({ event: 'file.parts_not_read', err: error }, 'a copy of it that was changed will not be known');
    return null;
  }
}

export async function keepParts(db: Db, claimId: string, kept: PartsToKeep, atMs: number): Promise<void> {
  if (kept === null || kept.file.telling.length === 0) return;
  await db
    .insertInto('made_files')
    .values({
      claim_id: claimId,
      file_sha256: kept.sha256,
      telling: [...kept.file.telling],
      parts: JSON.stringify(kept.file.parts.map(({ mark, pages }) => [mark, pages])),
      made_at: new Date(atMs),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

const partsSchema = z.array(z.tuple([z.string(), z.array(z.number())]));
/** Copies of one file in several states, and of papers that stand in several packets. */
const MOST_CANDIDATES = 20;

export type ChangedCopy = ChangedParts & { readonly sha256: string };

/** The file of ours that most of these parts are from; null when none that tells is. */
export async function findChangedCopy(db: Db, marks: readonly string[]): Promise<ChangedCopy | null> {
  if (marks.length === 0) return null;
  const rows = await db
    .selectFrom('made_files')
    .select(['file_sha256', 'parts'])
    .where(sql<boolean>`telling && ${[...marks]}::text[]`)
    .orderBy('made_at', 'desc')
    .limit(MOST_CANDIDATES)
    .execute();
  const copies = rows.map((row): ChangedCopy => {
    const made: MadePart[] = z.parse(partsSchema, row.parts).map(([mark, pages]) => ({ mark, pages }));
    return { sha256: row.file_sha256, ...changedParts(made, marks) };
  });
  // Of as many parts in common, the copy that differs on fewer pages.
  const [best] = copies.toSorted((one, other) => other.common - one.common || one.pages.length - other.pages.length);
  return best ?? null;
}
