import { type ClaimDraft, claimDraftSchema, type Position } from '@plainclaim/domain';
import * as z from 'zod/mini';
import type { Db } from '../../platform/db/index.ts';
import { openedValue, type SealedBox } from '../../platform/security/index.ts';

export type StoredClaim = {
  readonly id: string;
  readonly status: 'draft' | 'paid';
  readonly draft: ClaimDraft;
  readonly position: Position;
  readonly revision: number;
  readonly savedAtMs: number;
  readonly expiresAtMs: number;
};

const COLUMNS = ['id', 'status', 'form', 'step', 'sub_step', 'revision', 'saved_at', 'expires_at'] as const;

/** Reads and writes claims. Every finder asks for the session that owns them. */
export type ClaimRepository = {
  /** The claim this browser is working on: its open draft, else its newest paid claim not put aside. */
  findCurrentOwned(db: Db, sessionId: string): Promise<StoredClaim | null>;
  /** Same as above, and the row stays locked for the rest of the transaction. */
  lockCurrentOwned(db: Db, sessionId: string): Promise<StoredClaim | null>;
  /** The newest paid claim of this browser, put aside or not: what the result page shows. */
  findPaidOwned(db: Db, sessionId: string): Promise<StoredClaim | null>;
  lockPaidOwned(db: Db, sessionId: string): Promise<StoredClaim | null>;
  /** False when another request has just begun a draft for this browser; nothing is written then. */
  insert(
    db: Db,
    sessionId: string,
    claim: Pick<StoredClaim, 'id' | 'draft' | 'position' | 'savedAtMs' | 'expiresAtMs'>,
  ): Promise<boolean>;
  update(db: Db, claim: Omit<StoredClaim, 'status'>): Promise<void>;
  markPaid(db: Db, claimId: string): Promise<void>;
  archive(db: Db, claimId: string, atMs: number): Promise<void>;
};

export function createClaimRepository(box: SealedBox): ClaimRepository {
  const purposeOf = (claimId: string) => `claim:${claimId}`;
  const openForm = (claimId: string, sealed: Buffer): ClaimDraft =>
    z.parse(claimDraftSchema, openedValue(box, purposeOf(claimId), sealed));

  async function find(db: Db, sessionId: string, only: 'current' | 'paid', lock: boolean): Promise<StoredClaim | null> {
    const owned = db
      .selectFrom('claims')
      .select([...COLUMNS])
      .where('session_id', '=', sessionId);
    const wanted =
      only === 'paid'
        ? owned.where('status', '=', 'paid').orderBy('created_at', 'desc')
        : owned.where('archived_at', 'is', null).orderBy('status').orderBy('created_at', 'desc');
    const row = await wanted
      .limit(1)
      .$if(lock, (query) => query.forUpdate())
      .executeTakeFirst();
    if (row === undefined) return null;
    return {
      id: row.id,
      status: row.status,
      draft: openForm(row.id, row.form),
      position: { step: row.step, subStep: row.sub_step },
      revision: row.revision,
      savedAtMs: row.saved_at.getTime(),
      expiresAtMs: row.expires_at.getTime(),
    };
  }

  return {
    findCurrentOwned: (db, sessionId) => find(db, sessionId, 'current', false),
    lockCurrentOwned: (db, sessionId) => find(db, sessionId, 'current', true),
    findPaidOwned: (db, sessionId) => find(db, sessionId, 'paid', false),
    lockPaidOwned: (db, sessionId) => find(db, sessionId, 'paid', true),
    insert: async (db, sessionId, claim) => {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('claims')
        .values({
          id: claim.id,
          session_id: sessionId,
          status: 'draft',
          form: box.sealJson(purposeOf(claim.id), claim.draft),
          step: claim.position.step,
          sub_step: claim.position.subStep,
          revision: 1,
          created_at: new Date(claim.savedAtMs),
          saved_at: new Date(claim.savedAtMs),
          archived_at: null,
          expires_at: new Date(claim.expiresAtMs),
        })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows === 1n;
    },
    update: async (db, claim) => {
      await db
        .updateTable('claims')
        .set({
          form: box.sealJson(purposeOf(claim.id), claim.draft),
          step: claim.position.step,
          sub_step: claim.position.subStep,
          revision: claim.revision,
          saved_at: new Date(claim.savedAtMs),
          expires_at: new Date(claim.expiresAtMs),
        })
        .where('id', '=', claim.id)
        .execute();
    },
    markPaid: async (db, claimId) => {
      await db.updateTable('claims').set({ status: 'paid' }).where('id', '=', claimId).execute();
    },
    archive: async (db, claimId, atMs) => {
      await db
        .updateTable('claims')
        .set({ archived_at: new Date(atMs) })
        .where('id', '=', claimId)
        .execute();
    },
  };
}
