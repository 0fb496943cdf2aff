import type { AnswerCourtQuestionsRequest, CourtAnswer, CourtQuestionsAnswer } from '@plainclaim/contract';
import { type ClaimDraft, err, type JurisdictionPack, ok, type Result } from '@plainclaim/domain';
import type { Clock } from '../../../platform/clock/index.ts';
import { type Db, inTransaction } from '../../../platform/db/index.ts';
import type { OrderRepository } from '../../checkout/index.ts';
import { type ClaimRepository, openClaim, type SignatureIntake } from '../../drafts/index.ts';
import type { LetterRepository, ReviewRepository } from '../../letters/index.ts';
import type { Owner } from '../../sessions/index.ts';
import { orderPapers, type PacketOrderDeps } from '../packet/order-court-papers.ts';
import { changeAnswers, courtAnswers } from './court-answers.ts';
import { findSignatureState, type SignatureStateDeps } from '../signing/find-signature-state.ts';

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
  };

export type CourtQuestionsError = { readonly code: 'papers.unknown_case' } | { readonly code: 'papers.not_included' };
export type AnswerCourtQuestionsError =
  | CourtQuestionsError
  | { readonly code: 'papers.answer_unknown' }
  | { readonly code: 'claim.incomplete' };

/** Settled on the complaint itself, once there is one. */
const NOTHING_SETTLED = {};
const ON_THE_COMPLAINT: readonly CourtAnswer['thing'][] = ['entity', 'kind', 'trade_name'];
const isOfClaim = ({ thing }: Pick<CourtAnswer, 'thing'>): boolean => !ON_THE_COMPLAINT.includes(thing);

/** What only the court papers of a paid case ask, with each answer as it is now. */
export async function readCourtQuestions(
  deps: Deps,
  owner: Owner | null,
  caseId: string,
): Promise<Result<CourtQuestionsAnswer, CourtQuestionsError>> {
  const { db, claims } = deps;
  const stored = owner === null ? null : await claims.findPaidOwned(db, owner, caseId);
  if (stored === null) return err({ code: 'papers.unknown_case' });
  if (!(await hasPapers(deps, db, stored.id))) return err({ code: 'papers.not_included' });
  const { draft } = stored;
  const questions = (await courtAnswers(db, deps, { draft, facts: NOTHING_SETTLED })).filter(isOfClaim);
  return ok({
    success: true,
    message: '',
    case_id: stored.id,
    questions: questions.map((one) => ({ ...one, options: one.options === null ? null : [...one.options] })),
    co_claimants: mayClaimTogether(draft) ? draft.coClaimants : null,
    is_done: draft.courtQuestionsDone,
  });
}

/**
 * Keeps the answers with the paid claim, and has the papers made that waited for them. Papers that are there already stay
 * until the person asks for new ones. Safe to repeat.
 */
export async function answerCourtQuestions(
  deps: Deps,
  owner: Owner | null,
  { case_id: caseId, changes, co_claimants: coClaimants }: AnswerCourtQuestionsRequest,
): Promise<Result<null, AnswerCourtQuestionsError>> {
  return await inTransaction(deps.db, async (trx): Promise<Result<null, AnswerCourtQuestionsError>> => {
    const { claims, letters, reviews } = deps;
    const stored = owner === null ? null : await claims.lockPaidOwned(trx, owner, caseId);
    if (owner === null || stored === null) return err({ code: 'papers.unknown_case' });
    if (!(await hasPapers(deps, trx, stored.id))) return err({ code: 'papers.not_included' });
    if (!changes.every(isOfClaim)) return err({ code: 'papers.answer_unknown' });
    const given = { draft: stored.draft, facts: NOTHING_SETTLED };
    const changed = await changeAnswers(trx, deps, given, changes);
    if (!changed.ok) return changed;
    const draft: ClaimDraft = {
      ...changed.value.draft,
      ...(mayClaimTogether(stored.draft) ? { coClaimants } : {}),
      courtQuestionsDone: true,
    };
    const claim = await openClaim(trx, deps, { ...stored, draft });
    if (!claim.ok) return err({ code: 'claim.incomplete' });
    await claims.updateForm(trx, stored.id, draft);
    const letter = await letters.findLatestVersion(trx, stored.id);
    const signatureState = await findSignatureState(deps, trx, owner, stored.id);
    const isMissing = signatureState === null || signatureState.packet.state === 'stopped';
    if (letter?.isApproved === true && isMissing) {
      await orderPapers(deps, trx, {
        claim: claim.value,
        draft,
        claimId: stored.id,
        letterVersionId: letter.id,
        decisions: await reviews.findDecisions(trx, stored.id),
        cause: 'asked_again',
        payBy: letter.deadline,
      });
    }
    return ok(null);
  });
}

const mayClaimTogether = ({ userType }: Pick<ClaimDraft, 'userType'>): boolean => userType === '1';

async function hasPapers({ orders }: Pick<Deps, 'orders'>, db: Db, claimId: string): Promise<boolean> {
  const order = await orders.findPaidOfClaim(db, claimId);
  return order?.packageContains.includes('court_papers') === true;
}
