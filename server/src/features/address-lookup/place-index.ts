import { isUsState } from '@plainclaim/domain';
import { placeKey, wordsOf } from './place-words.ts';

/** A place the post office delivers to. */
export type Place = {
  /** Folded name, the order of the index. */
  readonly key: string;
  readonly city: string;
  /** Two-letter code of one of the fifty states or DC. */
  readonly state: string;
  /** Five digits each, ascending, at least one. */
  readonly zips: readonly string[];
};

export type PlaceIndex = {
  readonly size: number;
  /** Every place whose key begins with `prefix`, in the order of keys. */
  startingWith(prefix: string): Iterable<Place>;
  /** Every ZIP that begins with these one to five digits, ascending, with its place. */
  zipsStartingWith(digits: string): Iterable<{ readonly zip: string; readonly place: Place }>;
  /** The place of exactly this name, or undefined. */
  find(city: string, state: string): Place | undefined;
};

const ZIP_LENGTH = 5;
const PLACE_LINE = /^([^\t]+)\t([A-Z]{2})\t(\d{5}(?: \d{5})*)$/;
const PLAIN_NAME = /^[A-Za-z]+(?: [A-Za-z]+)*$/;

/** Most names need no more than lower case, and this runs for each of 30,000 places. */
const keyOf = (city: string): string =>
  placeKey(PLAIN_NAME.test(city) ? city.toLowerCase().split(' ') : wordsOf(city).map((word) => word.text));

function readPlace(line: string): Place {
  const [, city, state, zips] = PLACE_LINE.exec(line) ?? [];
  if (city === undefined || state === undefined || zips === undefined || !isUsState(state)) {
    throw new Error('the list of US places has a line that cannot be read');
  }
  return { key: keyOf(city), city, state, zips: zips.split(' ') };
}

/** Index of the first item for which `isAtOrAfter` holds; the items must be in order. */
function firstIndex<T>(items: ArrayLike<T>, isAtOrAfter: (item: T) => boolean): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const item = items[middle];
    if (item !== undefined && isAtOrAfter(item)) high = middle;
    else low = middle + 1;
  }
  return low;
}

const byKey = (a: Place, b: Place): number => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0);

/** ZIP and position of its place packed into one number, so that 41,000 of them sort fast and stay small. */
function packedZips(places: readonly Place[]): Float64Array {
  const packed = new Float64Array(places.reduce((count, place) => count + place.zips.length, 0));
  let at = 0;
  for (const [position, place] of places.entries()) {
    for (const zip of place.zips) {
      packed[at] = Number(zip) * places.length + position;
      at += 1;
    }
  }
  return packed.sort();
}

/**
 * Reads lines of `us-places.tsv`: city, state and ZIP codes, with tabs between; `#` begins a comment.
 * Throws when a line has another form: the file is made by our own tool.
 */
export const readPlaces = (lines: readonly string[]): Place[] =>
  lines.filter((line) => line !== '' && !line.startsWith('#')).map(readPlace);

export function indexPlaces(unordered: readonly Place[]): PlaceIndex {
  const places = unordered.toSorted(byKey);
  const zips = packedZips(places);

  function* startingWith(prefix: string): Iterable<Place> {
    for (let at = firstIndex(places, (place) => place.key >= prefix); at < places.length; at += 1) {
      const place = places[at];
      if (place === undefined || !place.key.startsWith(prefix)) return;
      yield place;
    }
  }

  function* zipsStartingWith(digits: string): Iterable<{ zip: string; place: Place }> {
    const end = (Number(digits.padEnd(ZIP_LENGTH, '9')) + 1) * places.length;
    const start = Number(digits.padEnd(ZIP_LENGTH, '0')) * places.length;
    for (let at = firstIndex(zips, (item) => item >= start); at < zips.length; at += 1) {
      const item = zips[at];
      if (item === undefined || item >= end) return;
      const place = places[item % places.length];
      if (place !== undefined) yield { zip: String(Math.floor(item / places.length)).padStart(ZIP_LENGTH, '0'), place };
    }
  }

  function find(city: string, state: string): Place | undefined {
    const key = keyOf(city);
    for (const place of startingWith(key)) {
      if (place.key !== key) return undefined;
      if (place.city === city && place.state === state) return place;
    }
    return undefined;
  }

  return { size: places.length, startingWith, zipsStartingWith, find };
}
