import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cachedSuggest, lookUpSoon, NOTHING_SUGGESTED, streetOf, type Suggested } from './suggestions.ts';

const MARKET: Suggested = { places: [{ place_id: 'p1', description: '221B Market St, Newark, NJ' }] };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function aLookUp() {
  const asked: string[] = [];
  const shown: Suggested[] = [];
  const suggest = async (input: string) => {
    asked.push(input);
    return MARKET;
  };
  return { asked, shown, suggest, show: (found: Suggested) => shown.push(found) };
}

test('two characters ask nothing and empty the list', async () => {
  const { asked, shown, suggest, show } = aLookUp();
  lookUpSoon(' 22 ', suggest, show);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked).toEqual([]);
  expect(shown).toEqual([NOTHING_SUGGESTED]);
});

test('typing on within 300 ms asks once, for the last text', async () => {
  const { asked, shown, suggest, show } = aLookUp();
  const cancel = lookUpSoon('221', suggest, show);
  await vi.advanceTimersByTimeAsync(299);
  cancel();
  lookUpSoon('221B', suggest, show);
  await vi.advanceTimersByTimeAsync(300);
  expect(asked).toEqual(['221B']);
  expect(shown).toEqual([MARKET]);
});

test('an answer to a text that was typed over is not shown', async () => {
  const shown: Suggested[] = [];
  const slow = () => new Promise<Suggested>((resolve) => setTimeout(() => resolve(MARKET), 1_000));
  const cancel = lookUpSoon('221B', slow, (found) => shown.push(found));
  await vi.advanceTimersByTimeAsync(500);
  cancel();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(shown).toEqual([]);
});

test('a failed look-up shows an empty list', async () => {
  const shown: Suggested[] = [];
  lookUpSoon(
    '221B',
    () => Promise.reject(new Error('offline')),
    (found) => shown.push(found),
  );
  await vi.advanceTimersByTimeAsync(300);
  expect(shown).toEqual([NOTHING_SUGGESTED]);
});

test('the same text within five seconds is answered from memory, later it is asked again', async () => {
  let now = 0;
  const { asked, suggest } = aLookUp();
  const cached = cachedSuggest(suggest, () => now);
  const { signal } = new AbortController();
  await cached('221B', signal);
  now = 4_999;
  expect(await cached('221B', signal)).toBe(MARKET);
  expect(asked).toEqual(['221B']);
  now = 5_000;
  await cached('221B', signal);
  expect(asked).toEqual(['221B', '221B']);
});

test('a look-up that failed is not remembered, and shows an empty list', async () => {
  let isFailing = true;
  const cached = cachedSuggest(
    async () => (isFailing ? undefined : MARKET),
    () => 0,
  );
  const { shown, show } = aLookUp();
  lookUpSoon('221B', cached, show);
  await vi.advanceTimersByTimeAsync(300);
  isFailing = false;
  lookUpSoon('221B', cached, show);
  await vi.advanceTimersByTimeAsync(300);
  expect(shown).toEqual([NOTHING_SUGGESTED, MARKET]);
});

test('a town keeps the street that was typed, an address brings its own', () => {
  const town = { place_id: 'p2', description: 'New Gretna, NJ 08224', typed_street: '88 Ferry Street' };
  expect(streetOf(town)).toBe('88 Ferry Street');
  expect(streetOf({ ...town, typed_street: '' })).toBe('');
  expect(MARKET.places.map(streetOf)).toEqual(['221B Market St']);
});
