import type { CaseFileAnswer } from '@plainclaim/contract';
import { err, ok, type Result } from '@plainclaim/domain';
import { actorOf, appendAudit } from '../../platform/audit/index.ts';
import type { Clock } from '../../platform/clock/index.ts';
import { type Db, inTransaction } from '../../platform/db/index.ts';
import { openFound, type SealedFiles } from '../../platform/files/index.ts';
import type { Ids } from '../../platform/ids/index.ts';
import type { Jobs } from '../../platform/jobs/index.ts';
import { messageFor } from '../../platform/language/index.ts';
import type { ExhibitRepository } from '../exhibits/index.ts';
import type { Owner } from '../sessions/index.ts';
import { makeCaseFileJob } from './case-file-jobs.ts';
import { caseFilesOf, insertCaseFile } from './case-file-repository.ts';

export type CaseFileError = { readonly code: 'case.unknown' };
export type OpenCaseFileError = CaseFileError | { readonly code: 'case_file.not_ready' };

type Deps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly jobs: Jobs;
  readonly files: SealedFiles;
  /** Knows whose case it is, and that it is paid. */
  readonly exhibits: Pick<ExhibitRepository, 'isOwned'>;
};

async function ownCase({ db, exhibits }: Deps, owner: Owner | null, caseId: string) {
  const isOwn = owner !== null && (await exhibits.isOwned(db, owner, caseId));
  return owner === null || !isOwn ? err({ code: 'case.unknown' } as const) : ok(owner);
}

/** Where the archive of one of the caller's cases stands. */
export async function findCaseFile(
  deps: Deps,
  owner: Owner | null,
  caseId: string,
  message = '',
): Promise<Result<CaseFileAnswer, CaseFileError>> {
  const access = await ownCase(deps, owner, caseId);
  return access.ok ? ok(await caseFileStateOf(deps.db, caseId, message)) : access;
}

/** The same for a case that is known to be the caller's. */
export async function caseFileStateOf(db: Db, caseId: string, message = ''): Promise<CaseFileAnswer> {
  const all = await caseFilesOf(db, caseId);
  const ready = all.find(({ state }) => state === 'ready');
  return {
    success: true,
    message,
    case_id: caseId,
    state: all[0]?.state ?? 'none',
    ready:
      ready === undefined
        ? null
        : { made_at: new Date(ready.madeAtMs ?? 0).toISOString(), bytes: ready.byteCount ?? 0 },
  };
}

/** Has the archive made of the case as it is now. Asked again while it is at it, nothing is begun again. */
export async function orderCaseFile(
  deps: Deps,
  owner: Owner | null,
  caseId: string,
): Promise<Result<CaseFileAnswer, CaseFileError>> {
  const { db, clock, ids, jobs } = deps;
  const access = await ownCase(deps, owner, caseId);
  if (!access.ok) return access;
  await inTransaction(db, async (trx) => {
    const id = ids.uuid();
    if (!(await insertCaseFile(trx, id, caseId, clock.now()))) return;
    await appendAudit(trx, caseId, clock.now(), { kind: 'case_file.ordered', by: actorOf(access.value), fileId: id });
    await jobs.enqueue(trx, makeCaseFileJob, { fileId: id }, { singletonKey: id });
  });
  return await findCaseFile(deps, owner, caseId, messageFor('case_file.ordered'));
}

export type OpenedCaseFile = { readonly byteCount: number; readonly blocks: AsyncIterable<Buffer> };

/** The newest finished archive, block by block. */
export async function openCaseFile(
  deps: Deps,
  owner: Owner | null,
  caseId: string,
): Promise<Result<OpenedCaseFile, OpenCaseFileError>> {
  const access = await ownCase(deps, owner, caseId);
  if (!access.ok) return access;
  const newest = async () => (await caseFilesOf(deps.db, caseId)).find(({ state }) => state === 'ready') ?? null;
  const opened = await openFound(deps.files, newest);
  const byteCount = opened?.found.byteCount ?? null;
  if (opened === null || byteCount === null) return err({ code: 'case_file.not_ready' });
  await appendAudit(deps.db, caseId, deps.clock.now(), {
    kind: 'case_file.opened',
    by: actorOf(access.value),
    fileId: opened.found.id,
  });
  return ok({ byteCount, blocks: opened.blocks });
}
