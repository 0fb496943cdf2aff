import { err, ok, type Result } from '@plainclaim/domain';
import { appendAccountAudit, appendAudit } from '../../../platform/audit/index.ts';
import type { Clock } from '../../../platform/clock/index.ts';
import { type Db, inTransaction } from '../../../platform/db/index.ts';
import { openFound, type SealedFiles } from '../../../platform/files/index.ts';
import type { Ids } from '../../../platform/ids/index.ts';
import type { Jobs } from '../../../platform/jobs/index.ts';
import type { LimitRefusal, Limits } from '../../../platform/limits/index.ts';
import type { ExportRepository } from './export-repository.ts';
import { claimsOf, type Holder, keyOf } from '../holders.ts';
import { DAY_MS, EXPORT_DAYS } from '../retention-periods.ts';
import { type Asking, holderAsking, type WhoError } from '../who-asks.ts';
import { makeDataExportJob } from '../your-data-jobs.ts';

type Deps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly jobs: Jobs;
  readonly limits: Limits;
  readonly files: SealedFiles;
  readonly exports: ExportRepository;
};

export type OrderExportError = WhoError | LimitRefusal;

/** A browser that has begun nothing has nothing to take along. */
const hasNothing = async (db: Db, holder: Holder): Promise<boolean> =>
  holder.kind !== 'account' && (await claimsOf(db, holder)).length === 0;

/** Has the one file with everything made. Asked for again while it is being made, nothing more happens. */
export async function orderExport(deps: Deps, asking: Asking): Promise<Result<null, OrderExportError>> {
  const { db, clock, exports, ids, jobs, limits } = deps;
  const found = await holderAsking(deps, asking);
  if (!found.ok) return found;
  const holder = keyOf(found.value);
  if (await hasNothing(db, found.value)) return err({ code: 'data.none' });
  const latest = await exports.findLatest(db, holder, clock.now());
  if (latest?.state === 'making') return ok(null);
  const taken = await limits.take('data-export', holder);
  if (!taken.ok) return taken;
  await inTransaction(db, async (trx) => {
    const nowMs = clock.now();
    const exportId = ids.uuid();
    if (!(await exports.insert(trx, { id: exportId, holder, expiresAtMs: nowMs + EXPORT_DAYS * DAY_MS }, nowMs)))
      return;
    const { value: whose } = found;
    if (whose.kind === 'account') {
      await appendAccountAudit(trx, whose.accountId, nowMs, { kind: 'data.export_ordered' });
    }
    await jobs.enqueue(trx, makeDataExportJob, { exportId }, { singletonKey: exportId });
  });
  return ok(null);
}

export type OpenExportError = WhoError | { readonly code: 'data.export_not_ready' };

export type OpenedExport = { readonly byteCount: number; readonly blocks: AsyncIterable<Buffer> };

/** The newest finished file, block by block, while any claim in it is left. Each of those notes that it was taken along. */
export async function openExport(deps: Deps, asking: Asking): Promise<Result<OpenedExport, OpenExportError>> {
  const { db, clock, exports, files } = deps;
  const found = await holderAsking(deps, asking);
  if (!found.ok) return found;
  const holder = found.value;
  const opened = await openFound(files, () => exports.findReady(db, keyOf(holder), clock.now()));
  const byteCount = opened?.found.byteCount ?? null;
  if (opened === null || byteCount === null) return err({ code: 'data.export_not_ready' });
  const { found: made, blocks } = opened;
  const left = (await claimsOf(db, holder)).filter(({ id }) => made.claimIds.includes(id));
  const isAboutAccountAlone = holder.kind === 'account' && made.claimIds.length === 0;
  if (left.length === 0 && !isAboutAccountAlone) return err({ code: 'data.export_not_ready' });
  const by = holder.kind === 'account' ? holder.accountId : 'browser';
  for (const { id } of left) {
    await appendAudit(db, id, clock.now(), { kind: 'data.export_opened', by, exportId: made.id });
  }
  if (holder.kind === 'account') {
    await appendAccountAudit(db, holder.accountId, clock.now(), { kind: 'data.export_opened' });
  }
  return ok({ byteCount, blocks });
}
