import { err, ok, type Result } from '@plainclaim/domain';
import { actorOf, appendAudit } from '../../platform/audit/index.ts';
import type { Clock } from '../../platform/clock/index.ts';
import type { Db } from '../../platform/db/index.ts';
import type { Owner } from '../sessions/index.ts';
import type { CourtPaperRepository, OwnedPaper } from './court-paper-repository.ts';
import { type SealDeps, sealedCopy } from './court-seals.ts';

export type OpenPaperError = { readonly code: 'papers.unknown' };

type Deps = SealDeps & { readonly db: Db; readonly clock: Clock; readonly courtPapers: CourtPaperRepository };

const ENDING = /(\.pdf)?$/;

/**
 * The stored PDF of one of the caller's papers, exactly as it was made, or its sealed copy for the owner's records. Somebody
 * else's is not found.
 */
export async function openCourtPaper(
  deps: Deps,
  owner: Owner | null,
  documentId: string,
  isSealed = false,
): Promise<Result<OwnedPaper, OpenPaperError>> {
  const { db, clock, courtPapers } = deps;
  const paper = owner === null ? null : await courtPapers.findOwnedPaper(db, owner, documentId);
  if (owner === null || paper === null) return err({ code: 'papers.unknown' });
  await appendAudit(db, paper.claimId, clock.now(), {
    kind: 'papers.opened',
    by: actorOf(owner),
    documentId,
    paper: paper.kind,
  });
  if (!isSealed) return ok(paper);
  const pdf = Buffer.from(await sealedCopy(deps, { claimId: paper.claimId, documentId, pdf: paper.pdf }));
  return ok({ ...paper, pdf, fileName: paper.fileName.replace(ENDING, '-sealed.pdf') });
}
