import type { LanguageCode } from '../../languages.ts';
import { labelOf, type SlotThings, type Thing } from './thing.ts';

const MARKS = /\p{M}/gu;

/** Small letters without accents: "Lámpara", "lampara"; "ışık", "isik". */
export const foldWords = (text: string): string =>
  text
    .replaceAll('I', 'i')
    .replaceAll('ı', 'i')
    .normalize('NFD')
    .replaceAll(MARKS, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Every name a person may look for a thing by, as the search reads it; what it is called stands first. */
export const namesOf = (thing: Thing, language: LanguageCode, slot: Pick<SlotThings, 'form'>): readonly string[] =>
  searchNames([
    labelOf(thing, language, slot),
    thing[language],
    ...(language === 'en' ? [] : (thing.also?.[language] ?? [])),
    thing.en,
  ]);

/** Folded, with a blank before each word. */
export const searchNames = (names: readonly string[]): readonly string[] => [
  ...new Set(names.map((name) => ` ${foldWords(name)}`)),
];

/** How well a name answers what was typed: 0 is the same, then its beginning, a word's beginning, all words; null is not. */
function rankOf(name: string, typed: string, words: readonly string[]): number | null {
  if (name === typed) return 0;
  const at = name.indexOf(typed);
  if (at >= 0) return at === 0 ? 1 : 2;
  return words.length > 1 && words.every((word) => name.includes(word)) ? 3 : null;
}

/** One thing that can be chosen, with the names it is found by. */
export type Findable<T> = { readonly item: T; readonly names: readonly string[] };

/** What answers the typed words, best first; its own name goes before a synonym, and what answers alike stays in order. */
export function findByName<T>(all: readonly Findable<T>[], typed: string, most: number): readonly T[] {
  const folded = foldWords(typed);
  if (folded === '') return all.slice(0, most).map(({ item }) => item);
  const wanted = ` ${folded}`;
  const words = folded.split(' ').map((word) => ` ${word}`);
  const found: { readonly item: T; readonly index: number; readonly rank: number }[] = [];
  all.forEach(({ item, names }, index) => {
    let best = Number.POSITIVE_INFINITY;
    names.forEach((name, at) => {
      const rank = rankOf(name, wanted, words);
      if (rank !== null) best = Math.min(best, rank * 2 + (at === 0 ? 0 : 1));
    });
    if (best < Number.POSITIVE_INFINITY) found.push({ item, index, rank: best });
  });
  return found
    .toSorted((a, b) => a.rank - b.rank || a.index - b.index)
    .slice(0, most)
    .map(({ item }) => item);
}
