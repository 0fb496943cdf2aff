import { FILING_TICKS, type FilingTick } from '@plainclaim/contract';
import { parseCalendarDate } from '@plainclaim/domain';
import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import type { Database, Db, DbTransaction } from '../../platform/db/index.ts';
import { openedValue, type SealedBox } from '../../platform/security/index.ts';
import { type FilingRecord, NOTHING_FILED } from './filing-record.ts';

type FilingsTable = {
  claim_id: string;
  record: Buffer | null;
  revision: number;
  ticked: unknown;
  saved_at: Date;
};
type Tables = Database & { filings: FilingsTable };
const tablesOf = (db: Db): Kysely<Tables> => db.withTables<Tables>();

const day = z.nullable(
  z.pipe(
    z.string(),
    z.transform((text) => {
      const parsed = parseCalendarDate(text);
      if (!parsed.ok) throw new Error('a stored day is not a day');
      return parsed.value;
    }),
  ),
);
const recordSchema = z.object({
  confirmation: z.string(),
  docketNumber: z.string(),
  filedOn: day,
  mailedOn: day,
  servedOn: day,
  mailBackOn: day,
  hearingOn: day,
  defaultOn: day,
  judgmentOn: day,
});
const tickedSchema = z.array(z.enum(FILING_TICKS));

export type StoredFiling = {
  readonly record: FilingRecord;
  /** 0 before anything was said. */
  readonly revision: number;
  readonly ticked: readonly FilingTick[];
};

/** What was stated and ticked while filing. Whose claim it is must be known before. */
export type FilingRepository = {
  find(db: Db, claimId: string): Promise<StoredFiling>;
  /** False when it was changed since `revision`: then nothing is written. */
  save(
    trx: DbTransaction,
    claimId: string,
    change: { readonly record: FilingRecord; readonly revision: number },
    savedAtMs: number,
  ): Promise<boolean>;
  tick(db: Db, claimId: string, ticked: readonly FilingTick[], savedAtMs: number): Promise<void>;
};

const purpose = (claimId: string) => `filing:${claimId}`;

/** What was stated of a claim's filing, opened; null in the column is nothing stated. */
export const openedFilingRecord = (box: SealedBox, claimId: string, record: Buffer | null): FilingRecord =>
  record === null ? NOTHING_FILED : z.parse(recordSchema, openedValue(box, purpose(claimId), record));

export function createFilingRepository(box: SealedBox): FilingRepository {
  return {
    find: async (db, claimId) => {
      const row = await tablesOf(db)
        .selectFrom('filings')
        .select(['record', 'revision', 'ticked'])
        .where('claim_id', '=', claimId)
        .executeTakeFirst();
      if (row === undefined) return { record: NOTHING_FILED, revision: 0, ticked: [] };
      const record = openedFilingRecord(box, claimId, row.record);
      return { record, revision: row.revision, ticked: z.parse(tickedSchema, row.ticked) };
    },
    save: async (trx, claimId, { record, revision }, savedAtMs) => {
      const saved_at = new Date(savedAtMs);
      const values = { record: box.sealJson(purpose(claimId), record), revision: revision + 1, saved_at };
      // Ticks may have made the row before there was anything to tell.
      const { numInsertedOrUpdatedRows } = await tablesOf(trx)
        .insertInto('filings')
        .values({ claim_id: claimId, ticked: '[]', ...values })
        .onConflict((conflict) =>
          conflict.column('claim_id').doUpdateSet(values).where('filings.revision', '=', revision),
        )
        .executeTakeFirstOrThrow();
      return numInsertedOrUpdatedRows === 1n;
    },
    tick: async (db, claimId, ticked, savedAtMs) => {
      const values = { ticked: JSON.stringify(ticked), saved_at: new Date(savedAtMs) };
      await tablesOf(db)
        .insertInto('filings')
        .values({ claim_id: claimId, record: null, revision: 0, ...values })
        .onConflict((conflict) => conflict.column('claim_id').doUpdateSet(values))
        .execute();
    },
  };
}
