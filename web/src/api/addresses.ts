import {
  addressDetailsAnswerSchema,
  type AddressLookupRequest,
  type AddressSuggestAnswer,
  addressSuggestAnswerSchema,
  paths,
  type ProcessedAddress,
} from '@plainclaim/contract';
import { type ApiOptions, apiPost } from './http/http-client.ts';

type Suggested = {
  readonly places: AddressSuggestAnswer['_predictions'];
  /** Whose name must be next to the list. */
  readonly attribution: string | undefined;
  readonly townsOnly: boolean;
};

/** Ties the look-ups of one address together; a new one begins after each choice. Not a secret. */
let sessionToken = newToken();

function newToken(): string {
  return `${Math.random().toString(36).slice(2)}${Math.random().toString(36).slice(2)}`;
}

/**
 * Proposes United States addresses for what was typed; places of `state` (two letters, or '') come first. Undefined when
 * that fails: it need not be told, because typing the address by hand always works.
 */
export async function suggestAddresses(
  input: string,
  state: string,
  options: ApiOptions = {},
): Promise<Suggested | undefined> {
  const request: AddressLookupRequest = {
    type: 'autocomplete',
    input,
    types: 'address',
    components: state === '' ? 'country:us' : `country:us|administrative_area:${state}`,
    language: 'en',
    sessiontoken: sessionToken,
  };
  const answer = await apiPost(paths.placesProxy, request, addressSuggestAnswerSchema, options);
  if (!answer.ok) return undefined;
  const { _predictions: places, attribution, towns_only: townsOnly = false } = answer.value;
  return { places, attribution, townsOnly };
}

/** The parts of a chosen address; undefined when they cannot be had. */
export async function addressDetails(placeId: string): Promise<ProcessedAddress | undefined> {
  const request: AddressLookupRequest = {
    type: 'details',
    place_id: placeId,
    fields: ['address_component', 'formatted_address', 'geometry', 'name'],
    sessiontoken: sessionToken,
  };
  sessionToken = newToken();
  const answer = await apiPost(paths.placesProxy, request, addressDetailsAnswerSchema);
  return answer.ok ? answer.value.processed_address : undefined;
}
