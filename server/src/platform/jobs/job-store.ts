import { createHash } from 'node:crypto';
import { CompiledQuery } from 'kysely';
import type pg from 'pg';
import PgBoss from 'pg-boss';
import * as z from 'zod/mini';
import type { DbTransaction } from '../db/index.ts';
import { describeError, type Log } from '../logging/index.ts';
import type { JobDefinition, JobPayload } from './job-definition.ts';

export type ClaimedJob = { readonly id: string; readonly data: unknown; readonly attempt: number };

export type FailedWork = { readonly data: unknown; readonly times: number };

type Executor = PgBoss.Db;

type SendOptions = {
  readonly id?: string;
  readonly startAfterSeconds?: number;
  readonly everySeconds?: number;
};

/** The rows of the jobs in the database, through pg-boss 10.4. */
export type JobStore = {
  open(names: readonly string[]): Promise<void>;
  /** Answers false when a job with this id exists. A new one is announced when its transaction commits. */
  send<P extends JobPayload>(job: JobDefinition<P>, payload: P, via: Executor, options?: SendOptions): Promise<boolean>;
  claim(name: string, limit: number): Promise<readonly ClaimedJob[]>;
  complete(name: string, id: string): Promise<void>;
  fail(name: string, id: string, error: unknown): Promise<void>;
  /** What jobs of this kind carried whose tries are used up, and how many there were of each. */
  listFailed(name: string): Promise<readonly FailedWork[]>;
  /** Makes a running job ready again at once, without counting this run as a try. */
  handBack(name: string, id: string): Promise<void>;
  close(): Promise<void>;
};

const SCHEMA = 'pgboss';
/** The channel of the database on which the name of a new job's queue is announced. */
export const ANNOUNCED_ON = 'plainclaim_jobs';
/** Finished jobs stay this long where their ids block twins; failed ones longer, for whoever looks into them. */
const KEEP_COMPLETED_SECONDS = 86_400;
const KEEP_FAILED_SECONDS = 14 * 86_400;

/** Any number will do, as long as nothing else in this database locks the same one. */
const QUEUE_SETUP_LOCK = 7_205_133_942;

const failedRows = z.array(z.object({ data: z.unknown(), times: z.number() }));
const claimedRows = z.array(z.object({ id: z.string(), data: z.unknown(), retryCount: z.number() }));

export function createJobStore(pool: pg.Pool, log: Log, expiryCheckSeconds: number): JobStore {
  const ownExecutor: Executor = { executeSql: (text, values) => pool.query(text, values) };
  const boss = new PgBoss({
    db: ownExecutor,
    schema: SCHEMA,
    // Its cron runs jobs in a way that can end the process when the database is away; jobs.repeat does without.
    schedule: false,
    maintenanceIntervalSeconds: expiryCheckSeconds,
    archiveCompletedAfterSeconds: KEEP_COMPLETED_SECONDS,
    archiveFailedAfterSeconds: KEEP_FAILED_SECONDS,
  });
  boss.on('error', (error) => log.error({ err: error, component: 'jobs' }, 'job queue failure'));

  return {
    async open(names) {
      // Processes that make queues at the same moment would block each other: each makes a table with a foreign key.
      const client = await pool.connect();
      try {
        await client.query('select pg_advisory_lock($1)', [QUEUE_SETUP_LOCK]);
        await boss.start();
        const made = new Set((await boss.getQueues()).map((queue) => queue.name));
        for (const name of names) if (!made.has(name)) await boss.createQueue(name);
      } finally {
        client.release(true); // closing the connection gives back the lock
      }
    },
    async send(job, payload, via, { id, startAfterSeconds, everySeconds } = {}) {
      const sent = await boss.send(job.name, payload, {
        db: via,
        retryLimit: job.retryLimit,
        retryDelay: job.retryDelaySeconds,
        retryBackoff: true,
        expireInSeconds: job.timeoutSeconds,
        ...(id === undefined ? {} : { id }),
        ...(startAfterSeconds === undefined ? {} : { startAfter: startAfterSeconds }),
        ...(everySeconds === undefined ? {} : { singletonSeconds: everySeconds }),
      });
      // What is put off is not due yet: whoever looks from time to time finds it.
      if (sent !== null && startAfterSeconds === undefined && job.isAnnounced) {
        await via.executeSql('select pg_notify($1, $2)', [ANNOUNCED_ON, job.name]);
      }
      return sent !== null;
    },
    async claim(name, limit) {
      const watched = watchedExecutor(ownExecutor);
      const rows = await boss.fetch(name, { batchSize: limit, includeMetadata: true, db: watched.executor });
      watched.throwIfRefused();
      return claimedRows.parse(rows).map(({ id, data, retryCount }) => ({ id, data, attempt: retryCount + 1 }));
    },
    async complete(name, id) {
      await boss.complete(name, id);
    },
    async fail(name, id, error) {
      // The row is read by people and lands in dumps: kind and place of the error, never its message.
      await boss.fail(name, id, describeError(error, false));
    },
    async listFailed(name) {
      const { rows } = await pool.query(
        `select data, count(*)::integer as times from ${SCHEMA}.job where name = $1 and state = 'failed' group by data`,
        [name],
      );
      return failedRows.parse(rows);
    },
    async handBack(name, id) {
      // pg-boss has no call for this; its `fail` would use up a try. Without `started_on` the next claim counts no retry.
      await pool.query(
        `update ${SCHEMA}.job set state = 'created', started_on = null where name = $1 and id = $2 and state = 'active'`,
        [name, id],
      );
      await pool.query('select pg_notify($1, $2)', [ANNOUNCED_ON, name]);
    },
    async close() {
      await boss.stop({ graceful: false });
    },
  };
}

/** Writes through the caller's transaction: a rolled-back change enqueues nothing. */
export const executorOf = (trx: DbTransaction): Executor => ({
  executeSql: async (text, values) => {
    const { rows } = await trx.executeQuery(CompiledQuery.raw(text, values));
    return { rows };
  },
});

/** pg-boss keeps silent when its look for jobs fails; the caller wants to know. */
function watchedExecutor(executor: Executor): { readonly executor: Executor; throwIfRefused(): void } {
  let refusal: { readonly error: unknown } | undefined;
  return {
    executor: {
      executeSql: async (text, values) => {
        try {
          return await executor.executeSql(text, values);
        } catch (error) {
          refusal = { error };
          throw error;
        }
      },
    },
    throwIfRefused: () => {
      if (refusal !== undefined) throw refusal.error;
    },
  };
}

/** The same name and key always give the same id, which the table accepts once. */
export function idFromKey(name: string, key: string): string {
  const hex = createHash('sha256').update(`${name}\n${key}`).digest('hex');
  // Version 8: a UUID of our own making (RFC 9562).
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
