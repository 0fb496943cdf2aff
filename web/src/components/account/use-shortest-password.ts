import { SHORTEST_PASSWORD } from '@plainclaim/contract';
import { useEffect, useState } from 'react';
import { readPasswordRule } from '../../api/account/accounts.ts';

/**
 * Fewest characters of a new password on this site. Until the server has answered, the product's own floor: the server judges
 * every password again, with its own number in the sentence.
 */
export function useShortestPassword(): number {
  const [shortest, setShortest] = useState(SHORTEST_PASSWORD);
  useEffect(() => {
    const controller = new AbortController();
    void readPasswordRule({ signal: controller.signal }).then((answer) => {
      if (answer.ok && !controller.signal.aborted) setShortest(answer.value.min_length);
    });
    return () => controller.abort();
  }, []);
  return shortest;
}
