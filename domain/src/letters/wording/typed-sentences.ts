import { type SentenceSpan, splitSentences } from '../../own-words/index.ts';

/**
 * Sentences of a cleaned text as a letter and its papers hold them, each with a source of its own. A story as long as
 * one may be has some four hundred. Behind the five hundredth the rest is together, letter for letter as well: text
 * that is nothing but full stops must not make an answer of megabytes.
 */
export const MOST_TYPED_SENTENCES = 500;

export function typedSentences(cleaned: string): readonly SentenceSpan[] {
  const spans = splitSentences(cleaned);
  const [first, last] = [spans[MOST_TYPED_SENTENCES - 1], spans.at(-1)];
  if (first === undefined || last === undefined) return spans;
  return [...spans.slice(0, MOST_TYPED_SENTENCES - 1), { ...first, end: last.end }];
}
