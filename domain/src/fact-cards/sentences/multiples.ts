import { addDays, type CalendarDate, isAfter } from '../../calendar/index.ts';
import { type Cents, cents, sumCents } from '../../money/index.ts';
import type { AmountRow } from '../amount-rows.ts';
import type { Conditions, Texts } from '../card.ts';
import { holds } from '../filled-slot.ts';
import type { ReadEntry } from '../read-entry.ts';
import { lastDayOf } from './say-days.ts';

/**
 * A law that multiplies part of an amount, as a court system's data say it. `label` names the row it adds; the sentence
 * tells the other side what a court will be asked for, with the slots {I} and {amount}.
 */
export type MultipleRule = {
  readonly key: string;
  readonly reasons: readonly string[];
  /** Rows of these cards are what is multiplied, less whatever comes off the claim. */
  readonly baseCards: readonly string[];
  /** 2 doubles, 3 triples. */
  readonly factor: number;
  /** What is added is no less than the one, and above what is multiplied by no more than the other. */
  readonly bounds?: { readonly least: Cents; readonly mostAbove: Cents };
  /** It fits only where a complete card has these answers. */
  readonly needs?: { readonly card: string; readonly answers: Conditions };
  /** It fits only once so many days have passed since the day in this slot; null where nothing has to pass. */
  readonly after: { readonly card: string; readonly slot: string; readonly days: number } | null;
  /** Who has this right; absent means anybody. */
  readonly claimant?: 'person';
  /** Answers, by question, that show that the law does not count here: one set whose answers are all given is enough. */
  readonly unless?: readonly Readonly<Record<string, readonly unknown[]>>[];
  readonly label: Texts;
  readonly cite: string;
  /** The law that must have been broken, with what it is about, where it is another one: the complaint pleads it. */
  readonly pleads?: string;
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

/** Who asks, for which reasons, and what was answered. An answer to a question that is not asked is left out. */
export type MultipleAsked = {
  readonly reasons: readonly string[];
  readonly claimant: 'person' | 'business';
  readonly answers: Readonly<Record<string, unknown>>;
};

/** The multiple that fits the facts of a claim on a day; null when none does or when it cannot be known. */
export function multipleFor(
  rules: readonly MultipleRule[],
  entries: readonly ReadEntry[],
  rows: readonly AmountRow[],
  asked: MultipleAsked,
  today: CalendarDate,
): Multiple | null {
  for (const rule of rules) {
    if (!isOfReasons(rule, asked) || !isForThem(rule, asked) || !isOver(rule, entries, today)) continue;
    if (!isMet(rule, entries)) continue;
    // What comes off for any reason comes off here too: nothing is multiplied that is not asked for.
    const isOfBase = (row: AmountRow) => rule.baseCards.includes(row.key) || row.cents < 0;
    const base = sumCents(rows.filter((row) => row.counts && isOfBase(row)).map((row) => row.cents));
    if (base > 0) return { rule, base, added: addedBy(rule, cents(base)) };
  }
  return null;
}

/** Laws that could multiply a claim made for these reasons, whether or not its facts bear one out. */
export const multiplesOfReasons = (
  rules: readonly MultipleRule[],
  asked: Pick<MultipleAsked, 'reasons'>,
): readonly MultipleRule[] => rules.filter((rule) => isOfReasons(rule, asked));

const isOfReasons = ({ reasons }: MultipleRule, asked: Pick<MultipleAsked, 'reasons'>): boolean =>
  reasons.some((reason) => asked.reasons.includes(reason));

/** The law is there for this claimant, and no answer goes against it. */
const isForThem = ({ claimant, unless = [] }: MultipleRule, asked: MultipleAsked): boolean =>
  (claimant === undefined || claimant === asked.claimant) &&
  !unless.some((answers) =>
    Object.entries(answers).every(([question, given]) => given.includes(asked.answers[question] ?? null)),
  );

function addedBy({ factor, bounds }: MultipleRule, base: Cents): Cents {
  const plain = base * (factor - 1);
  return cents(bounds === undefined ? plain : Math.min(Math.max(bounds.least, plain), base + bounds.mostAbove));
}

const isMet = ({ needs }: MultipleRule, entries: readonly ReadEntry[]): boolean =>
  needs === undefined ||
  entries.some(({ card, filled, isComplete }) => isComplete && card.key === needs.card && holds(needs.answers, filled));

/** Counted from the last day the person's own words allow, so that it is never too early. */
function isOver({ after }: MultipleRule, entries: readonly ReadEntry[], today: CalendarDate): boolean {
  if (after === null) return true;
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
