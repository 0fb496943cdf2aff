import {
  type AmountTable,
  type CardCatalogue,
  draftAmounts,
  draftFacts,
  type Facts,
  rowsPressed,
  withTick,
} from '@plainclaim/domain';
import { useMemo } from 'react';
import { useWizard } from '../engine/wizard-context.ts';

export type Amounts = {
  readonly table: AmountTable;
  readonly facts: Facts;
  readonly cards: CardCatalogue;
  /** The table as it would be with a row of a card ticked or unticked. */
  readonly ticked: (row: string, counts: boolean) => AmountTable | null;
};

/** The amount as rows, from the answers as they are now; null while the cards or the amount are not known. */
export function useAmounts(): Amounts | null {
  const { draft, facts } = useWizard();
  const { cards, multiples, today } = facts;
  return useMemo(() => {
    const table = draftAmounts(draft, { cards, multiples, today });
    if (table === null || cards === null) return null;
    const read = draftFacts(draft, cards, { today });
    const ticked = (row: string, counts: boolean): AmountTable | null =>
      draftAmounts(
        { ...draft, cards: withTick(draft.cards, rowsPressed(read), row, counts) },
        { cards, multiples, today },
      );
    return { table, facts: read, cards, ticked };
  }, [draft, cards, multiples, today]);
}
