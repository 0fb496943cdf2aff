import {
  type Card,
  type CardCatalogue,
  type CardEntry,
  type CardOption,
  readEntry,
  type ReadEntry,
} from '@plainclaim/domain';
import { blankEntry } from '../cards/card-changes.ts';

const inAll = (text: string) => ({ en: text, es: text, tr: text, pt: text });
const option = (value: string): CardOption => ({ value, ...inAll(value), letter: value });

/** A card with a day, a sum and an option. */
export const aCard = (key: string, changes: Partial<Card> = {}): Card => ({
  key,
  reasons: ['*'],
  rank: 1,
  phase: 'payment',
  title: inAll(`Card ${key}`),
  ask: inAll('What?'),
  slots: [
    { key: 'amount', kind: 'money', required: true, label: inAll('How much?') },
    { key: 'day', kind: 'day', label: inAll('When?') },
    { key: 'how', kind: 'choice', label: inAll('How?'), options: [option('by check'), option('in cash')] },
  ],
  says: [
    { with: ['day', 'how'], ...inAll('{on:day} {I} paid {you} {amount} {how}.') },
    { with: ['day'], ...inAll('{on:day} {I} paid {you} {amount}.') },
    inAll('{I} paid {you} {amount}.'),
  ],
  feeds: {},
  ...changes,
});

export const aCatalogue = (cards: readonly Card[]): CardCatalogue => ({
  category: 'test',
  cards: [...cards],
  derived: [],
  proof: {},
});

export const anEntry = (id: string, card: string, changes: Partial<CardEntry> = {}): CardEntry => ({
  ...blankEntry(id, card),
  ...changes,
});

export const read = (card: Card, entry: CardEntry): ReadEntry => readEntry(card, entry, 1);
