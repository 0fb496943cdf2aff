import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { inTransaction } from '../db/index.ts';
import { silentLog } from '../logging/index.ts';
import { createJobs, defineJob, type JobHandler, type Jobs } from './index.ts';

type Letter = { letterId: string };

const letter = z.object({ letterId: z.string() });
const renderLetter = defineJob({ name: 'render-letter', payload: letter, retryLimit: 2, retryDelaySeconds: 1 });
const mailLetter = defineJob({ name: 'mail-letter', payload: letter, concurrency: 3 });
const slowJob = defineJob({ name: 'slow-job', payload: letter, timeoutSeconds: 1, retryDelaySeconds: 0 });
const neverWorked = defineJob({ name: 'never-worked', payload: letter });
const definitions = [renderLetter, mailLetter, slowJob, neverWorked];

let database: TestDatabase;
const opened: Jobs[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  await startJobs(); // makes the queues
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((jobs) => jobs.stop(0)));
  await database.pool.query('delete from pgboss.job');
});
afterAll(() => database.drop());

async function startJobs(log = silentLog): Promise<Jobs> {
  const { connection } = database;
  const jobs = createJobs({
    connection,
    definitions,
    log,
    pollIntervalMs: 50,
    listeningPollIntervalMs: 50,
    expiryCheckSeconds: 1,
  });
  opened.push(jobs);
  await jobs.start();
  return jobs;
}

type Options = Parameters<Jobs['enqueue']>[3];

const enqueue = (jobs: Jobs, job: typeof mailLetter, letterId: string, options?: Options) =>
  inTransaction(database.db, (trx) => jobs.enqueue(trx, job, { letterId }, options));

function recorder(): { readonly seen: string[]; readonly handler: JobHandler<Letter> } {
  const seen: string[] = [];
  return { seen, handler: async ({ letterId }) => void seen.push(letterId) };
}

const statesOf = async (name: string): Promise<unknown[]> =>
  (await database.pool.query('select state::text, retry_count from pgboss.job where name = $1', [name])).rows;

/** Makes the next try of failed jobs due now: its delay grows with each failure. */
const hurryRetries = () => database.pool.query("update pgboss.job set start_after = now() where state = 'retry'");

describe('a job that ended without its handler', () => {
  /** As pg-boss leaves it when the process died over the last try. */
  const end = () => database.pool.query("update pgboss.job set state = 'failed', completed_on = now()");

  test('is begun again, once for all who look', async () => {
    const [jobs, other] = await Promise.all([startJobs(), startJobs()]);
    await enqueue(jobs, mailLetter, 'lost', { singletonKey: 'lost' });
    await enqueue(jobs, neverWorked, 'of another kind');
    await end();
    const begun = await Promise.all([jobs.revive(mailLetter), other.revive(mailLetter)]);
    expect(begun.toSorted()).toEqual([0, 1]);
    expect(await jobs.revive(mailLetter)).toBe(0);
    const { seen, handler } = recorder();
    jobs.work(mailLetter, handler);
    await expect.poll(() => seen).toEqual(['lost']);
  });

  test('is left alone when it ends so every time', async () => {
    const jobs = await startJobs();
    await enqueue(jobs, mailLetter, 'deadly');
    const begun: number[] = [];
    for (let life = 0; life < 6; life += 1) {
      await end();
      begun.push(await jobs.revive(mailLetter));
    }
    expect(begun).toEqual([1, 1, 1, 0, 0, 0]);
  });
});

