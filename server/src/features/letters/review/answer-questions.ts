import { err, type LetterDecisions, ok, type Result } from '@plainclaim/domain';
import { actorOf, appendAudit } from '../../../platform/audit/index.ts';
import { type Db, type DbTransaction, inTransaction } from '../../../platform/db/index.ts';
import type { FieldProblem } from '../../../platform/http/index.ts';
import type { Ids } from '../../../platform/ids/index.ts';
import { contentHash } from '../../../platform/security/index.ts';
import { correctPaidClaim } from '../../drafts/index.ts';
import type { Owner } from '../../sessions/index.ts';
import { type AskedQuestion, askedQuestions } from './asked-questions.ts';
import { carryDelivery } from '../edits/carry-delivery.ts';
import { carryEdits } from '../edits/carry-edits.ts';
import { type Composition, composeLetterFor, detailsOf } from '../generate/compose-letter-for.ts';
import { isEarlier } from '../generate/generation.ts';
import { type AccessError, findPaidClaim, type PaidClaim } from '../letter-access.ts';
import type { LetterDelivery } from '../approve/letter-delivery.ts';
import { editsBetween } from '../edits/letter-edits.ts';
import { type UnderReviewDeps, isEdited } from './letter-under-review.ts';
import type { WorkingLetter } from '../letter-repository.ts';
import { generationOf } from './sentence-sources.ts';
import { composing, type LetterAnswers, takenDecisions } from './take-decisions.ts';

/** What answers did to the letter's text. `kept`: an edit stood in their way, and the edit stays. */
export type AnswerOutcome = 'unchanged' | 'recomposed' | 'merged' | 'kept';

export type AskedLetter = {
  readonly caseId: string;
  readonly questions: readonly AskedQuestion[];
  readonly decisions: LetterDecisions;
  readonly composition: Composition;
  /** Null before the letter was generated. */
  readonly working: WorkingLetter | null;
};

export type AnswersError =
  | AccessError
  | { readonly code: 'letter.answers_wrong'; readonly problems: readonly FieldProblem[] };

type ReadDeps = UnderReviewDeps & { readonly db: Db };
type Deps = ReadDeps & { readonly ids: Ids; readonly delivery: LetterDelivery };

/** What the letter of the caller's paid claim asks, answered or not. Works before the letter is there, too. */
export async function readQuestions(deps: ReadDeps, owner: Owner | null): Promise<Result<AskedLetter, AccessError>> {
  const { db, reviews, letters } = deps;
  const found = await findPaidClaim(deps, db, owner, false);
  if (!found.ok) return found;
  const claimId = found.value.stored.id;
  const working = await letters.findWorking(db, claimId);
  return ok(askedLetter(deps, found.value, working, await reviews.findDecisions(db, claimId)));
}

/**
 * Stores what the person settled and brings it into the letter. An untouched letter is rewritten; in an edited one the
 * change is made around the edits, and where that cannot be done the letter stays as it is.
 */
export async function answerQuestions(
  deps: Deps,
  owner: Owner | null,
  given: LetterAnswers,
  caseId?: string,
): Promise<Result<AskedLetter & { readonly outcome: AnswerOutcome }, AnswersError>> {
  return await inTransaction(deps.db, async (trx) => {
    const { clock, letters, reviews } = deps;
    const found = await findPaidClaim(deps, trx, owner, true, caseId);
    if (!found.ok) return found;
    const claimId = found.value.stored.id;
    const working = await letters.findWorking(trx, claimId);
    const before = await reviews.findDecisions(trx, claimId);
    const corrected = await correctedClaim(deps, trx, found.value, given);
    if (!corrected.ok) return corrected;
    const paid = corrected.value;
    const { deliveries } = await deps.delivery.offer(trx, { owner: paid.owner, claim: paid.claim, claimId });
    const taken = takenDecisions(deps, paid, working, before, given, deliveries);
    if (!taken.ok) return err({ code: 'letter.answers_wrong', problems: taken.error });
    const nowMs = clock.now();
    await reviews.saveDecisions(trx, claimId, taken.value, nowMs);
    const asked = askedLetter(deps, paid, working, taken.value);
    const rewritten =
      working === null ? null : await rewrite(deps, trx, found.value, working, before, asked, given.recompose);
    const letter = rewritten?.letter ?? null;
    const outcome = rewritten?.outcome ?? 'unchanged';
    await appendAudit(trx, claimId, nowMs, {
      kind: 'letter.answered',
      by: actorOf(found.value.owner),
      outcome,
      ...(letter === null ? {} : { textSha256: contentHash(letter.text) }),
    });
    return ok({ ...asked, working: letter, outcome });
  });
}

