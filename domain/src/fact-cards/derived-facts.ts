import { type CalendarDate, daysBetween } from '../calendar/index.ts';
import { type Cents, cents, formatUsd, sumCents } from '../money/index.ts';
import type { Comparison, Derived } from './card.ts';
import { dayNamed, ownSentence, type ReadEntry, speaksOfClaimant } from './read-entry.ts';
import { holds } from './filled-slot.ts';
import {
  namedDefendant,
  sayText,
  type Telling,
  tellingOf,
  textOf,
  type TokenValue,
  withChild,
} from './sentences/say-card.ts';
import { CARD_WORDS } from './words/all-languages.ts';
import { exactDay, lastDayOf } from './sentences/say-days.ts';

/** The last day of a clock the law sets, in days; null where no dated row says. */
export type ClockDays = (clock: string) => number | null;

export type DerivedFact = {
  readonly derived: Derived;
  readonly days: number | null;
  readonly limit: number | null;
  readonly sum: Cents | null;
  /** The fillings a sum is worked out from: without one of them in the letter it would speak of what is not there. */
  readonly counted: readonly string[];
  /** The filling whose other side its "you" is. */
  readonly of: ReadEntry;
};

type Input = {
  /** The complete entries of the claim. */
  readonly entries: readonly ReadEntry[];
  readonly letterDay: CalendarDate;
  readonly clockDays: ClockDays;
  /** With several, a sentence is about those whom its cards name. */
  readonly defendants: number;
};

/**
 * What follows from the cards: day counts, clocks, sums. Each one is there only when its conditions make it true. The
 * key is that of the entry it comes after.
 */
export function derivedFacts(all: readonly Derived[], input: Input): ReadonlyMap<string, readonly DerivedFact[]> {
  const byEntry = new Map<string, DerivedFact[]>();
  const shown = new Set<string>();
  for (const derived of all) {
    if ((derived.unless ?? []).some((key) => shown.has(key))) continue;
    const group = input.entries.filter(({ card }) => card.key === derived.after);
    for (const anchor of anchorsOf(derived, group)) {
      const fact = workOut(derived, anchor, group.length, input);
      if (fact === null) continue;
      shown.add(derived.key);
      const known = byEntry.get(anchor.entry.id) ?? [];
      byEntry.set(anchor.entry.id, [...known, fact]);
    }
  }
  return byEntry;
}

/** Of a repeated card the first or the last; a sum over all of them comes after the last. */
function anchorsOf({ which, sum, when }: Derived, group: readonly ReadEntry[]): readonly ReadEntry[] {
  if (which === 'first') return group.slice(0, 1);
  if (which === 'last' || sum !== undefined || when?.repeats !== undefined) return group.slice(-1);
  return group;
}

function workOut(derived: Derived, anchor: ReadEntry, repeats: number, input: Input): DerivedFact | null {
  const slotsOf = (ref: string) => entriesOf(ref, anchor, input.entries);
  const isFilled = (ref: string): boolean => slotsOf(ref).some(({ filled }) => filled.has(slotKeyOf(ref)));
  if (!derived.needs.every(isFilled)) return null;
  if (!restsOnCards(derived, anchor, input)) return null;
  const of = spokenOf(derived, anchor, input);
  if (of === null) return null;
  // A sum covers every filling of its card, so none of them may contain what would make it untrue.
  const withheld = derived.sum === undefined ? isFilled : (ref: string) => isFilledAnywhere(ref, anchor, input);
  if ((derived.without ?? []).some(withheld)) return null;
  const conditions = Object.entries(derived.is ?? {});
  if (
    !conditions.every(([ref, wanted]) => slotsOf(ref).some(({ filled }) => holds({ [slotKeyOf(ref)]: wanted }, filled)))
  )
    return null;
  const days = derived.days === undefined ? null : daysOf(derived.days, anchor, input);
  if (derived.days !== undefined && days === null) return null;
  const limit = derived.limit === undefined ? null : input.clockDays(derived.limit);
  if (derived.limit !== undefined && limit === null) return null;
  if (derived.sum !== undefined && !(isKnownBy(derived.sum, anchor, input) && isOfAll(derived, anchor, input)))
    return null;
  const sum = derived.sum === undefined ? null : sumOf(derived.sum, anchor, input);
  const { when } = derived;
  if (when?.repeats !== undefined && repeats <= when.repeats.moreThan) return null;
  if (when?.days !== undefined && !compare(days, when.days.op, when.days.than === 'limit' ? limit : when.days.than))
    return null;
  if (when?.sum !== undefined && !compare(sum, when.sum.op, when.sum.than * 100)) return null;
  // A count of days that runs backwards, or a sum of nothing, is never said.
  if ((days !== null && days < 0) || (sum !== null && sum <= 0)) return null;
  const counted = derived.sum === undefined ? [] : countedIn(derived.sum, anchor, input).map(({ entry }) => entry.id);
  return { derived, days, limit, sum, counted, of };
}

