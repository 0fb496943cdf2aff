import type { CalendarDate } from '../calendar/index.ts';
import { inLanguages } from '../languages.ts';
import { type Cents, cents, formatUsd, parseUsd, sumCents } from '../money/index.ts';
import { namesWholly, oneLine } from '../own-words/index.ts';
import type { CardLanguage, CardRow } from './card.ts';
import { type TypedRow, withOwn } from './entry.ts';
import { holds } from './filled-slot.ts';
import { choosePieces } from './sentences/frame-pieces.ts';
import { ownSentence, type ReadEntry } from './read-entry.ts';
import { sayDay } from './sentences/say-days.ts';
import { CARD_WORDS } from './words/all-languages.ts';
import {
  namedDefendant,
  sayText,
  type Speaker,
  type Telling,
  tellingOf,
  textOf,
  valuesOf,
} from './sentences/say-card.ts';

/** A row of the amount. Credits are negative. A multiple of the law is a row with its rule. */
export type AmountRow = {
  /** The filling's id, the added row's id, or the rule's key. */
  readonly id: string;
  readonly label: string;
  readonly cents: Cents;
  readonly from: 'card' | 'typed' | 'rule';
  /** Whether it is part of the sum. A row that is only named says why it is not. */
  readonly counts: boolean;
  /** Set where it does not count because another row of its group does. */
  readonly isExcluded: boolean;
  /** The card it comes from, for rows of cards; the rule's key, for a multiple. */
  readonly key: string;
  /** An estimate of a cost that nobody has had yet. */
  readonly isUnspent?: true;
  /** What the person calls the row, where it is not the name we put there for them. */
  readonly typedName?: string;
  /** The parts it was to be paid in, each with the day it falls due: one for a row of one part, more for a long plan. */
  readonly parts?: readonly Instalment[];
};

/** One part of what was to be paid in parts. */
export type Instalment = { readonly day: CalendarDate; readonly cents: Cents };

export type RowProblemCode = 'row.label_required' | 'row.amount_required' | 'row.amount_unknown' | 'row.amount_zero';
export type RowProblem = { readonly id: string; readonly field: 'label' | 'amount'; readonly code: RowProblemCode };

/** The rows of filled cards, in the order given. Of rows that exclude each other only the first counts by itself. */
export function rowsOfCards(
  entries: readonly ReadEntry[],
  reasons: readonly string[],
  telling: Telling,
): readonly AmountRow[] {
  // The card that counts for a group: the price back or the repair, yet two repair bills together.
  const taken = new Map<string, string>();
  // What the person said counts before what a card proposes.
  for (const { entry, card } of entries)
    if (entry.counts === 'yes' && card.counts?.group !== undefined) taken.set(card.counts.group, card.key);
  const isAloneIn = (group: string, key: string): boolean =>
    entries.every(
      ({ card, filled }) => card.key === key || card.counts?.group !== group || !filled.has(card.counts.slot),
    );
  const countsAlone = ({ entry, card: { counts }, ...read }: ReadEntry): boolean =>
    entry.counts === '' && counts !== undefined
      ? defaultOf(counts, reasons) && countsWhen(counts, read)
      : entry.counts === 'yes';
  const hasRow = (read: ReadEntry): boolean =>
    read.card.counts !== undefined && (moneyOf(read.card.counts, read) ?? 0) !== 0;
  const counting = entries.filter((read) => hasRow(read) && countsAlone(read)).map(({ card }) => card);
  const joined = new Set(counting.flatMap(({ counts }) => counts?.joins ?? []));
  const saidElsewhere = ({ unless, apart }: CardRow, { filled }: ReadEntry): boolean =>
    counting.some(({ key }) => key === unless) && !(apart !== undefined && holds(apart, filled));
  const placed = entries.flatMap((read): readonly PlacedRow[] => {
    const { counts } = read.card;
    const money = counts === undefined ? null : moneyOf(counts, read);
    if (counts === undefined || money === null || money === 0) return [];
    const { group } = counts;
    const isJoined = group !== undefined && joined.has(group);
    const holder = group === undefined ? undefined : taken.get(group);
    const isExcluded = !isJoined && read.entry.counts === '' && holder !== undefined && holder !== read.card.key;
    const isOnly = group !== undefined && isAloneIn(group, read.card.key);
    const isOn = !saidElsewhere(counts, read) && (isJoined || isOnly || defaultOf(counts, reasons));
    const isIn =
      read.entry.counts === '' ? !isExcluded && isOn && countsWhen(counts, read) : read.entry.counts === 'yes';
    if (isIn && group !== undefined) taken.set(group, read.card.key);
    return [
      {
        row: {
          id: read.entry.id,
          label: labelOf(counts, read, telling),
          cents: cents(counts.sign * money),
          from: 'card',
          counts: isIn,
          isExcluded,
          key: read.card.key,
          ...typedNameOf(read, telling.speaker),
          ...(counts.unspent !== undefined && holds(counts.unspent, read.filled) ? { isUnspent: true as const } : {}),
        },
        goesWith: counts.with === undefined ? [] : [counts.with].flat(),
        isPartner: (other) => counts.withNot === undefined || !holds(counts.withNot, other.filled),
        read,
      },
    ];
  });
  const rows = labelledApart(placed, telling.language);
  const said = new Set(entries.flatMap(({ entry }) => (entry.counts === '' ? [] : [entry.id])));
  const partnersOf = ({ goesWith, isPartner }: PlacedRow): readonly PlacedRow[] =>
    rows.filter(({ row, read }) => row.counts && goesWith.includes(row.key) && isPartner(read));
  // A row that goes with another one comes after it, and without it only when the person said so.
  return rows.flatMap((own): readonly AmountRow[] => {
    if (partnersOf(own).length > 0) return [];
    const followers = rows.filter((other) => partnersOf(other).at(-1) === own).map(({ row }) => row);
    const isAlone = own.goesWith.length > 0 && !said.has(own.row.id);
    return [isAlone ? { ...own.row, counts: false } : own.row, ...followers];
  });
}

