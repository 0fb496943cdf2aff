import { LONGEST_ADDRESS_INPUT } from '@plainclaim/contract';
import { US_STATES } from '@plainclaim/domain';
import { placeKey, unfinishedPlaceKey, type Word, wordsOf } from './place-words.ts';
import { canEndStreet, isStreetWord, isUnitWord } from './street-text.ts';

/** One way to understand a typed text: the person's own street text, then what they typed of the town. */
export type Reading = {
  readonly street: string;
  /** Keys of the town, any of which may match; null when only a ZIP was typed. */
  readonly town: { readonly keys: readonly string[]; readonly isComplete: boolean } | null;
  /** Two-letter codes the typed state allows; null when no state was typed. */
  readonly states: ReadonlySet<string> | null;
  /** Empty, or one to five digits. */
  readonly zipPrefix: string;
};

const SHORTEST_INPUT = 3;

/** The longest post-office names in the data have five words. */
const MOST_TOWN_WORDS = 6;
const MOST_STATE_WORDS = 3;
/** Fewer digits or letters than this, without a comma before them, say too little. */
const SHORTEST_BARE_ZIP = 3;
const SHORTEST_BARE_TOWN = 3;

type TypedText = { readonly text: string; readonly words: readonly Word[] };
type Ending = {
  readonly states: ReadonlySet<string> | null;
  readonly zipPrefix: string;
  readonly isSpelledOut: boolean;
};

const stateNames = US_STATES.map((state) => ({ code: state.code, name: state.name.toLowerCase() }));

/** One line without control, direction-changing or broken characters; a new line becomes a comma. */
export const cleanLine = (input: string): string =>
  input
    .replace(/(?<!\s)\s*[\r\n]\s*/g, ', ')
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .trim();

const textOf = (words: readonly Word[], from: number, to: number): string[] =>
  words.slice(from, to).map((word) => word.text);

function isAfterComma({ text, words }: TypedText, at: number): boolean {
  const previous = words[at - 1];
  const word = words[at];
  return previous !== undefined && word !== undefined && text.slice(previous.end, word.start).includes(',');
}

function startOfPart(typed: TypedText, end: number): number {
  let start = Math.max(end - 1, 0);
  while (start > 0 && !isAfterComma(typed, start)) start -= 1;
  return start;
}

const streetBefore = ({ text, words }: TypedText, at: number): string =>
  text.slice(0, words[at]?.start ?? 0).replace(/(?<![\s,])[\s,]+$/, '');

const canBeginAt = (typed: TypedText, at: number, isSpelledOut: boolean): boolean =>
  canEndStreet(streetBefore(typed, at), isAfterComma(typed, at), isSpelledOut);

/** Towns that are written out: the longest run of words before `end` first, never across a comma. */
function* completeTowns(typed: TypedText, end: number, ending: Ending): Iterable<Reading> {
  for (let at = Math.max(startOfPart(typed, end), end - MOST_TOWN_WORDS); at < end; at += 1) {
    if (!canBeginAt(typed, at, ending.isSpelledOut)) continue;
    const town = { keys: [placeKey(textOf(typed.words, at, end))], isComplete: true };
    yield { street: streetBefore(typed, at), town, states: ending.states, zipPrefix: ending.zipPrefix };
  }
}

function saysTooLittle(typed: TypedText, at: number, words: readonly string[]): boolean {
  const [first = ''] = words;
  if (at === 0 || words.length > 1) return false;
  if (isUnitWord(first)) return true;
  return !isAfterComma(typed, at) && (isStreetWord(first) || first.length < SHORTEST_BARE_TOWN);
}

/** Towns of which only the beginning may be typed so far. */
function* unfinishedTowns(typed: TypedText, end: number, states: ReadonlySet<string> | null): Iterable<Reading> {
  for (let at = Math.max(startOfPart(typed, end), end - MOST_TOWN_WORDS); at < end; at += 1) {
    const words = textOf(typed.words, at, end);
    if (saysTooLittle(typed, at, words) || !canBeginAt(typed, at, false)) continue;
    const keys = [...new Set([placeKey(words), unfinishedPlaceKey(words)])];
    yield { street: streetBefore(typed, at), town: { keys, isComplete: false }, states, zipPrefix: '' };
  }
}

