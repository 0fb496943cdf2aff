import {
  type CalendarDate,
  type Cents,
  type Delivery,
  isBefore,
  type LetterDecisions,
  ok,
  err,
  parseCalendarDate,
  parseUsd,
  type Result,
} from '@plainclaim/domain';
import { actorOf, appendAudit } from '../../platform/audit/index.ts';
import { type Db, type DbTransaction, inTransaction } from '../../platform/db/index.ts';
import type { FieldProblem } from '../../platform/http/index.ts';
import type { Ids } from '../../platform/ids/index.ts';
import { contentHash } from '../../platform/security/index.ts';
import type { Owner } from '../sessions/index.ts';
import { type AskedQuestion, askedQuestions, type GivenAnswer, takeAnswers } from './asked-questions.ts';
import { carryDelivery } from './carry-delivery.ts';
import { carryEdits } from './carry-edits.ts';
import { type Composition, composeLetterFor, detailsOf, type LetterDays } from './compose-letter-for.ts';
import { type AccessError, findPaidClaim, type PaidClaim } from './letter-access.ts';
import type { LetterDelivery } from './letter-delivery.ts';
import { type DeskDeps, isEdited } from './letter-on-the-desk.ts';
import type { WorkingLetter } from './letter-repository.ts';
import { generationOf } from './sentence-sources.ts';

export type LetterAnswers = {
  readonly answers: readonly GivenAnswer[];
  readonly law: readonly { readonly key: string; readonly included: boolean }[];
  /** Undefined leaves the offer as it is, null takes it back. */
  readonly settlement: { readonly amount: string; readonly until: string } | null | undefined;
  /** Undefined leaves the way of sending as it is. */
  readonly delivery: Delivery | undefined;
  readonly recompose: boolean;
};

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

type ReadDeps = DeskDeps & { readonly db: Db };
type Deps = ReadDeps & { readonly ids: Ids; readonly delivery: LetterDelivery };

/** What the letter of the caller's paid claim asks, answered or not. Works before the letter is there, too. */
export const makeReadQuestions =
  (deps: ReadDeps) =>
  async (owner: Owner | null): Promise<Result<AskedLetter, AccessError>> => {
    const { db, reviews, letters } = deps;
    const found = await findPaidClaim(deps, db, owner, false);
    if (!found.ok) return found;
    const claimId = found.value.stored.id;
    const working = await letters.findWorking(db, claimId);
    return ok(askedLetter(deps, found.value, working, await reviews.findDecisions(db, claimId)));
  };

/**
 * Stores what the person settled and brings it into the letter. An untouched letter is written anew; in an edited one
 * the change is made around the edits, and where that cannot be done the letter stays as it is.
 */
export const makeAnswerQuestions =
  (deps: Deps) =>
  async (
    owner: Owner | null,
    given: LetterAnswers,
    caseId?: string,
  ): Promise<Result<AskedLetter & { readonly outcome: AnswerOutcome }, AnswersError>> =>
    inTransaction(deps.db, async (trx) => {
      const { clock, letters, reviews } = deps;
      const found = await findPaidClaim(deps, trx, owner, true, caseId);
      if (!found.ok) return found;
      const claimId = found.value.stored.id;
      const working = await letters.findWorking(trx, claimId);
      const before = await reviews.findDecisions(trx, claimId);
      const { deliveries } = await deps.delivery.offer(trx, found.value.owner, found.value.claim);
      const taken = takenDecisions(deps, found.value, working, before, given, deliveries);
      if (!taken.ok) return taken;
      const nowMs = clock.now();
      await reviews.saveDecisions(trx, claimId, taken.value, nowMs);
      const asked = askedLetter(deps, found.value, working, taken.value);
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

/** Asking composes again and again with few decisions; a long story makes each time costly, so none is composed twice. */
function composing(
  pack: DeskDeps['pack'],
  claim: PaidClaim['claim'],
  days: LetterDays,
): (settled: LetterDecisions) => Composition {
  const made = new Map<string, Composition>();
  return (settled) => {
    const key = JSON.stringify(settled);
    const composition = made.get(key) ?? composeLetterFor(pack, claim, days, settled);
    made.set(key, composition);
    return composition;
  };
}

/** All of it, or nothing and every reason why. */
function takenDecisions(
  deps: Deps,
  paid: PaidClaim,
  working: WorkingLetter | null,
  before: LetterDecisions,
  given: LetterAnswers,
  offered: readonly Delivery[],
): Result<LetterDecisions, AnswersError> {
  const { clock, pack } = deps;
  const compose = composing(pack, paid.claim, working ?? { issuedOn: clock.today() });
  const taken = takeAnswers((settled) => compose(settled).composed.questions, before, given.answers);
  const { composed } = compose(taken.decisions);
  const known = new Set(composed.law.map(({ key }) => key));
  const lawProblems: readonly FieldProblem[] = given.law.every(({ key }) => known.has(key))
    ? []
    : [{ field: 'law', code: 'field.choice_unknown' }];
  const offer = takenOffer(given.settlement, taken.decisions, paid.claim.amount, clock.today());
  const { delivery = before.delivery } = given;
  const isOffered = given.delivery === undefined || offered.includes(given.delivery);
  const deliveryProblems: readonly FieldProblem[] = isOffered
    ? []
    : [{ field: 'delivery', code: 'dispatch.unavailable' }];
  const problems = [...taken.problems, ...lawProblems, ...offer.problems, ...deliveryProblems];
  if (problems.length > 0) return err({ code: 'letter.answers_wrong', problems });
  return ok({
    ...taken.decisions,
    lawOut: lawOutAfter(taken.decisions.lawOut, given.law),
    settlement: offer.settlement,
    delivery,
  });
}

function lawOutAfter(lawOut: readonly string[], choices: LetterAnswers['law']): string[] {
  const out = new Set(lawOut);
  for (const { key, included } of choices) {
    if (included) out.delete(key);
    else out.add(key);
  }
  return [...out].sort();
}

type TakenOffer = { readonly settlement: LetterDecisions['settlement']; readonly problems: readonly FieldProblem[] };

function takenOffer(
  offer: LetterAnswers['settlement'],
  before: LetterDecisions,
  claimAmount: Cents,
  today: CalendarDate,
): TakenOffer {
  if (offer === undefined) return { settlement: before.settlement, problems: [] };
  if (offer === null) return { settlement: null, problems: [] };
  const amount = parseUsd(offer.amount);
  const until = parseCalendarDate(offer.until);
  const isLess = amount.ok && amount.value > 0 && amount.value < claimAmount;
  const isToCome = until.ok && isBefore(today, until.value);
  const problems: readonly FieldProblem[] = [
    ...(isLess ? [] : [{ field: 'settlement.amount', code: 'letter.settlement_amount' } as const]),
    ...(isToCome ? [] : [{ field: 'settlement.until', code: 'letter.settlement_day' } as const]),
  ];
  const settlement = amount.ok && until.ok ? { amount: amount.value, until: until.value } : null;
  return { settlement, problems };
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
  if (hasEdits && recompose)
    await reviews.keepText(trx, claimId, { id: ids.uuid(), text: working.text, keptAtMs: nowMs });
  const isSame = carried.text === working.text;
  const letter: WorkingLetter = {
    ...working,
    text: carried.text,
    details: detailsOf(claim, composition.composed),
    savedAtMs: isSame ? working.savedAtMs : nowMs,
  };
  await letters.replaceWorking(trx, letter);
  return { letter, outcome: isSame ? 'unchanged' : hasEdits && !recompose ? 'merged' : 'recomposed' };
}
