import { addDays, type CalendarDate, isAfter } from '../calendar/index.ts';
import { type Cents, cents, sumCents } from '../money/index.ts';
import type { AmountRow } from './amount-rows.ts';
import type { Texts } from './card.ts';
import type { ReadEntry } from './read-entry.ts';
import { lastDayOf } from './say-days.ts';

/**
 * A law that multiplies part of an amount, as a court system's data say it. `label` names the row it adds; the sentence
 * tells the other side what a court will be asked for, with the slots {I} and {amount}.
 */
export type MultipleRule = {
  readonly key: string;
  readonly reasons: readonly string[];
  /** Rows of these cards are what is multiplied. */
  readonly baseCards: readonly string[];
  /** 2 doubles, 3 triples. */
  readonly factor: number;
  /** It fits only once so many days have passed since the day in this slot. */
  readonly after: { readonly card: string; readonly slot: string; readonly days: number };
  readonly label: Texts;
  readonly cite: string;
  /** What the law says, in plain words, for the person who chooses. */
  readonly explains: Texts;
  readonly rowId: string;
};

export type Multiple = {
  readonly rule: MultipleRule;
  /** What is multiplied, and what the law adds to it. */
  readonly base: Cents;
  readonly added: Cents;
};

/** The multiple that fits the facts of a claim on a day; null when none does or when it cannot be known. */
export function multipleFor(
  rules: readonly MultipleRule[],
  entries: readonly ReadEntry[],
  rows: readonly AmountRow[],
  reasons: readonly string[],
  today: CalendarDate,
): Multiple | null {
  for (const rule of rules) {
    if (!rule.reasons.some((reason) => reasons.includes(reason)) || !isOver(rule, entries, today)) continue;
    const base = sumCents(
      rows.filter(({ counts, key }) => counts && rule.baseCards.includes(key)).map((row) => row.cents),
    );
    if (base > 0) return { rule, base, added: cents(base * (rule.factor - 1)) };
  }
  return null;
}

/** Counted from the last day the person's own words allow, so that it is never too early. */
function isOver({ after }: MultipleRule, entries: readonly ReadEntry[], today: CalendarDate): boolean {
  const slot = entries.find(({ card, isComplete }) => isComplete && card.key === after.card)?.filled.get(after.slot);
  if (slot?.kind !== 'day') return false;
  return isAfter(today, addDays(lastDayOf(slot.day), after.days));
}

/** The row a multiple adds to the amount. */
export const rowOfMultiple = ({ rule, added }: Multiple, language: keyof Texts): AmountRow => ({
  id: rule.key,
  label: rule.label[language],
  cents: added,
  from: 'rule',
  counts: true,
  isExcluded: false,
  key: rule.key,
});
