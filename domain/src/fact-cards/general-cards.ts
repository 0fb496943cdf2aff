import type { Card, CardCatalogue } from './card.ts';

/** "Something else happened": offered with every set of reasons, as often as it is needed. */
export const FREE_EVENT = 'free.event';

/** Cards of every category, for what its own cards do not ask. They are in a file of their own, general.json. */
export const isGeneral = ({ key }: Pick<Card, 'key'>): boolean => key.startsWith('free.');

/** The card for what no other one asks about; undefined only in a catalogue without general cards. */
export const freeCardOf = ({ cards }: Pick<CardCatalogue, 'cards'>): Card | undefined =>
  cards.find(({ key }) => key === FREE_EVENT);
