import type { LetterReviewAnswer } from '@plainclaim/contract';
import { useEffect, useRef } from 'react';
import { amountPlace } from './amount-place.ts';
import type { Place } from './letter-places.ts';
import type { Letter } from './result-state.ts';

/** Leads once to the letter's words about the amount, as soon as it is known where they stand. */
export function useAmountFirst(
  isWanted: boolean,
  { text }: Letter,
  review: LetterReviewAnswer | null,
  show: (place: Place) => void,
): void {
  const isOpen = useRef(isWanted);
  useEffect(() => {
    if (!isOpen.current || review === null) return;
    isOpen.current = false;
    show(amountPlace(text, review) ?? { start: 0, end: 0 });
  }, [text, review, show]);
}