/**
 * What follows from cards falls where one of them was rewritten: nobody knows whether it still follows. With several
 * defendants a sum is about the one its card is about, so it may not count what another one did.
 */
function restsOnCards({ after, needs, days, sum, is = {} }: Derived, anchor: ReadEntry, { entries }: Input): boolean {
  const summed = sum === undefined ? [] : refsOf(sum);
  const named = [...needs, ...Object.keys(is), ...(days === undefined ? [] : [days.from, days.to])];
  const of = (refs: readonly string[]): readonly ReadEntry[] => {
    const keys = new Set(refs.map(cardKeyOf));
    return entries.filter(({ card }) => keys.has(card.key));
  };
  // A sum speaks of what it needs, too: "before any payment" of the payments.
  const counted =
    sum === undefined ? [] : [...of([...summed, ...needs]), ...entries.filter(({ card }) => card.key === after)];
  // The table of amounts leaves out what the person unticked: a sum over it would say another figure than the claim's.
  if (counted.some(({ entry }) => entry.counts === 'no')) return false;
  return (
    [anchor, ...counted, ...of(named).filter(({ card }) => card.key !== after)].every(
      ({ entry }) => ownSentence(entry) === '',
    ) && counted.every(({ entry }) => sameDefendant(entry.defendant, anchor.entry.defendant))
  );
}

/** The cards it is worked out from, each once. */
export function cardsOf({ after, needs, is = {}, days, sum }: Derived): readonly string[] {
  const dates = [days?.from ?? 'letter', days?.to ?? 'letter'].filter((ref) => ref !== 'letter');
  const refs = [...needs, ...Object.keys(is), ...dates, ...(sum?.plus ?? []), ...(sum?.minus ?? [])];
  return [...new Set([after, ...refs.map(cardKeyOf)])];
}

/** Whether a sentence says "you": to all who get the letter, unless a card names one of them. */
export const speaksToThem = ({ en, court }: Pick<Derived, 'en' | 'court'>): boolean =>
  [en, court?.en ?? ''].some((text) => /\byou(?:rs?)?\b/i.test(text));

/**
 * The filling that tells who "you" is; null where what one of several did would be told of another one, or of all. What
 * all of them did is true of each.
 */
function spokenOf(derived: Derived, anchor: ReadEntry, { entries, defendants }: Input): ReadEntry | null {
  if (defendants < 2) return anchor;
  const isAddressed = speaksToThem(derived);
  const spoken = isAddressed ? (derived.of ?? derived.after) : derived.after;
  const fillings = (key: string): readonly ReadEntry[] =>
    key === anchor.card.key ? [anchor] : entries.filter(({ card }) => card.key === key);
  const [of, ...more] = fillings(spoken);
  if (of === undefined || more.some(({ entry }) => entry.defendant !== of.entry.defendant)) return null;
  // A card that names nobody does not tell who is meant.
  if (isAddressed && of.entry.defendant === '') return null;
  const rests = cardsOf(derived).filter((key) => key !== spoken);
  const isStatementOf = ({ entry }: ReadEntry): boolean =>
    entry.defendant === '' || entry.defendant === 'all' || entry.defendant === anchor.entry.defendant;
  return rests.flatMap(fillings).every(isStatementOf) ? of : null;
}

