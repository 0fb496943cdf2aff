import { isUsState } from '@plainclaim/domain';
import fc from 'fast-check';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { descriptionOf } from './address-answer.ts';
import { readPlaceFile } from './place-file.ts';
import type { PlaceIndex } from './place-index.ts';
import { suggestPlaces } from './suggest-places.ts';
import { cleanLine } from './typed-address.ts';

const DATA_FILE = fileURLToPath(new URL('../../../reference-data/us-places.tsv.gz', import.meta.url));

let index: PlaceIndex;
beforeAll(async () => {
  index = await readPlaceFile(DATA_FILE);
});

const suggestionsFor = (input: string, claimState = 'NJ') =>
  suggestPlaces(index, { input, claimState }).map(descriptionOf);

describe('suggestions begin with', () => {
  test.each([
    // The town after the last comma.
    ['12 Main St, Newa', ['12 Main St, Newark, NJ', '12 Main St, Newark, DE', '12 Main St, Newark, OH']],
    ['12 Washington Ave, Ho', ['12 Washington Ave, Ho Ho Kus, NJ 07423', '12 Washington Ave, Hoboken, NJ 07030']],
    ['12 Main St\nNewa', ['12 Main St, Newark, NJ']],
    ['one penn plaza, new yo', ['one penn plaza, New York, NY']],
    // No comma: the street must end like one.
    ['12 Main St Newark', ['12 Main St, Newark, NJ']],
    ['123 N Broad St Elizabeth', ['123 N Broad St, Elizabeth, NJ']],
    ['250 US Highway 1 Edis', ['250 US Highway 1, Edison, NJ']],
    ['12 Elm St West New Y', ['12 Elm St, West New York, NJ 07093']],
    ['12 Main St Apt 4B, E Ora', ['12 Main St Apt 4B, East Orange, NJ']],
    ['12 Main St #3 Hobok', ['12 Main St #3, Hoboken, NJ 07030']],
    ['PO Box 12, Tren', ['PO Box 12, Trenton, NJ']],
    // A state, whole or begun.
    ['12 Main St Newark NJ', ['12 Main St, Newark, NJ']],
    ['350 Broadhollow Newark NJ', ['350 Broadhollow, Newark, NJ']],
    ['60 Park Pl, Newark, New Jersey', ['60 Park Pl, Newark, NJ']],
    ['12 Main St, Newark, N.J.', ['12 Main St, Newark, NJ']],
    ['12 Main St, Newark, N', ['12 Main St, Newark, NJ', '12 Main St, Newark, NY 14513']],
    ['12 Main St Newark N', ['12 Main St, Newark, NJ']],
    ['12 Main St, Newark DE', ['12 Main St, Newark, DE']],
    ['Jersey City New J', ['Jersey City, NJ']],
    // A ZIP, whole or begun.
    ['071', ['Newark, NJ 07101', 'Newark, NJ 07102', 'Newark, NJ 07103']],
    ['07069', ['Watchung, NJ 07069']],
    ['10001', ['New York, NY 10001']],
    ['12 Main St 07069', ['12 Main St, Watchung, NJ 07069']],
    ['12 Main St, NJ 07069', ['12 Main St, Watchung, NJ 07069']],
    ['12 Main St, Newark, NJ 0711', ['12 Main St, Newark, NJ 07112', '12 Main St, Newark, NJ 07114']],
    ['12 Main St, Newark, NJ 07102-1234', ['12 Main St, Newark, NJ 07102']],
    ['12 Main St, Newark, NJ 07102, USA', ['12 Main St, Newark, NJ 07102']],
    // The town alone, and its spellings.
    ['Jersey C', ['Jersey City, NJ']],
    ['Saint Lo', ['Saint Louis, MO', 'Saint Louis, MI 48880']],
    ['st. lo', ['Saint Louis, MO']],
    ['mount ho', ['Mount Holly, NJ 08060']],
    ['Mt Ho', ['Mount Holly, NJ 08060']],
    ['Ho-Ho-K', ['Ho Ho Kus, NJ 07423']],
    ["O'Fallon, Mis", ['O Fallon, MO']],
    ['Cañon C', ['Canon City, CO']],
    ['12 Main St, St', ['12 Main St, Stanhope, NJ 07874']],
    ['🏠 Main St, Newa', ['🏠 Main St, Newark, NJ']],
  ])('%j', (input, first) => {
    expect(suggestionsFor(input).slice(0, first.length)).toEqual(first);
  });
});

