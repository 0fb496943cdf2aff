import { addressLookupAnswerSchema } from '@plainclaim/contract';
import { usNj } from '@plainclaim/domain/us-nj';
import { messageFor } from '../../platform/language/index.ts';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { embeddedPlaces } from './index.ts';

const DATA_FILE = fileURLToPath(new URL('../../../reference-data/us-places.tsv.gz', import.meta.url));
const PATH = '/api/googleplace/places-proxy';
const clock = { now: () => 0 };

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({ places: embeddedPlaces({ dataFile: DATA_FILE, clock, countiesOf: usNj.countiesOf }) });
});
afterAll(() => site.close());

const callsOf = ({ app }: TestApp) => {
  const post = (payload: object, headers: Record<string, string> = { 'x-requested-with': 'XMLHttpRequest' }) =>
    app.inject({ method: 'POST', url: PATH, payload, headers });
  const ask = async (payload: object) => addressLookupAnswerSchema.parse((await post(payload)).json());
  return { post, ask };
};

describe('the address look-up', () => {
  test('suggests, then fills the form from the chosen suggestion', async () => {
    const { ask } = callsOf(site);
    const asked = {
      type: 'autocomplete',
      input: '12 Main St, Newa',
      types: 'address',
      components: 'country:us',
      language: 'en',
      sessiontoken: 's1',
    };
    const suggested = await ask(asked);
    const predictions = '_predictions' in suggested ? suggested._predictions : [];
    expect(predictions[0]).toMatchObject({
      description: 'Newark, NJ',
      typed_street: '12 Main St',
      counties: ['Essex'],
    });
    expect(suggested).toMatchObject({ towns_only: true });
    const chosen = await ask({
      type: 'details',
      place_id: predictions[0]?.place_id,
      fields: ['address_component', 'formatted_address', 'geometry', 'name'],
      sessiontoken: 's1',
    });
    expect(chosen).toMatchObject({
      success: true,
      processed_address: { street: '12 Main St', city: 'Newark', state: 'NJ', zipcode: '' },
      result: { formatted_address: '12 Main St, Newark, NJ, USA' },
    });
  });

  test('answers an empty list when nothing fits, and a sentence when an id stands for no place', async () => {
    const { post } = callsOf(site);
    const none = await post({ type: 'autocomplete', input: '12 Main St' });
    expect([none.statusCode, none.json()]).toEqual([
      200,
      { success: true, message: '', _predictions: [], towns_only: true },
    ]);
    const unknown = await post({ type: 'details', place_id: 'not-ours' });
    expect(unknown.statusCode).toBe(200);
    expect(unknown.json()).toEqual({ success: false, message: messageFor('address.not_found') });
  });

  test('puts the named state first and knows no country but the United States', async () => {
    const { ask } = callsOf(site);
    const inState = await ask({
      type: 'autocomplete',
      input: '12 Main St, Newa',
      components: 'country:us|administrative_area:DE',
    });
    expect(inState).toMatchObject({
      _predictions: { 0: { description: 'Newark, DE', typed_street: '12 Main St', counties: [] } },
    });
    expect(await ask({ type: 'autocomplete', input: 'Newark', components: 'country:de' })).toMatchObject({
      success: true,
      _predictions: [],
    });
  });

  test.each([
    ['without the header of the address field', { type: 'autocomplete', input: 'Newark' }, {}],
    ['with another header', { type: 'autocomplete', input: 'Newark' }, { 'x-requested-with': 'fetch' }],
    ['with 40,000 characters', { type: 'autocomplete', input: 'N'.repeat(40_000) }, undefined],
    ['with 201 characters', { type: 'autocomplete', input: 'N'.repeat(201) }, undefined],
    ['with an endless id', { type: 'details', place_id: 'A'.repeat(4001) }, undefined],
    ['with a list for a text', { type: 'autocomplete', input: ['Newark'] }, undefined],
    ['of another type', { type: 'geocode', input: 'Newark' }, undefined],
    ['without a type', { input: 'Newark' }, undefined],
  ])('refuses a call %s', async (_name, payload, headers) => {
    const { post } = callsOf(site);
    const answer = await post(payload, headers);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ success: false, message: expect.stringMatching(/\w/) });
  });

  test('fetches nothing a person types', async () => {
    let connections = 0;
    const listener = createServer().on('connection', () => void (connections += 1));
    const port = await new Promise<number>((resolve) => {
      listener.listen(0, '127.0.0.1', () => {
        const address = listener.address();
        resolve(typeof address === 'object' && address !== null ? address.port : 0);
      });
    });
    const { post } = callsOf(site);
    for (const input of [`http://127.0.0.1:${port}/`, `12 http://127.0.0.1:${port}/ St, Newark`]) {
      expect((await post({ type: 'autocomplete', input })).statusCode).toBe(200);
      expect((await post({ type: 'details', place_id: Buffer.from(input).toString('base64url') })).statusCode).toBe(
        200,
      );
    }
    await new Promise((resolve) => listener.close(resolve));
    expect(port).toBeGreaterThan(0);
    expect(connections).toBe(0);
  });

  test('goes on without suggestions when the place data is missing, and logs that without the typed text', async () => {
    const without = await startTestApp({
      places: embeddedPlaces({ dataFile: '/nowhere/us-places.tsv.gz', clock, countiesOf: usNj.countiesOf }),
    });
    const { post } = callsOf(without);
    const suggested = await post({ type: 'autocomplete', input: '12 Secret Lane, Newark' });
    expect([suggested.statusCode, suggested.json()]).toEqual([200, { success: true, message: '', _predictions: [] }]);
    const chosen = await post({ type: 'details', place_id: Buffer.from('Secret').toString('base64url') });
    expect(chosen.json()).toMatchObject({ success: false });
    const lines = without.logLines.filter((line) => JSON.parse(line).component === 'address-lookup');
    expect(lines.map((line) => JSON.parse(line).event)).toEqual(['suggest_failed', 'details_failed']);
    expect(without.logLines.join('')).not.toMatch(/secret|newark/i);
    await without.close();
  });
});