function compare(value: number | null, op: Comparison, than: number | null): boolean {
  if (value === null || than === null) return false;
  if (op === '>') return value > than;
  if (op === '>=') return value >= than;
  if (op === '<') return value < than;
  if (op === '<=') return value <= than;
  return value === than;
}

const slotKeyOf = (ref: string): string => ref.slice(ref.lastIndexOf('.') + 1);
const cardKeyOf = (ref: string): string => ref.slice(0, ref.lastIndexOf('.'));

/** The card's own filling when it is the one meant, else every filling of the other card. */
function entriesOf(ref: string, anchor: ReadEntry, entries: readonly ReadEntry[]): readonly ReadEntry[] {
  const key = cardKeyOf(ref);
  return key === anchor.card.key ? [anchor] : entries.filter(({ card }) => card.key === key);
}

/** Days are counted between days known to the day, and only where one filling is meant. */
function daysOf(
  { from, to }: NonNullable<Derived['days']>,
  anchor: ReadEntry,
  { entries, letterDay }: Input,
): number | null {
  const dayOf = (ref: string): CalendarDate | null => {
    if (ref === 'letter') return letterDay;
    const [only, ...others] = entriesOf(ref, anchor, entries);
    const slot = others.length > 0 ? undefined : only?.filled.get(slotKeyOf(ref));
    return slot?.kind === 'day' ? exactDay(slot.day) : null;
  };
  const [first, last] = [dayOf(from), dayOf(to)];
  return first === null || last === null ? null : daysBetween(first, last);
}

function sumOf({ plus, minus = [] }: NonNullable<Derived['sum']>, anchor: ReadEntry, { entries }: Input): Cents {
  const amounts = (refs: readonly string[]): readonly Cents[] =>
    refs.flatMap((ref) => {
      const key = cardKeyOf(ref);
      return entries
        .filter(({ card, entry }) => card.key === key && sameDefendant(entry.defendant, anchor.entry.defendant))
        .flatMap(({ filled }) => {
          const slot = filled.get(slotKeyOf(ref));
          return slot?.kind === 'money' ? [slot.cents] : [];
        });
    });
  return cents(sumCents(amounts(plus)) - sumCents(amounts(minus)));
}

const isFilledAnywhere = (ref: string, anchor: ReadEntry, { entries }: Input): boolean =>
  entries.some(
    ({ card, entry, filled }) =>
      card.key === cardKeyOf(ref) &&
      sameDefendant(entry.defendant, anchor.entry.defendant) &&
      filled.has(slotKeyOf(ref)),
  );

/**
 * What is left may count only what the reader has been told by then and what was there by the day of its card. What came
 * later would make it untrue of that day; behind a payment without a day nobody knows what it left; and of several sums
 * without a day nobody knows either. Money that came off by another card would make it untrue as well.
 */
function isKnownBy(
  { plus, minus = [], isOpen }: NonNullable<Derived['sum']>,
  anchor: ReadEntry,
  { entries }: Input,
): boolean {
  if (minus.length === 0) return true;
  const isOf = (refs: readonly string[], { card, entry }: ReadEntry): boolean =>
    refs.some((ref) => cardKeyOf(ref) === card.key) && sameDefendant(entry.defendant, anchor.entry.defendant);
  const owed = entries.filter((read) => isOf(plus, read));
  const counted = entries.filter((read) => isOf([...plus, ...minus], read));
  const isOtherCredit = ({ card: { counts }, filled, entry }: ReadEntry): boolean =>
    counts?.sign === -1 && filled.has(counts.slot) && sameDefendant(entry.defendant, anchor.entry.defendant);
  if (isOpen === true && entries.some((read) => !counted.includes(read) && isOtherCredit(read))) return false;
  const at = entries.indexOf(anchor);
  if (counted.some((read) => entries.indexOf(read) > at)) return false;
  const until = dayNamed(anchor);
  if (until === null) return !isOf(minus, anchor);
  return counted.every((read) => {
    if (read.entry.id === anchor.entry.id) return true;
    const day = dayNamed(read);
    return day === null ? owed.length < 2 : lastDayOf(day) <= lastDayOf(until);
  });
}

