import * as z from 'zod/mini';
import { createPool, type DatabaseConnection, type DbTransaction, listen, type Listener } from '../db/index.ts';
import type { Log } from '../logging/index.ts';
import type { JobDefinition, JobPayload } from './job-definition.ts';
import { ANNOUNCED_ON, createJobStore, executorOf, idFromKey } from './job-store.ts';
import { type AroundJob, type JobHandler, nothingAround, startWorker, type Worker } from './worker.ts';

/**
 * Background work, kept in the database. Delivery is at least once: a job runs again when its handler throws, takes
 * too long, or its process dies. So a handler must be safe to run twice: it looks whether the effect is there already,
 * and gives outside services a key that stays the same on every try.
 */
export type Jobs = {
  /** Opens the queues; workers that were registered begin, later ones begin at once. */
  start(): Promise<void>;
  /**
   * Adds a job within the caller's transaction: it becomes visible when that commits, and never when it rolls back.
   * The same `singletonKey` is taken once, until a day after that job is done (two weeks after it failed for good).
   */
  enqueue<P extends JobPayload>(
    trx: DbTransaction,
    job: JobDefinition<P>,
    payload: P,
    options?: { readonly singletonKey?: string; readonly startAfterSeconds?: number },
  ): Promise<'queued' | 'duplicate'>;
  /** Says what does a job. Without it, this process only enqueues such jobs. */
  work<P extends JobPayload>(job: JobDefinition<P>, handler: JobHandler<P>): void;
  /** Runs a job again and again: once per interval, however many processes ask for it. */
  repeat<P extends JobPayload>(job: JobDefinition<P>, payload: P, every: { readonly seconds: number }): void;
  /**
   * Begins once more what ended without its handler: the last try's process died over it, or the database was away when
   * that try noted its end. Done some times for the same work, then left alone. Answers how many were begun.
   */
  revive<P extends JobPayload>(job: JobDefinition<P>): Promise<number>;
  /** Takes no new jobs, lets running ones finish for `graceMs`, then hands the rest to whoever comes next. */
  stop(graceMs?: number): Promise<void>;
};

export type JobsOptions = {
  readonly connection: DatabaseConnection;
  /** Every kind of job there is: a queue must exist before anything can be put into it. */
  readonly definitions: readonly { readonly name: string }[];
  readonly log: Log;
  /** How often to look for jobs while the database's announcements of new ones do not arrive. */
  readonly pollIntervalMs?: number;
  /** How often to look while they do: for what was put off and is due now, which nobody announces. */
  readonly listeningPollIntervalMs?: number;
  /** How often jobs are looked for whose process died or hangs: whole seconds. */
  readonly expiryCheckSeconds?: number;
  /** What stands around each run of a job; nothing when it is absent. */
  readonly around?: AroundJob;
};

const MAX_CONNECTIONS = 3;
/** Clearing out old jobs may take longer than a request's query should. */
const STATEMENT_TIMEOUT_MS = 30_000;
const GRACE_MS = 20_000;
const EXPIRY_CHECK_SECONDS = 5;
const POLL_MS = 500;
const LISTENING_POLL_MS = 5_000;
/** What kills its process each time must not do so for ever. */
const MOST_REVIVALS = 3;

export function createJobs(options: JobsOptions): Jobs {
  const { connection, definitions, log, around = nothingAround, expiryCheckSeconds = EXPIRY_CHECK_SECONDS } = options;
  const { pollIntervalMs = POLL_MS, listeningPollIntervalMs = LISTENING_POLL_MS } = options;
  const pool = createPool({
    connection,
    applicationName: 'plainclaim jobs',
    maxConnections: MAX_CONNECTIONS,
    statementTimeoutMs: STATEMENT_TIMEOUT_MS,
    log,
  });
  const store = createJobStore(pool, log, expiryCheckSeconds);
  const names = new Set(definitions.map(({ name }) => name));
  const waiting: (() => void)[] = [];
  const workers: { readonly name: string; readonly worker: Worker }[] = [];
  const timers: NodeJS.Timeout[] = [];
  let announcements: Listener | null = null;
  let state: 'new' | 'started' | 'stopped' = 'new';

  const onceStarted = (begin: () => void) => {
    if (state === 'started') begin();
    else waiting.push(begin);
  };

  const viaPool = { executeSql: (text: string, values: unknown[]) => pool.query(text, values) };

  const wake = (isWanted: (name: string) => boolean) => {
    for (const { name, worker } of workers) if (isWanted(name)) worker.wake();
  };
  const listenForJobs = () =>
    listen({
      connection,
      channel: ANNOUNCED_ON,
      applicationName: 'plainclaim jobs, listening',
      log,
      onAnnounced: (announced) => wake((name) => name === announced),
      // What was queued while nobody listened.
      onListening: () => wake(() => true),
    });
  const pauseOf = (isAnnounced: boolean) => () =>
    isAnnounced && announcements?.isListening() === true ? listeningPollIntervalMs : pollIntervalMs;

  const mustBeDefined = (name: string) => {
    if (!names.has(name)) throw new Error(`the job "${name}" is not among the definitions given to createJobs`);
  };

  return {
    async start() {
      await store.open([...names]);
      state = 'started';
      for (const begin of waiting.splice(0)) begin();
    },
    async enqueue(trx, job, payload, { singletonKey, startAfterSeconds } = {}) {
      mustBeDefined(job.name);
      const wasQueued = await store.send(job, z.parse(job.payload, payload), executorOf(trx), {
        ...(singletonKey === undefined ? {} : { id: idFromKey(job.name, singletonKey) }),
        ...(startAfterSeconds === undefined ? {} : { startAfterSeconds }),
      });
      // Only an id that is taken may refuse a job; anything else would lose it without a word.
      if (!wasQueued && singletonKey === undefined) throw new Error(`the queue of "${job.name}" is missing`);
      return wasQueued ? 'queued' : 'duplicate';
    },
    work(job, handler) {
      mustBeDefined(job.name);
      onceStarted(() => {
        announcements ??= listenForJobs();
        workers.push({
          name: job.name,
          worker: startWorker(job, handler, { store, log, around, pauseMs: pauseOf(job.isAnnounced) }),
        });
      });
    },
    repeat(job, payload, { seconds }) {
      mustBeDefined(job.name);
      const send = async () => {
        try {
          await store.send(job, z.parse(job.payload, payload), viaPool, { everySeconds: seconds });
        } catch (err) {
          log.warn({ jobName: job.name, err }, 'a repeated job could not be queued');
        }
      };
      onceStarted(() => {
        void send();
        // Twice per interval: the database keeps one of each, and a timer that drifts skips none.
        timers.push(setInterval(() => void send(), seconds * 500));
      });
    },
    async revive(job) {
      mustBeDefined(job.name);
      let count = 0;
      for (const { data, times } of await store.listFailed(job.name)) {
        if (times > MOST_REVIVALS) continue;
        // Each life is given once, however many processes look.
        const id = idFromKey(job.name, `life ${times + 1} of ${JSON.stringify(data)}`);
        if (await store.send(job, z.parse(job.payload, data), viaPool, { id })) count += 1;
      }
      return count;
    },
    async stop(graceMs = GRACE_MS) {
      if (state === 'stopped') return;
      const wasStarted = state === 'started';
      state = 'stopped';
      for (const timer of timers) clearInterval(timer);
      await Promise.all([...workers.map(({ worker }) => worker.stop(graceMs)), announcements?.close()]);
      if (wasStarted) await store.close();
      await pool.end();
    },
  };
}