describe('nothing is suggested for', () => {
  test.each([
    ['a street without a town', '12 Main St'],
    ['a street that has only begun', '12 Main'],
    ['a house number', '120'],
    ['a street named after a town', '12 Newark'],
    ['a street word after a name that is one, too', '12 Court St'],
    ['a unit', '12 Main St, Apt 4'],
    ['a unit that has only begun', '12 Main St, Apt'],
    ['a bare number after the street', '12 Main St 205'],
    ['a town the post office does not name, with a ZIP that names another', '12 Main St, Green Brook, NJ 08812'],
    ['a town the post office does not name, before a state', '12 Main St, Green Brook, N'],
    ['a town and a ZIP that do not go together', '12 Main St, Newark 07030'],
    ['a state alone', '12 Main St, NJ'],
    ['two characters', 'Ne'],
    ['blanks', '      '],
    ['more than 200 characters', `${'1'.repeat(190)} Main St, Newark`],
    ['40,000 characters', 'Newark '.repeat(5715)],
    ['an address of the web', 'http://127.0.0.1:54321'],
    ['names every object has', '__proto__'],
    ['a constructor', 'constructor'],
    ['emoji', '🏠🏠🏠🏠'],
    ['digits of other scripts', '٠٧١'],
    ['a broken pair of code units', '\ud83c\ud83c\ud83c'],
    ['a pattern', '.*.*.*'],
  ])('%s', (_name, input) => {
    expect(suggestionsFor(input)).toEqual([]);
  });
});

test('places of the state the claim arose in come first', () => {
  expect(suggestionsFor('12 Main St, Newa', 'DE')[0]).toBe('12 Main St, Newark, DE');
  expect(suggestionsFor('191', 'PA')[0]).toBe('Philadelphia, PA 19101');
});

test('an exact name comes before longer ones, and a larger place before a smaller one', () => {
  expect(suggestionsFor('Union').slice(0, 2)).toEqual(['Union, NJ 07083', 'Union City, NJ 07087']);
  expect(suggestionsFor('Or')).toEqual([]);
  expect(suggestionsFor('12 Main St, Or').slice(0, 2)).toEqual([
    '12 Main St, Orange, NJ',
    '12 Main St, Oradell, NJ 07649',
  ]);
});

test('a place with one ZIP brings it along, one with several leaves it open', () => {
  const zipsOf = (input: string) => suggestPlaces(index, { input, claimState: 'NJ' })[0]?.zip;
  expect(zipsOf('Hobok')).toBe('07030');
  expect(zipsOf('Newark')).toBe('');
});

test("the person's own street text stays as typed, but for blanks and invisible characters", () => {
  const [first] = suggestPlaces(index, { input: '  12½  o’Neill\u202e sT. ,  newa', claimState: 'NJ' });
  expect(first).toEqual({ street: '12½ o’Neill sT.', city: 'Newark', state: 'NJ', zip: '' });
});

/** Texts made of the parts addresses have, besides wholly random ones. */
const addressLike = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '12',
        'Main',
        'St',
        'Newark',
        'NJ',
        'New',
        'Jersey',
        'Saint',
        '07',
        '07102',
        ',',
        '-',
        '#',
        'Apt',
        '\n',
      ),
      fc.string({ maxLength: 6, unit: 'binary' }),
    ),
    { maxLength: 20 },
  )
  .map((parts) => parts.join(' '));

test('any text gives at most five places with a real state, a real ZIP and the street the text begins with', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ maxLength: 250, unit: 'binary' }), addressLike), (input) => {
      const found = suggestPlaces(index, { input, claimState: 'NJ' });
      expect(found.length).toBeLessThanOrEqual(5);
      for (const { street, city, state, zip } of found) {
        expect(isUsState(state)).toBe(true);
        expect(index.find(city, state)).toBeDefined();
        expect(zip).toMatch(/^(?:\d{5})?$/);
        expect(cleanLine(input).startsWith(street)).toBe(true);
        expect(street).not.toMatch(/[\p{Cc}\p{Cs}]/u);
      }
      expect(new Set(found.map(descriptionOf)).size).toBe(found.length);
    }),
    { numRuns: 1500 },
  );
});

test('every place of the data is suggested when its whole name is typed', () => {
  const missing: string[] = [];
  let at = 0;
  for (const place of index.startingWith('')) {
    at += 1;
    if (at % 37 !== 0) continue;
    const input = `12 Main St, ${place.city}, ${place.state}`;
    const names = suggestPlaces(index, { input, claimState: 'NJ' }).map(({ city }) => city);
    if (!names.includes(place.city)) missing.push(input);
  }
  expect(missing).toEqual([]);
});
