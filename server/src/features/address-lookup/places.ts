import type { AddressPrediction } from '@plainclaim/contract';
import { type AddressDetails, descriptionOf, detailsOf } from './address-answer.ts';
import { loadedOnce, readPlaceFile } from './place-file.ts';
import type { PlaceIndex } from './place-index.ts';
import { addressOf, tokenFor } from './place-token.ts';
import { recentAnswers } from './recent-answers.ts';
import { suggestPlaces, type SuggestQuery } from './suggest-places.ts';

export type Suggestions = { readonly predictions: readonly AddressPrediction[] };

/** Whoever completes addresses: the built-in place data, or an outside service behind the same two calls. */
export type Places = {
  /** At most five. Rejects when the source cannot answer. `session` is the caller's, and may be empty. */
  suggest(query: SuggestQuery & { readonly session: string }): Promise<Suggestions>;
  /** Null when the id stands for no place. Rejects when the source cannot answer. */
  details(query: { readonly place_id: string }): Promise<AddressDetails | null>;
  /** The two-letter state a five-digit ZIP lies in; null for a ZIP that is not known. */
  stateOfZip(zip: string): Promise<string | null>;
};

type Deps = { readonly loadIndex: () => Promise<PlaceIndex>; readonly clock: { now(): number } };

const KEEP_MS = 5000;
const MOST_KEPT = 500;

/** Suggestions from an index of places that is loaded at the first question. */
export function makePlaces({ loadIndex, clock }: Deps): Places {
  const index = loadedOnce(loadIndex);
  const recent = recentAnswers<Suggestions>({ now: () => clock.now(), keepMs: KEEP_MS, most: MOST_KEPT });

  async function suggest({ input, claimState, session }: Parameters<Places['suggest']>[0]): Promise<Suggestions> {
    const question = JSON.stringify([session, claimState, input.trim()]);
    const known = recent.get(question);
    if (known !== undefined) return known;
    const addresses = suggestPlaces(await index(), { input, claimState });
    const answer = {
      predictions: addresses.map((address) => ({ place_id: tokenFor(address), description: descriptionOf(address) })),
    };
    recent.put(question, answer);
    return answer;
  }

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
export const embeddedPlaces = ({ dataFile, clock }: { dataFile: string; clock: { now(): number } }): Places =>
  makePlaces({ loadIndex: () => readPlaceFile(dataFile), clock });
