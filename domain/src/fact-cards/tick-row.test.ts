import { describe, expect, test } from 'vitest';
import type { Card } from './card.ts';
import { catalogueOf } from './catalogue/index.ts';
import { type CardEntry, cardEntrySchema } from './entry.ts';
import type { ReadEntry } from './read-entry.ts';
import { takenOutBy, withOnly, withTick } from './tick-row.ts';

describe('a row counts, or it does not', () => {
  const entry = (id: string, counts: CardEntry['counts'] = ''): CardEntry =>
    cardEntrySchema.parse({ id, card: 'any', values: {}, counts });
  const [someCard] = catalogueOf('tenant-landlord').cards;
  if (someCard === undefined) throw new Error('no card');
  const inGroup = (group: string | undefined, joins?: string): Card => ({
    ...someCard,
    counts: {
      slot: 'amount',
      label: { en: 'Price', es: 'Precio', tr: 'Fiyat', pt: 'Preço' },
      sign: 1,
      default: true,
      ...(group === undefined ? {} : { group }),
      ...(joins === undefined ? {} : { joins }),
    },
  });
  const read = (one: CardEntry, group?: string, joins?: string): ReadEntry => ({
    entry: one,
    card: inGroup(group, joins),
    filled: new Map(),
    problems: [],
    isStarted: true,
    isComplete: true,
  });
  const countsOf = (entries: readonly CardEntry[]) => entries.map(({ counts }) => counts);
  const asRead = (list: readonly ReadEntry[], ...counted: readonly string[]) => ({
    read: list,
    counted: new Set(counted),
  });

  test('what the person says is kept, for or against', () => {
    const entries = [entry('a'), entry('b', 'no')];
    const known = entries.map((one) => read(one));
    expect(countsOf(withTick(entries, asRead(known), 'a', false))).toEqual(['no', 'no']);
    expect(countsOf(withTick(entries, asRead(known), 'b', true))).toEqual(['', 'yes']);
  });

  test('of rows that stand for the same money only the one ticked last counts', () => {
    const entries = [entry('price', 'yes'), entry('repair'), entry('other', 'yes')];
    const known = [read(entry('price'), 'loss'), read(entry('repair'), 'loss'), read(entry('other'))];
    expect(countsOf(withTick(entries, asRead(known), 'repair', true))).toEqual(['', 'yes', 'yes']);
  });

  test('what takes the place of another names it, and a row that goes with the one unticked stays', () => {
    const entries = [entry('price'), entry('repair'), entry('first')];
    const [price, repair] = [read(entry('price'), 'loss'), read(entry('repair'), 'loss')];
    const other = { ...repair, card: { ...repair.card, key: 'other' } };
    expect(takenOutBy('repair', asRead([price, other], 'price'))).toEqual(['price']);
    expect(takenOutBy('repair', asRead([price, other]))).toEqual([]);
    const first = read(entry('first'));
    const { counts } = first.card;
    if (counts === undefined) throw new Error('no row');
    const along = { ...first, card: { ...first.card, key: 'along', counts: { ...counts, with: price.card.key } } };
    expect(countsOf(withTick(entries, asRead([price, other, along], 'price', 'first'), 'price', false))).toEqual([
      'no',
      '',
      'yes',
    ]);
  });

  test('a row that joins them keeps both, until it is unticked', () => {
    const entries = [entry('less', 'yes'), entry('price', 'yes'), entry('repair')];
    const joined = (list: readonly CardEntry[]) =>
      list.map((one) => (one.id === 'less' ? read(one, undefined, 'loss') : read(one, 'loss')));
    const both = withTick(entries, asRead(joined(entries)), 'repair', true);
    expect(countsOf(both)).toEqual(['yes', 'yes', 'yes']);
    expect(countsOf(withTick(both, asRead(joined(both)), 'less', false))).toEqual(['no', '', '']);
  });

  test('of all rows only those that are chosen count, and a card without a row is left alone', () => {
    const entries = [entry('price'), entry('repair', 'no'), entry('told')];
    const told = read(entry('told'));
    const { counts: _none, ...card } = told.card;
    const known = [read(entry('price'), 'loss'), read(entry('repair'), 'loss'), { ...told, card }];
    expect(countsOf(withOnly(entries, asRead(known, 'price'), new Set(['repair'])))).toEqual(['no', 'yes', '']);
  });
});
