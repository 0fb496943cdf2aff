import type { SearchedField } from '@plainclaim/contract';

/** Something of a case that can be looked for. The first text is what is shown when it is found. */
export type SearchedText = { readonly field: SearchedField; readonly texts: readonly string[] };

/** Longer beginnings are looked for by their first letters, and compared whole afterwards. */
const LONGEST_BEGINNING = 10;
const SHORTEST_BEGINNING = 2;
/** More words than a person types; it keeps a search from becoming many. */
const MOST_WORDS = 8;
/** More than any case has; it keeps a pasted book from becoming an index. */
const MOST_BEGINNINGS = 2_000;

/**
 * The words of a text as they are compared: without accents, capitals and signs. "$2,450.00" is 2450, and a dotless i is an
 * i, so that what is typed on another keyboard is found.
 */
export function wordsOf(text: string): readonly string[] {
  const plain = text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ı', 'i')
    .replaceAll(/(?<=\d),(?=\d{3}(?!\d))/g, '')
    .replaceAll(/(?<=\d)\.(\d{2})(?!\d)/g, (_all, hundredths: string) => (hundredths === '00' ? '' : hundredths));
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** What somebody typed into the search, as words that all have to be there. */
export const wantedWords = (typed: string): readonly string[] =>
  [...new Set(wordsOf(typed))].filter((word) => word.length >= SHORTEST_BEGINNING).slice(0, MOST_WORDS);

/** What is looked for in the index for a word. */
export const beginningOf = (word: string): string => word.slice(0, LONGEST_BEGINNING);

/** Every beginning by which something may be found. */
export function beginningsOf(searched: readonly SearchedText[]): readonly string[] {
  const found = new Set<string>();
  for (const word of searched.flatMap(({ texts }) => texts.flatMap((text) => wordsOf(text)))) {
    const longest = Math.min(word.length, LONGEST_BEGINNING);
    for (let length = SHORTEST_BEGINNING; length <= longest; length += 1) found.add(word.slice(0, length));
    if (found.size >= MOST_BEGINNINGS) break;
  }
  return [...found];
}

/**
 * What of a case matches: the first field in which a wanted word begins a word. Null unless every wanted word is somewhere,
 * which the index cannot tell for sure.
 */
export function matchIn(searched: readonly SearchedText[], wanted: readonly string[]): SearchedText | null {
  const ofField = searched.map((one) => ({ one, words: one.texts.flatMap((text) => wordsOf(text)) }));
  const isIn = (words: readonly string[], word: string) => words.some((own) => own.startsWith(word));
  if (!wanted.every((word) => ofField.some(({ words }) => isIn(words, word)))) return null;
  const counted = ofField.map(({ one, words }) => ({ one, hits: wanted.filter((word) => isIn(words, word)).length }));
  const most = Math.max(...counted.map(({ hits }) => hits));
  return counted.find(({ hits }) => hits === most)?.one ?? null;
}
