import { describe, expect, test } from 'vitest';
import type { Card } from '../card.ts';
import type { CardEntry, SlotValue } from '../entry.ts';
import { catalogueOf } from '../catalogue/index.ts';
import { freeCardOf } from '../general-cards.ts';
import { readEntry } from '../read-entry.ts';
import { sayCard, type Telling } from './say-card.ts';
import { sayPieces, sayStart } from './say-pieces.ts';

const same = (text: string) => ({ en: text, es: text, tr: text, pt: text });
const card: Card = {
  key: 'test.said',
  reasons: ['*'],
  rank: 1,
  phase: 'request',
  title: same('Said'),
  ask: same('Who said it?'),
  slots: [
    { key: 'who', kind: 'who', required: true, label: same('Who') },
    { key: 'day', kind: 'day', label: same('When') },
    { key: 'words', kind: 'quote', label: same('What') },
  ],
  says: [
    { with: ['day', 'words'], ...same('{on:day} {who} told {me}: {words}.') },
    { with: ['words'], ...same('{who} told {me}: {words}.') },
    { with: ['day'], ...same('{who} called {me} {on:day}.') },
    same('{who} called {me}.'),
  ],
  feeds: {},
};
const telling: Telling = {
  speaker: { isWe: false, defendants: ['Tom Lee'], place: '' },
  language: 'en',
  mentionedDay: null,
};
const filled = (values: Record<string, SlotValue>, of: Card = card) => {
  const entry: CardEntry = { id: 'a', card: of.key, values, defendant: '', counts: '', proof: [], isLeftOut: false };
  return readEntry(of, entry, 1);
};
const pieces = (values: Record<string, SlotValue>) =>
  sayPieces(filled(values), telling, ({ label }) => `[${label.en}]`) ?? [];
const them: SlotValue = { side: 'them', role: '', name: '' };

describe('a sentence while it is filled', () => {
  test.each<Record<string, SlotValue>>([
    { who: them, day: '2026-05-01', words: 'We do not pay.' },
    { who: { side: 'other', role: 'my neighbor', name: 'Luis' }, words: 'no' },
    { who: them },
    { who: { side: 'us', role: '', name: '' }, day: '2026-05' },
  ])('is the sentence of the letter, letter for letter: %j', (values) => {
    expect(
      pieces(values)
        .map(({ text }) => text)
        .join(''),
    ).toBe(sayCard(filled(values), telling));
  });

  test('says nothing else in place of words that are too long', () => {
    const said = pieces({ who: them, words: 'no '.repeat(120) })
      .map(({ text }) => text)
      .join('');
    expect(said).toBe('You told me: [What].');
  });

  test('knows which answer stands where', () => {
    expect(pieces({ who: them, day: '2026-05-01' })).toEqual([
      { text: 'You', slot: 'who', isEmpty: false },
      { text: ' called me ', slot: null, isEmpty: false },
      { text: 'on May 1, 2026', slot: 'day', isEmpty: false },
      { text: '.', slot: null, isEmpty: false },
    ]);
  });

  test('names what it cannot do without', () => {
    expect(pieces({ words: 'no' })[0]).toEqual({ text: '[Who]', slot: 'who', isEmpty: true });
  });

  test('cannot be given marks by typing them', () => {
    const typed = pieces({ who: them, words: 'a\uE000who\uE001b\uE002c' });
    expect(typed.filter(({ slot }) => slot === 'words')).toHaveLength(1);
    expect(typed.map(({ text }) => text).join('')).toBe('You told me: “awhobc”.');
  });
});

describe('a card that makes no sentence yet', () => {
  const free = freeCardOf(catalogueOf(''));
  if (free === undefined) throw new Error('there is a card for what no other asks');
  const who: SlotValue = { side: 'them', role: '', name: '' };
  test('is not complete, and says what is missing', () => {
    const read = filled({ who }, free);
    expect([read.isComplete, read.problems]).toEqual([false, [{ slot: 'what', code: 'card.required' }]]);
  });

  test('shows what stands before the words', () => {
    const slot = free.slots.find(({ key }) => key === 'what');
    if (slot === undefined) throw new Error('the free card asks what happened');
    expect(sayStart(filled({ who }, free), slot, telling, ({ label }) => label.en)).toBe('You');
  });
});
