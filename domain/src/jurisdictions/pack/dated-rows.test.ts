import { describe, expect, test } from 'vitest';
import type { DatedRow } from '../pack.ts';
import { dayOf, leastSure, rowOn } from './dated-rows.ts';

const aRow = (id: string, from: string | null, to: string | null): DatedRow<number> => ({
  id,
  value: 1,
  from: from === null ? null : dayOf(from),
  to: to === null ? null : dayOf(to),
  source: 'a test',
  checkedOn: dayOf('2026-11-21'),
  certainty: 'official',
});

describe('dated rows', () => {
  const rows = [aRow('old', null, '2022-06-30'), aRow('new', '2022-07-01', null)];

  test.each([
    ['1990-01-01', 'old'],
    ['2022-06-30', 'old'],
    ['2022-07-01', 'new'],
    ['2030-01-01', 'new'],
  ])('on %s the %s row is in force', (on, id) => {
    expect(rowOn(rows, dayOf(on))?.id).toBe(id);
  });

  test('no row is in force before the first or after the last', () => {
    const closed = [aRow('only', '2020-01-01', '2020-12-31')];
    expect(rowOn(closed, dayOf('2019-12-31'))).toBeNull();
    expect(rowOn(closed, dayOf('2021-01-01'))).toBeNull();
  });

  test('a figure is as sure as its least sure row', () => {
    expect(leastSure(['official', 'secondary', 'official-copy'])).toBe('secondary');
    expect(leastSure(['official'])).toBe('official');
    expect(leastSure(['official', 'unverified'])).toBe('unverified');
  });

  test('a figure without rows is not verified', () => {
    expect(leastSure([])).toBe('unverified');
  });

  test('a day that does not exist cannot stand in the data', () => {
    expect(() => dayOf('2026-02-30')).toThrow(RangeError);
  });
});
