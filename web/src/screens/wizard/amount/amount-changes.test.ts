import { type Card, type CardEntry, cardEntrySchema, cents, type ReadEntry, type TypedRow } from '@plainclaim/domain';
import { catalogueOf } from '@plainclaim/domain/card-catalogue';
import { describe, expect, test } from 'vitest';
import { isClaimable, nextRowId, withNewRow, withoutRow, withRow, withRowBack, withTick } from './amount-changes.ts';

const row = (id: string, changes: Partial<TypedRow> = {}): TypedRow => ({
  id,
  label: 'Interest',
  amount: '60',
  isMinus: false,
  ...changes,
});

describe('a row counts, or it does not', () => {
  const entry = (id: string, counts: CardEntry['counts'] = ''): CardEntry =>
    cardEntrySchema.parse({ id, card: 'any', values: {}, counts });
  const [someCard] = catalogueOf('tenant-landlord').cards;
  if (someCard === undefined) throw new Error('no card');
  const inGroup = (group: string | undefined, joins?: string): Card => ({
    ...someCard,
    counts: {
      slot: 'amount',
      label: { en: 'Price', es: 'Precio', tr: 'Fiyat' },
      plain: { en: 'Price', es: 'Precio', tr: 'Fiyat' },
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

  test('what the person says is kept, for or against', () => {
    const entries = [entry('a'), entry('b', 'no')];
    const known = entries.map((one) => read(one));
    expect(countsOf(withTick(entries, known, 'a', false))).toEqual(['no', 'no']);
    expect(countsOf(withTick(entries, known, 'b', true))).toEqual(['', 'yes']);
  });

  test('of rows that stand for the same money only the one ticked last counts', () => {
    const entries = [entry('price', 'yes'), entry('repair'), entry('other', 'yes')];
    const known = [read(entry('price'), 'loss'), read(entry('repair'), 'loss'), read(entry('other'))];
    expect(countsOf(withTick(entries, known, 'repair', true))).toEqual(['', 'yes', 'yes']);
  });

  test('a row that joins them keeps both, until it is unticked', () => {
    const entries = [entry('less', 'yes'), entry('price', 'yes'), entry('repair')];
    const joined = (list: readonly CardEntry[]) =>
      list.map((one) => (one.id === 'less' ? read(one, undefined, 'loss') : read(one, 'loss')));
    const both = withTick(entries, joined(entries), 'repair', true);
    expect(countsOf(both)).toEqual(['yes', 'yes', 'yes']);
    expect(countsOf(withTick(both, joined(both), 'less', false))).toEqual(['no', '', '']);
  });
});

describe('rows that are added', () => {
  test('a new one has a name of its own, whatever was taken out before', () => {
    expect(nextRowId([])).toBe('row-1');
    expect(nextRowId([row('row-2')])).toBe('row-3');
    expect(nextRowId([row('row-3'), row('row-1')])).toBe('row-4');
  });

  test('one for the difference brings the rows to the claim, by plus or minus', () => {
    expect(withNewRow([], 'row-1', cents(60_05))).toEqual([row('row-1', { label: '', amount: '60.05' })]);
    expect(withNewRow([], 'row-1', cents(-410_00))).toEqual([
      row('row-1', { label: '', amount: '410.00', isMinus: true }),
    ]);
    expect(withNewRow([], 'row-1', null)).toEqual([row('row-1', { label: '', amount: '' })]);
  });

  test('there are at most twenty', () => {
    const full = Array.from({ length: 20 }, (_none, index) => row(`row-${index}`));
    expect(withNewRow(full, 'one-more', null)).toEqual(full);
  });

  test('one is changed, taken out, and comes back where it stood', () => {
    const rows = [row('a'), row('b'), row('c')];
    expect(withRow(rows, 'b', { amount: '75' })[1]).toEqual(row('b', { amount: '75' }));
    expect(withRowBack(withoutRow(rows, 'b'), row('b'), 1)).toEqual(rows);
  });

  test('one that comes back leaves the name to the row that has it now', () => {
    expect(withRowBack([row('row-1')], row('row-1', { label: 'Repair' }), 1)).toEqual([
      row('row-1'),
      row('row-2', { label: 'Repair' }),
    ]);
  });
});

test.each([
  [249_99, false],
  [250_00, true],
  [25_000_00, true],
  [25_000_01, false],
  [-300_00, false],
])('a claim of %i cents can be made here: %s', (sum, can) => {
  expect(isClaimable(cents(sum))).toBe(can);
});
