import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cents } from '../money/index.ts';
import type { AmountRow } from './amount-rows.ts';
import { rowsForClaim } from './rows-for-claim.ts';

const row = (id: string, dollars: number, counts: boolean, from: AmountRow['from'] = 'card'): AmountRow => ({
  id,
  label: id,
  cents: cents(dollars * 100),
  from,
  counts,
  isExcluded: false,
  key: id,
});
const chosen = (rows: readonly AmountRow[], dollars: number) => {
  const ids = rowsForClaim(rows, cents(dollars * 100));
  return ids === null ? null : [...ids];
};

describe('the rows that come to the claim', () => {
  test('are the costs to put it right, where the payments were counted', () => {
    const rows = [
      row('first payment', 2000, true),
      row('second payment', 3000, true),
      row('third payment', 2000, true),
      row('another cost', 815, true),
      row('plumber', 1900, false),
      row('tiler', 2350, false),
      row('not paid', -1000, false),
    ];
    expect(chosen(rows, 4065)).toEqual(['another cost', 'plumber', 'tiler', 'not paid']);
  });

  test('stand beside what the person added by hand, which stays', () => {
    const rows = [
      row('price', 2960, true),
      row('repair', 300, false),
      row('towing', 100, false),
      row('own', 50, true, 'typed'),
    ];
    expect(chosen(rows, 450)).toEqual(['repair', 'towing']);
  });

  test.each([
    ['the rows come to it already', [row('a', 100, true), row('b', 50, false)], 100],
    ['one press does it', [row('a', 100, true), row('b', 50, false)], 150],
    ['nothing comes to it', [row('a', 100, true), row('b', 50, false)], 120],
    [
      'two choices ask for as few changes',
      [row('a', 100, true), row('b', 60, false), row('c', 60, false), row('d', 40, false)],
      200,
    ],
    ['there are too many rows', Array.from({ length: 17 }, (_, at) => row(`${at}`, 2 ** at, false)), 3],
  ])('are not offered where %s', (_name, rows, dollars) => {
    expect(chosen(rows, dollars)).toBeNull();
  });

  test('always come to the claim', () => {
    const anyRow = fc.record({
      dollars: fc.integer({ min: -40, max: 60 }).filter((one) => one !== 0),
      counts: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(anyRow, { maxLength: 9 }), fc.integer({ min: 1, max: 150 }), (list, claim) => {
        const rows = list.map(({ dollars, counts }, at) => row(`${at}`, dollars, counts));
        const ids = rowsForClaim(rows, cents(claim * 100));
        const sum = rows.filter(({ id }) => ids?.has(id)).reduce((total, one) => total + one.cents, 0);
        expect(ids === null || sum === claim * 100).toBe(true);
      }),
    );
  });
});
