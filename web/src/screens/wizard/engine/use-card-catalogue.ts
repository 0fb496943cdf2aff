import { useLingui } from '@lingui/react/macro';
import { DEFAULT_LANGUAGE, parseLanguage } from '@plainclaim/contract';
import type { CardCatalogue, ClaimDraft } from '@plainclaim/domain';
import { useEffect, useState } from 'react';
import { useThings } from '../../../components/cards/use-things.ts';

export type CardLoading = {
  /** Null until they are here, and when they cannot be had. */
  readonly cards: CardCatalogue | null;
  readonly cardsState: 'loading' | 'ready' | 'failed';
  readonly retryCards: () => void;
};

/** Kept for the page's life: the cards of the same reasons, in a language, are asked for once. */
const known = new Map<string, CardCatalogue>();

/** The cards for these answers, from the moment they are wanted. What reads them comes with them, not with the first visit. */
export function useCardCatalogue(isWanted: boolean, draft: ClaimDraft): CardLoading {
  const { i18n } = useLingui();
  const language = parseLanguage(i18n.locale) ?? DEFAULT_LANGUAGE;
  const { situation: category, cards: entries } = draft;
  const ticked = [...draft.disputing].sort().join(',');
  const claim = `${category} ${ticked}`;
  const wish = `${claim} ${language}`;
  const [failed, setFailed] = useState<string | null>(null);
  const [, setArrivals] = useState(0);
  const isMissing = isWanted && category !== '' && !known.has(wish) && failed !== wish;
  // Until the words of another language are here, a card that is open stays as it was.
  const own = known.get(wish) ?? known.get(claim) ?? null;
  useEffect(() => {
    if (!isMissing) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const load = async () => {
      const { readCards } = await import('../../../api/cards.ts');
      const reasons = ticked === '' ? [] : ticked.split(',');
      const read = await readCards({ category, reasons, language }, { signal });
      if (signal.aborted) return;
      if (read.ok) {
        known.set(wish, read.value);
        known.set(claim, read.value);
      }
      setArrivals((count) => count + 1);
      setFailed(read.ok ? null : wish);
    };
    load().catch(() => {
      if (!signal.aborted) setFailed(wish);
    });
    return () => controller.abort();
  }, [isMissing, category, ticked, claim, language, wish]);
  const { cards, hasFailed, retry } = useThings(own, entries);
  return {
    cards,
    cardsState: cards !== null ? 'ready' : failed === wish || hasFailed ? 'failed' : 'loading',
    retryCards: () => {
      setFailed(null);
      retry();
    },
  };
}
