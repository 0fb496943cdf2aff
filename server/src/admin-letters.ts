import type pg from 'pg';
import type { AdminOutcome } from './admin-outcome.ts';
import { createLetterRepository } from './features/letters/index.ts';
import { appendAudit } from './platform/audit/index.ts';
import { type Db, inTransaction } from './platform/db/index.ts';
import type { SealedBox } from './platform/security/index.ts';

export const DECISIONS = ['release', 'refuse', 'noted'] as const;
export type LetterDecision = (typeof DECISIONS)[number];

export const isLetterDecision = (text: string): text is LetterDecision => DECISIONS.some((one) => one === text);

type Item = {
  readonly id: string;
  readonly kind: string;
  readonly reason: string;
  readonly created_at: Date;
  readonly account_id: string | null;
  readonly demand_id: string | null;
  readonly letter_state: string | null;
};

/** Letters that are held or were reported and wait for a decision, the oldest first: ids and codes, no words of theirs. */
export async function listLetters(pool: Pick<pg.Pool, 'query'>): Promise<AdminOutcome> {
  const { rows } = await pool.query<Item>('select * from operator_queue_now');
  if (rows.length === 0) return { exitCode: 0, text: 'Nothing waits.' };
  const lines = rows.map(
    ({ id, kind, reason, created_at, account_id, demand_id, letter_state }) =>
      `${id}  ${created_at.toISOString()}  ${kind}  ${reason}  letter ${demand_id ?? 'gone'} (${letter_state ?? 'gone'})  account ${account_id ?? 'none'}`,
  );
  return { exitCode: 0, text: lines.join('\n') };
}

type Shown = { readonly dispatch_id: string; readonly claim_id: string | null; readonly version_id: string | null };

/**
 * The text of a letter that waits, word for word, so that whoever decides has read it. Only of what waits, and noted in the
 * claim's trail with who read it.
 */
export async function showLetter(
  {
    db,
    pool,
    box,
    nowMs,
  }: { readonly db: Db; readonly pool: Pick<pg.Pool, 'query'>; readonly box: SealedBox; readonly nowMs: number },
  { item, by }: { readonly item: string; readonly by: string },
): Promise<AdminOutcome> {
  const { rows } = await pool.query<Shown>(
    `select q.dispatch_id, q.claim_id, d.version_id from operator_queue q left join dispatches d on d.id = q.dispatch_id
     where q.id = $1 and q.decided_at is null`,
    [item],
  );
  const [open] = rows;
  if (open === undefined) return { exitCode: 1, text: 'No open item has this id.' };
  const { claim_id: claimId, version_id: versionId, dispatch_id: dispatchId } = open;
  const gone: AdminOutcome = { exitCode: 1, text: 'The letter is not kept any more.' };
  if (claimId === null || versionId === null) return gone;
  return inTransaction(db, async (trx) => {
    const version = await createLetterRepository(box).unsafeFindVersion(trx, versionId);
    if (version === null) return gone;
    await appendAudit(trx, claimId, nowMs, { kind: 'operator.read', dispatchId, by });
    return { exitCode: 0, text: version.text };
  });
}

/** Decides one of them, once, with a row in its claim's trail. */
export async function decideLetter(
  pool: Pick<pg.Pool, 'query'>,
  { item, decision, by }: { readonly item: string; readonly decision: LetterDecision; readonly by: string },
): Promise<AdminOutcome> {
  const { rows } = await pool.query<Item>('select * from operator_queue_now where id = $1', [item]);
  const [open] = rows;
  if (open === undefined) return { exitCode: 1, text: 'No open item has this id.' };
  if ((open.kind === 'held_letter') === (decision === 'noted')) {
    return { exitCode: 2, text: 'A held letter is released or refused; a reported one is noted.' };
  }
  await pool.query('select decide_operator_item($1, $2, $3)', [item, decision, by]);
  return { exitCode: 0, text: `Decided: ${decision}. A held letter leaves, or is given up, within some minutes.` };
}
