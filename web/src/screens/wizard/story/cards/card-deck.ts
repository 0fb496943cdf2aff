import {
  type Card,
  type CardCatalogue,
  type CardEntry,
  cardNamed,
  FREE_EVENT,
  furtherCards,
  offeredCards,
  type ReadEntry,
} from '@plainclaim/domain';

/** A card to press. `entry` is the filling that was left out and comes back with it; null for a new one. */
export type Chip = { readonly card: Card; readonly entry: string | null };

export type Deck = {
  /** Fillings that are shown as cards, in the order in which they were begun. */
  readonly shown: readonly ReadEntry[];
  readonly chips: readonly Chip[];
  /** What else fits, shown after a press. */
  readonly further: readonly Chip[];
};

/** Cards that are offered at once. More of them is a list to read and not a choice. */
const MOST_OFFERED = 4;

/** Which cards are open or folded, and which are offered: those for the ticked reasons, the most important first. */
export function deckOf(
  catalogue: CardCatalogue,
  reasons: readonly string[],
  read: readonly ReadEntry[],
  entries: readonly CardEntry[],
  /** The card that is open before anything is in it. */
  openedCard: string | null,
): Deck {
  const order = new Map(entries.map(({ id }, index) => [id, index]));
  const inOrder = read.toSorted((a, b) => (order.get(a.entry.id) ?? 0) - (order.get(b.entry.id) ?? 0));
  const shown = inOrder.filter(({ entry }) => !entry.isLeftOut);
  const left = inOrder.filter(({ entry }) => entry.isLeftOut);
  const inUse = new Set([...shown.map(({ card }) => card.key), ...(openedCard === null ? [] : [openedCard])]);
  const offered = offeredCards(catalogue, reasons);
  const chipsFor = (card: Card): readonly Chip[] => {
    const kept = left.filter((one) => one.card.key === card.key).map(({ entry }): Chip => ({ card, entry: entry.id }));
    const isNew =
      card.repeat === true ? kept.length === 0 || inUse.has(card.key) : kept.length === 0 && !inUse.has(card.key);
    return isNew ? [...kept, { card, entry: null }] : kept;
  };
  const further = furtherCards(catalogue, reasons);
  const isOffered = new Set([...offered, ...further].map(({ key }) => key));
  const others = left
    .filter(({ card }) => card.key === FREE_EVENT || !isOffered.has(card.key))
    .map(({ card, entry }): Chip => ({ card, entry: entry.id }));
  const [important, rest] = [offered.slice(0, MOST_OFFERED), offered.slice(MOST_OFFERED)];
  const isLeft = ({ entry }: Chip) => entry !== null;
  // What was filled and left out is never hidden.
  const behind = [...rest, ...further].flatMap(chipsFor);
  return {
    shown,
    chips: [...important.flatMap(chipsFor), ...others, ...behind.filter(isLeft)],
    further: behind.filter((chip) => !isLeft(chip)),
  };
}

export const cardOf = (catalogue: CardCatalogue, key: string): Card | null => cardNamed(catalogue, key) ?? null;
