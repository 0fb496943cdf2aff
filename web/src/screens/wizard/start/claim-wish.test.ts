import { expect, test } from 'vitest';
import { claimWishIn } from './claim-wish.ts';

test.each([
  [{ claim: 'new' }, { kind: 'new' }],
  [{ claim: { id: 'c-1' } }, { kind: 'case', id: 'c-1' }],
])('%j is a wish', (state, wish) => {
  expect(claimWishIn(state)).toEqual(wish);
});

test.each([
  null,
  undefined,
  'new',
  {},
  { claim: null },
  { claim: 'old' },
  { claim: { id: 7 } },
  { wizard: { step: 1 } },
])('%j is none', (state) => {
  expect(claimWishIn(state)).toBeNull();
});
