import type { LetterReviewAnswer } from '@plainclaim/contract';
import type { Place } from './letter-places.ts';
import { sentenceSegments } from './sentence-segments.ts';

type Written = Pick<LetterReviewAnswer, 'generated_text' | 'sentences'>;

/** Where the letter tells how the amount adds up. Null when nothing of that stands in this text any more. */
export function amountPlace(text: string, { generated_text, sentences }: Written): Place | null {
  const segments = sentenceSegments(text, generated_text, sentences);
  const placesOf = (kind: string): readonly Place[] =>
    segments.filter(({ sentence }) => sentence !== null && sentences[sentence]?.source.kind === kind);
  const told = placesOf('calculation');
  const places = told.length > 0 ? told : placesOf('sum');
  const [first, last] = [places[0], places.at(-1)];
  return first === undefined || last === undefined ? null : { start: first.start, end: last.end };
}
