import { cents, type TypedRow } from '@plainclaim/domain';
import { describe, expect, test } from 'vitest';
import { isClaimable, nextRowId, withNewRow, withoutRow, withRow, withRowBack } from './amount-changes.ts';

const row = (id: string, changes: Partial<TypedRow> = {}): TypedRow => ({
  id,
  label: 'Interest',
  amount: '60',
  isMinus: false,
  ...changes,
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
