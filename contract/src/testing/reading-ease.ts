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

/** A weak vowel that begins a syllable behind another vowel: "rainha", "saindo", "juiz", "caiu". */
const STANDS_ALONE = /^(?:[iu](?:nh|[mnrlz](?![aeiouáéíóúâêôãõà]))|iu$)/;

/** Portuguese: a vowel begins a syllable unless it glides (pai, mãe, água) or ends a word as in "história". */
export function portugueseSyllables(word: string): number {
  const bare = word.toLowerCase().replaceAll(/([qg])u(?=[aeiouáéíóúâêôãõ])/g, '$1');
  let count = 0;
  for (let at = 0; at < bare.length; at += 1) {
    if (!isPortugueseVowel(bare[at])) continue;
    const before = bare[at - 1] ?? '';
    if (!isPortugueseVowel(before) || !glides(before, bare.slice(at), bare.slice(0, at - 1))) count += 1;
  }
  return Math.max(1, count);
}

const isPortugueseVowel = (letter = ''): boolean => /[aeiouáéíóúâêôãõàü]/.test(letter);

/** Whether the first vowel of `rest` belongs to the syllable of the one before it. */
function glides(before: string, rest: string, start: string): boolean {
  if (/^(?:ã[oe]|õe)/.test(before + rest)) return true;
  if (/^[iu]/.test(rest)) return !STANDS_ALONE.test(rest) && !(before === rest.charAt(0));
  return /[iu]/.test(before) && /^[aeo]s?$/.test(rest) && /[áéíóúâêô]/.test(start);
}

/**
 * How easy a Portuguese text is, after Martins and others (1996), who moved Flesch's measure by 42 for the longer words of
 * Brazilian Portuguese: 75 and more is what the first four years of school read, 50 to 74 what eight do.
 */
export function portugueseEaseOf(text: string): number {
  const { words, sentences, syllables } = countsOf(text, portugueseSyllables);
  return 248.835 - 84.6 * (syllables / words) - 1.015 * (words / sentences);
}

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
