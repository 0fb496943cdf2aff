import { isUsState } from '@plainclaim/domain';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadedOnce, readPlaceFile } from './place-file.ts';
import { indexPlaces, readPlaces } from './place-index.ts';

const DATA_FILE = fileURLToPath(new URL('../../../reference-data/us-places.tsv.gz', import.meta.url));

const small = indexPlaces(
  readPlaces([
    '# a comment',
    'Newark\tNJ\t07101 07102',
    "Coeur d'Alene\tID\t83814",
    'Newark\tDE\t19711',
    'St Columbans\tNE\t68056',
    'Adjuntas Park\tNY\t00601',
    '',
  ]),
);

describe('the index of places', () => {
  test('finds a place by the beginning of its folded name', () => {
    expect([...small.startingWith('newa')].map(({ state }) => state)).toEqual(['NJ', 'DE']);
    expect([...small.startingWith('coeur d al')].map(({ city }) => city)).toEqual(["Coeur d'Alene"]);
    expect([...small.startingWith('saint c')].map(({ city }) => city)).toEqual(['St Columbans']);
    expect([...small.startingWith('zz')]).toEqual([]);
  });

  test('finds ZIP codes by their first digits, leading zeros and all', () => {
    const zips = (digits: string) => [...small.zipsStartingWith(digits)].map(({ zip }) => zip);
    expect(zips('071')).toEqual(['07101', '07102']);
    expect(zips('0')).toEqual(['00601', '07101', '07102']);
    expect(zips('83814')).toEqual(['83814']);
    expect(zips('99')).toEqual([]);
  });

  test('tells places of one name apart by state', () => {
    expect(small.find('Newark', 'DE')?.zips).toEqual(['19711']);
    expect(small.find('Newark', 'TX')).toBeUndefined();
    expect(small.find('newark', 'NJ')).toBeUndefined();
    expect(small.find('', 'NJ')).toBeUndefined();
  });

  test.each([['Newark\tNJ'], ['Newark\tNJ\t0710'], ['Newark\tXX\t07101'], ['Newark,NJ,07101']])(
    'refuses a file with the line %j',
    (line) => {
      expect(() => readPlaces([line])).toThrow('cannot be read');
    },
  );
});

describe('the data in the repository', () => {
  test('covers the fifty states and DC, each ZIP once', async () => {
    const places = [...(await readPlaceFile(DATA_FILE)).startingWith('')];
    const zips = places.flatMap((place) => place.zips);
    expect(new Set(places.map(({ state }) => state)).size).toBe(51);
    expect(places.every(({ state }) => isUsState(state))).toBe(true);
    expect(zips.length).toBeGreaterThan(40_000);
    expect(new Set(zips).size).toBe(zips.length);
    expect(places.filter(({ state }) => state === 'NJ').flatMap((place) => place.zips).length).toBe(723);
  });
});

describe('reading the file', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'us-places-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  test('fails when it is missing or not packed', async () => {
    const unpacked = join(folder, 'unpacked.tsv.gz');
    await writeFile(unpacked, 'Newark\tNJ\t07101\n');
    await expect(readPlaceFile(join(folder, 'missing.tsv.gz'))).rejects.toMatchObject({ code: 'ENOENT' });
    await expect(readPlaceFile(unpacked)).rejects.toMatchObject({ code: 'Z_DATA_ERROR' });
  });

  test('happens once however many ask, and again only after a failure', async () => {
    const path = join(folder, 'late.tsv.gz');
    let reads = 0;
    const load = loadedOnce(() => {
      reads += 1;
      return readPlaceFile(path);
    });
    await expect(Promise.all([load(), load()])).rejects.toMatchObject({ code: 'ENOENT' });
    expect(reads).toBe(1);
    await writeFile(path, gzipSync('Newark\tNJ\t07101\n'));
    const [first, second] = await Promise.all([load(), load()]);
    expect(first).toBe(second);
    expect(first.size).toBe(1);
    expect(reads).toBe(2);
  });
});
