import { type ComplaintFacts, err, type JurisdictionPack, ok, type Result } from '@plainclaim/domain';
import type { Clock } from '../../../platform/clock/index.ts';
import { type Db, type DbTransaction, inTransaction } from '../../../platform/db/index.ts';
import type { Ids } from '../../../platform/ids/index.ts';
import type { OrderRepository } from '../../checkout/index.ts';
import { type ClaimRepository, openClaim, type SignatureIntake } from '../../drafts/index.ts';
import type { LetterRepository, ReviewRepository } from '../../letters/index.ts';
import type { Owner } from '../../sessions/index.ts';
import { findSignatureState, type SignatureState, type SignatureStateDeps } from '../signing/find-signature-state.ts';
import { orderPapers, type PacketOrderDeps, storePacket } from './order-court-papers.ts';

export type MakeAgainError =
  | { readonly code: 'papers.unknown_case' }
  | { readonly code: 'papers.not_included' }
  | { readonly code: 'papers.not_approved' }
  | { readonly code: 'papers.outdated' }
  | { readonly code: 'claim.incomplete' };

type Deps = SignatureIntake &
  SignatureStateDeps &
  PacketOrderDeps & {
    readonly db: Db;
    readonly clock: Clock;
    readonly pack: JurisdictionPack;
    readonly claims: ClaimRepository;
    readonly orders: OrderRepository;
    readonly letters: LetterRepository;
    readonly reviews: ReviewRepository;
    readonly ids: Ids;
  };

/**
 * Has the papers of an approved case made when there are none yet, when a fault of ours stood in the way, when what
 * stopped them was settled since, or when an answer changed that the letter says nothing of. Papers that are there and
 * say what the answers say, or that are in the making, stay as they are.
 */
export async function makePapersAgain(
  deps: Deps,
  owner: Owner | null,
  caseId: string,
): Promise<Result<null, MakeAgainError>> {
  return await inTransaction(deps.db, async (trx): Promise<Result<null, MakeAgainError>> => {
    const { claims, orders, letters, reviews } = deps;
    const stored = owner === null ? null : await claims.lockPaidOwned(trx, owner, caseId);
    if (owner === null || stored === null) return err({ code: 'papers.unknown_case' });
    const order = await orders.findPaidOfClaim(trx, stored.id);
    if (order?.packageContains.includes('court_papers') !== true) return err({ code: 'papers.not_included' });
    const letter = await letters.findLatestVersion(trx, stored.id);
    if (letter?.isApproved !== true) return err({ code: 'papers.not_approved' });
    const signatureState = await findSignatureState(deps, trx, owner, stored.id);
    const state = signatureState?.packet.state;
    if (state === 'making' || (state === 'ready' && signatureState?.change === null)) return ok(null);
    if (state === 'ready' && signatureState?.change === 'letter') return err({ code: 'papers.outdated' });
    if (signatureState !== null && (await madeAgainAsSigned(deps, trx, signatureState))) return ok(null);
    const claim = await openClaim(trx, deps, stored);
    if (!claim.ok) return err({ code: 'claim.incomplete' });
    const decisions = await reviews.findDecisions(trx, stored.id);
    await orderPapers(deps, trx, {
      claim: claim.value,
      draft: stored.draft,
      claimId: stored.id,
      letterVersionId: letter.id,
      decisions,
      cause: 'asked_again',
      facts: correctedIn(signatureState),
      payBy: letter.deadline,
    });
    return ok(null);
  });
}

/** Signed papers that failed by a fault of ours are drawn again as they were signed. False when there are none such. */
async function madeAgainAsSigned(deps: Deps, trx: DbTransaction, signatureState: SignatureState): Promise<boolean> {
  const { packet, papers, change } = signatureState;
  const { signatureId, claimId, letterVersionId, rowIds, preparedOn, basisSha256 } = packet;
  if (packet.state !== 'failed' || signatureId === null || papers === null || change !== null) return false;
  await storePacket(deps, trx, {
    id: deps.ids.uuid(),
    claimId,
    letterVersionId,
    rowIds,
    preparedOn,
    outcome: { papers },
    cause: 'asked_again',
    basisSha256,
    signatureId,
  });
  return true;
}

/** Facts a person wrote again hold as long as the answers behind them do. */
function correctedIn(signatureState: SignatureState | null): ComplaintFacts | undefined {
  const stated = signatureState?.change === null ? signatureState.papers?.told : undefined;
  return stated?.isCorrected === true ? { ...stated, leftOut: [], isEnglish: true } : undefined;
}
