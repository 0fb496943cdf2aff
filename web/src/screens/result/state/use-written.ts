import type { LetterReviewAnswer, LetterSentenceAnswer } from '@plainclaim/contract';
import { useMemo } from 'react';
import { type Segment, sentenceSegments } from '../read/sentences/sentence-segments.ts';

/** The text on the screen as sentences, and what the program wrote. */
export type Written = {
  readonly text: string;
  readonly generated: string;
  readonly sentences: readonly LetterSentenceAnswer[];
  readonly segments: readonly Segment[];
};

const NO_SENTENCES: readonly LetterSentenceAnswer[] = [];

export function useWritten(text: string, review: LetterReviewAnswer | null): Written {
  const generated = review?.generated_text ?? '';
  const sentences = review?.sentences ?? NO_SENTENCES;
  return useMemo(
    () => ({
      text,
      generated,
      sentences,
      segments: sentences.length === 0 ? [] : sentenceSegments(text, generated, sentences),
    }),
    [text, generated, sentences],
  );
}

/** The sentence of the program that a stretch was; null for words typed afterwards. */
export const sourceOf = ({ sentences }: Written, { sentence }: Segment): LetterSentenceAnswer | null =>
  sentence === null ? null : (sentences[sentence] ?? null);
