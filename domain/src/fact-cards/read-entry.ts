import type { CalendarDate } from '../calendar/index.ts';
import { parseUsd } from '../money/index.ts';
import { oneLine } from '../own-words/index.ts';
import type { Card, Saying, Slot } from './card.ts';
import { type CardEntry, CARD_LIMITS, proofSlot, proofWords, type SlotValue, type WhoValue } from './entry.ts';
import { type FilledSlot, holds } from './filled-slot.ts';
import { choosePieces } from './sentences/frame-pieces.ts';
import { type DayProblem, isAfter, readDay, type TypedDay } from './sentences/say-days.ts';
import { takesCount, type Thing, thingsFor, wordsOf } from './things/thing.ts';

export type CardProblemCode =
  | DayProblem
  | 'card.day_to_come'
  | 'card.required'
  | 'card.who_required'
  | 'card.which_defendant'
  | 'card.self_required'
  | 'card.amount_unknown'
  | 'card.count_unknown'
  | 'card.number_unknown'
  | 'card.choice_unknown'
  | 'card.text_too_long'
  | 'card.nothing_filled';

/** `slot` is the slot's key; 'defendant' for the choice among several, '' for the card as a whole. */
export type CardProblem = { readonly slot: string; readonly code: CardProblemCode };

export type ReadEntry = {
  readonly entry: CardEntry;
  readonly card: Card;
  /** Slots that are asked, filled and right, by their key. */
  readonly filled: ReadonlyMap<string, FilledSlot>;
  readonly problems: readonly CardProblem[];
  /** Something was filled in, right or not. */
  readonly isStarted: boolean;
  /** It can be said: started, without a problem, and not left out. */
  readonly isComplete: boolean;
};

/** More of one thing than this is a typing mistake. */
const MOST_THINGS = 9_999;

const LONGEST: Readonly<Record<'thing' | 'words' | 'quote', number>> = {
  thing: CARD_LIMITS.thing,
  words: CARD_LIMITS.words,
  quote: CARD_LIMITS.quote,
};

export const longestOf = ({ kind, max }: Slot): number =>
  kind === 'thing' || kind === 'words' || kind === 'quote'
    ? Math.min(max ?? LONGEST[kind], LONGEST[kind])
    : CARD_LIMITS.value;

/**
 * One filling of a card, held against the card. `defendantCount` tells whether "you" must be distinguished; `things` is the
 * catalogue's vocabulary. Nothing has happened after `today`; null where no day is known.
 */
export function readEntry(
  card: Card,
  entry: CardEntry,
  defendantCount: number,
  things: readonly Thing[] = [],
  today: CalendarDate | null = null,
): ReadEntry {
  const filled = new Map<string, FilledSlot>();
  const problems: CardProblem[] = [];
  const hasOwn = ownSentence(entry) !== '';
  let isStarted = hasOwn;
  for (const slot of card.slots) {
    const value = entry.values[slot.key];
    if (!isAsked(slot, filled)) continue;
    if (value !== undefined && !isEmptyValue(value)) isStarted = true;
    const read = readSlot(card, slot, value, { things, today });
    if (typeof read === 'string') problems.push({ slot: slot.key, code: read });
    else if (read !== null) filled.set(slot.key, read);
    // A sentence in the person's own words needs no answers, except for money that is counted.
    else if (slot.required === true && !(hasOwn && slot.kind !== 'money'))
      problems.push({ slot: slot.key, code: slot.kind === 'who' ? 'card.who_required' : 'card.required' });
  }
  for (const key of entry.proof)
    if (proofWords(entry, key).length > CARD_LIMITS.words)
      problems.push({ slot: proofSlot(key), code: 'card.text_too_long' });
  if (!hasOwn && defendantCount > 1 && !isKnownDefendant(entry, defendantCount) && namesOtherSide(card, filled))
    problems.push({ slot: 'defendant', code: 'card.which_defendant' });
  if (hasOwn)
    return { entry, card, filled, problems, isStarted, isComplete: problems.length === 0 && !entry.isLeftOut };
  if (filled.size === 0 && problems.length === 0) problems.push({ slot: '', code: 'card.nothing_filled' });
  // What is filled makes no sentence yet: its last, plainest one tells what is missing.
  else if (problems.length === 0 && sayingFor(card, filled) === null) {
    const missing = card.says.at(-1)?.with?.find((key) => !filled.has(key)) ?? '';
    problems.push({ slot: missing, code: missing === '' ? 'card.nothing_filled' : 'card.required' });
  }
  return {
    entry,
    card,
    filled,
    problems,
    isStarted,
    isComplete: problems.length === 0 && isStarted && !entry.isLeftOut,
  };
}

