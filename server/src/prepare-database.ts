import { err, ok, type Result } from '@plainclaim/domain';
import { jobDefinitions } from './app-jobs.ts';
import {
  type DatabaseConnection,
  migrate,
  openDatabase,
  type RoleSeparation,
  settleRoles,
} from './platform/db/index.ts';
import { createJobs } from './platform/jobs/index.ts';
import type { Log } from './platform/logging/index.ts';

/**
 * As the owner of the database: brings the tables up to date, opens the job queues, and gives the running role what it
 * needs. Answers what is between that role and the frozen rows, or why the server cannot start.
 */
export async function prepareDatabase({
  owner,
  runningRole,
  migrations,
  log,
}: {
  readonly owner: DatabaseConnection;
  readonly runningRole: string;
  /** The folder with the numbered files. */
  readonly migrations: string;
  readonly log: Log;
}): Promise<Result<RoleSeparation, string>> {
  const opened = await openDatabase({ connection: owner, log, applicationName: 'plainclaim owner', maxConnections: 1 });
  if (!opened.ok) return err(opened.error.message);
  const { pool, close } = opened.value;
  try {
    const migrated = await migrate(pool, migrations, log);
    if (!migrated.ok) return err(migrated.error.message);
    const { rows } = await pool.query<{ owner: string }>('select current_user as owner');
    if (rows[0]?.owner !== runningRole) await openQueues(owner, log);
    return ok(await settleRoles(pool, runningRole));
  } finally {
    await close();
  }
}

/** The queue makes tables of its own, which the running role may not. */
async function openQueues(owner: DatabaseConnection, log: Log): Promise<void> {
  const jobs = createJobs({ connection: owner, definitions: jobDefinitions, log });
  try {
    await jobs.start();
  } finally {
    await jobs.stop();
  }
}
