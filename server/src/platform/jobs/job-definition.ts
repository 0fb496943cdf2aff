import type * as z from 'zod/mini';

/** What a job carries: ids and small switches, never a person's data. The handler loads the rest. */
export type JobPayload = Readonly<Record<string, string | number | boolean | null>>;

export type JobDefinition<P extends JobPayload> = {
  readonly name: string;
  readonly payload: z.ZodMiniType<P>;
  /** How often a failing job is tried again. */
  readonly retryLimit: number;
  /** The wait before the first retry; it doubles, with some chance in it, each time after. */
  readonly retryDelaySeconds: number;
  /**
   * A run that takes longer is given up and tried again. After a crash of the process that held a job, the job runs
   * again elsewhere this long after its start, so keep it near the longest honest run.
   */
  readonly timeoutSeconds: number;
  /** How many of these one process runs at the same time. */
  readonly concurrency: number;
  /** Whether a new one is taken at once. Otherwise it waits for the next look, some time after the call that queued it. */
  readonly isAnnounced: boolean;
};

type JobOptions<P extends JobPayload> = Pick<JobDefinition<P>, 'name' | 'payload'> &
  Partial<Omit<JobDefinition<P>, 'name' | 'payload'>>;

/** Describes a kind of job, apart from the code that does it: whoever enqueues needs only this. */
export function defineJob<P extends JobPayload>(options: JobOptions<P>): JobDefinition<P> {
  if (!/^[a-z][a-z0-9-]{0,49}$/.test(options.name)) throw new RangeError(`"${options.name}" is not a name for a job`);
  return { retryLimit: 5, retryDelaySeconds: 2, timeoutSeconds: 60, concurrency: 1, isAnnounced: true, ...options };
}
