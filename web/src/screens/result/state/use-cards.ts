import type { LetterCards } from '@plainclaim/contract';
import type { CardCatalogue } from '@plainclaim/domain';
import { useEffect, useState } from 'react';
import { useThings } from '../../../components/cards/use-things.ts';

/** The cards of a letter's category, once something wants them. Null until they are here, and when they cannot be had. */
export function useCards(isWanted: boolean, of: LetterCards | undefined): CardCatalogue | null {
  const category = of?.situation ?? '';
  const [loaded, setLoaded] = useState<CardCatalogue | null>(null);
  const isMissing = isWanted && category !== '' && loaded?.category !== category;
  useEffect(() => {
    if (!isMissing) return undefined;
    const controller = new AbortController();
    const load = async () => {
      const { readCards } = await import('../../../api/cards.ts');
      const read = await readCards(category, { signal: controller.signal });
      if (!controller.signal.aborted && read.ok) setLoaded(read.value);
    };
    load().catch(() => undefined);
    return () => controller.abort();
  }, [isMissing, category]);
  return useThings(loaded?.category === category ? loaded : null, of?.entries ?? []).cards;
}
