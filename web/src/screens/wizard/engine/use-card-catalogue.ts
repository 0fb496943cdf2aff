import type { CardCatalogue, CardEntry } from '@plainclaim/domain';
import { useEffect, useState } from 'react';
import { useThings } from '../../../components/cards/use-things.ts';

export type CardLoading = {
  /** Null until they are here, and when they cannot be had. */
  readonly cards: CardCatalogue | null;
  readonly cardsState: 'loading' | 'ready' | 'failed';
  readonly retryCards: () => void;
};

/** Kept for the page's life: a category's cards are asked for once. */
const known = new Map<string, CardCatalogue>();

/** The cards of a category, from the moment they are wanted. What reads them comes with them, not with the first visit. */
export function useCardCatalogue(isWanted: boolean, category: string, entries: readonly CardEntry[]): CardLoading {
  const [failed, setFailed] = useState<string | null>(null);
  const [, setArrivals] = useState(0);
  const own = known.get(category) ?? null;
  const isMissing = isWanted && category !== '' && own === null && failed !== category;
  useEffect(() => {
    if (!isMissing) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const load = async () => {
      const { readCards } = await import('../../../api/cards.ts');
      const read = await readCards(category, { signal });
      if (signal.aborted) return;
      if (read.ok) known.set(category, read.value);
      setArrivals((count) => count + 1);
      setFailed(read.ok ? null : category);
    };
    load().catch(() => {
      if (!signal.aborted) setFailed(category);
    });
    return () => controller.abort();
  }, [isMissing, category]);
  const { cards, hasFailed, retry } = useThings(own, entries);
  return {
    cards,
    cardsState: cards !== null ? 'ready' : failed === category || hasFailed ? 'failed' : 'loading',
    retryCards: () => {
      setFailed(null);
      retry();
    },
  };
}