/** What the person wrote in place of the card's sentence, on one line and with a stop; '' where the card's stands. */
export function ownSentence({ own }: Pick<CardEntry, 'own'>): string {
  const text = oneLine(own ?? '');
  return text === '' || SENTENCE_ENDS.has(text.at(-1) ?? '') ? text : `${text}.`;
}

const SENTENCE_ENDS = new Set(['.', '!', '?', '…', '”', '"']);

const isKnownDefendant = ({ defendant }: CardEntry, count: number): boolean =>
  defendant === 'all' || (defendant !== '' && Number(defendant) < count);

/** Whether the sentence that is said names the other side: a witness or a police report needs no choice among several. */
function namesOtherSide(card: Card, filled: ReadonlyMap<string, FilledSlot>): boolean {
  const saying = sayingFor(card, filled);
  if (saying === null) return speaksOfDefendant(card);
  const letters = [...filled.values()].flatMap((slot) => {
    if (slot.kind === 'who') return slot.who.side === 'them' ? ['{you}'] : [slot.role?.letter ?? ''];
    return 'option' in slot ? [slot.option?.letter ?? ''] : [];
  });
  return [choosePieces(saying.en, filled), ...letters].some((text) => OTHER_SIDE_WORDS.test(text));
}

const OTHER_SIDE_WORDS = /\{yours?\}|\{you\}|\byour\b/i;

/** Words of a frame that speak of the claimant. Other languages have them in their verbs, so English tells. */
const CLAIMANT_WORDS = /\{(?:I|me|my|mine|am|was|I:[a-z]{1,20})\}/;
export const speaksOfClaimant = (en: string): boolean => CLAIMANT_WORDS.test(en);

/** Whether a sentence speaks of the claimant, by its frame or by an answer in it. A role is whoever writes' own: "my wife". */
export function namesClaimant({ en }: { readonly en: string }, filled: ReadonlyMap<string, FilledSlot>): boolean {
  const answers = [...filled.values()].map((slot) => {
    if (slot.kind === 'who') return slot.who.side === 'us' ? '{I}' : '';
    return 'option' in slot ? (slot.option?.letter ?? '') : '';
  });
  return [choosePieces(en, filled), ...answers].some(speaksOfClaimant);
}

/**
 * Where a guardian claims for a child, a card is asked of whom it tells: of the guardian as "I", or of the child by name.
 * One that speaks of neither is not asked.
 */
export function asksSelf({ card, filled }: Pick<ReadEntry, 'card' | 'filled'>): boolean {
  const saying = sayingFor(card, filled);
  return saying === null ? card.says.some(({ en }) => speaksOfClaimant(en)) : namesClaimant(saying, filled);
}

/** A card that never names the other side needs no choice among several. */
export const speaksOfDefendant = (card: Card): boolean =>
  card.says.some(({ en }) => en.includes('{you}') || en.includes('{your}')) ||
  card.slots.some(({ kind, only }) => kind === 'who' && (only === undefined || only.includes('you')));

/** Whether a slot is asked, by what is in the slots before it. */
export const isAsked = ({ when }: Slot, filled: ReadonlyMap<string, FilledSlot>): boolean =>
  when === undefined || holds(when, filled);

/** What is next to a card: the answers of the complete cards of a claim. */
export type CardsBeside = readonly Pick<ReadEntry, 'card' | 'filled'>[];

