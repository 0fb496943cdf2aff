/** The longest sentence a screen may have, in words: longer ones are lost halfway by many readers. */
export const LONGEST_SENTENCE = 25;

const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’.,@/-]*/gu;
const LETTERS = /\p{L}+/gu;

/** A parameter counts as one short word. */
const plainOf = (text: string): string => text.replaceAll(/\{\w+\}/g, 'a');

/** The sentences of a text. A colon ends none: what follows it is read on. */
export const sentencesOf = (text: string): readonly string[] =>
  plainOf(text)
    .split(/(?<=[.!?…]["”’»)]*)\s+/u)
    .filter((sentence) => /\p{L}/u.test(sentence));

/** The sentences that are too long to read in one breath. */
export const longSentencesIn = (text: string): readonly string[] =>
  sentencesOf(text).filter((sentence) => (sentence.match(WORD) ?? []).length > LONGEST_SENTENCE);

type Counts = { readonly words: number; readonly sentences: number; readonly syllables: number };

function countsOf(text: string, syllablesIn: (word: string) => number): Counts {
  const words: readonly string[] = plainOf(text).match(LETTERS) ?? [];
  return {
    words: Math.max(1, words.length),
    sentences: Math.max(1, sentencesOf(text).length),
    syllables: words.reduce((sum, word) => sum + syllablesIn(word), 0),
  };
}

/** Spanish: a vowel begins a syllable unless it glides: a weak vowel (i, u, y at the end) beside another one does. */
export function spanishSyllables(word: string): number {
  const bare = word
    .toLowerCase()
    .replace(/y$/, 'i')
    .replaceAll(/qu|gu(?=[eiéí])/g, 'k');
  const groups = bare.match(/[aeiouáéíóúü]+/g) ?? [];
  const inGroup = (group: string) => 1 + (group.match(/[aeoáéóíú](?=[aeoáéóíú])/g) ?? []).length;
  return Math.max(
    1,
    groups.reduce((sum, group) => sum + inGroup(group), 0),
  );
}

/** Turkish: each vowel is a syllable. */
export const turkishSyllables = (word: string): number =>
  Math.max(1, (word.toLocaleLowerCase('tr').match(/[aeıioöuüâîû]/g) ?? []).length);

/**
 * How easy a Spanish text is, after Fernández Huerta (1959), with Crawford's reading of its second figure: 100 is
 * easiest; 70 to 80 is what six years of school read, 60 to 70 what eight do.
 */
export function spanishEaseOf(text: string): number {
  const { words, sentences, syllables } = countsOf(text, spanishSyllables);
  return 206.84 - 60 * (syllables / words) - 1.02 * (words / sentences);
}

/** How easy a Turkish text is, after Ateşman (1997): 90 and more is very easy, 70 to 89 easy, 50 to 69 middling. */
export function turkishEaseOf(text: string): number {
  const { words, sentences, syllables } = countsOf(text, turkishSyllables);
  return 198.825 - 40.175 * (syllables / words) - 2.61 * (words / sentences);
}

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
