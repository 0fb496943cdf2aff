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
};

type NewItem = {
  readonly id: string;
  readonly dispatchId: string;
  readonly claimId: string;
  readonly atMs: number;
} & (
  | { readonly kind: 'held_letter'; readonly reason: HoldReason }
  | { readonly kind: 'reported_letter'; readonly reason: ReportReason }
);

/**
 * What waits for somebody who runs the site. They read it in `operator_queue_now` and decide with
 * `decide_operator_item` (docs/runbooks/operate.md).
 */
export type OperatorQueue = {
  /** False when the same is in there already: then nothing is added. */
  add(trx: DbTransaction, item: NewItem): Promise<boolean>;
  /** What was decided about a held letter; null while nobody has. */
  decisionOn(db: Db, dispatchId: string): Promise<'release' | 'refuse' | null>;
  /** Whether a letter of the account was reported and nobody has looked at it yet. */
  isReported(db: Db, accountId: string): Promise<boolean>;
};

export const operatorQueue: OperatorQueue = {
  add: async (trx, { id, kind, dispatchId, claimId, reason, atMs }) => {
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
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n;
  },
  decisionOn: async (db, dispatchId) => {
    const row = await queueOf(db)
      .selectFrom('operator_queue')
      .select('decision')
      .where('dispatch_id', '=', dispatchId)
      .where('kind', '=', 'held_letter')
      .executeTakeFirst();
    return row?.decision === 'release' || row?.decision === 'refuse' ? row.decision : null;
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