const refsOf = ({ plus, minus = [] }: NonNullable<Derived['sum']>): readonly string[] => [...plus, ...minus];

/** The fillings whose money is in a sum. */
function countedIn(
  sum: NonNullable<Derived['sum']>,
  anchor: ReadEntry,
  { entries }: Pick<Input, 'entries'>,
): readonly ReadEntry[] {
  const refs = refsOf(sum);
  return entries.filter(
    ({ card, entry, filled }) =>
      sameDefendant(entry.defendant, anchor.entry.defendant) &&
      refs.some((ref) => cardKeyOf(ref) === card.key && filled.has(slotKeyOf(ref))),
  );
}

/**
 * Whether a sum holds all that its sentence seems to speak of. "Together these costs ..." is understood of every sum of
 * its kind, wherever it is told, and of every one that is told between its first and its last; "That is ..." of one.
 */
function isOfAll({ sum, when }: Derived, anchor: ReadEntry, input: Input): boolean {
  if (sum === undefined) return true;
  const { entries } = input;
  const counted = countedIn(sum, anchor, input);
  const placeOf = (read: ReadEntry): number => entries.indexOf(read);
  const isTwice = ({ card, entry }: ReadEntry): boolean =>
    counted.some((other) => other.card.key === card.key && other.entry.id !== entry.id);
  if (sum.isOfOne === true && counted.some(isTwice)) return false;
  if (entries.some((read) => read.card.key === sum.before && placeOf(read) < placeOf(anchor))) return false;
  if (when?.repeats === undefined) return true;
  const first = Math.min(...counted.map(placeOf));
  const isBetween = (read: ReadEntry): boolean => placeOf(read) > first && placeOf(read) < placeOf(anchor);
  return entries.every(
    (read) =>
      counted.includes(read) ||
      !sameDefendant(read.entry.defendant, anchor.entry.defendant) ||
      !((isBetween(read) && tellsMoney(read)) || (read.card.phase === anchor.card.phase && hasOwnRow(read))),
  );
}

/** A sentence of their own may tell money that no slot holds. */
const tellsMoney = (read: ReadEntry): boolean =>
  ownSentence(read.entry) !== '' || [...read.filled.values()].some(({ kind }) => kind === 'money');

const hasOwnRow = ({ card: { counts }, filled }: ReadEntry): boolean =>
  counts !== undefined && counts.sign === 1 && filled.has(counts.slot);

const sameDefendant = (a: string, b: string): boolean => a === b || a === '' || b === '';

/** A derived fact as a sentence; null before a court where it counts up to the day of a letter that a court does not read. */
export function sayDerived(
  { derived, days, limit, sum, of }: DerivedFact,
  anchor: ReadEntry,
  saidTo: Telling,
): string | null {
  const telling = tellingOf(anchor, saidTo);
  const isForCourt = telling.speaker.address === 'name';
  if (isForCourt && derived.days?.to === 'letter' && derived.court === undefined) return null;
  const [one, several] = CARD_WORDS[telling.language].dayUnits;
  const count = (value: number): string => `${value} ${value === 1 ? one : several}`;
  const values = new Map<string, TokenValue>();
  if (days !== null) values.set('days', { text: count(days), isTyped: false });
  if (limit !== null) values.set('limit', { text: count(limit), isTyped: false });
  if (sum !== null) values.set('sum', { text: formatUsd(sum), isTyped: false });
  const texts = (isForCourt ? derived.court : undefined) ?? derived;
  const said = sayText(textOf(texts, telling), values, namedDefendant(of, telling.speaker), telling);
  return withChild(said, () => speaksOfClaimant(texts.en), telling);
}
