import type { Found, IssueKind } from '../issue.ts';
import { type PhraseBook, phraseAt } from './phrases.ts';
import type { StorySentence } from './story-sentences.ts';
import type { Word } from './words.ts';

export const isQuotedOr = (sentence: StorySentence, word: Word | undefined): boolean =>
  word === undefined || sentence.isQuoted(word);

/** The first phrase of a book in a sentence that is nobody's quoted words and that holds: one a sentence is shown. */
export function firstOf(
  sentence: StorySentence,
  book: PhraseBook,
  kind: IssueKind,
  holds: (at: number, to: number) => boolean,
): readonly Found[] {
  const { words } = sentence;
  for (let at = 0; at < words.length; at += 1) {
    const to = phraseAt(book, words, at);
    if (to > at && !isQuotedOr(sentence, words[at]) && holds(at, to))
      return [{ kind, start: words[at]?.start ?? 0, end: words[to - 1]?.end ?? 0 }];
  }
  return [];
}

export const lowAt = (words: readonly Word[], at: number): string => words[at]?.low ?? '';
