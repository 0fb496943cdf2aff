import { type CourtPapersAnswer, messageFor } from '@plainclaim/contract';
import { err, ok, type Result } from '@plainclaim/domain';
import type { Db } from '../../platform/db/index.ts';
import type { OrderRepository } from '../checkout/index.ts';
import type { Owner } from '../sessions/index.ts';
import type { CourtPaperRepository, ListedPacket } from './court-paper-repository.ts';

export type ListPapersError = { readonly code: 'papers.unknown_case' };

type Deps = {
  readonly db: Db;
  readonly orders: OrderRepository;
  readonly courtPapers: CourtPaperRepository;
};

/** Where the court papers of one of the caller's cases stand. */
export const makeListCourtPapers =
  ({ db, orders, courtPapers }: Deps) =>
  async (owner: Owner | null, caseId: string): Promise<Result<CourtPapersAnswer, ListPapersError>> => {
    if (owner === null || !(await courtPapers.isOwned(db, owner, caseId))) return err({ code: 'papers.unknown_case' });
    const order = await orders.findPaidOfClaim(db, caseId);
    const packet = await courtPapers.findLatestOwned(db, owner, caseId);
    const papers = packet?.state === 'ready' ? await courtPapers.listPapers(db, packet.id) : [];
    return ok({
      success: true,
      message: '',
      case_id: caseId,
      included: order?.packageContains.includes('court_papers') ?? false,
      state: packet?.state ?? 'none',
      version: packet?.version ?? null,
      reason: packet === null ? null : reasonOf(packet),
      findings: (packet?.stop?.findings ?? []).map(({ code, params }) => ({ code, message: messageFor(code, params) })),
      prepared_on: packet?.preparedOn ?? null,
      documents: papers.map(({ id, kind, stage, title, file_name, page_count }) => ({
        id,
        kind,
        stage,
        title,
        file_name,
        page_count,
      })),
    });
  };

function reasonOf({ state, stop, failureCode }: ListedPacket): string | null {
  if (state === 'failed') return messageFor(failureCode === 'papers.check_failed' ? failureCode : 'papers.failed');
  return stop === null ? null : messageFor(stop.code);
}
