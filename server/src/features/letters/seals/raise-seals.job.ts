import * as z from 'zod/mini';
import { appendAudit } from '../../../platform/audit/index.ts';
import type { Clock } from '../../../platform/clock/index.ts';
import { type Db, inTransaction } from '../../../platform/db/index.ts';
import type { Ids } from '../../../platform/ids/index.ts';
import { defineJob, type JobRun } from '../../../platform/jobs/index.ts';
import { keepParts, partsToKeep } from '../../../platform/known-files/index.ts';
import type { Log } from '../../../platform/logging/index.ts';
import type { SealedBox } from '../../../platform/security/index.ts';
import type { DocumentSeal } from '../../../platform/seals/index.ts';
import type { DocumentRepository } from '../document-repository.ts';
import { addSeal, sealsToRaise } from './letter-seals.ts';

export const RAISE_SEALS_EVERY_SECONDS = 600;
/** An authority that was away for a day finds its letters waiting; a run takes some of them. */
const RAISED_TOGETHER = 100;

/** Asks again for the time stamps that no authority gave when a letter was sealed. */
export const raiseSealsJob = defineJob({ name: 'raise-seals', payload: z.object({}), timeoutSeconds: 900 });

type Deps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Log;
  readonly box: SealedBox;
  readonly seal: DocumentSeal;
  readonly documents: DocumentRepository;
};

/** Raises what waits, and ends at the first that no authority answers for: the next run asks again. */
export async function raiseSeals(deps: Deps, { signal }: Pick<JobRun, 'signal'>): Promise<void> {
  const { db, clock, seal, documents, log } = deps;
  const waiting = await sealsToRaise(db, seal.wanted, RAISED_TOGETHER);
  let count = 0;
  for (const { versionId, claimId, demandId, level } of waiting) {
    if (signal.aborted) break;
    const found = await documents.unsafeFindPdf(db, versionId);
    if (found === null || found === 'altered') continue;
    const raised = await seal.raise({ pdf: found.pdf, level });
    if (raised === null) break;
    const parts = await partsToKeep(raised, log);
    await inTransaction(db, async (trx) => {
      if (!(await addSeal(trx, deps, versionId, raised, clock.now()))) return;
      await keepParts(trx, claimId, parts, clock.now());
      const { sha256: pdfSha256, level: sealLevel } = raised;
      await appendAudit(trx, claimId, clock.now(), { kind: 'letter.seal_raised', demandId, pdfSha256, sealLevel });
    });
    count += 1;
  }
  if (waiting.length > 0)
    log.info({ event: 'seals.raised', count }, `${waiting.length} letters waited for a time stamp`);
}
