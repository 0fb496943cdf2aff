import { useEffect, useRef } from 'react';
import type { Letter } from '../state/result-state.ts';
import type { Answers } from '../state/use-review.ts';

/**
 * Sends the chosen way on: the letter names it in a line of its own, which the server changes along. Arrow keys choose
 * faster than it answers; what was chosen meanwhile is sent afterwards, on the letter as it is then.
 */
export function useDeliveryChoice(
  { delivery, busy }: Letter,
  isDeciding: boolean,
  decide: (answers: Answers) => Promise<void>,
): void {
  const sent = useRef(delivery);
  useEffect(() => {
    if (isDeciding || busy !== null || delivery === '' || sent.current === delivery) return;
    sent.current = delivery;
    void decide({ delivery });
  }, [delivery, busy, isDeciding, decide]);
}
