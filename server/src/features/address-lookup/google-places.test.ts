import { usNj } from '@plainclaim/domain/us-nj';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createLogger } from '../../platform/logging/index.ts';
import { embeddedPlaces, googlePlaces, withFallback } from './index.ts';
import { aGoogleStandIn, STAND_IN_KEY } from './testing/google-stand-in.ts';

const DATA_FILE = fileURLToPath(new URL('../../../reference-data/us-places.tsv.gz', import.meta.url));
const clock = { now: () => 0 };

let google: Awaited<ReturnType<typeof aGoogleStandIn>>;
beforeAll(async () => {
  google = await aGoogleStandIn();
});
beforeEach(() => {
  google.behave('well');
  google.asked.length = 0;
});
afterAll(() => google.close());

const builtIn = embeddedPlaces({ dataFile: DATA_FILE, clock, countiesOf: usNj.countiesOf });
/** Long for a busy machine; only where no answer ever comes is the wait short. */
const PATIENT_MS = 20_000;
const aService = (timeoutMs = PATIENT_MS) =>
  googlePlaces({
    apiKey: STAND_IN_KEY,
    clock,
    stateOfZip: builtIn.stateOfZip,
    baseUrl: google.baseUrl,
    timeoutMs,
  });
const elm = { input: '12 Elm St', claimState: 'NJ', session: 'browser text of any kind / ?' };

describe('what Google is asked', () => {
  test('is addresses of the United States only, with the key in a header and the fields it charges for', async () => {
    await aService().suggest(elm);
    const [request] = google.asked;
    expect(request).toMatchObject({
      method: 'POST',
      url: '/v1/places:autocomplete',
      headers: { 'x-goog-api-key': STAND_IN_KEY, 'x-goog-fieldmask': expect.stringContaining('placeId') },
      body: { input: '12 Elm St', includedRegionCodes: ['us'], languageCode: 'en' },
    });
    expect(request?.url).not.toContain(STAND_IN_KEY);
  });

  test('carries one token from the first key to the choice, safe to send and not the browser’s own', async () => {
    const service = aService();
    await service.suggest(elm);
    await service.suggest({ ...elm, input: '12 Elm St,' });
    await service.details({ place_id: 'ChIJ_elm-nj', session: elm.session });
    const tokens = google.asked.map(({ url, body }) => {
      const inBody = typeof body === 'object' && body !== null ? Reflect.get(body, 'sessionToken') : undefined;
      return inBody ?? new URL(url, google.baseUrl).searchParams.get('sessionToken');
    });
    expect(new Set(tokens).size).toBe(1);
    expect(tokens[0]).toMatch(/^[\w-]{16,36}$/);
    await service.suggest({ ...elm, session: 'the next address' });
    expect(google.asked.at(-1)?.body).not.toMatchObject({ sessionToken: tokens[0] });
  });

  test('is nothing for two characters, and nothing twice within five seconds', async () => {
    const service = aService();
    await service.suggest({ ...elm, input: ' 12 ' });
    await service.suggest(elm);
    await service.suggest(elm);
    expect(google.asked).toHaveLength(1);
  });
});

describe('what Google answers', () => {
  test('comes with the name that must be shown beside it', async () => {
    expect((await aService().suggest(elm)).attribution).toBe('Google Maps');
    expect(await aService().suggest({ ...elm, input: 'nowhere at all' })).toEqual({ predictions: [] });
  });

  test.each([
    ['ChIJ_elm-nj', { street: '12 Elm St', city: 'Montclair', state: 'NJ', country: 'US', zipcode: '07042' }],
    [
      'ChIJtownship',
      { street: '12 Elmwood Rd', city: 'Evesham Township', state: 'NJ', country: 'US', zipcode: '08053' },
    ],
    ['ChIJnozip', { street: 'Elm Court', city: 'Hoboken', state: 'NJ', country: 'US', zipcode: '' }],
  ])('fills the form from %s', async (place_id, address) => {
    const found = await aService().details({ place_id, session: '' });
    expect(found?.processed_address).toEqual(address);
    expect(found?.result.geometry).toEqual({ location: { lat: 40.5, lng: -74.25 } });
  });

  test('is no address of ours when the place lies abroad', async () => {
    expect(await aService().details({ place_id: 'ChIJabroad', session: '' })).toBeNull();
  });
});

const BROKEN = [
  ['refuses the key', { status: 403 }],
  ['is over its quota', { status: 429 }],
  ['is down', { status: 503 }],
  ['does not answer in time', 'never'],
  ['answers something else than JSON', { text: '<html>12 Elm St</html>' }],
  ['answers another shape', { text: '{"suggestions":[{"placePrediction":{"placeId":12,"text":"12 Elm St"}}]}' }],
  ['answers a list', { text: '["12 Elm St"]' }],
  ['answers more than anybody reads', { text: JSON.stringify({ suggestions: [], more: 'x'.repeat(400_000) }) }],
] as const;
const waitFor = (way: (typeof BROKEN)[number][1]): number => (way === 'never' ? 300 : PATIENT_MS);

describe.each(BROKEN)('when Google %s', (_name, way) => {
  test('the built-in places answer, and the log does not quote what was typed', async () => {
    const lines: string[] = [];
    const log = createLogger({
      level: 'debug',
      withErrorMessages: true,
      destination: { write: (line: string) => void lines.push(line) },
    });
    google.behave(way);
    const places = withFallback({ service: aService(waitFor(way)), builtIn, log });
    const { predictions, attribution } = await places.suggest({ ...elm, input: '12 Elm St, Hobok' });
    expect(predictions[0]).toMatchObject({ description: 'Hoboken, NJ 07030', typed_street: '12 Elm St' });
    expect(attribution).toBeUndefined();
    const found = await places.details({ place_id: predictions[0]?.place_id ?? '', session: '' });
    expect(found?.processed_address.city).toBe('Hoboken');
    expect(lines.map((line) => JSON.parse(line).event)).toEqual(['service_failed']);
    expect(lines.join('')).not.toMatch(/elm|hobok/i);
    expect(lines.join('')).not.toContain(STAND_IN_KEY);
  });

  test('the address behind a suggestion of its own cannot be had', async () => {
    google.behave(way);
    const places = withFallback({
      service: aService(waitFor(way)),
      builtIn,
      log: createLogger({ level: 'silent', withErrorMessages: true }),
    });
    await expect(places.details({ place_id: 'ChIJ_elm-nj', session: '' })).rejects.toThrow(/address service|timeout/i);
  });
});
