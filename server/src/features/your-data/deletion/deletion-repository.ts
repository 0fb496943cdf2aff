import type { ColumnType, Kysely } from 'kysely';
import * as z from 'zod/mini';
import type { Database, Db, DbTransaction } from '../../../platform/db/index.ts';
import { type Holder, holderIn, keyOf } from '../holders.ts';

type DeletionsTable = {
  id: string;
  holder: string | null;
  reason: 'asked' | 'time_over';
  state: 'asked' | 'cleared' | 'done';
  files: ColumnType<unknown, string | undefined, string>;
  claim_count: number | null;
  asked_at: Date;
  done_at: Date | null;
};

export type DeletionReason = DeletionsTable['reason'];

/** What is still to be done of a deletion. */
export type OpenDeletion =
  | { readonly state: 'asked'; readonly holder: Holder; readonly reason: DeletionReason }
  /** The rows are gone; these files are still to go. */
  | { readonly state: 'cleared'; readonly files: readonly string[] };

export type DeletionRepository = {
  /** False when this holder's deletion was asked for already and is not begun yet. */
  insert(
    trx: DbTransaction,
    asked: { readonly id: string; readonly holder: Holder; readonly reason: DeletionReason; readonly atMs: number },
  ): Promise<boolean>;
  /** Null when it is done. Keeps the row until the transaction ends. */
  lock(trx: DbTransaction, id: string): Promise<OpenDeletion | null>;
  markCleared(trx: DbTransaction, id: string, files: readonly string[], claimCount: number): Promise<void>;
  markDone(db: Db, id: string, atMs: number): Promise<void>;
};

const fileIds = z.array(z.string());

type Tables = Database & { data_deletions: DeletionsTable };
const tablesOf = (db: Db): Kysely<Tables> => db.withTables<Tables>();

export const deletionRepository: DeletionRepository = {
  insert: async (trx, { id, holder, reason, atMs }) => {
    const { numInsertedOrUpdatedRows } = await tablesOf(trx)
      .insertInto('data_deletions')
      .values({
        id,
        holder: keyOf(holder),
        reason,
        state: 'asked',
        claim_count: null,
        asked_at: new Date(atMs),
        done_at: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n;
  },
  lock: async (trx, id) => {
    const row = await tablesOf(trx)
      .selectFrom('data_deletions')
      .select(['holder', 'reason', 'state', 'files'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (row === undefined || row.state === 'done') return null;
    if (row.state === 'cleared') return { state: 'cleared', files: z.parse(fileIds, row.files) };
    return { state: 'asked', holder: holderIn(row.holder ?? ''), reason: row.reason };
  },
  markCleared: async (trx, id, files, claimCount) => {
    await tablesOf(trx)
      .updateTable('data_deletions')
      .set({ state: 'cleared', holder: null, files: JSON.stringify(files), claim_count: claimCount })
      .where('id', '=', id)
      .execute();
  },
  markDone: async (db, id, atMs) => {
    await tablesOf(db)
      .updateTable('data_deletions')
      .set({ state: 'done', files: '[]', done_at: new Date(atMs) })
      .where('id', '=', id)
      .where('state', '=', 'cleared')
      .execute();
  },
};
