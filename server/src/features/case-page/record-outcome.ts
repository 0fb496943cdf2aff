import type { RecordOutcomeRequest } from '@plainclaim/contract';
import {
  ASKED_OF_OUTCOME,
  type CalendarDate,
  type Cents,
  err,
  ledgerOf,
  ok,
  type CaseLine,
  type OutcomeProblem,
  outcomeProblems,
  outcomesOf,
  parseCalendarDate,
  parseUsd,
  type Result,
} from '@plainclaim/domain';
import { actorOf, appendAudit } from '../../platform/audit/index.ts';
import { inTransaction } from '../../platform/db/index.ts';
import { CLAIM_ID } from '../drafts/index.ts';
import type { SignedIn } from '../sessions/index.ts';
import { type CasePageDeps, type CasePageError, openCasePage } from './open-case-page.ts';

export type TypedProblem = {
  readonly field: OutcomeProblem['field'];
  readonly code: OutcomeProblem['code'] | 'outcome.no_day' | 'outcome.no_amount';
};

export type RecordOutcomeError =
  | CasePageError
  /** The letter was not signed yet, so nothing can have followed from it. */
  | { readonly code: 'outcome.no_letter' }
  /** The line to correct is not there, or was corrected already. */
  | { readonly code: 'outcome.changed_elsewhere' }
  | { readonly code: TypedProblem['code']; readonly problems: readonly TypedProblem[] };

/** More lines than any case has; it keeps a script from filling the table. */
const MOST_LINES = 200;

type Typed = NonNullable<RecordOutcomeRequest['outcome']>;

/**
 * Writes down what happened, or corrects what was written down. Nothing is overwritten. The same id twice is recorded once.
 */
export async function recordOutcome(
  deps: CasePageDeps,
  owner: SignedIn,
  { case_id: caseId, id, replaces, outcome: typed }: RecordOutcomeRequest,
): Promise<Result<null, RecordOutcomeError>> {
  const { claims, clock, outcomes } = deps;
  return await inTransaction(deps.db, async (trx): Promise<Result<null, RecordOutcomeError>> => {
    if (!CLAIM_ID.test(id) || (await claims.lockPaidOwned(trx, owner, caseId)) === null)
      return err({ code: 'case.unknown' });
    const opened = await openCasePage(deps, trx, owner, caseId);
    if (!opened.ok) return opened;
    const { facts, lines, costs } = opened.value;
    if (lines.some((line) => line.id === id)) return ok(null);
    if (facts.approvedOn === null && !isCost(typed, replaces, costs)) return err({ code: 'outcome.no_letter' });
    const isOpenLine = replaces === null || [...facts.outcomes, ...costs].some((one) => one.id === replaces);
    if (!isOpenLine || (typed === null && replaces === null) || lines.length >= MOST_LINES)
      return err({ code: 'outcome.changed_elsewhere' });
    const others = outcomesOf([...lines, { id, replaces, outcome: null }]);
    const { open } = ledgerOf(facts.asked, others);
    const read = typed === null ? ok(null) : readOutcome(typed);
    const problems: readonly TypedProblem[] = !read.ok
      ? read.error
      : read.value === null
        ? []
        : outcomeProblems(read.value, { today: facts.today, approvedOn: facts.approvedOn, open });
    const [first] = problems;
    if (first !== undefined || !read.ok) return err({ code: first?.code ?? 'outcome.no_day', problems });
    await outcomes.append(trx, caseId, { id, replaces, outcome: read.value }, lines.length + 1, clock.now());
    const kind = read.value?.kind ?? 'withdrawn';
    await appendAudit(trx, caseId, clock.now(), { kind: 'case.outcome', by: actorOf(owner), outcome: kind });
    return ok(null);
  });
}

/** A cost may come before the letter: what is written down, or the line that is taken back. */
const isCost = (typed: Typed | null, replaces: string | null, costs: readonly CaseLine[]): boolean =>
  typed === null ? costs.some(({ id }) => id === replaces) : typed.kind === 'cost';

/** Reads what was typed. Fields that this kind does not ask for are not kept. */
function readOutcome({ kind, on, amount, by, words }: Typed): Result<Omit<CaseLine, 'id'>, readonly TypedProblem[]> {
  const asked = ASKED_OF_OUTCOME[kind];
  const problems: TypedProblem[] = [];
  const dayIn = (field: 'on' | 'by', text: string): CalendarDate | null => {
    const parsed = text.trim() === '' && field === 'by' ? null : parseCalendarDate(text.trim());
    if (parsed !== null && !parsed.ok) problems.push({ field, code: 'outcome.no_day' });
    return parsed?.ok === true ? parsed.value : null;
  };
  const amountIn = (text: string): Cents | null => {
    if (text.trim() === '') return null;
    const parsed = parseUsd(text);
    if (!parsed.ok) problems.push({ field: 'amount', code: 'outcome.no_amount' });
    return parsed.ok ? parsed.value : null;
  };
  const happenedOn = dayIn('on', on);
  const until = asked.by === 'none' ? null : dayIn('by', by);
  const sum = asked.amount === 'none' ? null : amountIn(amount);
  if (happenedOn === null || problems.length > 0) return err(problems);
  return ok({ kind, on: happenedOn, amount: sum, by: until, words: asked.words ? words.trim() : '' });
}
