import { addDays, addMonths, type CalendarDate, isAfter, isBefore } from '../calendar/index.ts';
import type { FitClaim } from '../claims/claim.ts';
import { type AmountRow, firstDayOf, lastDayOf, type ReadEntry } from '../fact-cards/index.ts';
import type { InterestRule } from '../jurisdictions/pack/interest-rules.ts';
import type { Locality } from '../jurisdictions/pack.ts';
import { type Cents, cents, sumCents } from '../money/index.ts';
import type { ClaimFacts } from './claim-facts.ts';
import { dueDay, type DueReason, isInParts } from './due-days.ts';

/** Why something changes on a day. `clock`: the time the law gives was over the day before. `paid`: money came in. */
export type StartReason = DueReason | 'clock' | 'paid';

/**
 * What was open from this day on, and why from then. `isOfMonth`: only the month was given, and it is that month's first
 * or last day.
 */
export type OpenSum = {
  readonly from: CalendarDate;
  readonly sum: Cents;
  readonly why: readonly StartReason[];
  readonly isOfMonth?: true;
};

/**
 * What interest before a judgment is asked on. `open`: by day, each sum until the next one's day; `isWhole`: on all of
 * a claim that no rows add up to. `filing`: from the filing, or from `earliest` when that is later. `in_rows`: interest
 * is in the sum, as agreed or as a row the person typed. `unspent`: all is an estimate of what is still to be spent.
 * `no_day`: nobody gave the day it starts. `no_base`: the rows do not say which part bears it. `not_due`: nothing is
 * due yet.
 */
export type InterestBase =
  | { readonly kind: 'open'; readonly sums: readonly OpenSum[]; readonly isWhole: boolean }
  | { readonly kind: 'filing'; readonly earliest: CalendarDate; readonly months: number }
  | { readonly kind: 'in_rows'; readonly isAgreed: boolean }
  | { readonly kind: 'unspent' }
  | { readonly kind: 'no_day' | 'no_base' | 'not_due' };

/** A sum that falls due, or, below zero, what is taken off it from a day on; null: from the very first day. */
type Change = { readonly day: CalendarDate | null; readonly cents: Cents; readonly why: StartReason };

type Asked = {
  readonly claim: FitClaim;
  readonly facts: ClaimFacts;
  readonly rule: InterestRule;
  /** What is left of the claim after anything given up. */
  readonly demand: Cents;
  readonly laws: Pick<Locality, 'clockDays'>;
  readonly today: CalendarDate;
};

const AGREED = 'debt.agreed-charge';
const NAMES_INTEREST = /\binterest\b/i;
const NAMES_CHARGE =
  /\b(?:penalt(?:y|ies)|late (?:fee|charge)s?|doubled?|tripled?|trebled?|liquidated|punitive|percent of|court (?:fee|cost)s?)\b|% of\b|§|(?:\b[A-Z]\.){3}/i;

/** Never earlier and never on more than the cards and the claim's day bear out. */
export function interestBase(asked: Asked): InterestBase {
  const { claim, facts, rule, today } = asked;
  const { amounts } = facts;
  const isStated = amounts.against.kind === 'equal';
  const interestRows = amounts.rows.filter((row) => row.cents > 0 && isInterest(row, facts));
  if (interestRows.length > 0) return { kind: 'in_rows', isAgreed: interestRows.every(({ key }) => key === AGREED) };
  if (rule.start.kind === 'filing') {
    const { months } = rule.start;
    return { kind: 'filing', months, earliest: addMonths(claim.happenedOn, months) };
  }
  if (isStated && unspentSum(facts) > 0 && !amounts.rows.some((row) => row.cents > 0 && bears(row, rule)))
    return { kind: 'unspent' };
  // Whether a sum that no rows explain holds a doubled part is not known.
  if (!isStated && (rule.baseCards !== null || amounts.multiple?.choice === 'now')) return { kind: 'no_base' };
  if (!isStated && amounts.rows.some((row) => row.cents > 0 && !bears(row, rule))) return { kind: 'no_base' };
  const changes = isStated ? changesOf(asked) : wholeClaim(asked);
  if (changes === null) return { kind: 'no_day' };
  if (!changes.some((change) => change.cents > 0)) return { kind: 'no_base' };
  const ofMonths = daysOfMonths(facts.entries);
  const sums = openSums(changes, givenUp(asked), today).map(
    (one): OpenSum => (ofMonths.has(one.from) ? { ...one, isOfMonth: true } : one),
  );
  return sums.length === 0 ? { kind: 'not_due' } : { kind: 'open', sums, isWhole: !isStated };
}

/** Agreed interest, or a row the person named so. */
function isInterest(row: AmountRow, { entries }: ClaimFacts): boolean {
  if (row.key !== AGREED) return row.from === 'typed' && NAMES_INTEREST.test(row.label);
  const kind = entries.find(({ entry }) => entry.id === row.id)?.filled.get('kind');
  return kind?.kind === 'choice' && kind.option.value === 'interest';
}

