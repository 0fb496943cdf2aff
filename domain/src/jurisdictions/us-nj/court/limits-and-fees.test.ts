import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cents } from '../../../money/index.ts';
import { dayOf } from '../../pack/dated-rows.ts';
import { feeRows, feesOf } from './fees.ts';
import { courtName, courtPartOf, courtParts, smallClaimsLimits, specialCivilLimits } from './limits.ts';

const TODAY = dayOf('2026-11-21');

describe('the part of the court', () => {
  test.each([
    [249_99, 'small_claims'],
    [250_00, 'small_claims'],
    [5_000_00, 'small_claims'],
    [5_000_01, 'special_civil'],
    [20_000_00, 'special_civil'],
    [20_000_01, 'law_division'],
    [25_000_00, 'law_division'],
    [25_000_01, 'law_division'],
  ])('%i cents go to %s today', (demand, part) => {
    expect(courtPartOf(cents(demand), TODAY).part).toBe(part);
  });

  test.each([
    ['2022-06-30', 3_000_01, 'special_civil', 'limit.small-claims@before-2022-07-01'],
    ['2022-07-01', 3_000_01, 'small_claims', 'limit.small-claims@2022-07-01'],
  ])('on %s %i cents went to %s', (on, demand, part, row) => {
    const found = courtPartOf(cents(demand), dayOf(on));
    expect(found.part).toBe(part);
    expect(found.rowIds).toContain(row);
  });

  test('the parts are listed smallest first and the last has no limit', () => {
    expect(courtParts(TODAY).map(({ part, upTo }) => [part, upTo])).toEqual([
      ['small_claims', 5_000_00],
      ['special_civil', 20_000_00],
      ['law_division', null],
    ]);
  });

  test('each part has a name a letter can print', () => {
    expect(courtName('small_claims')).toContain('Small Claims Section');
    expect(courtName('special_civil')).toContain('Special Civil Part');
    expect(courtName('law_division')).toContain('Law Division');
  });
});

describe('court fees', () => {
  test.each([
    ['Small Claims, one defendant', 'small_claims', 3_200_00, 1, 45_00],
    ['Small Claims, two defendants', 'small_claims', 4_800_00, 2, 60_00],
    ['Special Civil above the small limit', 'special_civil', 7_500_00, 1, 85_00],
    ['Special Civil, two defendants', 'special_civil', 7_200_00, 2, 100_00],
    ['Special Civil for an amount Small Claims also hears', 'special_civil', 5_000_00, 1, 60_00],
  ] as const)('%s', (_name, part, demand, defendants, total) => {
    const fees = feesOf(part, cents(demand), defendants, TODAY);
    expect(fees && fees.filing + fees.extraDefendants + fees.service).toBe(total);
    expect(fees?.total).toBe(total);
    // Pages of the court differ on what its mail costs.
    expect(fees?.certainty).toBe('secondary');
  });

  test('mail service was cheaper until January 12, 2023', () => {
    expect(feesOf('small_claims', cents(1_000_00), 1, dayOf('2023-01-12'))?.service).toBe(7_00);
    expect(feesOf('small_claims', cents(1_000_00), 1, dayOf('2023-01-13'))?.service).toBe(10_00);
  });

  test('a second defendant adds the row for further defendants', () => {
    expect(feesOf('small_claims', cents(1_000_00), 1, TODAY)?.rowIds).toHaveLength(2);
    expect(feesOf('small_claims', cents(1_000_00), 2, TODAY)?.rowIds).toContain(
      'fee.small-claims-defendant@2014-11-17',
    );
  });

  test('a jury costs extra in the regular docket, as a figure to confirm, and none is known in Small Claims', () => {
    expect(feesOf('special_civil', cents(7_500_00), 1, TODAY)?.jury).toEqual({
      fee: 100_00,
      certainty: 'secondary',
      rowId: 'fee.jury-of-six@2014-11-17',
    });
    expect(feesOf('small_claims', cents(4_000_00), 1, TODAY)?.jury).toBeNull();
  });

  test('never fall as the amount or the number of people on the other side rises', () => {
    const anAmount = fc.integer({ min: 250_00, max: 20_000_00 });
    const someone = fc.integer({ min: 1, max: 4 });
    const costOf = (amount: number, defendants: number) =>
      feesOf(courtPartOf(cents(amount), TODAY).part, cents(amount), defendants, TODAY)?.total ?? Number.NaN;
    fc.assert(
      fc.property(anAmount, anAmount, someone, someone, (a, b, m, n) => {
        const dear = costOf(Math.max(a, b), Math.max(m, n));
        expect(dear).toBeGreaterThanOrEqual(costOf(Math.min(a, b), Math.min(m, n)));
      }),
    );
  });

  test('the Law Division has none here, and neither have days before the schedule', () => {
    expect(feesOf('law_division', cents(21_000_00), 1, TODAY)).toBeNull();
    expect(feesOf('small_claims', cents(1_000_00), 1, dayOf('2014-11-16'))).toBeNull();
  });
});

test('every row has its own id, a source and the day it was checked', () => {
  const rows = [...smallClaimsLimits, ...specialCivilLimits, ...feeRows];
  expect(new Set(rows.map((row) => row.id)).size).toBe(rows.length);
  for (const row of rows) {
    expect(row.source.length).toBeGreaterThan(10);
    expect(row.checkedOn).toBe('2026-11-21');
  }
});
