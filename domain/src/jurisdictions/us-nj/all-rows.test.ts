import { describe, expect, test } from 'vitest';
import type { DatedRow } from '../pack.ts';
import { allRows } from './all-rows.ts';

const modules = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['./**/*.ts', '!./**/*.test.ts', '!./**/testing/**'],
  { eager: true },
);

const isRow = (value: object): value is DatedRow<unknown> => 'id' in value && 'checkedOn' in value && 'source' in value;

/** Every dated row that some module exports, however deep in its lists and records. */
function rowsWithin(value: unknown): readonly DatedRow<unknown>[] {
  if (typeof value !== 'object' || value === null) return [];
  return isRow(value) ? [value] : Object.values(value).flatMap(rowsWithin);
}

/** "limit.small-claims" of "limit.small-claims@2022-07-01". */
const seriesOf = ({ id }: DatedRow<unknown>): string => id.split('@')[0] ?? id;

const overlap = (a: DatedRow<unknown>, b: DatedRow<unknown>): boolean =>
  (a.from ?? '') <= (b.to ?? '9999') && (b.from ?? '') <= (a.to ?? '9999');

describe('the rows of New Jersey law', () => {
  test('every row that a module exports is in the one list', () => {
    const listed = new Set(allRows.map(({ id }) => id));
    const exported = Object.values(modules).flatMap(rowsWithin);
    expect(exported.length).toBeGreaterThan(40);
    expect(exported.filter(({ id }) => !listed.has(id))).toEqual([]);
  });

  test('each has an id of its own: a series and the day it began or was checked', () => {
    const ids = allRows.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[a-z-]+\.[a-z-]+@(?:before-)?\d{4}(?:-\d{2}-\d{2})?$/.test(id))).toEqual([]);
  });

  test('each names its source, and an unverified one admits it', () => {
    expect(allRows.filter(({ source }) => source.trim() === '')).toEqual([]);
    const unsure = allRows.filter(({ certainty }) => certainty === 'unverified');
    expect(unsure.filter(({ source }) => !/from memory/i.test(source))).toEqual([]);
  });

  test('none ends before it begins', () => {
    expect(allRows.filter(({ from, to }) => from !== null && to !== null && from > to)).toEqual([]);
  });

  test('no two rows of a series hold on one day', () => {
    const clashes = allRows.flatMap((row, index) =>
      allRows
        .slice(index + 1)
        .filter((other) => seriesOf(other) === seriesOf(row) && overlap(row, other))
        .map((other) => `${row.id} and ${other.id}`),
    );
    expect(clashes).toEqual([]);
  });
});
