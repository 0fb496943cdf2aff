import { type CalendarDate, cents, LINE_KINDS, type OutcomeLine, parseCalendarDate } from '@plainclaim/domain';
import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import type { Database, Db, DbTransaction } from '../../platform/db/index.ts';
import { openedValue, type SealedBox } from '../../platform/security/index.ts';

type CaseOutcomesTable = {
  id: string;
  claim_id: string;
  line: number;
  replaces: string | null;
  said: Buffer;
  recorded_at: Date;
};
type Tables = Database & { case_outcomes: CaseOutcomesTable };
const tablesOf = (db: Db): Kysely<Tables> => db.withTables<Tables>();

const day = z.pipe(
  z.string(),
  z.transform((text): CalendarDate => {
    const parsed = parseCalendarDate(text);
    if (!parsed.ok) throw new Error('a stored day is not a day');
    return parsed.value;
  }),
);
const saidSchema = z.nullable(
  z.object({
    kind: z.enum(LINE_KINDS),
    on: day,
    amount: z.nullable(z.pipe(z.int(), z.transform(cents))),
    by: z.nullable(day),
    words: z.string(),
  }),
);

/** What happened after the letter. Whose claim it is must be known before. */
export type OutcomeRepository = {
  /** In the order in which they were written down. */
  list(db: Db, claimId: string): Promise<readonly OutcomeLine[]>;
  /** The claim's row must be locked, so that lines are counted one after the other. */
  append(trx: DbTransaction, claimId: string, line: OutcomeLine, place: number, atMs: number): Promise<void>;
};

const purpose = (id: string) => `case-outcome:${id}`;

/** A stored line, opened. */
export const openedLine = (
  box: SealedBox,
  { id, replaces, said }: Pick<CaseOutcomesTable, 'id' | 'replaces' | 'said'>,
): OutcomeLine => ({ id, replaces, outcome: z.parse(saidSchema, openedValue(box, purpose(id), said)) });

export function createOutcomeRepository(box: SealedBox): OutcomeRepository {
  return {
    list: async (db, claimId) => {
      const rows = await tablesOf(db)
        .selectFrom('case_outcomes')
        .select(['id', 'replaces', 'said'])
        .where('claim_id', '=', claimId)
        .orderBy('line')
        .execute();
      return rows.map((row) => openedLine(box, row));
    },
    append: async (trx, claimId, { id, replaces, outcome }, place, atMs) => {
      await tablesOf(trx)
        .insertInto('case_outcomes')
        .values({
          id,
          claim_id: claimId,
          line: place,
          replaces,
          said: box.sealJson(purpose(id), outcome),
          recorded_at: new Date(atMs),
        })
        .execute();
    },
  };
}
