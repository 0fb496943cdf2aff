import { err, ok, type Result } from '@plainclaim/domain';
import type { Clock } from '../../platform/clock/index.ts';
import { type Db, inTransaction } from '../../platform/db/index.ts';
import type { OrderRepository } from '../checkout/index.ts';
import { type ClaimRepository, openClaim } from '../drafts/index.ts';
import type { LetterRepository, OrderCourtPapers, ReviewRepository } from '../letters/index.ts';
import type { Owner } from '../sessions/index.ts';
import type { CourtPaperRepository } from './court-paper-repository.ts';

export type MakeAgainError =
  | { readonly code: 'papers.unknown_case' }
  | { readonly code: 'papers.not_included' }
  | { readonly code: 'papers.not_approved' }
  | { readonly code: 'claim.incomplete' };

type Deps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly claims: ClaimRepository;
  readonly orders: OrderRepository;
  readonly letters: LetterRepository;
  readonly reviews: ReviewRepository;
  readonly courtPapers: CourtPaperRepository;
  readonly orderCourtPapers: OrderCourtPapers;
};

/**
 * Has the papers of an approved case made when there are none yet, when a fault of ours stood in the way, or when what
 * stopped them was settled since. Papers that are there or in the making stay as they are.
 */
export const makePapersAgain =
  (deps: Deps) =>
  async (owner: Owner | null, caseId: string): Promise<Result<null, MakeAgainError>> =>
    inTransaction(deps.db, async (trx): Promise<Result<null, MakeAgainError>> => {
      const { clock, claims, orders, letters, reviews, courtPapers, orderCourtPapers } = deps;
      const stored = owner === null ? null : await claims.lockPaidOwned(trx, owner, caseId);
      if (owner === null || stored === null) return err({ code: 'papers.unknown_case' });
      const order = await orders.findPaidOfClaim(trx, stored.id);
      if (order?.packageContains.includes('court_papers') !== true) return err({ code: 'papers.not_included' });
      const letter = await letters.findLatestVersion(trx, stored.id);
      if (letter?.isApproved !== true) return err({ code: 'papers.not_approved' });
      const packet = await courtPapers.findLatestOwned(trx, owner, stored.id);
      if (packet?.state === 'ready' || packet?.state === 'making') return ok(null);
      const claim = await openClaim(trx, clock, stored);
      if (!claim.ok) return err({ code: 'claim.incomplete' });
      const decisions = await reviews.findDecisions(trx, stored.id);
      await orderCourtPapers(trx, {
        claim: claim.value,
        claimId: stored.id,
        letterVersionId: letter.id,
        decisions,
      });
      return ok(null);
    });
