import { type Db, inTransaction } from '../platform/db/index.ts';
import { buryJobs, failedJobs, holdJobs, queuedKinds, retryJobs } from '../platform/jobs/index.ts';
import type { DeskDeps } from './desk-deps.ts';
import type { DeskCommand } from './desk-arguments.ts';
import type { AdminOutcome } from './outcome.ts';
import { act, done, lines, refused, TRIED } from './shop-answers.ts';

export async function listJobs(db: Db, queue: string | null): Promise<AdminOutcome> {
  const [kinds, failed] = [await queuedKinds(db, queue), await failedJobs(db, queue)];
  return lines(
    kinds.length === 0 ? 'Nothing waits, runs or failed.' : 'Kind, state, how many, the oldest due, most tries:',
    [
      ...kinds.map((one) => `${one.name}  ${one.state}  ${one.count}  ${one.oldest.toISOString()}  ${one.tries}`),
      ...failed.map(
        (one) =>
          `failed ${one.id}  ${one.name}  ${one.completed_on?.toISOString() ?? ''}  ${JSON.stringify(one.data)}  ${JSON.stringify(one.output)}`,
      ),
    ],
    { kinds, failed },
  );
}

type JobCommand = Extract<DeskCommand, { kind: 'job_retried' | 'job_buried' | 'jobs_retried' }>;

/** One that runs is left alone: it ends by itself, or is given back after its time limit. */
export async function changeJobs({ db, nowMs }: DeskDeps, command: JobCommand): Promise<AdminOutcome> {
  const { by, isDryRun } = command;
  return inTransaction(db, async (trx) => {
    const wanted = command.kind === 'jobs_retried' ? { failedOf: command.queue } : { id: command.jobId };
    const jobs = await holdJobs(trx, wanted);
    if (jobs.length === 0) {
      return refused(
        command.kind === 'jobs_retried'
          ? `No job of the kind ${command.queue} failed.`
          : 'No job of this id failed or waits. One that runs ends by itself.',
      );
    }
    const isBurial = command.kind === 'job_buried';
    const names = [...new Set(jobs.map(({ name }) => name))].join(', ');
    const summary = `${jobs.length} of ${names} ${isBurial ? 'never run again' : 'run now'}.`;
    if (isDryRun) return done(`${TRIED}${summary}`);
    await (isBurial ? buryJobs : retryJobs)(trx, jobs);
    for (const { id, name } of jobs) {
      await act(trx, isBurial ? 'job.buried' : 'job.retried', { job: id, queue: name, by }, nowMs);
    }
    return done(`Done: ${summary}`, { jobs });
  });
}