/** Where a state that is written out begins, with its code; the longest name first ("West Virginia"). */
function writtenState({ words }: TypedText, end: number): { readonly at: number; readonly code: string } | undefined {
  for (let count = Math.min(MOST_STATE_WORDS, end); count > 0; count -= 1) {
    const typed = textOf(words, end - count, end).join(' ');
    const state = stateNames.find(({ code, name }) => name === typed || (count === 1 && code.toLowerCase() === typed));
    if (state !== undefined) return { at: end - count, code: state.code };
  }
  return undefined;
}

function statesBeginningWith(typed: string): ReadonlySet<string> {
  const fitting = stateNames.filter(({ code, name }) => name.startsWith(typed) || code.toLowerCase().startsWith(typed));
  return new Set(fitting.map((state) => state.code));
}

/** A town that is written out, then the beginning of a state: "Newark, N", "Jersey City New J". */
function* townsBeforeUnfinishedState(typed: TypedText, end: number, needsComma: boolean): Iterable<Reading> {
  for (let at = Math.max(end - MOST_STATE_WORDS, 1); at < end; at += 1) {
    if (isAfterComma(typed, at) !== needsComma) continue;
    const states = statesBeginningWith(textOf(typed.words, at, end).join(' '));
    if (states.size > 0) yield* completeTowns(typed, at, { states, zipPrefix: '', isSpelledOut: false });
  }
}

/** Everything after the street is a ZIP, or the beginning of one, perhaps with a state before it. */
function* zipAlone(typed: TypedText, at: number, ending: Ending): Iterable<Reading> {
  const isClear = ending.states !== null || isAfterComma(typed, at) || at === 0 || ending.zipPrefix.length === 5;
  if (ending.zipPrefix.length < SHORTEST_BARE_ZIP || !isClear || !canBeginAt(typed, at, false)) return;
  yield { street: streetBefore(typed, at), town: null, states: ending.states, zipPrefix: ending.zipPrefix };
}

function* readingsWithZip(typed: TypedText, end: number, zipPrefix: string): Iterable<Reading> {
  const state = writtenState(typed, end);
  if (state !== undefined) {
    const ending = { states: new Set([state.code]), zipPrefix, isSpelledOut: true };
    yield* completeTowns(typed, state.at, ending);
    yield* zipAlone(typed, state.at, ending);
  }
  const ending = { states: null, zipPrefix, isSpelledOut: zipPrefix.length === 5 };
  yield* completeTowns(typed, end, ending);
  yield* zipAlone(typed, end, ending);
}

function* readingsWithoutZip(typed: TypedText, end: number): Iterable<Reading> {
  const state = writtenState(typed, end);
  if (state !== undefined && state.at > 0) {
    const states = new Set([state.code]);
    yield* completeTowns(typed, state.at, { states, zipPrefix: '', isSpelledOut: true });
    yield* unfinishedTowns(typed, state.at, states);
  }
  yield* townsBeforeUnfinishedState(typed, end, true);
  yield* unfinishedTowns(typed, end, null);
  yield* townsBeforeUnfinishedState(typed, end, false);
}

/** Words without a country at the end. */
function withoutCountry(words: readonly Word[]): readonly Word[] {
  const [beforeLast, last] = textOf(words, -2, words.length);
  if (words.at(-1)?.text === 'usa') return words.slice(0, -1);
  return beforeLast === 'united' && last === 'states' ? words.slice(0, -2) : words;
}

/** The digits at the end and where they begin; of a ZIP+4 the first five. */
function typedZip({ text, words }: TypedText): { readonly at: number; readonly digits: string } | undefined {
  const [beforeLast, last] = [words.at(-2), words.at(-1)];
  if (last === undefined || !/^\d{1,5}$/.test(last.text)) return undefined;
  const isPlusFour = beforeLast !== undefined && /^\d{5}$/.test(beforeLast.text) && text[beforeLast.end] === '-';
  if (isPlusFour && beforeLast.end + 1 === last.start) return { at: words.length - 2, digits: beforeLast.text };
  return { at: words.length - 1, digits: last.text };
}

/** Every way to understand what was typed, the likeliest first. A text that is too short or too long has none. */
export function* readingsOf(input: string): Iterable<Reading> {
  if (input.length > LONGEST_ADDRESS_INPUT) return;
  const text = cleanLine(input);
  if (text.length < SHORTEST_INPUT) return;
  const typed = { text, words: withoutCountry(wordsOf(text)) };
  const zip = typedZip(typed);
  if (zip === undefined) yield* readingsWithoutZip(typed, typed.words.length);
  else yield* readingsWithZip(typed, zip.at, zip.digits);
}
