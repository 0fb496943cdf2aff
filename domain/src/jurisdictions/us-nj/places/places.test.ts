import { describe, expect, test } from 'vitest';
import { counties } from './counties.ts';
import { municipalitiesByCounty } from './municipalities.ts';
import { communitiesByCounty, localNamesByCounty } from './postal-names.ts';
import { zipCodesByCounties } from './zip-codes.ts';

const known = new Set<string>(counties);
const namesIn = (lines: readonly string[]) => lines.flatMap((line) => line.split(';'));

describe('the tables of places', () => {
  test('there are 21 counties and 564 municipalities', () => {
    expect(counties).toHaveLength(21);
    expect(Object.values(municipalitiesByCounty).flatMap((lines) => namesIn(lines))).toHaveLength(564);
  });

  test('every ZIP stands once and names known counties, none of them twice', () => {
    const zips = Object.values(zipCodesByCounties).flatMap((lines) => lines.join(';').match(/\b\d{5}\b/g) ?? []);
    expect(zips).toHaveLength(723);
    expect(new Set(zips).size).toBe(723);
    for (const key of Object.keys(zipCodesByCounties)) {
      const named = key.split(/[|+]/);
      expect(named.every((name) => known.has(name))).toBe(true);
      expect(new Set(named).size).toBe(named.length);
    }
  });

  test.each([
    ['communities', communitiesByCounty, 87],
    ['local names', localNamesByCounty, 149],
  ])('the %s stand in known counties, each once in its county and written as a name', (_name, table, count) => {
    expect(Object.keys(table).every((county) => known.has(county))).toBe(true);
    const names = Object.entries(table).flatMap(([county, lines]) =>
      namesIn(lines).map((name) => `${county}: ${name}`),
    );
    expect(names).toHaveLength(count);
    expect(new Set(names).size).toBe(count);
    expect(names.filter((name) => !/^[A-Za-z ]+: [A-Z][A-Za-z]*(?:[ -][A-Z][A-Za-z]*)*$/.test(name))).toEqual([]);
  });
});
