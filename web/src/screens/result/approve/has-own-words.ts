import type { LetterReviewAnswer } from '@plainclaim/contract';

type Reviewed = Pick<LetterReviewAnswer, 'sentences' | 'is_edited'> & {
  readonly cards: { readonly entries: readonly { readonly own?: string | undefined; readonly isLeftOut: boolean }[] };
};

/** Whether words of the person's own are in the letter: a story, a note, a card's sentence rewritten, an edit. */
export const hasOwnWords = ({ sentences, is_edited, cards }: Reviewed): boolean =>
  is_edited ||
  sentences.some(({ voice }) => voice !== 'ours') ||
  cards.entries.some(({ own = '', isLeftOut }) => own.trim() !== '' && !isLeftOut);
