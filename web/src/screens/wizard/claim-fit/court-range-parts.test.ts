import { expect, test } from 'vitest';
import { placedParts } from './court-range-parts.ts';

const parts = [
  { part: 'small_claims', upTo: 5_000_00, name: 'Small' },
  { part: 'special_civil', upTo: 20_000_00, name: 'Special' },
  { part: 'law_division', upTo: null, name: 'Law' },
] as const;

test('each part begins where the one before it ends, and the last ends at the largest claim', () => {
  expect(placedParts([...parts], 25_000_00).map(({ over, to }) => [over, to])).toEqual([
    [0, 5_000_00],
    [5_000_00, 20_000_00],
    [20_000_00, 25_000_00],
  ]);
});

test('a part beyond the largest claim has no place', () => {
  expect(placedParts([...parts], 15_000_00).map(({ part, to }) => [part, to])).toEqual([
    ['small_claims', 5_000_00],
    ['special_civil', 15_000_00],
  ]);
});
