import type { ReportReason } from '@plainclaim/contract';
import type { Kysely } from 'kysely';
import type { Db, DbTransaction } from '../../platform/db/index.ts';
import type { HoldReason } from './suspicious-words.ts';

type OperatorQueueTable = {
  id: string;
  kind: 'held_letter' | 'reported_letter';
  dispatch_id: string;
  claim_id: string | null;
  reason: string;
  created_at: Date;
  decided_at: Date | null;
  decision: 'release' | 'refuse' | 'noted' | null;
  decided_by: string | null;
  open_until: Date | null;
};

type NewItem = {
  readonly id: string;
  readonly dispatchId: string;
  readonly claimId: string;
  readonly atMs: number;
} & (
  | { readonly kind: 'held_letter'; readonly reason: HoldReason; readonly openUntilMs: number }
  | { readonly kind: 'reported_letter'; readonly reason: ReportReason }
);

/** What is known of a held letter: until when somebody may decide, and what was decided. */
export type Hold = {
  readonly openUntilMs: number;
  readonly decided: { readonly what: 'release' | 'refuse'; readonly atMs: number } | null;
};

/**
 * What waits for somebody who runs the site. They read it in `operator_queue_now` and decide with
 * `decide_operator_item` (docs/runbooks/operate.md).
 */
export type OperatorQueue = {
  /** False when the same is in there already: then nothing is added. */
  add(trx: DbTransaction, item: NewItem): Promise<boolean>;
  /** Null for a letter that was never held. */
  holdOf(db: Db, dispatchId: string): Promise<Hold | null>;
  /** Whether a letter of the account was reported and nobody has looked at it yet. */
  isReported(db: Db, accountId: string): Promise<boolean>;
};

export const operatorQueue: OperatorQueue = {
  add: async (trx, item) => {
    const { id, kind, dispatchId, claimId, reason, atMs } = item;
    const { numInsertedOrUpdatedRows } = await queueOf(trx)
      .insertInto('operator_queue')
      .values({
        id,
        kind,
        dispatch_id: dispatchId,
        claim_id: claimId,
        reason,
        created_at: new Date(atMs),
        decided_at: null,
        decision: null,
        decided_by: null,
        open_until: item.kind === 'held_letter' ? new Date(item.openUntilMs) : null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n;
  },
  holdOf: async (db, dispatchId) => {
    const row = await queueOf(db)
      .selectFrom('operator_queue')
      .select(['decision', 'decided_at', 'open_until'])
      .where('dispatch_id', '=', dispatchId)
      .where('kind', '=', 'held_letter')
      .executeTakeFirst();
    if (row === undefined || row.open_until === null) return null;
    const { decision, decided_at: decidedAt, open_until: openUntil } = row;
    const isDecided = decidedAt !== null && (decision === 'release' || decision === 'refuse');
    return {
      openUntilMs: openUntil.getTime(),
      decided: isDecided ? { what: decision, atMs: decidedAt.getTime() } : null,
    };
  },
  isReported: async (db, accountId) => {
    const row = await queueOf(db)
      .selectFrom('operator_queue')
      .select('id')
      .where('kind', '=', 'reported_letter')
      .where('decided_at', 'is', null)
      .where('claim_id', 'in', db.selectFrom('claims').select('id').where('account_id', '=', accountId))
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  },
};

/** No other folder reads this table, so its columns are named here. */
const queueOf = (db: Db): Kysely<{ operator_queue: OperatorQueueTable }> =>
  db.withTables<{ operator_queue: OperatorQueueTable }>();
