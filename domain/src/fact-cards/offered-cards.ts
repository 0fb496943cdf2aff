import type { Card, CardCatalogue } from './card.ts';
import type { CardEntry } from './entry.ts';
import { FREE_EVENT, isGeneral } from './general-cards.ts';

/** More cards than this are never offered at once. The free one comes on top, the rest behind a press. */
export const MOST_OFFERED = 8;

const serves = ({ reasons }: Card, chosen: readonly string[]): boolean =>
  reasons.includes('*') || reasons.some((reason) => chosen.includes(reason));

/** The place of a card among those for a set of reasons: its best one. */
export const rankFor = ({ rank, offer = {}, reasons }: Card, chosen: readonly string[]): number => {
  const ranks = chosen
    .filter((reason) => reasons.includes('*') || reasons.includes(reason))
    .map((reason) => offer[reason] ?? rank);
  return ranks.length === 0 ? rank : Math.min(...ranks);
};

function rankedCards({ cards }: CardCatalogue, reasons: readonly string[]): readonly Card[] {
  return cards
    .filter((card) => !isGeneral(card) && serves(card, reasons))
    .map((card, index) => ({ card, index, rank: rankFor(card, reasons) }))
    .toSorted((a, b) => a.rank - b.rank || a.index - b.index)
    .map(({ card }) => card);
}

/** The cards to offer for the chosen reasons, the most important first. */
export const offeredCards = (catalogue: CardCatalogue, reasons: readonly string[]): readonly Card[] =>
  rankedCards(catalogue, reasons).slice(0, MOST_OFFERED);

/** What else fits, for who asks for more: the rest of these reasons, and the cards of every category. */
export const furtherCards = (catalogue: CardCatalogue, reasons: readonly string[]): readonly Card[] => [
  ...rankedCards(catalogue, reasons).slice(MOST_OFFERED),
  ...catalogue.cards.filter((card) => isGeneral(card) && card.key !== FREE_EVENT),
];

export const cardNamed = ({ cards }: CardCatalogue, key: string): Card | undefined =>
  cards.find((card) => card.key === key);

/** Whether a filling belongs to the reasons that are ticked. Others are kept, and come back with their reason. */
export const isOfReasons = (catalogue: CardCatalogue, entry: CardEntry, reasons: readonly string[]): boolean => {
  const card = cardNamed(catalogue, entry.card);
  return card !== undefined && serves(card, reasons);
};