/** Null where some of it was to be paid in parts: which part was open when is not known. */
function wholeClaim({ claim, facts }: Asked): readonly Change[] | null {
  if (facts.amounts.rows.some((row) => isInParts(row, facts.entries))) return null;
  return [{ ...dueDay(null, claim, facts.entries), cents: claim.amount }];
}

/** Null when the day it starts is not known. */
function changesOf(asked: Asked): readonly Change[] | null {
  const { claim, facts, rule } = asked;
  const start = rule.start.kind === 'clock_over' ? dayAfterClock(asked, rule.start) : null;
  if (rule.start.kind === 'clock_over' && start === null) return null;
  const entryOf = (row: AmountRow): ReadEntry | null => facts.entries.find(({ entry }) => entry.id === row.id) ?? null;
  const changes = facts.amounts.rows
    .filter((row) => row.from !== 'rule' && (row.cents < 0 || bears(row, rule)))
    .map((row): readonly Change[] | null => {
      const entry = entryOf(row);
      if (row.cents < 0) return [{ day: dayTaken(entry), cents: row.cents, why: 'paid' }];
      if (start !== null) return [{ day: start, cents: row.cents, why: 'clock' }];
      if (row.parts !== undefined) return row.parts.map((part) => ({ ...part, why: 'due' }));
      return isInParts(row, facts.entries) ? null : [{ ...dueDay(entry, claim, facts.entries), cents: row.cents }];
    });
  return changes.includes(null) ? null : changes.flatMap((some) => some ?? []);
}

/** What is in the sum as an estimate of costs that nobody has had yet. */
export const unspentSum = ({ amounts }: Pick<ClaimFacts, 'amounts'>): Cents =>
  sumCents(amounts.rows.flatMap((row) => (row.isUnspent === true ? [row.cents] : [])));

const bears = (row: AmountRow, { baseCards }: InterestRule): boolean =>
  row.isUnspent !== true &&
  (baseCards === null
    ? row.key !== AGREED && !(row.from === 'typed' && NAMES_CHARGE.test(row.label))
    : baseCards.includes(row.key));

/** First and last days of the months and years that were given without a day, where no card tells that day itself. */
function daysOfMonths(entries: readonly ReadEntry[]): ReadonlySet<CalendarDate> {
  const stated = entries
    .filter(({ isComplete }) => isComplete)
    .flatMap(({ filled }) => [...filled.values()].flatMap((slot) => (slot.kind === 'day' ? [slot.day] : [])));
  const known = stated.flatMap((day) => {
    if (day.kind === 'span') return [day.from, day.to];
    return day.kind === 'about' ? [day.about] : [day];
  });
  const exact = new Set(known.flatMap((day) => (day.kind === 'day' ? [day.day] : [])));
  const ends = known.flatMap((day) => (day.kind === 'day' ? [] : [firstDayOf(day), lastDayOf(day)]));
  return new Set(ends.filter((day) => !exact.has(day)));
}

/** A payment counts from the first day it may have come. */
function dayTaken(read: ReadEntry | null): CalendarDate | null {
  const slot = read?.filled.get('day');
  return slot?.kind === 'day' ? firstDayOf(slot.day) : null;
}

function dayAfterClock(
  { facts, laws, today }: Asked,
  { card, slot, clock }: Extract<InterestRule['start'], { readonly kind: 'clock_over' }>,
): CalendarDate | null {
  const found = facts.entries.find((read) => read.isComplete && read.card.key === card)?.filled.get(slot);
  const days = laws.clockDays(clock, today);
  return found?.kind !== 'day' || days === null ? null : addDays(lastDayOf(found.day), days + 1);
}

/** What is given up to stay in a court comes off what bears interest. */
const givenUp = ({ claim, facts: { amounts }, demand }: Asked): Cents => {
  const added = amounts.multiple?.choice === 'now' && amounts.against.kind === 'equal' ? amounts.multiple.added : 0;
  return cents(Math.max(0, claim.amount - added - demand));
};

/** What was open from each day on which that changed, up to today; a day on which nothing was open counts none. */
function openSums(changes: readonly Change[], less: Cents, today: CalendarDate): readonly OpenSum[] {
  const days = [...new Set(changes.flatMap(({ day }) => day ?? []))].filter((day) => isBefore(day, today)).toSorted();
  const sums = days.map((from) => {
    const due = changes.filter(({ day }) => day === null || !isAfter(day, from));
    const why = [...new Set(changes.filter(({ day }) => day === from).map((one) => one.why))];
    return { from, sum: cents(Math.max(0, sumCents(due.map((one) => one.cents)) - less)), why };
  });
  const changed = sums.filter(({ sum }, index) => sum !== (sums[index - 1]?.sum ?? 0));
  return changed;
}
