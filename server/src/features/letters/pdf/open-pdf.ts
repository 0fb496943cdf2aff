import { err, ok, type Result } from '@plainclaim/domain';
import { setTimeout as delay } from 'node:timers/promises';
import { actorOf, appendAudit } from '../../../platform/audit/index.ts';
import type { Clock } from '../../../platform/clock/index.ts';
import { type Db, inTransaction } from '../../../platform/db/index.ts';
import type { Jobs } from '../../../platform/jobs/index.ts';
import type { Owner } from '../../sessions/index.ts';
import type { DocumentRepository } from '../document-repository.ts';
import { renderLetterJob } from '../letter-jobs.ts';
import { FINAL_FAILURES } from './render-letter.job.ts';

export type OpenPdfError =
  | { readonly code: 'letter.unknown_demand' }
  | { readonly code: 'pdf.in_progress' }
  | { readonly code: 'pdf.failed' };

export type OpenedPdf = { readonly pdf: Buffer; readonly isApproved: boolean };

/** A PDF that is being made is waited for this long before the caller is asked to come back. */
const WAIT_MS = 3_000;
const LOOK_EVERY_MS = 50;

type Deps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly documents: DocumentRepository;
  readonly jobs: Jobs;
};

/**
 * The stored PDF of one of the caller's letters, exactly as it was made. Somebody else's letter is not found. One that
 * could not be made for want of a working engine is tried again, once a request.
 */
export async function openPdf(
  deps: Deps,
  owner: Owner | null,
  demandId: string,
  action: string,
): Promise<Result<OpenedPdf, OpenPdfError>> {
  const { db, clock, documents } = deps;
  if (owner === null) return err({ code: 'letter.unknown_demand' });
  const giveUpAt = performance.now() + WAIT_MS;
  let hasTriedAgain = false;
  for (;;) {
    const owned = await documents.findOwned(db, owner, demandId);
    if (owned === null) return err({ code: 'letter.unknown_demand' });
    if (owned.document.status === 'failed') {
      if (hasTriedAgain || FINAL_FAILURES.has(owned.document.code)) return err({ code: 'pdf.failed' });
      await tryAgain(deps, owned.versionId);
      hasTriedAgain = true;
    }
    if (owned.document.status === 'ready') {
      await appendAudit(db, owned.claimId, clock.now(), {
        kind: 'letter.pdf_opened',
        by: actorOf(owner),
        demandId,
        action,
      });
      return ok({ pdf: owned.document.pdf, isApproved: owned.isApproved });
    }
    if (performance.now() > giveUpAt) return err({ code: 'pdf.in_progress' });
    await delay(LOOK_EVERY_MS);
  }
}

/** Only the request that reopens the document queues the job, so there is one however many ask. */
const tryAgain = ({ db, documents, jobs }: Deps, versionId: string): Promise<void> =>
  inTransaction(db, async (trx) => {
    const isReopened = await documents.reopenFailed(trx, versionId);
    if (isReopened) await jobs.enqueue(trx, renderLetterJob, { versionId });
  });
