import { FREE_EVENT } from '@plainclaim/domain';
import { describe, expect, test } from 'vitest';
import { aCard, aCatalogue, anEntry, read } from '../testing/some-cards.ts';
import { deckOf } from './card-deck.ts';

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
  });

  test('are four at most, with the others behind a press; what was left out is never behind it', () => {
    const many = ['a', 'b', 'c', 'd', 'e', 'f'].map((key, index) => aCard(key, { rank: index + 1 }));
    const deck = deckOf(aCatalogue(many), reasons, [], [], null);
    expect(names(deck)).toEqual(['a', 'b', 'c', 'd']);
    expect(deck.further.map(({ card }) => card.key)).toEqual(['e', 'f']);
    const out = anEntry('x', 'f', { isLeftOut: true });
    const last = many.at(-1) ?? aCard('f');
    expect(names(deckOf(aCatalogue(many), reasons, [read(last, out)], [out], null))).toEqual([
      'a',
      'b',
      'c',
      'd',
      'f x',
    ]);
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
