import { type CalendarDate, isAfter, isBefore } from '../calendar/index.ts';
import type { Cents } from '../money/index.ts';

/** What a claimant may say has happened since the letter went out. */
export const OUTCOME_KINDS = ['paid_all', 'paid_part', 'promised', 'disputed', 'no_answer', 'came_back'] as const;
export type OutcomeKind = (typeof OUTCOME_KINDS)[number];

/** What one kind asks for besides its day. */
type Asked = { readonly amount: 'needed' | 'optional' | 'none'; readonly by: boolean; readonly words: boolean };

export const ASKED_OF_OUTCOME: Readonly<Record<OutcomeKind, Asked>> = {
  paid_all: { amount: 'none', by: false, words: false },
  paid_part: { amount: 'needed', by: false, words: false },
  promised: { amount: 'optional', by: true, words: false },
  disputed: { amount: 'none', by: false, words: true },
  no_answer: { amount: 'none', by: false, words: false },
  came_back: { amount: 'none', by: false, words: true },
};

/** One thing that happened, as the claimant wrote it down. */
export type Outcome = {
  readonly id: string;
  readonly kind: OutcomeKind;
  /** The day it happened. */
  readonly on: CalendarDate;
  /** What was paid or promised; null where no amount was given. */
  readonly amount: Cents | null;
  /** Until when they promised to pay. */
  readonly by: CalendarDate | null;
  /** What they say, or where the letter came back from, in the claimant's words. */
  readonly words: string;
};

/** A line of the record: an outcome, or the withdrawal of one. Lines are never changed; a correction is a new line. */
export type OutcomeLine = {
  readonly id: string;
  /** The line this one takes the place of; null for a new one. */
  readonly replaces: string | null;
  /** Null when the replaced line is taken back and nothing stands for it. */
  readonly outcome: Omit<Outcome, 'id'> | null;
};

/** The outcomes that count now: oldest day first, and in the order they were written within a day. */
export function outcomesOf(lines: readonly OutcomeLine[]): readonly Outcome[] {
  const replaced = new Set(lines.map(({ replaces }) => replaces));
  return lines
    .flatMap(({ id, outcome }): readonly Outcome[] =>
      outcome === null || replaced.has(id) ? [] : [{ id, ...outcome }],
    )
    .toSorted((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0));
}

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
  /** The day the letter was approved; nothing happened because of it before. */
  readonly approvedOn: CalendarDate;
  /** What is still open without this outcome. */
  readonly open: Cents;
};

/** Every field that is wrong; empty when the outcome can be stored. */
export function outcomeProblems(
  { kind, on, amount, by, words }: Omit<Outcome, 'id'>,
  { today, approvedOn, open }: OutcomeLimits,
): readonly OutcomeProblem[] {
  const asked = ASKED_OF_OUTCOME[kind];
  const problems: OutcomeProblem[] = [];
  if (isAfter(on, today)) problems.push({ field: 'on', code: 'outcome.day_to_come' });
  else if (isBefore(on, approvedOn)) problems.push({ field: 'on', code: 'outcome.before_letter' });
  if (asked.amount === 'needed' && (amount === null || amount <= 0))
    problems.push({ field: 'amount', code: 'outcome.amount_needed' });
  else if (asked.amount !== 'none' && amount !== null && amount > open)
    problems.push({ field: 'amount', code: 'outcome.more_than_open' });
  if (asked.by && by === null) problems.push({ field: 'by', code: 'outcome.by_needed' });
  else if (asked.by && by !== null && isBefore(by, on)) problems.push({ field: 'by', code: 'outcome.by_before' });
  if (words.length > LONGEST_OUTCOME_WORDS) problems.push({ field: 'words', code: 'outcome.words_long' });
  return problems;
}