/** The paid claim with corrected cards and rows. The refusal of anything else takes them back with the transaction. */
async function correctedClaim(
  deps: Deps,
  trx: DbTransaction,
  paid: PaidClaim,
  { cards, amountRows, multiple, kept }: LetterAnswers,
): Promise<Result<PaidClaim, AnswersError>> {
  const taken = new Set(kept.filter(({ isKept }) => !isKept).map(({ key }) => key));
  const notKept = paid.stored.draft.storyChoices.map(({ key }) => key).filter((key) => taken.has(key));
  const isSame = cards === undefined && amountRows === undefined && multiple === undefined && notKept.length === 0;
  if (isSame) return ok(paid);
  const corrected = await correctPaidClaim(trx, deps, paid.stored, { cards, amountRows, multiple, notKept });
  if (!corrected.ok) return err({ code: 'letter.answers_wrong', problems: corrected.error });
  return ok({ ...paid, ...corrected.value });
}

function askedLetter(
  { clock, pack }: ReadDeps,
  { stored, claim }: PaidClaim,
  working: WorkingLetter | null,
  decisions: LetterDecisions,
): AskedLetter {
  const compose = composing(pack, claim, working ?? { issuedOn: clock.today() });
  return {
    caseId: stored.id,
    questions: askedQuestions((settled) => compose(settled).composed.questions, decisions),
    decisions,
    composition: compose(decisions),
    working,
  };
}

async function rewrite(
  { clock, ids, letters, reviews, pack }: Deps,
  trx: DbTransaction,
  { claim }: PaidClaim,
  working: WorkingLetter,
  before: LetterDecisions,
  { composition }: AskedLetter,
  recompose: boolean,
): Promise<{ readonly letter: WorkingLetter; readonly outcome: AnswerOutcome }> {
  const { claimId } = working;
  const nowMs = clock.now();
  const old =
    (await reviews.findGeneration(trx, claimId)) ?? generationOf(composeLetterFor(pack, claim, working, before));
  const next = generationOf(composition);
  const hasEdits = isEdited(working.text, old);
  const lined = carryDelivery(working.text, old, composition);
  const carried =
    !hasEdits || recompose ? { text: next.text, isComplete: true } : carryEdits(lined.old, next, lined.text);
  if (!carried.isComplete) return { letter: working, outcome: 'kept' };

  await reviews.saveGeneration(trx, claimId, next, nowMs);
  // What an earlier release wrote is never just replaced: its words stay at hand.
  if ((hasEdits && recompose) || (isEarlier(old) && carried.text !== working.text))
    await reviews.keepText(trx, claimId, { id: ids.uuid(), text: working.text, keptAtMs: nowMs });
  const isSame = carried.text === working.text;
  const letter: WorkingLetter = {
    ...working,
    text: carried.text,
    edits: editsBetween(next.text, carried.text),
    details: detailsOf(composition.input.claim, composition.composed),
    savedAtMs: isSame ? working.savedAtMs : nowMs,
  };
  await letters.replaceWorking(trx, letter);
  return { letter, outcome: isSame ? 'unchanged' : hasEdits && !recompose ? 'merged' : 'recomposed' };
}
