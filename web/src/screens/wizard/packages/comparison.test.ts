import { expect, test } from 'vitest';
import { defaultOffers } from '../../../api/payment/packages.ts';
import { comparisonOf, furtherRecipientPrice } from './comparison.ts';

const comparison = comparisonOf(defaultOffers);

test('what a package adds is in it and in the larger ones', () => {
  expect(comparison.map(({ has }) => has)).toEqual([
    [true, true, true],
    [false, true, true],
    [false, false, true],
  ]);
});

test('no line says "everything in" another package, and none is said twice', () => {
  const lines = comparison.flatMap((added) => added.lines);
  expect(lines.filter((line) => line.startsWith('Everything in'))).toEqual([]);
  expect(new Set(lines).size).toBe(lines.length);
  expect(lines.length).toBe(defaultOffers.flatMap(({ features }) => features).length - 3);
});

test('only the letter alone charges for a further recipient, so the price is a row and no line', () => {
  expect(defaultOffers.map(furtherRecipientPrice)).toEqual(['$6.99', null, null]);
  expect(comparison.flatMap(({ lines }) => lines).join()).not.toContain('$6.99');
});
