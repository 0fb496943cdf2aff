import { type ClaimDraft, claimDraftSchema, type Position } from '@plainclaim/domain';
import * as z from 'zod/mini';
import type { Db, DbTransaction } from '../../platform/db/index.ts';
import type { Ids } from '../../platform/ids/index.ts';
import { openedValue, type SealedBox } from '../../platform/security/index.ts';

/** Answers of a claim that others took the place of, when it was changed in two places at once. */
export type OtherAnswers = { readonly draft: ClaimDraft; readonly position: Position; readonly savedAtMs: number };

export type ListedAnswers = { readonly id: string; readonly savedAtMs: number };

/** More than this many of one claim are not kept: the oldest leave first. */
export const MOST_OTHER_ANSWERS = 5;

/** Keeps what a choice between two people's or devices' answers put aside. Callers hold the claim's row. */
export type OtherAnswersRepository = {
  /** Does nothing when the same answers are kept already. */
  keep(trx: DbTransaction, claimId: string, answers: OtherAnswers, nowMs: number): Promise<void>;
  /** Newest first. */
  list(db: Db, claimId: string): Promise<readonly ListedAnswers[]>;
  /** As kept, newest first. Whose claim it is must be known before. */
  listOpened(db: Db, claimId: string): Promise<readonly OtherAnswers[]>;
  /** Hands them out and forgets them; null when they are not kept, or not for this claim. */
  take(trx: DbTransaction, claimId: string, id: string): Promise<OtherAnswers | null>;
};

/** Sealed for their own row: copied anywhere else they do not open. */
const purposeOf = (id: string): string => `other-answers:${id}`;

export const isSameAnswers = (a: ClaimDraft, b: ClaimDraft): boolean => JSON.stringify(a) === JSON.stringify(b);

export function createOtherAnswersRepository(box: SealedBox, ids: Ids): OtherAnswersRepository {
  const opened = (id: string, form: Uint8Array): ClaimDraft =>
    z.parse(claimDraftSchema, openedValue(box, purposeOf(id), form));

  const rowsOf = (db: Db, claimId: string) =>
    db
      .selectFrom('other_answers')
      .selectAll()
      .where('claim_id', '=', claimId)
      .orderBy('kept_at', 'desc')
      .orderBy('id')
      .execute();

  return {
    keep: async (trx, claimId, { draft, position, savedAtMs }, nowMs) => {
      const rows = await rowsOf(trx, claimId);
      if (rows.some((row) => isSameAnswers(opened(row.id, row.form), draft))) return;
      const id = ids.uuid();
      await trx
        .insertInto('other_answers')
        .values({
          id,
          claim_id: claimId,
          form: box.sealJson(purposeOf(id), draft),
          step: position.step,
          sub_step: position.subStep,
          saved_at: new Date(savedAtMs),
          kept_at: new Date(nowMs),
        })
        .execute();
      const tooMany = rows.slice(MOST_OTHER_ANSWERS - 1).map((row) => row.id);
      if (tooMany.length > 0) await trx.deleteFrom('other_answers').where('id', 'in', tooMany).execute();
    },
    list: async (db, claimId) => {
      const rows = await db
        .selectFrom('other_answers')
        .select(['id', 'saved_at'])
        .where('claim_id', '=', claimId)
        .orderBy('kept_at', 'desc')
        .orderBy('id')
        .execute();
      return rows.map((row) => ({ id: row.id, savedAtMs: row.saved_at.getTime() }));
    },
    listOpened: async (db, claimId) =>
      (await rowsOf(db, claimId)).map((row) => ({
        draft: opened(row.id, row.form),
        position: { step: row.step, subStep: row.sub_step },
        savedAtMs: row.saved_at.getTime(),
      })),
    take: async (trx, claimId, id) => {
      const row = await trx
        .deleteFrom('other_answers')
        .where('claim_id', '=', claimId)
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst();
      if (row === undefined) return null;
      const position = { step: row.step, subStep: row.sub_step };
      return { draft: opened(row.id, row.form), position, savedAtMs: row.saved_at.getTime() };
    },
  };
}
