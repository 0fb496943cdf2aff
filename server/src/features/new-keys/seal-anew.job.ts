import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Clock } from '../../platform/clock/index.ts';
import { type Db, inTransaction } from '../../platform/db/index.ts';
import type { SealedFiles } from '../../platform/files/index.ts';
import { defineJob, type JobRun } from '../../platform/jobs/index.ts';
import type { Log } from '../../platform/logging/index.ts';
import { openedBytes, type SealedBox } from '../../platform/security/index.ts';
import { SEALED_COLUMNS, type SealedColumn } from './sealed-columns.ts';

/**
 * Seals with the newest data key whatever an older one sealed: rows, frozen ones included, and stored files. Nothing of
 * what is sealed changes. It may stop at any value and goes on with the next run, because what is done shows in the
 * values themselves.
 */
export const sealAnewJob = defineJob({ name: 'seal-anew', payload: z.object({}), timeoutSeconds: 15 * 60 });

export const SEAL_ANEW_EVERY_SECONDS = 60 * 60;

/** A few PDFs at a time: one value is some megabytes at most. */
const SEALED_TOGETHER = 20;

type Deps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly box: SealedBox;
  readonly files: SealedFiles;
  readonly log: Log;
};

type OldValue = { readonly key: string; readonly sealed: Buffer };

async function oldValues(
  { db, box }: Deps,
  column: SealedColumn,
  afterKey: string | null,
): Promise<readonly OldValue[]> {
  const [key, value] = [sql.ref(column.key), sql.ref(column.column)];
  const { rows } = await sql<OldValue>`
    select ${key}::text as key, ${value} as sealed from ${sql.table(column.table)}
    where substring(${value} from 1 for ${box.newestStart.length}) <> ${box.newestStart}
      and (${afterKey}::uuid is null or ${key} > ${afterKey}::uuid)
    order by ${key} limit ${SEALED_TOGETHER}`.execute(db);
  return rows;
}

/** Answers how many; a value that was changed or deleted meanwhile is left as it is. */
async function sealTogether(deps: Deps, column: SealedColumn, values: readonly OldValue[]): Promise<number> {
  const { db, box } = deps;
  return inTransaction(db, async (trx) => {
    let count = 0;
    for (const { key, sealed } of values) {
      const purpose = `${column.purpose}:${key}`;
      const anew = box.seal(purpose, openedBytes(box, purpose, sealed));
      const { rows } =
        column.isFrozen === true
          ? await sql`
              select 1 where seal_frozen_anew(${column.table}, ${column.column}, ${key}::uuid, ${sealed}, ${anew})`.execute(
              trx,
            )
          : await sql`
              update ${sql.table(column.table)} set ${sql.ref(column.column)} = ${anew}
              where ${sql.ref(column.key)} = ${key}::uuid and ${sql.ref(column.column)} = ${sealed}
              returning 1`.execute(trx);
      count += rows.length;
    }
    return count;
  });
}

async function noteRun(
  { db, box, clock }: Deps,
  done: { readonly values: number; readonly files: number; readonly isEnd: boolean },
): Promise<void> {
  const now = new Date(clock.now());
  const ended = done.isEnd ? now : null;
  await sql`
    insert into key_renewals (key_id, begun_at, last_run_at, ended_at, value_count, file_count)
    values (${box.newestStart.subarray(1).toString('hex')}, ${now}, ${now}, ${ended}, ${done.values}, ${done.files})
    on conflict (key_id) do update set last_run_at = ${now}, ended_at = ${ended},
      value_count = key_renewals.value_count + ${done.values},
      file_count = key_renewals.file_count + ${done.files}`.execute(db);
}

/** A value that no listed key opens stops the run with an error in the log: a key must not leave the list too early. */
export async function sealAnew(deps: Deps, { signal }: JobRun): Promise<void> {
  const { box, files, log } = deps;
  // With one key there is nothing that another one could have sealed.
  if (!box.hasOlderKeys) return;
  let total = 0;
  for (const column of SEALED_COLUMNS) {
    let last: string | null = null;
    for (;;) {
      if (signal.aborted) return;
      const found: readonly OldValue[] = await oldValues(deps, column, last);
      if (found.length === 0) break;
      const values = await sealTogether(deps, column, found);
      await noteRun(deps, { values, files: 0, isEnd: false });
      total += values;
      last = found.at(-1)?.key ?? null;
    }
  }
  const fileCount = await files.sealAnew(signal);
  if (signal.aborted) return;
  total += fileCount;
  await noteRun(deps, { values: 0, files: fileCount, isEnd: total === 0 });
  log.info({ event: 'data_key.renewed', count: total }, 'values of an older data key were sealed anew');
}
