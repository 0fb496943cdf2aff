import { createServer } from 'node:http';
import * as z from 'zod/mini';

/** A place the stand-in knows. */
export type StandInPlace = {
  readonly id: string;
  readonly number: string;
  readonly route: string;
  readonly city: string;
  /** The kind of part its town is in. */
  readonly cityKind?: string;
  readonly state: string;
  readonly zip: string;
  readonly country?: string;
};

export const STAND_IN_KEY = `AIza${'k'.repeat(35)}`;

export const STAND_IN_PLACES: readonly StandInPlace[] = [
  { id: 'ChIJ-elm-pa', number: '12', route: 'Elm St', city: 'Newtown', state: 'PA', zip: '18940' },
  { id: 'ChIJ_elm-nj', number: '12', route: 'Elm St', city: 'Montclair', state: 'NJ', zip: '07042' },
  {
    id: 'ChIJtownship',
    number: '12',
    route: 'Elmwood Rd',
    city: 'Evesham Township',
    cityKind: 'administrative_area_level_3',
    state: 'NJ',
    zip: '08053',
  },
  { id: 'ChIJnozip', number: '', route: 'Elm Court', city: 'Hoboken', state: 'NJ', zip: '' },
  { id: 'ChIJ4', number: '4', route: 'Elm Pl', city: 'Summit', state: 'NJ', zip: '07901' },
  { id: 'ChIJ5', number: '5', route: 'Elm Pl', city: 'Summit', state: 'NJ', zip: '07901' },
  { id: 'ChIJabroad', number: '7', route: 'Elm St', city: 'Toronto', state: 'ON', zip: '', country: 'CA' },
];

type Asked = {
  readonly method: string;
  readonly url: string;
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly body: unknown;
};

/** How the service behaves: as documented, with this status, silent, or with this text. */
type Way = 'well' | 'never' | { readonly status: number } | { readonly text: string };

const inputOf = (body: unknown): string => {
  const read = z.object({ input: z.string() }).safeParse(body);
  return read.success ? read.data.input : '';
};

const lineOf = ({ number, route, city, state, country = 'US' }: StandInPlace): string =>
  `${`${number} ${route}`.trim()}, ${city}, ${state}, ${country === 'US' ? 'USA' : 'Canada'}`;

const part = (longText: string, shortText: string, ...types: readonly string[]) =>
  longText === '' ? [] : [{ longText, shortText, types, languageCode: 'en-US' }];

const detailsFor = (place: StandInPlace) => ({
  formattedAddress: lineOf(place),
  addressComponents: [
    ...part(place.number, place.number, 'street_number'),
    ...part(place.route, place.route, 'route'),
    ...part(place.city, place.city, place.cityKind ?? 'locality', 'political'),
    ...part(place.state, place.state, 'administrative_area_level_1', 'political'),
    ...part('a country', place.country ?? 'US', 'country', 'political'),
    ...part(place.zip, place.zip, 'postal_code'),
  ],
  location: { latitude: 40.5, longitude: -74.25 },
});

/** A local server that answers in the documented shapes of the Places API (New). */
export async function aGoogleStandIn() {
  const asked: Asked[] = [];
  const state: { way: Way } = { way: 'well' };

  const answerTo = (url: string, body: unknown): readonly [number, unknown] => {
    if (url === '/v1/places:autocomplete') {
      const typed = inputOf(body).toLowerCase();
      const found = STAND_IN_PLACES.filter((place) => lineOf(place).toLowerCase().startsWith(typed));
      const suggestions = found.map((place) => ({
        placePrediction: { placeId: place.id, text: { text: lineOf(place), matches: [{ endOffset: typed.length }] } },
      }));
      return [200, suggestions.length === 0 ? {} : { suggestions }];
    }
    const id = /^\/v1\/places\/([^?]+)/.exec(url)?.[1] ?? '';
    const place = STAND_IN_PLACES.find((known) => known.id === id);
    if (place !== undefined) return [200, detailsFor(place)];
    return [400, { error: { code: 400, status: 'INVALID_ARGUMENT', message: 'Invalid place ID' } }];
  };

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      const text = Buffer.concat(chunks).toString('utf8');
      const body: unknown = text === '' ? null : JSON.parse(text);
      asked.push({ method, url, headers, body });
      const { way } = state;
      if (way === 'never') return;
      response.setHeader('content-type', 'application/json');
      if (typeof way === 'object' && 'text' in way) return void response.end(way.text);
      const [status, answer] =
        way === 'well' ? answerTo(url, body) : [way.status, { error: { code: way.status, message: text } }];
      response.statusCode = status;
      response.end(JSON.stringify(answer));
    });
  });
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    asked,
    behave: (way: Way) => {
      state.way = way;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
