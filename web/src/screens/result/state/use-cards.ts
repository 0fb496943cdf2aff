import { useLingui } from '@lingui/react/macro';
import { DEFAULT_LANGUAGE, type LetterCards, parseLanguage } from '@plainclaim/contract';
import type { CardCatalogue } from '@plainclaim/domain';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useThings } from '../../../components/cards/use-things.ts';

/** The cards of a letter's reasons, once something wants them. Null until they are here, and when they cannot be had. */
export function useCards(isWanted: boolean, of: LetterCards | undefined): CardCatalogue | null {
  const { i18n } = useLingui();
  const language = parseLanguage(i18n.locale) ?? DEFAULT_LANGUAGE;
  const category = of?.situation ?? '';
  const reasons = of?.reasons ?? [];
  const { data } = useQuery({
    queryKey: ['cards', category, reasons, language],
    queryFn: async ({ signal }) => {
      const { readCards } = await import('../../../api/cards.ts');
      const read = await readCards({ category, reasons, language }, { signal });
      return read.ok ? read.value : null;
    },
    enabled: isWanted && category !== '',
    staleTime: Number.POSITIVE_INFINITY,
    // Until the words of another language are here, what is shown stays.
    placeholderData: keepPreviousData,
  });
  return useThings(data ?? null, of?.entries ?? []).cards;
}
