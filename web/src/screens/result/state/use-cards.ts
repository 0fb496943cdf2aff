import type { LetterCards } from '@plainclaim/contract';
import type { CardCatalogue } from '@plainclaim/domain';
import { useQuery } from '@tanstack/react-query';
import { useThings } from '../../../components/cards/use-things.ts';

/** The cards of a letter's category, once something wants them. Null until they are here, and when they cannot be had. */
export function useCards(isWanted: boolean, of: LetterCards | undefined): CardCatalogue | null {
  const category = of?.situation ?? '';
  const { data } = useQuery({
    queryKey: ['cards', category],
    queryFn: async ({ signal }) => {
      const { readCards } = await import('../../../api/cards.ts');
      const read = await readCards(category, { signal });
      return read.ok ? read.value : null;
    },
    enabled: isWanted && category !== '',
    staleTime: Number.POSITIVE_INFINITY,
  });
  return useThings(data ?? null, of?.entries ?? []).cards;
}
