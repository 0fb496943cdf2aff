import type { ClaimDraft, Position } from '@plainclaim/domain';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';
import type { SealedBox } from '../../platform/security/index.ts';
import type { Owner } from '../sessions/index.ts';
import { openedForm, sealedForm } from './claim-form.ts';
import { OWNED_DRAFT_DAYS } from './draft-days.ts';
import { ownedBy } from './owned-claims.ts';

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

/** Anything else is nobody's id, and the database need not be asked. */
export const CLAIM_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Reads and writes claims. Every finder asks for their owner. */
export type ClaimRepository = {
  /**
   * The claim its owner is working on: the open draft. Without one, an anonymous browser still shows its newest paid
   * claim that was not put aside; someone signed in begins again, and finds paid claims among the cases.
   */
  findCurrentOwned(db: Db, owner: Owner): Promise<StoredClaim | null>;
  /** Same as above, and the row stays locked for the rest of the transaction. */
  lockCurrentOwned(db: Db, owner: Owner): Promise<StoredClaim | null>;
  /**
   * What the result page shows, put aside or not: the paid claim opened last in this browser, else the newest. With an id,
   * that paid claim and no other.
   */
  findPaidOwned(db: Db, owner: Owner, claimId?: string): Promise<StoredClaim | null>;
  /** Same as above, and the row stays locked for the rest of the transaction. */
  lockPaidOwned(db: Db, owner: Owner, claimId?: string): Promise<StoredClaim | null>;
  /** False when another request has just begun a draft for this owner; nothing is written then. */
  insert(
    db: Db,
    owner: Owner,
    claim: Pick<StoredClaim, 'id' | 'draft' | 'position' | 'savedAtMs' | 'expiresAtMs'>,
  ): Promise<boolean>;
  update(db: Db, claim: Omit<StoredClaim, 'status'>): Promise<void>;
  /** Other answers of a paid claim; its place and revision stay. Who may do so was checked when its row was locked. */
  updateForm(db: Db, claimId: string, draft: ClaimDraft): Promise<void>;
  markPaid(db: Db, claimId: string): Promise<void>;
  /**
   * Its money went back: a draft again, kept for a month at least. Its owner goes on with it at once, unless another one
   * is open: then it is put aside.
   */
  markUnpaid(db: Db, claimId: string, atMs: number): Promise<void>;
  /** Whether a payment for it was begun and has not ended: its answers are what is being paid for. */
  isBeingPaid(db: Db, claimId: string): Promise<boolean>;
  archive(db: Db, claimId: string, atMs: number): Promise<void>;
  /** Gives all claims of an anonymous session to an account. Answers how many. */
  handOver(db: Db, sessionId: string, accountId: string): Promise<number>;
  /** Gives one claim without an account to another browser, or to the account signed in there. Who may was proved before. */
  giveTo(db: Db, claimId: string, owner: Owner): Promise<void>;
};

