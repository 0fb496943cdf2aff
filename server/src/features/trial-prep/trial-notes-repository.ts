import { cents, type LowestFigure, NO_TRIAL_NOTES, parseCalendarDate, type TrialNotes } from '@plainclaim/domain';
import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import type { Database, Db, DbTransaction } from '../../platform/db/index.ts';
import { openedValue, type SealedBox } from '../../platform/security/index.ts';

type NotesTable = {
  claim_id: string;
  notes: Buffer;
  lowest: Buffer | null;
  revision: number;
  saved_at: Date;
};

const ids = z.array(z.string());
const storedSchema = z.object({
  witnesses: z.array(z.object({ id: z.string(), name: z.string(), saw: z.string(), contact: z.string() })),
  payments: z.array(z.object({ paidOn: z.string(), cents: z.number() })),
  wantsInterest: z.boolean(),
  proofs: z.array(z.object({ element: z.string(), exhibitIds: ids, witnessIds: ids })),
  /** Absent in notes from before sentences could be chosen. */
  spoken: z._default(z.array(z.string()), []),
});

export type StoredNotes = { readonly notes: TrialNotes; readonly lowest: LowestFigure; readonly revision: number };

/** Notes for the trial. Whose claim it is must be known before anything is asked here. */
export type TrialNotesRepository = {
  /** No notes are notes too, of revision 0. */
  find(db: Db, claimId: string): Promise<StoredNotes>;
  /** False when they were changed since `revision`: then nothing is written. */
  save(trx: DbTransaction, claimId: string, stored: StoredNotes, savedAtMs: number): Promise<boolean>;
};

type Tables = Database & { trial_notes: NotesTable };
const tablesOf = (db: Db): Kysely<Tables> => db.withTables<Tables>();

export function createTrialNotesRepository(box: SealedBox): TrialNotesRepository {
  const notesPurpose = (claimId: string) => `trial-notes:${claimId}`;
  const lowestPurpose = (claimId: string) => `trial-lowest:${claimId}`;

  return {
    find: async (db, claimId) => {
      const row = await tablesOf(db)
        .selectFrom('trial_notes')
        .select(['notes', 'lowest', 'revision'])
        .where('claim_id', '=', claimId)
        .executeTakeFirst();
      if (row === undefined) return { notes: NO_TRIAL_NOTES, lowest: null, revision: 0 };
      const { payments, ...notes } = z.parse(storedSchema, openedValue(box, notesPurpose(claimId), row.notes));
      const lowest =
        row.lowest === null ? null : z.parse(z.number(), openedValue(box, lowestPurpose(claimId), row.lowest));
      return {
        notes: {
          ...notes,
          payments: payments.map((one) => {
            const paidOn = parseCalendarDate(one.paidOn);
            if (!paidOn.ok) throw new Error('a stored day is not a day');
            return { paidOn: paidOn.value, cents: cents(one.cents) };
          }),
        },
        lowest: lowest === null ? null : cents(lowest),
        revision: row.revision,
      };
    },
    save: async (trx, claimId, { notes, lowest, revision }, savedAtMs) => {
      const values = {
        notes: box.sealJson(notesPurpose(claimId), notes),
        lowest: lowest === null ? null : box.sealJson(lowestPurpose(claimId), lowest),
        revision: revision + 1,
        saved_at: new Date(savedAtMs),
      };
      if (revision === 0) {
        const { numInsertedOrUpdatedRows } = await tablesOf(trx)
          .insertInto('trial_notes')
          .values({ claim_id: claimId, ...values })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst();
        return numInsertedOrUpdatedRows === 1n;
      }
      const { numUpdatedRows } = await tablesOf(trx)
        .updateTable('trial_notes')
        .set(values)
        .where('claim_id', '=', claimId)
        .where('revision', '=', revision)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },
  };
}
