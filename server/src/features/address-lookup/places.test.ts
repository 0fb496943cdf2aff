import { usNj } from '@plainclaim/domain/us-nj';
import { describe, expect, test } from 'vitest';
import { indexPlaces, readPlaces } from './place-index.ts';
import { createPlaces } from './places.ts';
import { recentAnswers } from './recent-answers.ts';

function aPlaceSource() {
  let now = 1_000_000;
  let loads = 0;
  const places = createPlaces({
    loadIndex: async () => {
      loads += 1;
      return indexPlaces(readPlaces(['Newark\tNJ\t07101 07102', 'Hoboken\tNJ\t07030']));
    },
    clock: { now: () => now },
    countiesOf: usNj.countiesOf,
  });
  const ask = (input: string, session = 'a') => places.suggest({ input, session, claimState: 'NJ' });
  return { places, ask, loads: () => loads, advance: (ms: number) => void (now += ms) };
}

describe('asking for suggestions', () => {
  test('reads the place data at the first question and never again', async () => {
    const { ask, loads } = aPlaceSource();
    expect(loads()).toBe(0);
    await Promise.all([ask('Newa'), ask('Hobo')]);
    await ask('Newark');
    expect(loads()).toBe(1);
  });

  test('gives the same answer again for the same text within five seconds, blanks around it aside', async () => {
    const { ask, advance } = aPlaceSource();
    const first = await ask('12 Main St, Newa');
    advance(4999);
    expect(await ask(' 12 Main St, Newa ')).toBe(first);
    advance(1);
    const later = await ask('12 Main St, Newa');
    expect(later).not.toBe(first);
    expect(later).toEqual(first);
  });

  test('keeps the answers of two sessions apart', async () => {
    const { ask } = aPlaceSource();
    expect(await ask('Newa', 'a')).not.toBe(await ask('Newa', 'b'));
  });

  test('works anew when the clock was set back', async () => {
    const { ask, advance } = aPlaceSource();
    const first = await ask('Newa');
    advance(-60_000);
    expect(await ask('Newa')).not.toBe(first);
  });
});

describe('the list', () => {
  test('names towns with county and ZIP, and no street around a town: it knows none', async () => {
    const { ask } = aPlaceSource();
    const { predictions, townsOnly } = await ask('88 Ferry Street, Hob');
    expect(townsOnly).toBe(true);
    expect(predictions).toEqual([
      {
        place_id: expect.any(String),
        description: 'Hoboken, NJ 07030',
        typed_street: '88 Ferry Street',
        counties: ['Hudson'],
      },
    ]);
  });
});

describe('choosing a suggestion', () => {
  test('gives the address in both shapes, with the two-letter state', async () => {
    const { places, ask } = aPlaceSource();
    const { predictions } = await ask('12 Main St, Hob');
    const [{ place_id, description } = { place_id: '', description: '' }] = predictions;
    expect(description).toBe('Hoboken, NJ 07030');
    expect(await places.details({ place_id, session: '' })).toEqual({
      processed_address: { street: '12 Main St', city: 'Hoboken', state: 'NJ', country: 'US', zipcode: '07030' },
      result: {
        formatted_address: '12 Main St, Hoboken, NJ 07030, USA',
        name: '12 Main St',
        address_components: [
          { long_name: '12', short_name: '12', types: ['street_number'] },
          { long_name: 'Main St', short_name: 'Main St', types: ['route'] },
          { long_name: 'Hoboken', short_name: 'Hoboken', types: ['locality', 'political'] },
          { long_name: 'New Jersey', short_name: 'NJ', types: ['administrative_area_level_1', 'political'] },
          { long_name: 'United States', short_name: 'US', types: ['country', 'political'] },
          { long_name: '07030', short_name: '07030', types: ['postal_code'] },
        ],
      },
    });
  });

  test('leaves out what is not known: a town alone has no street, several ZIPs mean none', async () => {
    const { places, ask } = aPlaceSource();
    const { predictions } = await ask('Newa');
    const found = await places.details({ place_id: predictions[0]?.place_id ?? '', session: '' });
    expect(found?.processed_address).toEqual({ street: '', city: 'Newark', state: 'NJ', country: 'US', zipcode: '' });
    expect(found?.result.name).toBe('Newark');
    expect(found?.result.address_components.flatMap(({ types }) => types)).not.toContain('postal_code');
  });

  test('gives nothing for an id that is not ours', async () => {
    const { places } = aPlaceSource();
    expect(await places.details({ place_id: 'ChIJN1t_tDeuEmsRUsoyG83frY4', session: '' })).toBeNull();
  });
});

describe('recent answers', () => {
  test('keep no more than the limit: the longest unused leaves first', () => {
    const recent = recentAnswers<number>({ now: () => 0, keepMs: 5000, most: 2 });
    recent.put('a', 1);
    recent.put('b', 2);
    expect(recent.get('a')).toBe(1);
    recent.put('c', 3);
    expect([recent.get('a'), recent.get('b'), recent.get('c')]).toEqual([1, undefined, 3]);
  });

  test('do not live longer for being used', () => {
    let now = 0;
    const recent = recentAnswers<number>({ now: () => now, keepMs: 5000, most: 2 });
    recent.put('a', 1);
    now = 4000;
    expect(recent.get('a')).toBe(1);
    now = 5000;
    expect(recent.get('a')).toBeUndefined();
  });
});