/** Rows with one name get the days of their money behind it, where these tell them apart. */
function labelledApart(rows: readonly PlacedRow[], language: CardLanguage): readonly PlacedRow[] {
  const dayOf = ({ read: { card, filled } }: PlacedRow): string => {
    const slot = filled.get(card.counts?.day ?? '');
    return slot?.kind === 'day' ? sayDay(slot.day, language) : '';
  };
  return rows.map((one) => {
    const day = dayOf(one);
    const alike = rows.filter(({ row }) => row.label === one.row.label && row.id !== one.row.id);
    const isApart = day !== '' && alike.some((other) => dayOf(other) !== day);
    return isApart ? { ...one, row: { ...one.row, label: `${one.row.label}, ${day}` } } : one;
  });
}

/** A row with the cards whose rows it goes with, as far as they are fit for it. */
type PlacedRow = {
  readonly row: AmountRow;
  readonly read: ReadEntry;
  readonly goesWith: readonly string[];
  readonly isPartner: (other: ReadEntry) => boolean;
};

const countsWhen = ({ when = {}, whenNot }: CardRow, { filled }: Pick<ReadEntry, 'filled'>): boolean =>
  holds(when, filled) && (whenNot === undefined || !holds(whenNot, filled));

/**
 * What comes off is never named before there is anything it could come off: credits that would be first stand behind the
 * sums that follow them.
 */
export function withCreditsBehind(rows: readonly AmountRow[]): readonly AmountRow[] {
  const first = rows.findIndex(({ counts, cents: sum }) => counts && sum > 0);
  const early = rows.slice(0, Math.max(first, 0)).filter(({ counts }) => counts);
  if (early.length === 0) return rows;
  const later = rows.filter((row) => !early.includes(row));
  const start = later.findIndex(({ counts }) => counts);
  const next = later.findIndex(({ counts, cents: sum }, index) => index > start && counts && sum < 0);
  return later.toSpliced(next < 0 ? later.length : next, 0, ...early);
}

function moneyOf({ slot, times }: CardRow, { filled, isComplete }: ReadEntry): Cents | null {
  const value = filled.get(slot);
  if (!isComplete || value?.kind !== 'money') return null;
  const factor = times === undefined ? undefined : filled.get(times);
  return factor?.kind === 'count' ? cents(value.cents * factor.count) : value.cents;
}

function defaultOf({ default: isDefault, defaults = {} }: CardRow, reasons: readonly string[]): boolean {
  const [own] = reasons.flatMap((reason) => defaults[reason] ?? []);
  return own ?? isDefault;
}

/**
 * The label with its slots, or the plain one where a slot is empty. A card that tells the person's own sentence says no
 * more in its row than that: it has the name they gave it, else a neutral one. Of several defendants it names its own.
 */
function labelOf(row: CardRow, read: ReadEntry, saidTo: Telling): string {
  // The sentences say who somebody is; a row needs the name alone.
  const telling: Telling = { ...tellingOf(read, saidTo), isKnown: () => true };
  const named = namedDefendant(read, telling.speaker);
  const given = givenName(read);
  const less = row.sign === -1 ? `${LESS[telling.language]}: ` : '';
  const said = given === '' ? ownLabel(row, read, telling) : `${less}${given}`;
  return named === null || namesWholly(said, named) ? said : `${said} (${named})`;
}

