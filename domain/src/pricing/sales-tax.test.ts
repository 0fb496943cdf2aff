import { describe, expect, test } from 'vitest';
import { dayOf } from '../jurisdictions/pack/dated-rows.ts';
import { US_STATES } from '../parties/index.ts';
import { salesTaxRows, taxRateOn } from './sales-tax.ts';

describe('state sales tax', () => {
  test('every state and the District of Columbia has a rate in force', () => {
    for (const { code } of US_STATES) expect(taxRateOn(code, dayOf('2026-11-21'))?.id).toContain(code);
    expect(salesTaxRows.size).toBe(US_STATES.length);
  });

  test.each([
    ['NJ', '2026-11-21', 66_250, 'secondary'],
    ['DE', '2026-11-21', 0, 'secondary'],
    ['MN', '2026-11-21', 68_750, 'secondary'],
    ['LA', '2026-11-21', 50_000, 'unverified'],
    ['TX', '2026-11-21', 62_500, 'unverified'],
  ])('%s on %s is %i millionths (%s)', (state, on, rate, certainty) => {
    const row = taxRateOn(state, dayOf(on));
    expect([row?.value, row?.certainty]).toEqual([rate, certainty]);
  });

  test('a rate does not reach back before it began', () => {
    expect(taxRateOn('NJ', dayOf('2017-12-31'))).toBeNull();
    expect(taxRateOn('NJ', dayOf('2018-01-01'))?.id).toBe('sales-tax.NJ@2018-01-01');
  });

  test.each(['', 'XX', 'nj', 'ON'])('a place without a row ("%s") has no rate', (state) => {
    expect(taxRateOn(state, dayOf('2026-11-21'))).toBeNull();
  });

  test('every row names where it was found and when', () => {
    for (const row of [...salesTaxRows.values()].flat()) {
      expect(row.source.length).toBeGreaterThan(10);
      expect(row.checkedOn).toBe('2026-11-21');
    }
  });
});