describe('an enqueued job', () => {
  test('runs once its transaction has committed, and then is done', async () => {
    const jobs = await startJobs();
    const { seen, handler } = recorder();
    jobs.work(mailLetter, handler);
    await inTransaction(database.db, async (trx) => {
      expect(await jobs.enqueue(trx, mailLetter, { letterId: 'a' })).toBe('queued');
      await new Promise((done) => setTimeout(done, 200));
      expect(seen).toEqual([]);
    });
    await expect.poll(() => seen).toEqual(['a']);
    await expect.poll(() => statesOf('mail-letter')).toEqual([{ state: 'completed', retry_count: 0 }]);
  });

  test('never runs when its transaction was rolled back', async () => {
    const jobs = await startJobs();
    const { seen, handler } = recorder();
    jobs.work(mailLetter, handler);
    const failing = inTransaction(database.db, async (trx) => {
      await jobs.enqueue(trx, mailLetter, { letterId: 'undone' });
      throw new Error('undo');
    });
    await expect(failing).rejects.toThrow('undo');
    await enqueue(jobs, mailLetter, 'kept');
    await expect.poll(() => seen).toEqual(['kept']);
    expect(await statesOf('mail-letter')).toHaveLength(1);
  });

  test('is taken once for the same key, also after it is done', async () => {
    const jobs = await startJobs();
    const { seen, handler } = recorder();
    expect(await enqueue(jobs, mailLetter, 'a', { singletonKey: 'a' })).toBe('queued');
    expect(await enqueue(jobs, mailLetter, 'a', { singletonKey: 'a' })).toBe('duplicate');
    expect(await enqueue(jobs, mailLetter, 'b', { singletonKey: 'b' })).toBe('queued');
    jobs.work(mailLetter, handler);
    await expect.poll(() => seen.toSorted()).toEqual(['a', 'b']);
    expect(await enqueue(jobs, mailLetter, 'a', { singletonKey: 'a' })).toBe('duplicate');
  });

  test('waits as long as it was told to', async () => {
    const jobs = await startJobs();
    const { seen, handler } = recorder();
    jobs.work(mailLetter, handler);
    await enqueue(jobs, mailLetter, 'later', { startAfterSeconds: 1 });
    await enqueue(jobs, mailLetter, 'now');
    await expect.poll(() => seen).toEqual(['now']);
    await expect.poll(() => seen, { timeout: 5_000 }).toEqual(['now', 'later']);
  });

  test('is done once when two processes look for work', async () => {
    const [one, other] = await Promise.all([startJobs(), startJobs()]);
    const { seen, handler } = recorder();
    one.work(mailLetter, handler);
    other.work(mailLetter, handler);
    const ids = Array.from({ length: 30 }, (_, index) => String(index));
    await inTransaction(database.db, async (trx) => {
      for (const letterId of ids) await one.enqueue(trx, mailLetter, { letterId });
    });
    await expect.poll(() => seen.length, { timeout: 5_000 }).toBe(30);
    expect(seen.toSorted()).toEqual(ids.toSorted());
  });

  test('waits in the database for a process that does it', async () => {
    const enqueuing = await startJobs();
    await enqueue(enqueuing, mailLetter, 'a');
    await enqueuing.stop();
    const { seen, handler } = recorder();
    const working = createJobs({ connection: database.connection, definitions, log: silentLog });
    opened.push(working);
    working.work(mailLetter, handler); // registered before the start
    await working.start();
    await expect.poll(() => seen).toEqual(['a']);
  });
});

describe('a job whose handler throws', () => {
  test('is tried again until it succeeds', async () => {
    const jobs = await startJobs();
    const attempts: number[] = [];
    jobs.work(renderLetter, async (_payload, { attempt }) => {
      attempts.push(attempt);
      if (attempt === 1) throw new Error('the renderer crashed');
    });
    await enqueue(jobs, renderLetter, 'a');
    await expect.poll(() => attempts, { timeout: 8_000 }).toEqual([1, 2]);
    await expect.poll(() => statesOf('render-letter')).toEqual([{ state: 'completed', retry_count: 1 }]);
  });

  test('is given up after the last try, and keeps no words of the error', async () => {
    const jobs = await startJobs();
    const lastAttempts: boolean[] = [];
    jobs.work(renderLetter, async (_payload, { isLastAttempt }) => {
      lastAttempts.push(isLastAttempt);
      throw new TypeError('Maria Delgado has no ZIP code');
    });
    await enqueue(jobs, renderLetter, 'a');
    for (const attempts of [1, 2, 3]) {
      await expect.poll(() => lastAttempts).toHaveLength(attempts);
      await expect.poll(() => statesOf('render-letter')).toMatchObject([{ state: attempts < 3 ? 'retry' : 'failed' }]);
      await hurryRetries();
    }
    expect(lastAttempts).toEqual([false, false, true]);
    expect(await statesOf('render-letter')).toEqual([{ state: 'failed', retry_count: 2 }]);
    const { rows } = await database.pool.query("select output::text from pgboss.job where name = 'render-letter'");
    expect(rows[0].output).toContain('TypeError');
    expect(rows[0].output).not.toContain('Maria');
  });

  test('does not keep other jobs from running', async () => {
    const jobs = await startJobs();
    const { seen, handler } = recorder();
    jobs.work(mailLetter, async (payload, run) => {
      if (payload.letterId === 'bad') throw new Error('no');
      await handler(payload, run);
    });
    await enqueue(jobs, mailLetter, 'bad');
    await enqueue(jobs, mailLetter, 'good');
    await expect.poll(() => seen).toEqual(['good']);
  });
});

