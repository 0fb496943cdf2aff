import { cents, mailingBack } from '@plainclaim/domain';
import type { Kysely } from 'kysely';
import type { Clock } from '../../../platform/clock/index.ts';
import { type Db, type DbTransaction, inTransaction } from '../../../platform/db/index.ts';
import type { Jobs } from '../../../platform/jobs/index.ts';
import { type OrderRepository, type SettleDeps, settleOrder } from '../../checkout/index.ts';
import { giveBackPostageJob } from './post-jobs.ts';

type RefundsTable = {
  dispatch_id: string;
  claim_id: string;
  cents: number;
  asked_at: Date;
  refunded_before: number | null;
  done_at: Date | null;
};

type AskDeps = { readonly clock: Clock; readonly jobs: Jobs; readonly orders: OrderRepository };

/** Thrown so that the job runs again; nothing was changed. */
class NotSentBackYet extends Error {}

/** Notes, with whatever it follows from, that the worth of one mailing goes back. Asked twice, it goes back once. */
export async function askPostageBack(
  { clock, jobs, orders }: AskDeps,
  trx: DbTransaction,
  of: { readonly dispatchId: string; readonly claimId: string },
): Promise<void> {
  const order = await orders.findPaidOfClaim(trx, of.claimId);
  const worth = order === null ? 0 : mailingBack(order);
  await refundsOf(trx)
    .insertInto('post_refunds')
    .values({
      dispatch_id: of.dispatchId,
      claim_id: of.claimId,
      cents: worth,
      asked_at: new Date(clock.now()),
      refunded_before: null,
      done_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await jobs.enqueue(trx, giveBackPostageJob, { claimId: of.claimId });
}

/** What went or goes back for letters of a claim that were not posted: after that, no more is posted for it. */
export async function postageAsked(db: Db, claimId: string): Promise<boolean> {
  const row = await refundsOf(db)
    .selectFrom('post_refunds')
    .select('dispatch_id')
    .where('claim_id', '=', claimId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Of each letter of these: what goes back, and whether it is there. */
export async function postageBackOf(
  db: Db,
  dispatchIds: readonly string[],
): Promise<ReadonlyMap<string, { readonly cents: number; readonly isDone: boolean }>> {
  if (dispatchIds.length === 0) return new Map();
  const rows = await refundsOf(db)
    .selectFrom('post_refunds')
    .selectAll()
    .where('dispatch_id', 'in', [...dispatchIds])
    .execute();
  return new Map(rows.map((row) => [row.dispatch_id, { cents: row.cents, isDone: row.done_at !== null }]));
}

/** Claims whose money is still to go back. */
export async function unsafeClaimsToPayBack(db: Db, most: number): Promise<readonly string[]> {
  const rows = await refundsOf(db)
    .selectFrom('post_refunds')
    .select('claim_id')
    .distinct()
    .where('done_at', 'is', null)
    .limit(most)
    .execute();
  return rows.map(({ claim_id }) => claim_id);
}

/** Those of these claims whose money is still to go back. */
export async function claimsToPayBack(db: Db, claimIds: readonly string[]): Promise<readonly string[]> {
  const rows = await refundsOf(db)
    .selectFrom('post_refunds')
    .select('claim_id')
    .distinct()
    .where('done_at', 'is', null)
    .where('claim_id', 'in', [...claimIds])
    .execute();
  return rows.map(({ claim_id }) => claim_id);
}

/**
 * Sends back what is owed for a claim, one after the other. Before each, what had gone back until then is noted: a repeat
 * reads from the provider whether it went back already, whatever became of the answer.
 */
export async function giveBackPostage(
  deps: SettleDeps & { readonly db: Db },
  { claimId }: { claimId: string },
): Promise<void> {
  for (let done = false; !done; ) done = await giveBackNext(deps, claimId);
}

async function giveBackNext(deps: SettleDeps, claimId: string): Promise<boolean> {
  const { db, orders, payments, clock } = deps;
  const order = await orders.findPaidOfClaim(db, claimId);
  const reading = order?.providerRef == null ? null : await payments.read(order.providerRef);
  if (reading?.ok === false) throw new NotSentBackYet(reading.error.code);
  const backNow = reading?.value.refunds.reduce((sum, refund) => sum + refund.cents, 0) ?? 0;
  const left = (reading?.value.cents ?? 0) - backNow;
  const next = await inTransaction(db, async (trx) => {
    const row = await refundsOf(trx)
      .selectFrom('post_refunds')
      .selectAll()
      .where('claim_id', '=', claimId)
      .where('done_at', 'is', null)
      .orderBy('asked_at')
      .orderBy('dispatch_id')
      .limit(1)
      .forUpdate()
      .executeTakeFirst();
    if (row === undefined) return null;
    const before = row.refunded_before ?? backNow;
    // A coupon may have left less than that to pay, or somebody else paid back the rest.
    const worth = row.refunded_before === null ? Math.min(row.cents, Math.max(0, left)) : row.cents;
    const isDone = worth === 0 || backNow >= before + worth;
    const done_at = isDone ? new Date(clock.now()) : null;
    await refundsOf(trx)
      .updateTable('post_refunds')
      .set({ refunded_before: before, cents: worth, done_at })
      .where('dispatch_id', '=', row.dispatch_id)
      .execute();
    return { dispatchId: row.dispatch_id, worth, isDone };
  });
  if (next === null) {
    if (reading?.ok === true) await settleOrder(deps, reading.value);
    return true;
  }
  if (next.isDone) return false;
  if (order?.providerRef == null) throw new NotSentBackYet('no_payment');
  const sent = await payments.refund(order.providerRef, cents(next.worth), `post:${next.dispatchId}`);
  // What was refused because it is there already is seen at the next reading.
  if (!sent.ok && sent.error.code !== 'payments.refused') throw new NotSentBackYet(sent.error.code);
  const after = await payments.read(order.providerRef);
  if (!after.ok) throw new NotSentBackYet(after.error.code);
  const backAfter = after.value.refunds.reduce((sum, refund) => sum + refund.cents, 0);
  if (backAfter === backNow) throw new NotSentBackYet('payments.refused');
  return false;
}

/** No other folder reads this table, so its columns are named here. */
const refundsOf = (db: Db): Kysely<{ post_refunds: RefundsTable }> => db.withTables<{ post_refunds: RefundsTable }>();
