import type { Kysely, Selectable } from 'kysely';
import type { Database, Db, DbTransaction } from '../../platform/db/index.ts';
import type { Owner } from '../sessions/index.ts';

type CaseFilesTable = {
  id: string;
  claim_id: string;
  state: 'making' | 'ready' | 'failed';
  byte_count: number | null;
  created_at: Date;
  made_at: Date | null;
};

export type CaseFile = {
  readonly id: string;
  readonly claimId: string;
  readonly state: CaseFilesTable['state'];
  readonly byteCount: number | null;
  readonly madeAtMs: number | null;
};

type Tables = Database & { case_files: CaseFilesTable };
const tablesOf = (db: Db): Kysely<Tables> => db.withTables<Tables>();

const fileIn = (row: Selectable<CaseFilesTable>): CaseFile => ({
  id: row.id,
  claimId: row.claim_id,
  state: row.state,
  byteCount: row.byte_count,
  madeAtMs: row.made_at?.getTime() ?? null,
});

/** Newest first. Whose claim it is must be known before. */
export async function caseFilesOf(db: Db, claimId: string): Promise<readonly CaseFile[]> {
  const rows = await tablesOf(db)
    .selectFrom('case_files')
    .selectAll()
    .where('claim_id', '=', claimId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(fileIn);
}

/** False when one of the claim is in the making. */
export async function insertCaseFile(trx: DbTransaction, id: string, claimId: string, atMs: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tablesOf(trx)
    .insertInto('case_files')
    .values({ id, claim_id: claimId, state: 'making', byte_count: null, created_at: new Date(atMs), made_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** For the job: it works for nobody in particular and got the id from an owned request. */
export async function unsafeFindInMaking(
  db: Db,
  id: string,
): Promise<{ readonly claimId: string; readonly owner: Owner } | null> {
  const row = await tablesOf(db)
    .selectFrom('case_files')
    .innerJoin('claims', 'claims.id', 'case_files.claim_id')
    .select(['claim_id', 'claims.session_id', 'claims.account_id'])
    .where('case_files.id', '=', id)
    .where('state', '=', 'making')
    .executeTakeFirst();
  return row === undefined
    ? null
    : { claimId: row.claim_id, owner: { sessionId: row.session_id ?? NO_SESSION, accountId: row.account_id } };
}
/** Where a claim's browser is not known any more: the id of no session. */
const NO_SESSION = '00000000-0000-0000-0000-000000000000';

/** False when it is gone, or no longer in the making. */
export async function markReady(db: Db, id: string, byteCount: number, atMs: number): Promise<boolean> {
  const { numUpdatedRows } = await tablesOf(db)
    .updateTable('case_files')
    .set({ state: 'ready', byte_count: byteCount, made_at: new Date(atMs) })
    .where('id', '=', id)
    .where('state', '=', 'making')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function markFailed(db: Db, id: string): Promise<void> {
  await tablesOf(db)
    .updateTable('case_files')
    .set({ state: 'failed' })
    .where('id', '=', id)
    .where('state', '=', 'making')
    .execute();
}

/** All the claim's but one. Answers their ids, whose files can go. */
export async function removeOthers(db: Db, claimId: string, exceptId: string): Promise<readonly string[]> {
  const rows = await tablesOf(db)
    .deleteFrom('case_files')
    .where('claim_id', '=', claimId)
    .where('id', '<>', exceptId)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** For the clearing of the file folder, which works for nobody: those of `ids` that are archives of a case. */
export async function unsafeCaseFilesInUse(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tablesOf(db)
    .selectFrom('case_files')
    .select('id')
    .where('id', 'in', [...ids])
    .execute();
  return new Set(rows.map(({ id }) => id));
}