test('a job that takes too long is told so and tried again', async () => {
  const jobs = await startJobs();
  const attempts: number[] = [];
  const stated: boolean[] = [];
  jobs.work(slowJob, async (_payload, { attempt, signal }) => {
    attempts.push(attempt);
    if (attempt > 1) return;
    await new Promise<void>((done) => signal.addEventListener('abort', () => done()));
    stated.push(signal.aborted);
  });
  await enqueue(jobs, slowJob, 'a');
  await expect.poll(() => statesOf('slow-job'), { timeout: 5_000 }).toMatchObject([{ state: 'retry' }]);
  await hurryRetries();
  await expect.poll(() => attempts, { timeout: 5_000 }).toEqual([1, 2]);
  expect(stated).toEqual([true]);
});

test('a job whose process died runs again once its time is over', async () => {
  const jobs = await startJobs();
  await enqueue(jobs, slowJob, 'a');
  // What a process leaves behind that claimed the job and was killed.
  await database.pool.query("update pgboss.job set state = 'active', started_on = now() where name = 'slow-job'");
  await expect.poll(() => statesOf('slow-job'), { timeout: 10_000 }).toMatchObject([{ state: 'retry' }]);
  await hurryRetries();
  const attempts: number[] = [];
  jobs.work(slowJob, async (_payload, { attempt }) => void attempts.push(attempt));
  await expect.poll(() => attempts).toEqual([2]);
});

describe('stopping', () => {
  test('waits for a job that is running', async () => {
    const jobs = await startJobs();
    let isDone = false;
    let hasBegun = false;
    jobs.work(mailLetter, async () => {
      hasBegun = true;
      await new Promise((done) => setTimeout(done, 400));
      isDone = true;
    });
    await enqueue(jobs, mailLetter, 'a');
    await expect.poll(() => hasBegun).toBe(true);
    await jobs.stop();
    expect(isDone).toBe(true);
    expect(await statesOf('mail-letter')).toEqual([{ state: 'completed', retry_count: 0 }]);
  });

  test('hands back what does not end in time, and another process does it at once without losing a try', async () => {
    const leaving = await startJobs();
    const begun: string[] = [];
    leaving.work(mailLetter, async ({ letterId }) => {
      begun.push(letterId);
      await new Promise(() => {});
    });
    await enqueue(leaving, mailLetter, 'a');
    await expect.poll(() => begun).toEqual(['a']);
    await leaving.stop(100);
    expect(await statesOf('mail-letter')).toEqual([{ state: 'created', retry_count: 0 }]);
    const staying = await startJobs();
    const attempts: number[] = [];
    staying.work(mailLetter, async (_payload, { attempt }) => void attempts.push(attempt));
    await expect.poll(() => attempts).toEqual([1]);
  });

  test('can be asked for twice, and before the start', async () => {
    const jobs = createJobs({ connection: database.connection, definitions, log: silentLog });
    await jobs.stop();
    await expect(jobs.stop()).resolves.toBeUndefined();
  });
});

test('a repeated job runs once per interval although two processes ask for it', async () => {
  const [one, other] = await Promise.all([startJobs(), startJobs()]);
  const { seen, handler } = recorder();
  one.work(mailLetter, handler);
  for (const jobs of [one, other]) jobs.repeat(mailLetter, { letterId: 'nightly' }, { seconds: 3_600 });
  await expect.poll(() => seen).toEqual(['nightly']);
  await enqueue(one, mailLetter, 'after');
  await expect.poll(() => seen).toEqual(['nightly', 'after']);
});

test('losing the database for a moment is logged, ends nothing, and work goes on', async () => {
  const messages: string[] = [];
  const jobs = await startJobs({ ...silentLog, warn: (_fields, message) => void messages.push(message) });
  const { seen, handler } = recorder();
  jobs.work(mailLetter, handler);
  await enqueue(jobs, mailLetter, 'before');
  await expect.poll(() => seen).toEqual(['before']);
  await database.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'plainclaim jobs' and datname = current_database()",
  );
  await expect.poll(() => messages.length).toBeGreaterThan(0);
  await enqueue(jobs, mailLetter, 'after');
  await expect.poll(() => seen, { timeout: 5_000 }).toEqual(['before', 'after']);
});

