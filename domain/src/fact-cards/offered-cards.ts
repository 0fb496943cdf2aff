import type { Card, CardCatalogue } from './card.ts';
import type { CardEntry } from './entry.ts';
import { FREE_CARD } from './free-card.ts';

/** More cards than this are never offered at once; the free one comes on top. */
export const MOST_OFFERED = 8;

const serves = ({ reasons }: Card, chosen: readonly string[]): boolean =>
  reasons.includes('*') || reasons.some((reason) => chosen.includes(reason));

/** The place of a card among those for a set of reasons: its best one. */
const rankFor = ({ rank, offer = {}, reasons }: Card, chosen: readonly string[]): number => {
  const ranks = chosen
    .filter((reason) => reasons.includes('*') || reasons.includes(reason))
    .map((reason) => offer[reason] ?? rank);
  return ranks.length === 0 ? rank : Math.min(...ranks);
};

/** The cards to offer for the chosen reasons, the most important first, the free card last. */
export function offeredCards({ cards }: CardCatalogue, reasons: readonly string[]): readonly Card[] {
  const fitting = cards.filter((card) => serves(card, reasons));
  const ranked = fitting
    .map((card, index) => ({ card, index, rank: rankFor(card, reasons) }))
    .toSorted((a, b) => a.rank - b.rank || a.index - b.index)
    .slice(0, MOST_OFFERED);
  return [...ranked.map(({ card }) => card), FREE_CARD];
}

export const cardNamed = ({ cards }: CardCatalogue, key: string): Card | undefined =>
  key === FREE_CARD.key ? FREE_CARD : cards.find((card) => card.key === key);

/** Whether a filling belongs to the reasons that are ticked. Others are kept, and come back with their reason. */
export const isOfReasons = (catalogue: CardCatalogue, entry: CardEntry, reasons: readonly string[]): boolean => {
  const card = cardNamed(catalogue, entry.card);
  return card !== undefined && serves(card, reasons);
};
