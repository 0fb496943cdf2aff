import { FREE_EVENT } from '@plainclaim/domain';
import { describe, expect, test } from 'vitest';
import { aCard, aCatalogue, anEntry, read } from '../testing/some-cards.ts';
import { deckOf, firstCard } from './card-deck.ts';

const once = aCard('once', { rank: 2 });
const often = aCard('often', { rank: 1, repeat: true });
const other = aCard('other', { reasons: ['another'] });
const freeCard = aCard(FREE_EVENT, { repeat: true });
const catalogue = aCatalogue([once, often, other, freeCard]);
const reasons = ['mine'];
const names = (deck: ReturnType<typeof deckOf>) =>
  deck.chips.map(({ card, entry }) => `${card.key}${entry === null ? '' : ` ${entry}`}`);

describe('the cards to choose from', () => {
  test('are those for the reasons, the most important first', () => {
    expect(names(deckOf(catalogue, reasons, [], [], null))).toEqual(['often', 'once']);
    expect(firstCard(catalogue, reasons)?.key).toBe('often');
  });

  test('are without those in use, but what can happen more than once stays', () => {
    const entries = [anEntry('a', 'once'), anEntry('b', 'often')];
    const all = [read(often, entries[1] ?? anEntry('b', 'often')), read(once, entries[0] ?? anEntry('a', 'once'))];
    const deck = deckOf(catalogue, reasons, all, entries, null);
    expect(names(deck)).toEqual(['often']);
    expect(deck.shown.map(({ entry }) => entry.id)).toEqual(['a', 'b']);
  });

  test('are without the one that stands open', () => {
    expect(names(deckOf(catalogue, reasons, [], [], 'once'))).toEqual(['often']);
  });

  test('bring a card back that was left out, with its answers', () => {
    const out = anEntry('a', 'once', { isLeftOut: true, values: { amount: '5' } });
    const free = anEntry('f', FREE_EVENT, { isLeftOut: true });
    const deck = deckOf(catalogue, reasons, [read(once, out), read(freeCard, free)], [out, free], null);
    expect(names(deck)).toEqual(['often', 'once a', `${FREE_EVENT} f`]);
    expect(deck.shown).toEqual([]);
  });
});
