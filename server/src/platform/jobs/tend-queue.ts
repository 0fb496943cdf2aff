import { sql } from 'kysely';
import type { Db, DbTransaction } from '../db/index.ts';
import { ANNOUNCED_ON } from './job-store.ts';

/** How many jobs of a kind are in a state. */
export type QueuedKind = {
  readonly name: string;
  readonly state: string;
  readonly count: number;
  readonly oldest: Date;
  readonly tries: number;
};

/** A job that failed for good. `output`: kind and place of the error. */
export type FailedJob = {
  readonly id: string;
  readonly name: string;
  readonly created_on: Date;
  readonly completed_on: Date | null;
  readonly retry_count: number;
  readonly data: unknown;
  readonly output: unknown;
};

const FAILED_SHOWN = 20;

/** All that waits, runs or failed; `queue`: of one kind. */
export async function queuedKinds(db: Db, queue: string | null): Promise<readonly QueuedKind[]> {
  const { rows } = await sql<QueuedKind>`
    select name, state::text, count(*)::int as count, min(start_after) as oldest, max(retry_count) as tries
    from pgboss.job where state in ('created', 'retry', 'active', 'failed') and (${queue}::text is null or name = ${queue})
    group by 1, state order by 1, state`.execute(db);
  return rows;
}

export async function failedJobs(db: Db, queue: string | null): Promise<readonly FailedJob[]> {
  const { rows } = await sql<FailedJob>`
    select id, name, created_on, completed_on, retry_count, data, output from pgboss.job
    where state = 'failed' and (${queue}::text is null or name = ${queue})
    order by completed_on desc limit ${FAILED_SHOWN}`.execute(db);
  return rows;
}

export type ChangedJob = { readonly id: string; readonly name: string };

/** Those of them that are not done and do not run, held until the transaction ends. */
export async function holdJobs(
  trx: DbTransaction,
  wanted: { readonly id: string } | { readonly failedOf: string },
): Promise<readonly ChangedJob[]> {
  const { rows } = await ('id' in wanted
    ? sql<ChangedJob>`
        select id, name from pgboss.job
        where id = ${wanted.id} and state in ('created', 'retry', 'failed') for update`
    : sql<ChangedJob>`
        select id, name from pgboss.job where name = ${wanted.failedOf} and state = 'failed' for update`
  ).execute(trx);
  return rows;
}

/** Ready at once, with all their tries again. The jobs must be held. */
export async function retryJobs(trx: DbTransaction, jobs: readonly ChangedJob[]): Promise<void> {
  const names = new Set(jobs.map(({ name }) => name));
  await sql`
    update pgboss.job set state = 'retry', retry_count = 0, start_after = now(), completed_on = null, output = null
    where id = any(${jobs.map(({ id }) => id)}::uuid[]) and name = any(${[...names]}::text[])`.execute(trx);
  for (const name of names) await sql`select pg_notify(${ANNOUNCED_ON}, ${name})`.execute(trx);
}

/** Never run again, and not begun once more by whoever looks after what failed. The jobs must be held. */
export async function buryJobs(trx: DbTransaction, jobs: readonly ChangedJob[]): Promise<void> {
  await sql`
    update pgboss.job set state = 'cancelled', completed_on = now()
    where id = any(${jobs.map(({ id }) => id)}::uuid[])
      and name = any(${jobs.map(({ name }) => name)}::text[])`.execute(trx);
}
