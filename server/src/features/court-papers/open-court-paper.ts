import { err, ok, type Result } from '@plainclaim/domain';
import { actorOf, appendAudit } from '../../platform/audit/index.ts';
import type { Clock } from '../../platform/clock/index.ts';
import type { Db } from '../../platform/db/index.ts';
import type { Owner } from '../sessions/index.ts';
import type { CourtPaperRepository, OwnedPaper } from './court-paper-repository.ts';

export type OpenPaperError = { readonly code: 'papers.unknown' };

type Deps = { readonly db: Db; readonly clock: Clock; readonly courtPapers: CourtPaperRepository };

/** The stored PDF of one of the caller's papers, exactly as it was made. Somebody else's is not found. */
export async function openCourtPaper(
  { db, clock, courtPapers }: Deps,
  owner: Owner | null,
  documentId: string,
): Promise<Result<OwnedPaper, OpenPaperError>> {
  const paper = owner === null ? null : await courtPapers.findOwnedPaper(db, owner, documentId);
  if (owner === null || paper === null) return err({ code: 'papers.unknown' });
  await appendAudit(db, paper.claimId, clock.now(), {
    kind: 'papers.opened',
    by: actorOf(owner),
    documentId,
    paper: paper.kind,
  });
  return ok(paper);
}
