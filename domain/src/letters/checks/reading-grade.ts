/**
 * The Flesch-Kincaid grade of English prose: school years of reading. The product's own small count of syllables; the
 * tests compare it with the `syllable` and `flesch-kincaid` packages, which set the target.
 */
export function readingGrade(sentences: readonly string[]): number {
  const words = sentences.flatMap((sentence) => sentence.match(/[A-Za-z][A-Za-z'’-]*/g) ?? []);
  if (words.length === 0) return 0;
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}

/** Groups of vowels, without a silent e at the end. */
export function syllablesOf(word: string): number {
  const bare = word.toLowerCase().replace(/[^a-z]/g, '');
  const spoken = bare.replace(/(?:[^laeiouycghsxz]es|[^td]ed|[^laeiouy]e)$/, (end) => end.charAt(0));
  return Math.max(1, spoken.match(/[aeiouy]+/g)?.length ?? 1);
}