/** The first whole sentence that fits what is filled, and what is said with it; null when none does. */
export const sayingFor = (
  card: Card,
  filled: ReadonlyMap<string, FilledSlot>,
  beside: CardsBeside = [],
): Saying | null =>
  card.says.find(
    (saying) =>
      (saying.with ?? []).every((key) => filled.has(key)) &&
      (saying.is === undefined || holds(saying.is, filled)) &&
      Object.entries(saying.beside ?? {}).every(([key, answers]) =>
        beside.some((other) => other.card.key === key && holds(answers, other.filled)),
      ),
  ) ?? null;

export function isEmptyValue(value: SlotValue): boolean {
  if (typeof value === 'string') return value.trim() === '';
  if ('side' in value) return value.side === '';
  return ('pick' in value ? value.pick : value.text).trim() === '';
}

type Known = { readonly things: readonly Thing[]; readonly today: CalendarDate | null };

/** Null while it is empty; a code when it cannot be read. */
function readSlot(
  card: Card,
  slot: Slot,
  value: SlotValue | undefined,
  { things, today }: Known,
): FilledSlot | CardProblemCode | null {
  if (value === undefined || isEmptyValue(value)) return null;
  if (typeof value === 'string')
    return slot.kind === 'day' ? readDaySlot(card, slot, value, today) : readText(slot, value);
  if ('side' in value) return slot.kind === 'who' ? readWho(slot, value) : 'card.choice_unknown';
  if (slot.kind === 'quote' && 'text' in value) return readQuote(slot, value);
  if (slot.kind !== 'thing' && slot.kind !== 'words') return 'card.choice_unknown';
  if ('pick' in value) {
    const option = slot.common?.find((one) => one.value === value.pick);
    if (option === undefined) return readThing(slot, slot.kind, value, things);
    return { kind: slot.kind, option, text: option.letter };
  }
  return readWords(slot, slot.kind, value.text, value.meaning ?? '');
}

/** A thing of the vocabulary, where the slot takes one of its field, and how many. */
function readThing(
  slot: Slot,
  kind: 'thing' | 'words',
  { pick, count = '' }: Extract<SlotValue, { pick: string }>,
  things: readonly Thing[],
): FilledSlot | CardProblemCode {
  const thing = things.find(({ id }) => id === pick);
  if (slot.things === undefined || thing === undefined || thingsFor([thing], slot.things).length === 0)
    return 'card.choice_unknown';
  const number = count.trim() === '' || !takesCount(thing, slot.things) ? 1 : Number(count);
  if (!Number.isInteger(number) || number < 1 || number > MOST_THINGS) return 'card.count_unknown';
  const option = wordsOf(thing, slot.things.form, number === 1 ? null : number);
  return { kind, option, text: option.letter, isMany: thing.plural === true || number > 1 };
}

function readDaySlot(
  card: Card,
  slot: Slot,
  value: string,
  today: CalendarDate | null,
): FilledSlot | CardProblemCode | null {
  const { day, problem } = readDay(value);
  if (problem !== null || day === null) return problem;
  if (today !== null && slot.toCome !== true && isAfter(day, today)) return 'card.day_to_come';
  return (day.kind === 'span' || day.kind === 'between') && !takesSpan(card, slot)
    ? 'card.day_not_span'
    : { kind: 'day', day };
}

/**
 * Whether "from … to …" and "on a day between …" can be in the card's sentences: not where they say "since" or "from"
 * themselves.
 */
export const takesSpan = ({ says }: Card, { key }: Slot): boolean => says.every(({ en }) => !en.includes(`{${key}}`));

/** "61,400", and "61.400" as it is written elsewhere. */
const THOUSANDS_APART = /^\d{1,3}([.,])\d{3}(?:\1\d{3})?$/;

