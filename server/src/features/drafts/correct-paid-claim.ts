import {
  type CardEntry,
  type Claim,
  type ClaimDraft,
  type Cents,
  draftAmounts,
  err,
  type MultipleChoice,
  ok,
  type Problem,
  problemsOn,
  type Result,
  toClaim,
  type TypedRow,
  type WizardFacts,
} from '@plainclaim/domain';
import type { DbTransaction } from '../../platform/db/index.ts';
import type { ClaimRepository, StoredClaim } from './claim-repository.ts';
import { factsFor, type JudgeDeps } from './wizard-facts.ts';

/** What may still change once a claim is paid for. Undefined leaves it. Price, amount and everything else stay. */
export type PaidCorrections = {
  readonly cards: readonly CardEntry[] | undefined;
  readonly amountRows: readonly TypedRow[] | undefined;
  readonly multiple: MultipleChoice | undefined;
  /** Places of the story that were kept while writing, and are no longer. */
  readonly notKept: readonly string[];
};

type Deps = JudgeDeps & { readonly claims: ClaimRepository };

/** Stores corrected cards and rows with a paid claim whose row is locked. It must be as complete as before. */
export async function correctPaidClaim(
  trx: DbTransaction,
  deps: Deps,
  stored: StoredClaim,
  corrections: PaidCorrections,
): Promise<Result<{ readonly stored: StoredClaim; readonly claim: Claim }, readonly Problem[]>> {
  const { draft } = stored;
  const notKept = new Set(corrections.notKept);
  const stated: ClaimDraft = {
    ...draft,
    cards: [...(corrections.cards ?? draft.cards)],
    amountRows: [...(corrections.amountRows ?? draft.amountRows)],
    multiple: corrections.multiple ?? draft.multiple,
    storyChoices: draft.storyChoices.filter(({ key, choice }) => choice !== 'keep' || !notKept.has(key)),
  };
  const facts = await factsFor(trx, deps, stated, true);
  const next = { ...stated, courtAmount: courtAmountOf(stated, facts) };
  const before = problemsOf(draft, facts);
  const problems = problemsOf(next, facts).filter(
    ({ field, code }) => !before.some((known) => known.field === field && known.code === code),
  );
  if (problems.length > 0) return err(problems);
  const claim = toClaim(next, facts);
  if (!claim.ok) return err(claim.error.problems);
  await deps.claims.updateForm(trx, stored.id, next);
  return ok({ stored: { ...stored, draft: next }, claim: claim.value });
}

/** New cards and rows are judged as they were before the payment; what stood there before is not. */
const problemsOf = (draft: ClaimDraft, facts: WizardFacts): readonly Problem[] =>
  (['story', 'calculation'] as const).flatMap((screen) => problemsOn(screen, draft, { ...facts, isPaid: false }));

/** It follows from the rows where only the court is asked for a multiple. */
function courtAmountOf(draft: ClaimDraft, facts: WizardFacts): string {
  if (draft.multiple === '') return draft.courtAmount;
  const table = draft.multiple === 'court' ? draftAmounts(draft, facts) : null;
  const isMore = table !== null && table.against.kind === 'equal' && table.courtSum > table.against.sum;
  return isMore ? dollars(table.courtSum) : '';
}

/** "4880.00", as an amount is typed. */
const dollars = (sum: Cents): string => (sum / 100).toFixed(2);
