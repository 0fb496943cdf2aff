import { type CalendarDate, isAfter, isBefore } from '../calendar/index.ts';
import type { Cents } from '../money/index.ts';

/** What a claimant may say has happened since the letter went out. */
export const OUTCOME_KINDS = [
  'paid_all',
  'paid_part',
  'promised',
  'plan_agreed',
  'asks_time',
  'disputed',
  'no_answer',
  'not_paid',
  'came_back',
  'moved',
  'filed',
  'judgment',
  'collected',
] as const;
export type OutcomeKind = (typeof OUTCOME_KINDS)[number];

/** What is written down: what happened, and what the claimant spent on it. */
export const LINE_KINDS = [...OUTCOME_KINDS, 'cost'] as const;
export type LineKind = (typeof LINE_KINDS)[number];

type Need = 'needed' | 'optional' | 'none';
/** What one kind asks for besides its day. */
type Asked = { readonly amount: Need; readonly by: Need; readonly words: boolean };

const asks = (amount: Need = 'none', by: Need = 'none', words = false): Asked => ({ amount, by, words });

/** `words` of what was filed is its docket number, of a cost what it was for. */
export const ASKED_OF_OUTCOME: Readonly<Record<LineKind, Asked>> = {
  paid_all: asks(),
  paid_part: asks('needed'),
  promised: asks('optional', 'needed'),
  plan_agreed: asks('needed', 'needed', true),
  asks_time: asks('none', 'optional'),
  disputed: asks('none', 'none', true),
  no_answer: asks(),
  not_paid: asks(),
  came_back: asks('none', 'none', true),
  moved: asks('none', 'none', true),
  filed: asks('none', 'optional', true),
  judgment: asks('needed'),
  collected: asks('needed'),
  cost: asks('needed', 'none', true),
};

/** What is no payment of the claim may be more than is open: a court may award more, and a cost is something else. */
const MAY_BE_MORE: ReadonlySet<LineKind> = new Set(['judgment', 'cost']);

/** One thing that happened, as the claimant wrote it down. */
export type CaseLine = {
  readonly id: string;
  readonly kind: LineKind;
  /** The day it happened. */
  readonly on: CalendarDate;
  /** What was paid, promised, awarded or spent; of a plan, each part. Null where no amount was given. */
  readonly amount: Cents | null;
  /** Until when they promised to pay, want time, or pay the last part; the hearing day of what was filed. */
  readonly by: CalendarDate | null;
  /** What they say, or where the letter came back from, in the claimant's words. */
  readonly words: string;
};

export type Outcome = CaseLine & { readonly kind: OutcomeKind };

/** A line of the record: an outcome, or the withdrawal of one. Lines are never changed; a correction is a new line. */
export type OutcomeLine = {
  readonly id: string;
  /** The line this one takes the place of; null for a new one. */
  readonly replaces: string | null;
  /** Null when the replaced line is taken back and nothing stands for it. */
  readonly outcome: Omit<CaseLine, 'id'> | null;
};

/** The lines that count now: oldest day first, and in the order they were written within a day. */
function linesThatCount(lines: readonly OutcomeLine[]): readonly CaseLine[] {
  const replaced = new Set(lines.map(({ replaces }) => replaces));
  return lines
    .flatMap(({ id, outcome }): readonly CaseLine[] =>
      outcome === null || replaced.has(id) ? [] : [{ id, ...outcome }],
    )
    .toSorted((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0));
}

const isOutcome = (line: CaseLine): line is Outcome => line.kind !== 'cost';

/** What happened, as far as it counts now. */
export const outcomesOf = (lines: readonly OutcomeLine[]): readonly Outcome[] =>
  linesThatCount(lines).filter((line) => isOutcome(line));

/** What the claimant spent, as far as it counts now. */
export const costsOf = (lines: readonly OutcomeLine[]): readonly CaseLine[] =>
  linesThatCount(lines).filter((line) => !isOutcome(line));

export const LONGEST_OUTCOME_WORDS = 500;

export type OutcomeProblem = {
  readonly field: 'on' | 'amount' | 'by' | 'words';
  readonly code:
    | 'outcome.day_to_come'
    | 'outcome.before_letter'
    | 'outcome.amount_needed'
    | 'outcome.more_than_open'
    | 'outcome.by_needed'
    | 'outcome.by_before'
    | 'outcome.words_long';
};

export type OutcomeLimits = {
  readonly today: CalendarDate;
  /** The day the letter was approved; nothing happened because of it before. Null: costs alone can be written down. */
  readonly approvedOn: CalendarDate | null;
  /** What is still open without this outcome. */
  readonly open: Cents;
};

/** Every field that is wrong; empty when the outcome can be stored. */
export function outcomeProblems(
  { kind, on, amount, by, words }: Omit<CaseLine, 'id'>,
  { today, approvedOn, open }: OutcomeLimits,
): readonly OutcomeProblem[] {
  const asked = ASKED_OF_OUTCOME[kind];
  const problems: OutcomeProblem[] = [];
  if (isAfter(on, today)) problems.push({ field: 'on', code: 'outcome.day_to_come' });
  else if (kind !== 'cost' && approvedOn !== null && isBefore(on, approvedOn))
    problems.push({ field: 'on', code: 'outcome.before_letter' });
  // A court may award nothing at all.
  if (asked.amount === 'needed' && (amount === null || (amount <= 0 && kind !== 'judgment')))
    problems.push({ field: 'amount', code: 'outcome.amount_needed' });
  else if (asked.amount !== 'none' && amount !== null && amount > open && !MAY_BE_MORE.has(kind))
    problems.push({ field: 'amount', code: 'outcome.more_than_open' });
  if (asked.by === 'needed' && by === null) problems.push({ field: 'by', code: 'outcome.by_needed' });
  else if (asked.by !== 'none' && by !== null && isBefore(by, on))
    problems.push({ field: 'by', code: 'outcome.by_before' });
  if (words.length > LONGEST_OUTCOME_WORDS) problems.push({ field: 'words', code: 'outcome.words_long' });
  return problems;
}
