/** A word of a typed text or a place name, folded for comparing, with where its letters stand. */
export type Word = {
  /** Lower case, without accents: "Cañon" is "canon", "N.Y." is "ny". */
  readonly text: string;
  readonly start: number;
  readonly end: number;
};

/** Initials with full stops make one word; apostrophes and hyphens part words, as the place data has "O Fallon". */
const WORD = /(?:\p{L}\.){2,}|[\p{L}\p{M}\p{N}]+/gu;

/** What people write and the post office spells out (some names in the data are short, too). */
const SPELLED_OUT: ReadonlyMap<string, string> = new Map([
  ['st', 'saint'],
  ['mt', 'mount'],
  ['ft', 'fort'],
  ['hts', 'heights'],
  ['jct', 'junction'],
  ['spgs', 'springs'],
  ['twp', 'township'],
]);

/** "E Orange" is East Orange; elsewhere in a name a single letter is just that ("Port O Connor"). */
const DIRECTIONS: ReadonlyMap<string, string> = new Map([
  ['n', 'north'],
  ['s', 'south'],
  ['e', 'east'],
  ['w', 'west'],
]);

const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{M}.]/gu, '')
    .toLowerCase();

export const wordsOf = (text: string): Word[] =>
  Array.from(text.matchAll(WORD), (match) => ({
    text: fold(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }));

const spelledOut = (word: string, index: number, count: number): string =>
  (index === 0 && count > 1 ? DIRECTIONS.get(word) : undefined) ?? SPELLED_OUT.get(word) ?? word;

/** How a place is looked up: "St. Louis" and "Saint Louis" give the same key. */
export const placeKey = (words: readonly string[]): string =>
  words.map((word, index) => spelledOut(word, index, words.length)).join(' ');

/** The same with the last word left alone: a typed "St" may be the start of Stanhope as well as Saint. */
export const unfinishedPlaceKey = (words: readonly string[]): string =>
  [...words.slice(0, -1).map((word, index) => spelledOut(word, index, words.length)), ...words.slice(-1)].join(' ');
