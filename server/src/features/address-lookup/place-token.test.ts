import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { indexPlaces, readPlaces } from './place-index.ts';
import { addressOf, tokenFor } from './place-token.ts';

const index = indexPlaces(readPlaces(['Newark\tNJ\t07101 07102', 'Hoboken\tNJ\t07030']));
const address = { street: '12 Main St', city: 'Newark', state: 'NJ', zip: '07102' };
const packed = (parts: unknown) => Buffer.from(JSON.stringify(parts)).toString('base64url');

describe('a place id', () => {
  test.each([
    ['a whole address', address],
    ['an open ZIP', { ...address, zip: '' }],
    ['no street', { ...address, street: '' }],
    ['signs of every kind', { ...address, street: '12½ "Ünal" 🏠 <b>St</b>' }],
  ])('brings back %s', (_name, whole) => {
    expect(tokenFor(whole)).toMatch(/^[\w-]+$/);
    expect(addressOf(index, tokenFor(whole))).toEqual(whole);
  });

  test.each([
    ['a place that does not exist', packed([1, '12 Main St', 'Nowhere', 'NJ', ''])],
    ['a place in another state', packed([1, '12 Main St', 'Newark', 'TX', ''])],
    ['a ZIP of another place', packed([1, '12 Main St', 'Newark', 'NJ', '07030'])],
    ['another version', packed([2, '12 Main St', 'Newark', 'NJ', '07102'])],
    ['a part too many', packed([1, '12 Main St', 'Newark', 'NJ', '07102', 'x'])],
    ['a part of another type', packed([1, 12, 'Newark', 'NJ', '07102'])],
    ['an object in place of the parts', packed({ v: 1, city: 'Newark' })],
    ['a street with a line break', packed([1, '12 Main St\nBcc: x', 'Newark', 'NJ', '07102'])],
    ['a street with a hidden change of direction', packed([1, '12 \u202eMain St', 'Newark', 'NJ', '07102'])],
    ['an endless street', packed([1, 'x'.repeat(401), 'Newark', 'NJ', '07102'])],
    ['another spelling of the same parts', Buffer.from('[1, "", "Newark", "NJ", ""]').toString('base64url')],
    ['signs that base64 leaves out', `${tokenFor(address)}==`],
    ['a cut end', tokenFor(address).slice(0, -3)],
    ['nothing', ''],
    ["another provider's id", 'ChIJN1t_tDeuEmsRUsoyG83frY4'],
  ])('is refused with %s', (_name, token) => {
    expect(addressOf(index, token)).toBeNull();
  });

  test('of any kind never gives an address the place data does not know', () => {
    const anyToken = fc.oneof(
      fc.string({ maxLength: 300, unit: 'binary' }),
      fc.base64String({ maxLength: 400 }),
      fc.jsonValue().map(packed),
      fc.tuple(fc.constant(1), fc.string(), fc.constantFrom('Newark', 'x'), fc.string(), fc.string()).map(packed),
    );
    fc.assert(
      fc.property(anyToken, (token) => {
        const found = addressOf(index, token);
        expect(found === null || index.find(found.city, found.state) !== undefined).toBe(true);
      }),
    );
  });
});
