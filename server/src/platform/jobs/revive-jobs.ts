import * as z from 'zod/mini';
import type { Log } from '../logging/index.ts';
import { defineJob, type JobDefinition, type JobPayload } from './job-definition.ts';
import type { Jobs } from './jobs.ts';

/** Finds work that is in the making for whoever looks at it, and whose job is gone. */
export const reviveJobsJob = defineJob({ name: 'revive-jobs', payload: z.object({}) });

export const REVIVE_JOBS_EVERY_SECONDS = 5 * 60;

/** One kind of work to look after. */
export const revived =
  <P extends JobPayload>(job: JobDefinition<P>) =>
  (jobs: Pick<Jobs, 'revive'>): Promise<number> =>
    jobs.revive(job);

/** Running it twice begins nothing twice. The handlers find out whether there is anything left to do. */
export async function reviveJobs(
  { jobs, log }: { readonly jobs: Pick<Jobs, 'revive'>; readonly log: Log },
  kinds: readonly ReturnType<typeof revived>[],
): Promise<void> {
  let count = 0;
  for (const revive of kinds) count += await revive(jobs);
  if (count > 0) log.warn({ count, event: 'jobs.revived' }, 'work whose job had ended without it was begun again');
}
