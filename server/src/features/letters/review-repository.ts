import { type LetterDecisions, letterDecisionsSchema, noDecisions } from '@plainclaim/domain';
import * as z from 'zod/mini';
import type { Db } from '../../platform/db/index.ts';
import { contentHash, openedValue, type SealedBox } from '../../platform/security/index.ts';
import { CLAIM_ID } from '../drafts/index.ts';
import { type Generation, openedGeneration } from './generate/generation.ts';

/** A letter keeps this many texts that made room for another one; the oldest go first. */
const MOST_EARLIER_TEXTS = 20;
/** Twenty usual letters fit; of letters as long as they may be the review lists the last ones. All are kept. */
const MOST_LISTED_LETTERS = 100_000;

/** The first texts, as many as an answer may hold, and never none. */
export function listedOf<T extends { readonly text: string }>(newestFirst: readonly T[]): readonly T[] {
  let length = 0;
  return newestFirst.filter(({ text }, index) => {
    length += text.length;
    return index === 0 || length <= MOST_LISTED_LETTERS;
  });
}

export type EarlierText = { readonly id: string; readonly text: string; readonly keptAtMs: number };

/** What belongs to reviewing a letter besides its text. The claim's owner was checked before its id gets here. */
export type ReviewRepository = {
  findDecisions(db: Db, claimId: string): Promise<LetterDecisions>;
  saveDecisions(db: Db, claimId: string, decisions: LetterDecisions, atMs: number): Promise<void>;
  findGeneration(db: Db, claimId: string): Promise<Generation | null>;
  saveGeneration(db: Db, claimId: string, generation: Generation, atMs: number): Promise<void>;
  /** Newest first. */
  listEarlierTexts(db: Db, claimId: string): Promise<readonly EarlierText[]>;
  findEarlierText(db: Db, claimId: string, id: string): Promise<EarlierText | null>;
  /** A text that is kept already is not kept twice. */
  keepText(db: Db, claimId: string, earlier: EarlierText): Promise<void>;
  forgetEarlierText(db: Db, claimId: string, id: string): Promise<void>;
};

export function createReviewRepository(box: SealedBox): ReviewRepository {
  const decisionsPurpose = (claimId: string) => `letter-decisions:${claimId}`;
  const generationPurpose = (claimId: string) => `letter-generation:${claimId}`;
  const earlierPurpose = (id: string) => `letter-earlier:${id}`;

  const openedText = (row: { id: string; text: Buffer; kept_at: Date }): EarlierText => ({
    id: row.id,
    text: z.parse(z.string(), openedValue(box, earlierPurpose(row.id), row.text)),
    keptAtMs: row.kept_at.getTime(),
  });
  const earlierOf = (db: Db, claimId: string) =>
    db.selectFrom('letter_earlier_texts').select(['id', 'text', 'kept_at']).where('claim_id', '=', claimId);

  return {
    findDecisions: async (db, claimId) => {
      const row = await db
        .selectFrom('letter_decisions')
        .select('decisions')
        .where('claim_id', '=', claimId)
        .executeTakeFirst();
      if (row === undefined) return noDecisions;
      return z.parse(letterDecisionsSchema, openedValue(box, decisionsPurpose(claimId), row.decisions));
    },
    saveDecisions: async (db, claimId, decisions, atMs) => {
      const sealed = { decisions: box.sealJson(decisionsPurpose(claimId), decisions), saved_at: new Date(atMs) };
      await db
        .insertInto('letter_decisions')
        .values({ claim_id: claimId, ...sealed })
        .onConflict((conflict) => conflict.column('claim_id').doUpdateSet(sealed))
        .execute();
    },
    findGeneration: async (db, claimId) => {
      const row = await db
        .selectFrom('letter_generations')
        .select('composed')
        .where('claim_id', '=', claimId)
        .executeTakeFirst();
      if (row === undefined) return null;
      return openedGeneration(openedValue(box, generationPurpose(claimId), row.composed));
    },
    saveGeneration: async (db, claimId, generation, atMs) => {
      const sealed = { composed: box.sealJson(generationPurpose(claimId), generation), made_at: new Date(atMs) };
      await db
        .insertInto('letter_generations')
        .values({ claim_id: claimId, ...sealed })
        .onConflict((conflict) => conflict.column('claim_id').doUpdateSet(sealed))
        .execute();
    },
    listEarlierTexts: async (db, claimId) => {
      const rows = await earlierOf(db, claimId).orderBy('kept_at', 'desc').orderBy('id').execute();
      return listedOf(rows.map(openedText));
    },
    findEarlierText: async (db, claimId, id) => {
      if (!CLAIM_ID.test(id)) return null;
      const row = await earlierOf(db, claimId).where('id', '=', id).executeTakeFirst();
      return row === undefined ? null : openedText(row);
    },
    keepText: async (db, claimId, { id, text, keptAtMs }) => {
      await db
        .insertInto('letter_earlier_texts')
        .values({
          id,
          claim_id: claimId,
          text: box.sealJson(earlierPurpose(id), text),
          text_sha256: contentHash(text),
          kept_at: new Date(keptAtMs),
        })
        .onConflict((conflict) =>
          conflict.columns(['claim_id', 'text_sha256']).doUpdateSet({ kept_at: new Date(keptAtMs) }),
        )
        .execute();
      await db
        .deleteFrom('letter_earlier_texts')
        .where('claim_id', '=', claimId)
        .where('id', 'not in', (from) =>
          from
            .selectFrom('letter_earlier_texts')
            .select('id')
            .where('claim_id', '=', claimId)
            .orderBy('kept_at', 'desc')
            .limit(MOST_EARLIER_TEXTS),
        )
        .execute();
    },
    forgetEarlierText: async (db, claimId, id) => {
      await db.deleteFrom('letter_earlier_texts').where('claim_id', '=', claimId).where('id', '=', id).execute();
    },
  };
}
