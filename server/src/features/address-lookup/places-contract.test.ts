import { addressDetailsAnswerSchema, addressSuggestAnswerSchema } from '@plainclaim/contract';
import { usNj } from '@plainclaim/domain/us-nj';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { embeddedPlaces, googlePlaces, type Places } from './index.ts';
import { aGoogleStandIn, STAND_IN_KEY } from './testing/google-stand-in.ts';

const DATA_FILE = fileURLToPath(new URL('../../../reference-data/us-places.tsv.gz', import.meta.url));

let google: Awaited<ReturnType<typeof aGoogleStandIn>>;
beforeAll(async () => {
  google = await aGoogleStandIn();
});
afterAll(() => google.close());

function aSource(name: 'built in' | 'Google') {
  let now = 1_000_000;
  const clock = { now: () => now };
  const builtIn = embeddedPlaces({ dataFile: DATA_FILE, clock, countiesOf: usNj.countiesOf });
  const { stateOfZip } = builtIn;
  const places: Places =
    name === 'built in'
      ? builtIn
      : googlePlaces({ apiKey: STAND_IN_KEY, clock, baseUrl: google.baseUrl, stateOfZip, timeoutMs: 20_000 });
  const ask = (input: string, session = 'a') => places.suggest({ input, session, claimState: 'NJ' });
  return { places, ask, advance: (ms: number) => void (now += ms) };
}

/** What is typed on the way to an address each source knows, and that address. */
const KNOWN = {
  'built in': { typed: '12 Elm St, Montcl', street: '12 Elm St', city: 'Montclair', state: 'NJ' },
  Google: { typed: '12 Elm St', street: '12 Elm St', city: 'Montclair', state: 'NJ' },
} as const;

describe.each(['built in', 'Google'] as const)('every source of addresses (%s)', (name) => {
  const { typed, ...known } = KNOWN[name];

  test('suggests at most five places in the shape of the wire, those of the state first', async () => {
    const { predictions, attribution } = await aSource(name).ask(typed);
    expect(predictions.length).toBeGreaterThan(0);
    expect((await aSource(name).ask('Elm')).predictions.length).toBeLessThanOrEqual(5);
    expect(predictions[0]?.description).toContain('Montclair, NJ');
    const answer = { success: true, message: '', _predictions: predictions, attribution };
    expect(addressSuggestAnswerSchema.safeParse(answer).success).toBe(true);
  });

  test('gives the address behind a suggestion, and never calls it verified', async () => {
    const { places, ask } = aSource(name);
    const { predictions } = await ask(typed);
    const found = await places.details({ place_id: predictions[0]?.place_id ?? '', session: 'a' });
    expect(found?.processed_address).toMatchObject({ ...known, country: 'US' });
    expect(addressDetailsAnswerSchema.safeParse({ success: true, message: '', ...found }).success).toBe(true);
    expect(JSON.stringify(found)).not.toMatch(/verif|valid|confirm/i);
  });

  test('uses an answer again for five seconds, within one session', async () => {
    const { ask, advance } = aSource(name);
    const first = await ask(typed);
    advance(4999);
    expect(await ask(` ${typed} `)).toBe(first);
    expect(await ask(typed, 'b')).not.toBe(first);
    advance(1);
    expect(await ask(typed)).not.toBe(first);
  });

  test.each(['', '  ', 'zzzz qqqq'])('finds nothing for "%s"', async (nothing) => {
    expect((await aSource(name).ask(nothing)).predictions).toEqual([]);
  });

  test.each(['', 'not-a-place', '../../v1/secrets', 'a?b=c', 'A'.repeat(400)])(
    'knows no place "%s"',
    async (place_id) => {
      expect(await aSource(name).places.details({ place_id, session: '' })).toBeNull();
    },
  );

  test('knows the state of a ZIP code', async () => {
    const { places } = aSource(name);
    expect([await places.stateOfZip('07105'), await places.stateOfZip('x')]).toEqual(['NJ', null]);
  });
});
