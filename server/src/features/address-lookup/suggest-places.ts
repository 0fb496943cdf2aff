import type { Place, PlaceIndex } from './place-index.ts';
import { type Reading, readingsOf } from './typed-address.ts';

/** An address completed as far as the place data goes. */
export type SuggestedAddress = {
  /** The person's own text, never changed; may be empty. */
  readonly street: string;
  readonly city: string;
  /** Two-letter code. */
  readonly state: string;
  /** Five digits, or empty when the place has several ZIP codes and none was typed. */
  readonly zip: string;
};

export type SuggestQuery = {
  readonly input: string;
  /** Two-letter code of the state in which the claim arose: its places come first. */
  readonly claimState: string;
};

export const MOST_SUGGESTIONS = 5;
const ZIP_LENGTH = 5;

type Candidate = { readonly place: Place; readonly zip: string; readonly rank: readonly [number, number, number] };

/** Lower comes first: the claim's state, then the exact name, then the larger place. */
function candidateOf(place: Place, zip: string, isExact: boolean, claimState: string): Candidate {
  return { place, zip, rank: [place.state === claimState ? 0 : 1, isExact ? 0 : 1, -place.zips.length] };
}

const inOrder = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const compare = (a: Candidate, b: Candidate): number =>
  a.rank[0] - b.rank[0] ||
  a.rank[1] - b.rank[1] ||
  a.rank[2] - b.rank[2] ||
  inOrder(a.place.key, b.place.key) ||
  inOrder(a.place.state, b.place.state) ||
  inOrder(a.zip, b.zip);

/** The few best of many, without sorting them all: one typed letter can fit 3,000 places. */
function best(candidates: Iterable<Candidate>): readonly Candidate[] {
  const kept: Candidate[] = [];
  for (const candidate of candidates) {
    const worst = kept[MOST_SUGGESTIONS - 1];
    if (worst !== undefined && compare(candidate, worst) >= 0) continue;
    kept.push(candidate);
    kept.sort(compare);
    kept.length = Math.min(kept.length, MOST_SUGGESTIONS);
  }
  return kept;
}

function* placesOf(index: PlaceIndex, town: NonNullable<Reading['town']>): Iterable<Place> {
  const seen = new Set<Place>();
  for (const key of town.keys) {
    for (const place of index.startingWith(key)) {
      if (town.isComplete && place.key !== key) break;
      if (!seen.has(place)) yield place;
      seen.add(place);
    }
  }
}

function* inTown(index: PlaceIndex, reading: Reading, claimState: string): Iterable<Candidate> {
  const { town, states, zipPrefix } = reading;
  if (town === null) return;
  for (const place of placesOf(index, town)) {
    if (states !== null && !states.has(place.state)) continue;
    const isExact = town.keys.includes(place.key);
    const [onlyZip = ''] = place.zips.length === 1 ? place.zips : [];
    const zips = zipPrefix === '' ? [onlyZip] : place.zips.filter((zip) => zip.startsWith(zipPrefix));
    for (const zip of zips) yield candidateOf(place, zip, isExact, claimState);
  }
}

/** Three or four bare digits may as well be a house number: they count as a ZIP only in the claim's own state. */
function* byZip(index: PlaceIndex, { states, zipPrefix }: Reading, claimState: string): Iterable<Candidate> {
  const allowed = states ?? (zipPrefix.length < ZIP_LENGTH ? new Set([claimState]) : null);
  for (const { zip, place } of index.zipsStartingWith(zipPrefix)) {
    if (allowed === null || allowed.has(place.state)) yield candidateOf(place, zip, true, claimState);
  }
}

/**
 * Addresses the typed text may be on the way to: at most five, none when no town can be made out. The data knows no
 * streets, so nothing here is a check that the address exists.
 */
export function suggestPlaces(index: PlaceIndex, { input, claimState }: SuggestQuery): readonly SuggestedAddress[] {
  for (const reading of readingsOf(input)) {
    const found = best((reading.town === null ? byZip : inTown)(index, reading, claimState));
    if (found.length > 0) {
      return found.map(({ place, zip }) => ({ street: reading.street, city: place.city, state: place.state, zip }));
    }
  }
  return [];
}