/** What a row is called beside the person's own sentence; '' where the card names it. */
const givenName = ({ entry }: ReadEntry): string => (ownSentence(entry) === '' ? '' : oneLine(entry.rowName ?? ''));

/** The card's own name is put there with the first own sentence: as long as it is unchanged nobody typed it. */
function typedNameOf(read: ReadEntry, speaker: Speaker): Pick<AmountRow, 'typedName'> {
  const given = givenName(read);
  if (given === '' || given === rowNameOf({ ...read, entry: withOwn(read.entry, null) }, speaker)) return {};
  return { typedName: given };
}

function ownLabel({ label, plain = label, neutral = plain }: CardRow, read: ReadEntry, telling: Telling): string {
  const named = namedDefendant(read, telling.speaker);
  const isEnglish = telling.language === 'en';
  const values = valuesOf(read.card.slots, read.filled, telling, named);
  const say = (text: string): string =>
    sayText(choosePieces(text, read.filled), values, isEnglish ? named : null, telling);
  const isOwn = ownSentence(read.entry) !== '';
  const text = say(textOf(isOwn ? neutral : label, telling));
  return text.includes('{') ? say(textOf(plain, telling)) : text;
}

/** What the letter calls a card's amount, without "Less"; null for a card without one. */
export function rowNameOf(read: ReadEntry, speaker: Speaker): string | null {
  const { counts } = read.card;
  if (counts === undefined) return null;
  const less = `${LESS.en}: `;
  const name = ownLabel(counts, read, tellingOf(read, { speaker, language: 'en', mentionedDay: null }));
  return name.startsWith(less) ? name.slice(less.length) : name;
}

/** Rows the person added. An unfinished one is kept and does not count. */
export function rowsTyped(rows: readonly TypedRow[], less: string): readonly AmountRow[] {
  return rows.flatMap(({ id, label, amount, isMinus }): readonly AmountRow[] => {
    const parsed = parseUsd(amount);
    const name = oneLine(label);
    if (!parsed.ok || parsed.value === 0 || name === '') return [];
    return [
      {
        id,
        label: isMinus ? `${less}: ${name}` : name,
        cents: cents(isMinus ? -parsed.value : parsed.value),
        from: 'typed',
        counts: true,
        isExcluded: false,
        key: '',
      },
    ];
  });
}

/** What is wrong with an added row. One that is wholly empty is nothing yet. */
export function rowProblems(rows: readonly TypedRow[]): readonly RowProblem[] {
  return rows.flatMap(({ id, label, amount }): readonly RowProblem[] => {
    const [hasLabel, hasAmount] = [label.trim() !== '', amount.trim() !== ''];
    if (!hasLabel && !hasAmount) return [];
    const parsed = parseUsd(amount);
    return [
      ...(hasLabel ? [] : [{ id, field: 'label', code: 'row.label_required' } as const]),
      ...(!hasAmount
        ? [{ id, field: 'amount', code: 'row.amount_required' } as const]
        : !parsed.ok
          ? [{ id, field: 'amount', code: 'row.amount_unknown' } as const]
          : parsed.value === 0
            ? [{ id, field: 'amount', code: 'row.amount_zero' } as const]
            : []),
    ];
  });
}

/** The sum of the rows that count; null when there are none. */
export function sumOfRows(rows: readonly AmountRow[]): Cents | null {
  const counted = rows.filter(({ counts }) => counts);
  return counted.length === 0 ? null : sumCents(counted.map((row) => row.cents));
}

/** How the rows stand to the claim: `none` when nothing counts. `difference` is what the claim has more than the rows. */
export type RowsAgainstClaim =
  | { readonly kind: 'none' }
  | { readonly kind: 'equal'; readonly sum: Cents }
  | { readonly kind: 'differ'; readonly sum: Cents; readonly difference: Cents };

export function compareRows(rows: readonly AmountRow[], claim: Cents): RowsAgainstClaim {
  const sum = sumOfRows(rows);
  if (sum === null) return { kind: 'none' };
  return sum === claim ? { kind: 'equal', sum } : { kind: 'differ', sum, difference: cents(claim - sum) };
}

/** "Less" before the name of a credit. */
export const LESS: Readonly<Record<CardLanguage, string>> = inLanguages((language) => CARD_WORDS[language].less);

export const rowText = ({ label, cents: sum }: AmountRow): string => `${label}: ${formatUsd(sum)}`;
