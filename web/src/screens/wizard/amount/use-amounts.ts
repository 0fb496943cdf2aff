import { type AmountTable, type CardCatalogue, draftAmounts, draftFacts, type Facts } from '@plainclaim/domain';
import { useMemo } from 'react';
import { useWizard } from '../engine/wizard-context.ts';

export type Amounts = { readonly table: AmountTable; readonly facts: Facts; readonly cards: CardCatalogue };

/** The amount as rows, from the answers as they are now; null while the cards or the amount are not known. */
export function useAmounts(): Amounts | null {
  const { draft, facts } = useWizard();
  const { cards, multiples, today } = facts;
  return useMemo(() => {
    const table = draftAmounts(draft, { cards, multiples, today });
    return table === null || cards === null ? null : { table, facts: draftFacts(draft, cards, { today }), cards };
  }, [draft, cards, multiples, today]);
}
