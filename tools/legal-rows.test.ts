import { readFileSync } from 'node:fs';
import { dayOf, type DatedRow } from '@plainclaim/domain';
import { allRows } from '@plainclaim/domain/us-nj';
import { describe, expect, test } from 'vitest';
import { endingSeries, hasEnded, rowsToCheck, tableOf, warningsOf } from './legal-rows.ts';

const TODAY = dayOf('2027-11-21');

const aRow = (changes: Partial<DatedRow<unknown>> = {}): DatedRow<unknown> => ({
  id: 'limit.small-claims@2022-07-01',
  value: 500_000,
  from: dayOf('2022-07-01'),
  to: null,
  source: 'R. 6:1-2(a)',
  checkedOn: dayOf('2027-06-01'),
  certainty: 'official',
  ...changes,
});

describe('the legal rows to look up again', () => {
  test.each([
    ['checked this year and read in a source', {}, false],
    ['never read in a source', { certainty: 'unverified' }, true],
    ['checked a year ago to the day', { checkedOn: dayOf('2026-11-21') }, false],
    ['checked a year and a day ago', { checkedOn: dayOf('2026-11-20') }, true],
    ['read only in a note', { certainty: 'secondary' }, false],
  ] as const)('%s: %o is listed: %s', (_name, changes, isListed) => {
    expect(rowsToCheck([aRow(changes)], TODAY)).toHaveLength(isListed ? 1 : 0);
  });

  test('the table lines up its columns and counts its rows', () => {
    const rows = [aRow(), aRow({ id: 'limitation.check', value: { years: 3 }, certainty: 'unverified' })];
    expect(tableOf(rows, 40).split('\n')).toEqual([
      'id                             value        certainty   checked on  source',
      'limit.small-claims@2022-07-01  500000       official    2027-06-01  R. 6:1-2(a)',
      'limitation.check               {"years":3}  unverified  2027-06-01  R. 6:1-2(a)',
      '',
      '2 of 40 rows are unverified or were checked over a year ago.',
    ]);
  });

  test('no row leaves the heading and says so', () => {
    expect(tableOf([], 40)).toBe(
      'id  value  certainty  checked on  source\n\n0 of 40 rows are unverified or were checked over a year ago.',
    );
  });
});

describe('series that end', () => {
  const of2027 = aRow({ id: 'interest.small@2027', from: dayOf('2027-01-01'), to: dayOf('2027-12-31') });
  const of2026 = aRow({ id: 'interest.small@2026', from: dayOf('2026-01-01'), to: dayOf('2026-12-31') });
  const wages = [
    aRow({ id: 'limitation.wages@before-2019-08-06', to: dayOf('2019-08-05') }),
    aRow({ id: 'limitation.wages@2019-08-06', from: dayOf('2019-08-06') }),
  ];

  test.each([
    ['2027-10-01', []],
    ['2027-10-02', ['Warning: interest.small ends on 2027-12-31, in 90 days, and no row follows it.']],
    ['2027-12-31', ['Warning: interest.small ends on 2027-12-31, in 0 days, and no row follows it.']],
    ['2028-01-01', ['ENDED: interest.small ended on 2027-12-31. Add the row that follows it.']],
  ])('on %s: %j', (day, lines) => {
    const ending = endingSeries([of2026, of2027, ...wages], dayOf(day));
    expect(warningsOf(ending)).toEqual(lines);
    expect(ending.some(hasEnded)).toBe(day === '2028-01-01');
  });

  test('one that has ended stands first', () => {
    const other = aRow({ id: 'poverty.one@2027', to: dayOf('2028-01-31') });
    const lines = warningsOf(endingSeries([other, of2027], dayOf('2028-01-05')));
    expect(lines.map((line) => line.split(':')[0])).toEqual(['ENDED', 'Warning']);
  });
});

test('each special rule that has a row is told in the table of special rules', () => {
  const table = readFileSync(new URL('../docs/special-rules.md', import.meta.url), 'utf8');
  const listed = new Set([...table.matchAll(/^\| ([a-z-]+) +\|/gm)].map(([, key]) => key));
  const rules = allRows.flatMap(({ id }) => /^rule\.([a-z-]+)@/.exec(id)?.[1] ?? []);
  expect(rules.length).toBeGreaterThan(50);
  expect(rules.filter((key) => !listed.has(key))).toEqual([]);
});