export function createClaimRepository(box: SealedBox): ClaimRepository {
  async function find(
    db: Db,
    owner: Owner,
    only: 'current' | 'paid',
    lock: boolean,
    claimId?: string,
  ): Promise<StoredClaim | null> {
    if (claimId !== undefined && !CLAIM_ID.test(claimId)) return null;
    const owned = db
      .selectFrom('claims')
      .select([...COLUMNS])
      .where(ownedBy(owner));
    const wanted =
      only === 'paid'
        ? owned
            .where('status', '=', 'paid')
            .$if(claimId !== undefined, (query) => query.where('id', '=', claimId ?? ''))
            .orderBy(
              ({ selectFrom, eb }) =>
                eb(
                  'claims.id',
                  'in',
                  selectFrom('sessions').select('open_claim_id').where('sessions.id', '=', owner.sessionId),
                ),
              (order) => order.desc().nullsLast(),
            )
            .orderBy('created_at', 'desc')
        : owned
            .where('archived_at', 'is', null)
            .$if(owner.accountId !== null, (query) => query.where('status', '=', 'draft'))
            .orderBy('status')
            .orderBy('created_at', 'desc');
    const row = await wanted
      .limit(1)
      .$if(lock, (query) => query.forUpdate())
      .executeTakeFirst();
    if (row === undefined) return null;
    return {
      id: row.id,
      status: row.status,
      draft: openedForm(box, row.id, row.form),
      position: { step: row.step, subStep: row.sub_step },
      revision: row.revision,
      savedAtMs: row.saved_at.getTime(),
      expiresAtMs: row.expires_at.getTime(),
    };
  }

  return {
    findCurrentOwned: (db, owner) => find(db, owner, 'current', false),
    lockCurrentOwned: (db, owner) => find(db, owner, 'current', true),
    findPaidOwned: (db, owner, claimId) => find(db, owner, 'paid', false, claimId),
    lockPaidOwned: (db, owner, claimId) => find(db, owner, 'paid', true, claimId),
    insert: async (db, owner, claim) => {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('claims')
        .values({
          id: claim.id,
          session_id: owner.accountId === null ? owner.sessionId : null,
          account_id: owner.accountId,
          status: 'draft',
          form: sealedForm(box, claim.id, claim.draft),
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
          form: sealedForm(box, claim.id, claim.draft),
          step: claim.position.step,
          sub_step: claim.position.subStep,
          revision: claim.revision,
          saved_at: new Date(claim.savedAtMs),
          expires_at: new Date(claim.expiresAtMs),
        })
        .where('id', '=', claim.id)
        .execute();
    },
    updateForm: async (db, claimId, draft) => {
      await db
        .updateTable('claims')
        .set({ form: sealedForm(box, claimId, draft) })
        .where('id', '=', claimId)
        .execute();
    },
    markPaid: async (db, claimId) => {
      await db.updateTable('claims').set({ status: 'paid' }).where('id', '=', claimId).execute();
      // The answers of a paid claim can no longer change: others are of no use, and personal.
      await db.deleteFrom('other_answers').where('claim_id', '=', claimId).execute();
    },
    markUnpaid: async (db, claimId, atMs) => {
      const at = new Date(atMs);
      await db
        .updateTable('claims')
        .set({
          status: 'draft',
          archived_at: sql<Date | null>`case when exists (
            select from claims as other where other.id <> claims.id and other.status = 'draft' and other.archived_at is null
              and (other.account_id = claims.account_id or other.session_id = claims.session_id)
          ) then ${at}::timestamptz end`,
          expires_at: sql<Date>`greatest(expires_at, ${at}::timestamptz + make_interval(hours => ${OWNED_DRAFT_DAYS * 24}))`,
        })
        .where('id', '=', claimId)
        .execute();
    },
    isBeingPaid: async (db, claimId) => {
      const row = await db
        .selectFrom('orders')
        .select('id')
        .where('claim_id', '=', claimId)
        .where('status', '=', 'awaiting_payment')
        .executeTakeFirst();
      return row !== undefined;
    },
    archive: async (db, claimId, atMs) => {
      await db
        .updateTable('claims')
        .set({ archived_at: new Date(atMs) })
        .where('id', '=', claimId)
        .execute();
    },
    handOver: async (db, sessionId, accountId) => {
      const { numUpdatedRows } = await db
        .updateTable('claims')
        .set({
          account_id: accountId,
          session_id: null,
          expires_at: sql<Date>`saved_at + make_interval(hours => ${OWNED_DRAFT_DAYS * 24})`,
        })
        .where(ownedBy({ sessionId, accountId: null }))
        .executeTakeFirst();
      return Number(numUpdatedRows);
    },
    giveTo: async (db, claimId, { accountId, sessionId }) => {
      await db
        .updateTable('claims')
        .set({ account_id: accountId, session_id: accountId === null ? sessionId : null })
        .where('id', '=', claimId)
        .where('account_id', 'is', null)
        .execute();
    },
  };
}
