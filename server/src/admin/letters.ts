import { err, ok, type Result } from '@plainclaim/domain';
import { CompiledQuery } from 'kysely';
import pg from 'pg';
import type { AdminOutcome } from './outcome.ts';
import { createLetterRepository } from '../features/letters/index.ts';
import { appendAudit } from '../platform/audit/index.ts';
import { type Db, inTransaction } from '../platform/db/index.ts';
import type { SealedBox } from '../platform/security/index.ts';

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
export async function listLetters(pool: Pick<pg.Pool, 'query'>, nowMs: number): Promise<AdminOutcome> {
  const { rows } = await pool.query<Item>('select * from open_operator_items($1)', [new Date(nowMs)]);
  if (rows.length === 0) return { exitCode: 0, text: 'Nothing waits.', facts: { letters: [] } };
  const lines = rows.map(
    ({ id, kind, reason, created_at, account_id, demand_id, letter_state }) =>
      `${id}  ${created_at.toISOString()}  ${kind}  ${reason}  letter ${demand_id ?? 'gone'} (${letter_state ?? 'gone'})  account ${account_id ?? 'none'}`,
  );
  return { exitCode: 0, text: lines.join('\n'), facts: { letters: rows } };
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
    'select dispatch_id, claim_id, version_id from open_operator_items($1) where id = $2',
    [new Date(nowMs), item],
  );
  const [open] = rows;
  if (open === undefined)
    return { exitCode: 1, text: 'No item that waits has this id. "letters" lists those that do.' };
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

/** What keeps an item from being decided about. Nothing is changed then. */
export type DecisionError = {
  readonly code:
    | 'operator.unknown_item'
    | 'operator.decided_already'
    /** A held letter whose time ran out, that was set aside, or that is gone. */
    | 'operator.letter_over'
    | 'operator.wrong_decision';
};

/** A pool, or a transaction. */
type Queries = { readonly query: (text: string, values: unknown[]) => Promise<unknown> };

type Decision = { readonly item: string; readonly decision: LetterDecision; readonly by: string };

const said: Readonly<Record<DecisionError['code'], string>> = {
  'operator.unknown_item': 'No item has this id. "letters" lists those that wait. Nothing was changed.',
  'operator.decided_already': 'This item was decided already. Nothing was changed.',
  'operator.letter_over':
    'This letter does not wait any more: its time ran out, a newer one took its place, or it was deleted. Nothing was changed, and it does not go out.',
  'operator.wrong_decision': 'A held letter is released or refused; a reported one is noted. Nothing was changed.',
};

const isRefusal = (code: string | undefined): code is DecisionError['code'] => code !== undefined && code in said;

/** Decides one of them, once, with a row in its claim's trail. */
export async function decideItem(
  pool: Queries,
  { item, decision, by }: Decision,
  nowMs: number,
): Promise<Result<null, DecisionError>> {
  try {
    await pool.query('select decide_operator_item($1, $2, $3, $4)', [item, decision, by, new Date(nowMs)]);
    return ok(null);
  } catch (error) {
    const code = error instanceof pg.DatabaseError ? error.detail : undefined;
    if (!isRefusal(code)) throw error;
    return err({ code });
  }
}

/** Undoes what was tried, with how it ended. */
class Undone extends Error {
  readonly tried: AdminOutcome;

  constructor(tried: AdminOutcome) {
    super('only tried');
    this.tried = tried;
  }
}

/** The same up to its end, and then undone. */
export async function tryDecision(db: Db, decision: Decision, nowMs: number): Promise<AdminOutcome> {
  try {
    return await inTransaction(db, async (trx) => {
      const query = (text: string, values: unknown[]) => trx.executeQuery(CompiledQuery.raw(text, values));
      throw new Undone(await decideLetter({ query }, decision, nowMs));
    });
  } catch (error) {
    if (!(error instanceof Undone)) throw error;
    const { exitCode, text } = error.tried;
    return exitCode === 0 ? { exitCode, text: `Tried only, nothing was changed: ${text}` } : error.tried;
  }
}

/** The same in words: 2 for a decision that does not fit the item, 1 for an item that cannot be decided about. */
export async function decideLetter(pool: Queries, decision: Decision, nowMs: number): Promise<AdminOutcome> {
  const decided = await decideItem(pool, decision, nowMs);
  if (!decided.ok) {
    const { code } = decided.error;
    return { exitCode: code === 'operator.wrong_decision' ? 2 : 1, text: said[code] };
  }
  const after =
    decision.decision === 'noted'
      ? 'The next letters of this account are not held for it.'
      : 'The letter leaves, or is given up, within some minutes.';
  return { exitCode: 0, text: `Decided: ${decision.decision}. ${after}` };
}