describe('mistakes are loud', () => {
  test('a job nobody listed cannot be enqueued', async () => {
    const jobs = await startJobs();
    const unlisted = defineJob({ name: 'unlisted', payload: letter });
    await expect(enqueue(jobs, unlisted, 'a')).rejects.toThrow(/not among the definitions/);
  });

  test('a queue that is missing in the database does not swallow jobs', async () => {
    const jobs = await startJobs();
    await database.pool.query("select pgboss.delete_queue('never-worked')");
    await expect(enqueue(jobs, neverWorked, 'a')).rejects.toThrow(/queue .* missing/);
  });

  test('a payload of the wrong shape is refused where it is made', async () => {
    const jobs = await startJobs();
    const wrong = defineJob({ name: 'mail-letter', payload: z.object({ letterId: z.string().check(z.minLength(5)) }) });
    await expect(enqueue(jobs, wrong, 'a')).rejects.toThrow(/letterId/);
    expect(await statesOf('mail-letter')).toEqual([]);
  });

  test('a name that would not do for a queue is refused', () => {
    expect(() => defineJob({ name: 'Send mail', payload: letter })).toThrow(RangeError);
  });
});

describe('a new job', () => {
  /** Looks by itself once in the time that no test has. */
  async function startListening(): Promise<Jobs> {
    const { connection } = database;
    const rarely = { pollIntervalMs: 600_000, listeningPollIntervalMs: 600_000 };
    const jobs = createJobs({ connection, definitions, log: silentLog, ...rarely });
    opened.push(jobs);
    await jobs.start();
    return jobs;
  }
  const TAKEN = { timeout: 20_000 };

  test('is announced: whoever works is not to look for it, in whichever process it was queued', async () => {
    const [working, queuing] = [await startListening(), await startListening()];
    const { seen, handler } = recorder();
    working.work(mailLetter, handler);
    for (const [jobs, letterId] of [
      [working, 'own'],
      [queuing, 'of another process'],
    ] as const) {
      await enqueue(jobs, mailLetter, letterId);
      await expect.poll(() => seen, TAKEN).toContain(letterId);
    }
  });

  test('of a kind that is not announced wakes nobody', async () => {
    const jobs = await startListening();
    const { seen, handler } = recorder();
    jobs.work(mailLetter, handler);
    await enqueue(jobs, mailLetter, 'awake');
    await expect.poll(() => seen, TAKEN).toEqual(['awake']);
    await enqueue(jobs, { ...mailLetter, isAnnounced: false }, 'unannounced');
    await new Promise((done) => setTimeout(done, 300));
    expect(seen).toEqual(['awake']);
    await enqueue(jobs, mailLetter, 'next');
    await expect.poll(() => seen.toSorted(), TAKEN).toEqual(['awake', 'next', 'unannounced']);
  });

  test('is found when the connection that listens was lost, as soon as there is one again', async () => {
    const jobs = await startListening();
    const { seen, handler } = recorder();
    jobs.work(mailLetter, handler);
    await enqueue(jobs, mailLetter, 'before');
    await expect.poll(() => seen, TAKEN).toEqual(['before']);
    const cut = await database.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'plainclaim jobs, listening'",
    );
    expect(cut.rowCount).toBeGreaterThan(0);
    await enqueue(jobs, mailLetter, 'meanwhile');
    await expect.poll(() => seen, TAKEN).toEqual(['before', 'meanwhile']);
  });
});

test('five processes that start together on a new database all get their queues', async () => {
  const fresh = await createTestDatabase();
  const all = Array.from({ length: 5 }, () =>
    createJobs({ connection: fresh.connection, definitions, log: silentLog, pollIntervalMs: 50 }),
  );
  await Promise.all(all.map((jobs) => jobs.start()));
  const { rows } = await fresh.pool.query("select count(*) from pgboss.queue where name not like '\\_\\_%'");
  await Promise.all(all.map((jobs) => jobs.stop()));
  await fresh.drop();
  expect(rows).toEqual([{ count: definitions.length }]);
});
