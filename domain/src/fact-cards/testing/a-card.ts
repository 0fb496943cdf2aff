import type { CardEntry } from '../entry.ts';

/** A filled card, named by its own key where no other id is given. */
export const aCard = (card: string, values: CardEntry['values'], overrides: Partial<CardEntry> = {}): CardEntry => ({
  id: card,
  card,
  values,
  defendant: '',
  counts: '',
  proof: [],
  isLeftOut: false,
  ...overrides,
});
