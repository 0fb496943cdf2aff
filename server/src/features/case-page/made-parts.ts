import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';

/** What was made for the day in court. */
export type MadeParts = {
  readonly exhibits: number;
  /** Where the newest trial papers are. */
  readonly trial: 'none' | 'making' | 'ready' | 'failed';
};

/** Whose claim it is must be known before. */
export async function madePartsOf(db: Db, claimId: string): Promise<MadeParts> {
  const { rows } = await sql<{ exhibits: number; trial: MadeParts['trial'] | null }>`select
    (select count(*)::int from exhibits where claim_id = ${claimId}) as exhibits,
    (select state from trial_books where claim_id = ${claimId} order by version desc limit 1) as trial`.execute(db);
  return { exhibits: rows[0]?.exhibits ?? 0, trial: rows[0]?.trial ?? 'none' };
}
