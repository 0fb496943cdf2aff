import { appendAccountAudit } from '../../platform/audit/index.ts';
import type { DbTransaction } from '../../platform/db/index.ts';
import type { Ids } from '../../platform/ids/index.ts';
import type { Jobs } from '../../platform/jobs/index.ts';
import { endEverySession } from '../sessions/index.ts';
import { deletionRepository } from './deletion/deletion-repository.ts';
import { exportRepository } from './export/export-repository.ts';
import { type Holder, keyOf } from './holders.ts';
import { DAY_MS, EXPORT_DAYS } from './retention-periods.ts';
import { deleteDataJob, makeDataExportJob } from './your-data-jobs.ts';

/** An account whose owner wrote to whoever runs the site instead of asking on the page. It must be known to exist. */
export type AskedFor = {
  readonly accountId: string;
  readonly ids: Ids;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly nowMs: number;
};

const holderIn = ({ accountId }: AskedFor): Holder => ({ kind: 'account', accountId });

/** The same file as on the page, which its owner alone can open. False while one is being made. */
export async function orderExportFor(trx: DbTransaction, asked: AskedFor): Promise<boolean> {
  const { accountId, ids, jobs, nowMs } = asked;
  const exportId = ids.uuid();
  const made = { id: exportId, holder: keyOf(holderIn(asked)), expiresAtMs: nowMs + EXPORT_DAYS * DAY_MS };
  if (!(await exportRepository.insert(trx, made, nowMs))) return false;
  await appendAccountAudit(trx, accountId, nowMs, { kind: 'data.export_ordered' });
  await jobs.enqueue(trx, makeDataExportJob, { exportId }, { singletonKey: exportId });
  return true;
}

/** Ends all sessions at once; the rows and files go with the job. False when it was asked for already. */
export async function askDeletionFor(trx: DbTransaction, asked: AskedFor): Promise<boolean> {
  const { accountId, ids, jobs, nowMs } = asked;
  await endEverySession(trx, accountId, nowMs);
  const deletionId = ids.uuid();
  const row = { id: deletionId, holder: holderIn(asked), reason: 'asked', atMs: nowMs } as const;
  if (!(await deletionRepository.insert(trx, row))) return false;
  await jobs.enqueue(trx, deleteDataJob, { deletionId }, { singletonKey: deletionId });
  await appendAccountAudit(trx, accountId, nowMs, { kind: 'data.deletion_asked' });
  return true;
}
