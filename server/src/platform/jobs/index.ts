export { defineJob, type JobDefinition, type JobPayload } from './job-definition.ts';
export { createJobs, type Jobs, type JobsOptions } from './jobs.ts';
export { reviveJobs, REVIVE_JOBS_EVERY_SECONDS, revived, reviveJobsJob } from './revive-jobs.ts';
export type { AroundJob, JobHandler, JobRun } from './worker.ts';
export { buryJobs, failedJobs, holdJobs, queuedKinds, retryJobs } from './tend-queue.ts';
