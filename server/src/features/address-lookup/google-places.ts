import { createHash } from 'node:crypto';
import type { AddressComponent } from '@plainclaim/contract';
import { isUsState } from '@plainclaim/domain';
import * as z from 'zod/mini';
import type { AddressDetails } from './address-answer.ts';
import type { Places, Suggestions } from './places.ts';
import { reusedSuggestions } from './reused-suggestions.ts';
import { MOST_SUGGESTIONS } from './suggest-places.ts';

type Deps = {
  readonly apiKey: string;
  readonly clock: { now(): number };
  /** Who knows the state of a ZIP code: the service is not asked for that. */
  readonly stateOfZip: Places['stateOfZip'];
  /** Where the service answers; tests bring a stand-in. */
  readonly baseUrl?: string;
  readonly timeoutMs?: number;
};

const BASE_URL = 'https://places.googleapis.com';
/** Longer than that nobody waits for a suggestion. */
const TIMEOUT_MS = 3_000;
const LARGEST_ANSWER_BYTES = 256 * 1024;
const SHORTEST_INPUT = 3;
/** The name Google asks new sites to show beside what its service gives. */
export const GOOGLE_ATTRIBUTION = 'Google Maps';
/** At most five kinds may be named. They leave out shops and sights: only addresses are wanted. */
const ADDRESS_KINDS = ['street_address', 'premise', 'subpremise', 'route', 'locality'];
const PLACE_ID = /^[\w-]{1,300}$/;

const suggestionsSchema = z.object({
  suggestions: z.optional(
    z.array(
      z.object({
        placePrediction: z.optional(z.object({ placeId: z.string(), text: z.object({ text: z.string() }) })),
      }),
    ),
  ),
});

const detailsSchema = z.object({
  formattedAddress: z.string(),
  addressComponents: z.array(
    z.object({
      longText: z.string(),
      shortText: z._default(z.string(), ''),
      types: z._default(z.array(z.string()), []),
    }),
  ),
  location: z.optional(z.object({ latitude: z.number(), longitude: z.number() })),
});
type GoogleDetails = z.infer<typeof detailsSchema>;

/** The parts a town can be in, best first: townships often have no "locality". */
const TOWN_KINDS = ['locality', 'postal_town', 'administrative_area_level_3', 'sublocality_level_1', 'sublocality'];

/** The service wants at most 36 URL-safe signs; whatever the browser sent becomes that, and says nothing about it. */
const sessionFor = (session: string): string | undefined =>
  session === '' ? undefined : createHash('sha256').update(session).digest('hex').slice(0, 32);

function detailsFrom({ addressComponents, formattedAddress, location }: GoogleDetails): AddressDetails | null {
  const partOf = (kind: string) => addressComponents.find(({ types }) => types.includes(kind));
  const longOf = (kind: string): string => partOf(kind)?.longText ?? '';
  const state = partOf('administrative_area_level_1')?.shortText ?? '';
  if (partOf('country')?.shortText !== 'US' || !isUsState(state)) return null;
  const street = [longOf('street_number'), longOf('route')].filter((part) => part !== '').join(' ');
  const city = TOWN_KINDS.map(longOf).find((name) => name !== '') ?? '';
  const components = addressComponents.map(
    ({ longText, shortText, types }): AddressComponent => ({ long_name: longText, short_name: shortText, types }),
  );
  const geometry = location && { geometry: { location: { lat: location.latitude, lng: location.longitude } } };
  return {
    result: {
      address_components: components,
      formatted_address: formattedAddress,
      name: street === '' ? city : street,
      ...geometry,
    },
    processed_address: { street, city, state, country: 'US', zipcode: longOf('postal_code') },
  };
}

/** An answer larger than any honest one is not read to its end. */
async function textOf(answer: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let byteCount = 0;
  for await (const part of answer.body ?? []) {
    byteCount += part.byteLength;
    if (byteCount > LARGEST_ANSWER_BYTES) throw new Error('the address service answered too much');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** Suggestions and addresses from the Places API (New). Its failures never quote what was asked. */
export function googlePlaces({ apiKey, clock, stateOfZip, baseUrl = BASE_URL, timeoutMs = TIMEOUT_MS }: Deps): Places {
  /** Null for what the service does not know. */
  async function call(path: string, fieldMask: string, body?: object): Promise<unknown> {
    const answer = await fetch(`${baseUrl}/v1/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Goog-Api-Key': apiKey, 'X-Goog-FieldMask': fieldMask },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await textOf(answer);
    if (answer.status === 404 || (answer.status === 400 && body === undefined)) return null;
    if (!answer.ok) throw new Error(`the address service answered ${answer.status}`);
    return parsedJson(text);
  }

  async function ask({ input, claimState, session }: Parameters<Places['suggest']>[0]): Promise<Suggestions> {
    const typed = input.trim();
    if (typed.length < SHORTEST_INPUT) return { predictions: [] };
    const token = sessionFor(session);
    const answer = await call(
      'places:autocomplete',
      'suggestions.placePrediction.placeId,suggestions.placePrediction.text.text',
      {
        input: typed,
        includedRegionCodes: ['us'],
        includedPrimaryTypes: ADDRESS_KINDS,
        languageCode: 'en',
        ...(token === undefined ? {} : { sessionToken: token }),
      },
    );
    const { suggestions = [] } = readable(suggestionsSchema, answer);
    const found = suggestions.flatMap(({ placePrediction }) =>
      placePrediction ? [{ place_id: placePrediction.placeId, description: placePrediction.text.text }] : [],
    );
    const isNear = ({ description }: { readonly description: string }) =>
      description.split(', ').some((part, index) => index > 0 && part.split(' ', 1)[0] === claimState) ? 0 : 1;
    const predictions = found.toSorted((a, b) => isNear(a) - isNear(b)).slice(0, MOST_SUGGESTIONS);
    return predictions.length === 0 ? { predictions } : { predictions, attribution: GOOGLE_ATTRIBUTION };
  }

  return {
    suggest: reusedSuggestions({ clock, ask }),
    details: async ({ place_id, session }) => {
      if (!PLACE_ID.test(place_id)) return null;
      const token = sessionFor(session);
      const path = `places/${place_id}${token === undefined ? '' : `?sessionToken=${token}`}`;
      const answer = await call(path, 'addressComponents,formattedAddress,location');
      return answer === null ? null : detailsFrom(readable(detailsSchema, answer));
    },
    stateOfZip,
  };
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('the address service answered something other than JSON');
  }
}

/** The schema's own complaint could quote the answer, which is somebody's address. */
function readable<T extends z.ZodMiniType>(schema: T, answer: unknown): z.infer<T> {
  const read = schema.safeParse(answer);
  if (!read.success) throw new Error('the address service answered in a shape we do not know');
  return read.data;
}
