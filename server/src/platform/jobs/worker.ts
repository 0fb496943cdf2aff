import { setTimeout as delay } from 'node:timers/promises';
import * as z from 'zod/mini';
import type { Log } from '../logging/index.ts';
import type { JobDefinition, JobPayload } from './job-definition.ts';
import type { ClaimedJob, JobStore } from './job-store.ts';

export type JobRun = {
  readonly jobId: string;
  /** 1 for the first try. */
  readonly attempt: number;
  readonly isLastAttempt: boolean;
  /** Fires when the time limit has passed or the process must stop: whatever is not done yet will be tried again. */
  readonly signal: AbortSignal;
};

export type JobHandler<P extends JobPayload> = (payload: P, run: JobRun) => Promise<void>;

export type Worker = {
  /** Looks for jobs now, and not when the pause is over. */
  wake(): void;
  /** Takes no new jobs, waits for running ones, and hands back those that are not done in time. */
  stop(graceMs: number): Promise<void>;
};

/** Losing the news that a job is done means doing it twice, so a short absence of the database is waited out. */
const REPORT_TRIES = 5;
const REPORT_RETRY_MS = 500;
const CLAIM_RETRY_MS = 1_000;

/** What stands around each run of a job, a trace of it for example. It hands on what the run came to. */
export type AroundJob = <T extends { readonly kind: string }>(
  job: { readonly name: string; readonly id: string; readonly attempt: number },
  run: () => Promise<T>,
) => Promise<T>;

export const nothingAround: AroundJob = (_job, run) => run();

type WorkerDeps = {
  readonly store: JobStore;
  readonly log: Log;
  readonly pauseMs: () => number;
  readonly around: AroundJob;
};

export function startWorker<P extends JobPayload>(
  job: JobDefinition<P>,
  handler: JobHandler<P>,
  { store, log, pauseMs, around }: WorkerDeps,
): Worker {
  const stopping = new AbortController();
  const aborting = new AbortController();
  const running = new Map<string, Promise<void>>();
  let waking = new AbortController();

  const run = async (claimed: ClaimedJob) => {
    const fields = { jobName: job.name, jobId: claimed.id, attempt: claimed.attempt };
    const startedMs = performance.now();
    const { id, attempt } = claimed;
    const outcome = await around({ name: job.name, id, attempt }, () =>
      runOnce(job, handler, claimed, aborting.signal),
    );
    const durationMs = Math.round(performance.now() - startedMs);
    if (outcome.kind === 'stopped') {
      log.warn({ ...fields, durationMs }, 'job handed back');
      await report(() => store.handBack(job.name, claimed.id));
    } else if (outcome.kind === 'done') {
      log.info({ ...fields, durationMs }, 'job done');
      await report(() => store.complete(job.name, claimed.id));
    } else {
      log.error({ ...fields, durationMs, err: outcome.error }, 'job failed');
      await report(() => store.fail(job.name, claimed.id, outcome.error));
    }
  };

  /** When the news cannot be delivered, the job's time limit makes it run again. */
  const report = async (tell: () => Promise<void>) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await tell();
      } catch (err) {
        log.warn({ jobName: job.name, attempt, err }, 'the end of a job could not be noted');
        if (attempt === REPORT_TRIES) return;
        await delay(REPORT_RETRY_MS);
      }
    }
  };

  let isQueueAway = false;
  const claimJobs = async (): Promise<readonly ClaimedJob[]> => {
    try {
      const claimed = await store.claim(job.name, job.concurrency - running.size);
      isQueueAway = false;
      return claimed;
    } catch (err) {
      if (!isQueueAway) log.warn({ jobName: job.name, err }, 'jobs cannot be claimed; trying on');
      isQueueAway = true;
      await pause(CLAIM_RETRY_MS, stopping.signal);
      return [];
    }
  };

  const loop = async () => {
    while (!stopping.signal.aborted) {
      const claimed = await claimJobs();
      for (const one of claimed) {
        running.set(
          one.id,
          run(one).finally(() => running.delete(one.id)),
        );
      }
      if (running.size >= job.concurrency) await Promise.race(running.values());
      else if (claimed.length === 0) {
        await pause(pauseMs(), waking.signal);
        if (waking.signal.aborted) waking = new AbortController();
      }
    }
  };

  const looping = loop();
  return {
    wake: () => waking.abort(),
    async stop(graceMs) {
      stopping.abort();
      waking.abort();
      const grace = new AbortController();
      await Promise.race([
        looping.then(() => Promise.all(running.values())),
        delay(graceMs, undefined, { signal: grace.signal }).catch(() => undefined),
      ]);
      grace.abort();
      aborting.abort();
      await looping;
      await Promise.all(running.values());
    },
  };
}

type Outcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'failed'; readonly error: unknown };

/** Runs the handler against the clock. A handler that does not heed the signal is left behind, not waited for. */
async function runOnce<P extends JobPayload>(
  job: JobDefinition<P>,
  handler: JobHandler<P>,
  { id: jobId, data, attempt }: ClaimedJob,
  stopped: AbortSignal,
): Promise<Outcome> {
  const interruption = new AbortController();
  const { signal } = interruption;
  const { promise: interrupted, resolve: interrupt } = openPromise<Outcome>();
  const giveUp = (outcome: Outcome) => {
    interrupt(outcome);
    interruption.abort();
  };
  const onStop = () => giveUp({ kind: 'stopped' });
  const onTimeout = () => giveUp({ kind: 'failed', error: new Error('the job took too long') });
  const timer = setTimeout(onTimeout, job.timeoutSeconds * 1_000);
  stopped.addEventListener('abort', onStop, { once: true });
  if (stopped.aborted) onStop();
  try {
    const isLastAttempt = attempt > job.retryLimit;
    const run = async () => handler(z.parse(job.payload, data), { jobId, attempt, isLastAttempt, signal });
    return await Promise.race([run().then(() => ({ kind: 'done' }) as const), interrupted]);
  } catch (error) {
    return { kind: 'failed', error };
  } finally {
    clearTimeout(timer);
    stopped.removeEventListener('abort', onStop);
  }
}

function openPromise<T>(): { readonly promise: Promise<T>; readonly resolve: (value: T) => void } {
  let resolve: (value: T) => void = () => {};
  const promise = new Promise<T>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  delay(milliseconds, undefined, { signal }).catch(() => undefined);
