import type { CardCatalogue } from '@plainclaim/domain';
import { useEffect, useState } from 'react';

/** The cards of a category, once something wants them. Null until they are here, and when they cannot be had. */
export function useCards(isWanted: boolean, category: string): CardCatalogue | null {
  const [loaded, setLoaded] = useState<CardCatalogue | null>(null);
  const isMissing = isWanted && category !== '' && loaded?.category !== category;
  useEffect(() => {
    if (!isMissing) return undefined;
    const controller = new AbortController();
    const load = async () => {
      const { readCards } = await import('../../api/cards.ts');
      const read = await readCards(category, { signal: controller.signal });
      if (!controller.signal.aborted && read.ok) setLoaded(read.value);
    };
    load().catch(() => undefined);
    return () => controller.abort();
  }, [isMissing, category]);
  return loaded?.category === category ? loaded : null;
}
