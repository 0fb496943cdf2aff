import type { AddressPrediction } from '@plainclaim/contract';
import type { PostalAddress } from '@plainclaim/domain';
import { type AddressDetails, detailsOf, townOf } from './address-answer.ts';
import { loadedOnce, readPlaceFile } from './place-file.ts';
import type { PlaceIndex } from './place-index.ts';
import { addressOf, tokenFor } from './place-token.ts';
import { reusedSuggestions } from './reused-suggestions.ts';
import { type SuggestedAddress, suggestPlaces, type SuggestQuery } from './suggest-places.ts';

export type Suggestions = {
  readonly predictions: readonly AddressPrediction[];
  /** Whose name must be next to the list; absent when nobody asks for that. */
  readonly attribution?: string;
  /** The source knows no streets. */
  readonly townsOnly?: true;
};

/** `session` is the caller's, and may be empty. */
type AddressQuestion = SuggestQuery & { readonly session: string };

/** Whoever completes addresses: the built-in place data, or an outside service behind the same two calls. */
export type Places = {
  /** At most five. Rejects when the source cannot answer. */
  suggest(query: AddressQuestion): Promise<Suggestions>;
  /** Null when the id stands for no place. Rejects when the source cannot answer. */
  details(query: { readonly place_id: string; readonly session: string }): Promise<AddressDetails | null>;
  /** The two-letter state a five-digit ZIP lies in; null for a ZIP that is not known. */
  stateOfZip(zip: string): Promise<string | null>;
};

type PlaceDeps = {
  readonly clock: { now(): number };
  /** The counties an address may lie in, likeliest first; empty where nobody knows. */
  readonly countiesOf: (address: PostalAddress) => readonly string[];
};
type Deps = PlaceDeps & { readonly loadIndex: () => Promise<PlaceIndex> };

/** Towns from an index of places that is loaded at the first question. It knows no street, so it names none. */
export function createPlaces({ loadIndex, clock, countiesOf }: Deps): Places {
  const index = loadedOnce(loadIndex);
  const predictionOf = (address: SuggestedAddress): AddressPrediction => ({
    place_id: tokenFor(address),
    description: townOf(address),
    typed_street: address.street,
    counties: [...countiesOf({ ...address, unit: '' })],
  });
  const suggest = reusedSuggestions({
    clock,
    ask: async ({ input, claimState }: AddressQuestion): Promise<Suggestions> => {
      const addresses = suggestPlaces(await index(), { input, claimState });
      return { predictions: addresses.map(predictionOf), townsOnly: true };
    },
  });

  async function details({ place_id }: { readonly place_id: string }): Promise<AddressDetails | null> {
    const address = addressOf(await index(), place_id);
    return address === null ? null : detailsOf(address);
  }

  async function stateOfZip(zip: string): Promise<string | null> {
    if (!/^\d{5}/.test(zip)) return null;
    for (const { place } of (await index()).zipsStartingWith(zip.slice(0, 5))) return place.state;
    return null;
  }

  return { suggest, details, stateOfZip };
}

/** The built-in default: `dataFile` is the path of `us-places.tsv.gz`. Nothing is read before the first question. */
export const embeddedPlaces = ({ dataFile, ...deps }: PlaceDeps & { readonly dataFile: string }): Places =>
  createPlaces({ ...deps, loadIndex: () => readPlaceFile(dataFile) });
