import * as z from 'zod/mini';
import { defineJob, type JobRun } from '../../platform/jobs/index.ts';
import { type IndexDeps, lookAtCases } from './look-at-case.ts';

/** Looks at every case that changed and was not asked for since. */
export const indexCasesJob = defineJob({ name: 'index-cases', payload: z.object({}), timeoutSeconds: 600 });
export const INDEX_EVERY_SECONDS = 60;

const MOST_AT_ONCE = 200;
/** One person rarely changes more between two questions; the rest is the job's. */
const MOST_FOR_ONE = 25;

/** Looks at what changed of one account, so that what is asked next is true of this moment. */
export async function catchUp(deps: IndexDeps, accountId: string): Promise<void> {
  const { db, clock, caseIndex } = deps;
  await lookAtCases(deps, await caseIndex.listChanged(db, accountId, clock.now(), MOST_FOR_ONE));
}

/** Running it twice does nothing the second time. */
export async function indexCases(deps: IndexDeps, { signal }: JobRun): Promise<void> {
  const { db, clock, caseIndex } = deps;
  for (;;) {
    const changed = await caseIndex.unsafeListChanged(db, clock.now(), MOST_AT_ONCE);
    await lookAtCases(deps, changed, signal);
    if (signal.aborted || changed.length < MOST_AT_ONCE) return;
  }
}
