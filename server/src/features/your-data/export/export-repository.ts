import { type ColumnType, type Kysely, type Selectable, sql } from 'kysely';
import type { Database, Db, DbTransaction } from '../../../platform/db/index.ts';

type ExportsTable = {
  id: string;
  holder: string;
  claim_ids: ColumnType<string[], string[] | undefined, string[]>;
  state: 'making' | 'ready' | 'failed';
  byte_count: number | null;
  created_at: Date;
  made_at: Date | null;
  expires_at: Date;
};

/** A file with everything a holder has here, without its bytes. */
export type DataExport = {
  readonly id: string;
  /** A `keyOf` a holder. */
  readonly holder: string;
  /** What it holds; empty before the job has begun, and for an account without a claim. */
  readonly claimIds: readonly string[];
  readonly state: ExportsTable['state'];
  readonly byteCount: number | null;
  readonly madeAtMs: number | null;
  readonly expiresAtMs: number;
};

/** Exports, by whose they are. The bytes of one that is ready lie in the file folder under its id. */
export type ExportRepository = {
  /** The newest that has not run out. */
  findLatest(db: Db, holder: string, nowMs: number): Promise<DataExport | null>;
  /** The newest that can be downloaded, which one in the making does not hide. */
  findReady(db: Db, holder: string, nowMs: number): Promise<DataExport | null>;
  /** For the job that makes it: it works for nobody in particular and got the id from its holder's request. */
  unsafeFindInMaking(db: Db, id: string): Promise<DataExport | null>;
  /** False when one of this holder's is in the making: nothing is written then. */
  insert(trx: DbTransaction, made: Pick<DataExport, 'id' | 'holder' | 'expiresAtMs'>, nowMs: number): Promise<boolean>;
  /** False when it is gone. In one transaction with the lock on the claims: a deletion of one waits, and finds it here. */
  noteClaims(trx: DbTransaction, id: string, claimIds: readonly string[]): Promise<boolean>;
  /** False when it is gone, or no longer in the making. */
  markReady(db: Db, id: string, made: { readonly byteCount: number; readonly atMs: number }): Promise<boolean>;
  markFailed(db: Db, id: string): Promise<void>;
  /** All the holder's but one. Answers their ids, whose files can go. */
  removeOthers(db: Db, holder: string, exceptId: string | null): Promise<readonly string[]>;
  /** Whoever ordered them: all that hold any of the claims, which are being deleted. Answers their ids, whose files can go. */
  removeWithClaims(trx: DbTransaction, claimIds: readonly string[]): Promise<readonly string[]>;
  /** Answers the ids of what had run out, whose files can go. */
  removeExpired(db: Db, nowMs: number): Promise<readonly string[]>;
  /** For the clearing of the file folder, which works for nobody: those of `ids` that are exports. */
  unsafeFilesInUse(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>>;
};

type Tables = Database & { data_exports: ExportsTable };
const tablesOf = (db: Db): Kysely<Tables> => db.withTables<Tables>();

const exportIn = (row: Selectable<ExportsTable>): DataExport => ({
  id: row.id,
  holder: row.holder,
  claimIds: row.claim_ids,
  state: row.state,
  byteCount: row.byte_count,
  madeAtMs: row.made_at?.getTime() ?? null,
  expiresAtMs: row.expires_at.getTime(),
});

export const exportRepository: ExportRepository = {
  findLatest: async (db, holder, nowMs) => {
    const row = await tablesOf(db)
      .selectFrom('data_exports')
      .selectAll()
      .where('holder', '=', holder)
      .where('expires_at', '>', new Date(nowMs))
      .orderBy('created_at', 'desc')
      .orderBy('state')
      .limit(1)
      .executeTakeFirst();
    return row === undefined ? null : exportIn(row);
  },
  findReady: async (db, holder, nowMs) => {
    const row = await tablesOf(db)
      .selectFrom('data_exports')
      .selectAll()
      .where('holder', '=', holder)
      .where('state', '=', 'ready')
      .where('expires_at', '>', new Date(nowMs))
      .orderBy('created_at', 'desc')
      .orderBy('made_at', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row === undefined ? null : exportIn(row);
  },
  unsafeFindInMaking: async (db, id) => {
    const row = await tablesOf(db)
      .selectFrom('data_exports')
      .selectAll()
      .where('id', '=', id)
      .where('state', '=', 'making')
      .executeTakeFirst();
    return row === undefined ? null : exportIn(row);
  },
  insert: async (trx, { id, holder, expiresAtMs }, nowMs) => {
    const { numInsertedOrUpdatedRows } = await tablesOf(trx)
      .insertInto('data_exports')
      .values({
        id,
        holder,
        state: 'making',
        byte_count: null,
        created_at: new Date(nowMs),
        made_at: null,
        expires_at: new Date(expiresAtMs),
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n;
  },
  noteClaims: async (trx, id, claimIds) => {
    const { numUpdatedRows } = await tablesOf(trx)
      .updateTable('data_exports')
      .set({ claim_ids: [...claimIds] })
      .where('id', '=', id)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  },
  markReady: async (db, id, { byteCount, atMs }) => {
    const { numUpdatedRows } = await tablesOf(db)
      .updateTable('data_exports')
      .set({ state: 'ready', byte_count: byteCount, made_at: new Date(atMs) })
      .where('id', '=', id)
      .where('state', '=', 'making')
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  },
  markFailed: async (db, id) => {
    await tablesOf(db)
      .updateTable('data_exports')
      .set({ state: 'failed' })
      .where('id', '=', id)
      .where('state', '=', 'making')
      .execute();
  },
  removeOthers: async (db, holder, exceptId) => {
    const rows = await tablesOf(db)
      .deleteFrom('data_exports')
      .where('holder', '=', holder)
      .$if(exceptId !== null, (query) => query.where('id', '<>', exceptId ?? ''))
      .returning('id')
      .execute();
    return rows.map(({ id }) => id);
  },
  removeWithClaims: async (trx, claimIds) => {
    if (claimIds.length === 0) return [];
    const rows = await tablesOf(trx)
      .deleteFrom('data_exports')
      .where(sql<boolean>`claim_ids && ${[...claimIds]}::uuid[]`)
      .returning('id')
      .execute();
    return rows.map(({ id }) => id);
  },
  removeExpired: async (db, nowMs) => {
    const rows = await tablesOf(db)
      .deleteFrom('data_exports')
      .where('expires_at', '<=', new Date(nowMs))
      .returning('id')
      .execute();
    return rows.map(({ id }) => id);
  },
  unsafeFilesInUse: async (db, ids) => {
    if (ids.length === 0) return new Set();
    const rows = await tablesOf(db)
      .selectFrom('data_exports')
      .select('id')
      .where('id', 'in', [...ids])
      .execute();
    return new Set(rows.map(({ id }) => id));
  },
};
