import type { Slot } from '../card.ts';
import { holds } from '../filled-slot.ts';
import { choosePieces } from './frame-pieces.ts';
import { isAsked, namesClaimant, ownSentence, type ReadEntry } from '../read-entry.ts';
import {
  namedDefendant,
  sayText,
  type Telling,
  tellingOf,
  textOf,
  type TokenValue,
  valuesOf,
  withChild,
} from './say-card.ts';

/** A stretch of a sentence. `slot` is the slot whose answer it is; null for the frame. */
export type SentencePiece = { readonly text: string; readonly slot: string | null; readonly isEmpty: boolean };

/** Private-use characters, which the cleaning takes out of everything typed: nobody can write a mark. */
const [OPEN, NAMED, CLOSE] = ['\uE000', '\uE001', '\uE002'];
const MARKED = /\uE000([^\uE000-\uE002]{1,60})\uE001([^\uE000-\uE002]*)\uE002/g;

/** "on:day" and "obj:who" speak of the slots "day" and "who". */
const slotOf = (token: string): string => token.slice(token.indexOf(':') + 1);

/**
 * A card's sentence while it is filled, with the place of each answer. What it cannot do without and has not got is
 * there by its name, so that the sentence can be read from the first key press on. Null for a card without a sentence.
 */
export function sayPieces(
  read: ReadEntry,
  saidTo: Telling,
  nameOf: (slot: Slot) => string,
): readonly SentencePiece[] | null {
  const telling = tellingOf(read, saidTo);
  const own = ownSentence(read.entry);
  if (own !== '') return [{ text: own, slot: null, isEmpty: false }];
  const { card, filled } = read;
  const last = card.says.at(-1);
  const needed = new Set(last?.with ?? []);
  // What is typed and cannot be taken as it is has its place too: no other sentence stands in for it.
  const wrong = new Set(read.problems.map(({ slot }) => slot));
  const isWanted = ({ key, required }: Slot): boolean => required === true || needed.has(key) || wrong.has(key);
  const empty = card.slots.filter((slot) => !filled.has(slot.key) && isWanted(slot) && isAsked(slot, filled));
  const isThere = (key: string) => filled.has(key) || empty.some((slot) => slot.key === key);
  const fitting = card.says.find(
    ({ with: parts = [], is }) => parts.every(isThere) && (is === undefined || holds(is, filled)),
  );
  const saying = fitting ?? last;
  if (saying === undefined) return null;
  const named = namedDefendant(read, telling.speaker);
  const values = new Map<string, TokenValue>(valuesOf(card.slots, filled, telling, named));
  for (const slot of empty) {
    const name = { text: nameOf(slot), isTyped: true };
    for (const token of [slot.key, `obj:${slot.key}`, `on:${slot.key}`]) values.set(token, name);
  }
  const mark = (token: string, printed: string) => `${OPEN}${slotOf(token)}${NAMED}${printed}${CLOSE}`;
  const shown = new Set(empty.map(({ key }) => key));
  const frame = choosePieces(textOf(saying, telling), filled, shown);
  const said = sayText(frame, values, named, { ...telling, mark });
  return piecesIn(
    withChild(said, () => namesClaimant(saying, filled), telling),
    shown,
  );
}

function piecesIn(marked: string, empty: ReadonlySet<string>): readonly SentencePiece[] {
  const pieces: SentencePiece[] = [];
  let at = 0;
  const frame = (end: number) => {
    if (end > at) pieces.push({ text: marked.slice(at, end), slot: null, isEmpty: false });
  };
  for (const found of marked.matchAll(MARKED)) {
    frame(found.index);
    const [whole, slot = '', text = ''] = found;
    pieces.push({ text, slot, isEmpty: empty.has(slot) });
    at = found.index + whole.length;
  }
  frame(marked.length);
  return pieces;
}

/** What comes before the words of a slot and cannot be changed; '' where nothing does. */
export function sayStart(read: ReadEntry, slot: Slot, saidTo: Telling, nameOf: (slot: Slot) => string): string {
  if (slot.start === undefined) return '';
  const telling = tellingOf(read, saidTo);
  const { card, filled } = read;
  const named = namedDefendant(read, telling.speaker);
  const values = new Map<string, TokenValue>(valuesOf(card.slots, filled, telling, named));
  for (const other of card.slots)
    if (!filled.has(other.key)) values.set(other.key, { text: nameOf(other), isTyped: true });
  const all = new Set(card.slots.map(({ key }) => key));
  return sayText(choosePieces(textOf(slot.start, telling), filled, all), values, named, telling);
}