/** "35.5" and "35,5" alike, where a part of one can be. Nothing typed is rounded or dropped. */
function readCount({ fraction }: Slot, typed: string): FilledSlot | CardProblemCode {
  const value = THOUSANDS_APART.test(typed) ? typed.replaceAll(/[.,]/g, '') : typed;
  if (/^\d{1,7}$/.test(value)) return { kind: 'count', count: Number(value) };
  if (fraction !== true) return 'card.count_unknown';
  return /^\d{0,5}[.,]\d{1,2}$/.test(value)
    ? { kind: 'count', count: Number(value.replace(',', '.')) }
    : 'card.number_unknown';
}

function readQuote(slot: Slot, value: Extract<SlotValue, { text: string }>): FilledSlot | CardProblemCode | null {
  const [text, meaning] = [value.text, value.meaning ?? ''].map((words) => withoutOuterQuotes(oneLine(words)));
  if (text === undefined || text === '') return null;
  if (Math.max(text.length, meaning?.length ?? 0) > longestOf(slot)) return 'card.text_too_long';
  return { kind: 'quote', text, meaning: meaning ?? '' };
}

function readText(slot: Slot, value: string): FilledSlot | CardProblemCode | null {
  switch (slot.kind) {
    case 'money': {
      const parsed = parseUsd(value);
      return parsed.ok ? { kind: 'money', cents: parsed.value } : 'card.amount_unknown';
    }
    case 'count':
      return readCount(slot, value.trim());
    case 'yesno':
      return value === 'yes' || value === 'no' ? { kind: 'yesno', value } : 'card.choice_unknown';
    case 'choice': {
      const option = slot.options?.find((one) => one.value === value);
      return option === undefined ? 'card.choice_unknown' : { kind: 'choice', option };
    }
    case 'quote':
      return readQuote(slot, { text: value });
    case 'thing':
    case 'words':
      return readWords(slot, slot.kind, value);
    case 'day':
    case 'who':
      return 'card.choice_unknown';
  }
}

/**
 * The frame brings the full stop, so one at the end of the words is not said twice. The letter takes the meaning in
 * English, where words in another language have one.
 */
function readWords(
  slot: Slot,
  kind: 'thing' | 'words',
  typed: string,
  typedMeaning = '',
): FilledSlot | CardProblemCode | null {
  const [text, meaning] = [withoutEnd(oneLine(typed)), withoutEnd(oneLine(typedMeaning))];
  if (Math.max(text.length, meaning.length) > longestOf(slot)) return 'card.text_too_long';
  if (text === '') return null;
  return meaning === '' ? { kind, option: null, text } : { kind, option: null, text: meaning, original: text };
}

const END_SIGNS = new Set(['.', ',', ';', ':', '!', '?', ' ']);

function withoutEnd(text: string): string {
  let end = text.length;
  while (end > 0 && END_SIGNS.has(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

const QUOTE_PAIRS: Readonly<Record<string, string>> = { '"': '"', '“': '”', '«': '»', '„': '“' };

/** The frame brings the quotation marks. */
function withoutOuterQuotes(text: string): string {
  const close = QUOTE_PAIRS[text.charAt(0)];
  const inner = text.slice(1, -1);
  return close !== undefined && text.length > 1 && text.endsWith(close) && !inner.includes(close) ? inner.trim() : text;
}

function readWho({ only, roles }: Slot, who: WhoValue): FilledSlot | CardProblemCode {
  const side = { us: 'me', them: 'you', other: 'other', '': '' } as const;
  const named = side[who.side];
  if (named === '' || (only !== undefined && !only.includes(named))) return 'card.choice_unknown';
  if (who.side !== 'other') return { kind: 'who', who: { side: who.side, role: '', name: '' }, role: null };
  const role = roles?.find((one) => one.value === who.role) ?? null;
  const [typedRole, name] = [role === null ? oneLine(who.role) : '', oneLine(who.name)];
  if (role === null && typedRole === '' && name === '') return 'card.who_required';
  return { kind: 'who', who: { side: 'other', role: typedRole, name }, role };
}

/** The first day a card names. */
export function dayNamed({ card, filled }: ReadEntry): TypedDay | null {
  for (const { key } of card.slots) {
    const slot = filled.get(key);
    if (slot?.kind === 'day') return slot.day;
  }
  return null;
}
