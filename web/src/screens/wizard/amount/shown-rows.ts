import {
  type AmountRow,
  type AmountTable,
  type CardCatalogue,
  type CardLanguage,
  cardNamed,
  type Cents,
  type Facts,
} from '@plainclaim/domain';

/** Why a row is not part of the sum: another one stands for the same money, the person took it out, or it is only named. */
export type WhyNot = 'excluded' | 'taken-out' | 'only-named';

/** A row of a card as the screen shows it. */
export type CardRowShown = {
  readonly id: string;
  /** In the reader's language. */
  readonly label: string;
  /** As it is in the letter. */
  readonly english: string;
  readonly cents: Cents;
  /** The name of its card, in the reader's language. */
  readonly card: string;
  readonly whyNot: WhyNot | null;
};

/** Rows of cards, those that count and those that are only named, in the letter's order. */
export function cardRows(facts: Facts, cards: CardCatalogue, language: CardLanguage): readonly CardRowShown[] {
  return facts.rows.flatMap((row, index): readonly CardRowShown[] => {
    if (row.from !== 'card') return [];
    const own = facts.rowCopies[language][index];
    return [
      {
        id: row.id,
        label: own?.label ?? row.label,
        english: row.label,
        cents: row.cents,
        card: cardNamed(cards, row.key)?.title[language] ?? '',
        whyNot: row.counts ? null : whyNot(row, facts),
      },
    ];
  });
}

function whyNot({ id, isExcluded }: AmountRow, { entries }: Facts): WhyNot {
  if (isExcluded) return 'excluded';
  return entries.find(({ entry }) => entry.id === id)?.entry.counts === 'no' ? 'taken-out' : 'only-named';
}

/** Rows whose tick alone brings the sum to the claim, with all that changes at that tick: added ones taken out, others added. */
export function rowsThatFit(
  rows: readonly CardRowShown[],
  { against }: AmountTable,
  ticked: (row: string, counts: boolean) => AmountTable | null,
): readonly CardRowShown[] {
  if (against.kind !== 'differ') return [];
  return rows.filter(({ id, whyNot }) => ticked(id, whyNot !== null)?.against.kind === 'equal').slice(0, MOST_FITTING);
}

/** More than a few offers to choose from help nobody. */
const MOST_FITTING = 3;

/**
 * The choice waits until the rows come to the claim, or to the claim without what the law adds: somebody typed the larger
 * sum. One that was made stays in sight, so that it can be changed.
 */
export const asksMultiple = ({ multiple, against }: AmountTable): boolean =>
  multiple !== null &&
  (multiple.choice !== '' ||
    against.kind === 'equal' ||
    (against.kind === 'differ' && against.difference === multiple.added));

/** True when all that is missing is the claim itself: the law's row was added and the claim is still without it. */
export const waitsForClaim = ({ multiple, against }: AmountTable): boolean =>
  multiple?.choice === 'now' && against.kind === 'differ' && against.difference + multiple.added === 0;
