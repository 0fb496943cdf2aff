/** Groups of vowels, without a silent e at the end; close enough for short English sentences. */
export function syllablesOf(word: string): number {
  const bare = word.toLowerCase().replace(/[^a-z]/g, '');
  const spoken = bare.replace(/(?:[^laeiouycghsxz]es|[^td]ed|[^laeiouy]e)$/, (end) => end.charAt(0));
  return Math.max(1, spoken.match(/[aeiouy]+/g)?.length ?? 1);
}

/** A parameter counts as one short word, a number as none. */
const plainOf = (text: string): string => text.replaceAll(/\{\w+\}/g, 'it').replaceAll(/[$\d][\d,.$-]*\d/g, ' ');
const wordsIn = (plain: string): readonly string[] => plain.match(/[a-z][a-z'-]*/gi) ?? [];

/** How many words a text has as the grade counts them. */
export const wordCount = (text: string): number => wordsIn(plainOf(text)).length;

/** The Flesch-Kincaid grade: school years of reading. */
export function gradeOf(text: string): number {
  const plain = plainOf(text);
  const words = wordsIn(plain);
  const sentences = plain.split(/[.!?](?:[\s"]|$)/).filter((part) => /[a-z]/i.test(part)).length;
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return 0.39 * (words.length / Math.max(1, sentences)) + 11.8 * (syllables / Math.max(1, words.length)) - 15.59;
}
