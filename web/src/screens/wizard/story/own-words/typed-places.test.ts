import { cleanTyped } from '@plainclaim/domain';
import { expect, test } from 'vitest';
import { typedPlaces } from './typed-places.ts';

test.each([
  ['You kept it. You lied.', 'You lied'],
  ['  You  kept\tit.\n\n\n\nYou   lied to me.', 'You lied'],
  ['You kept\u200B it.\r\nYou\u00A0lied.', 'You lied'],
])('%j: the place of a phrase in what was typed', (typed, phrase) => {
  const cleaned = cleanTyped(typed);
  const start = cleaned.indexOf(phrase);
  const at = typedPlaces(typed, cleaned);
  const found = typed.slice(at?.(start), (at?.(start + phrase.length - 1) ?? 0) + 1);
  expect(found.replaceAll(/\s+/g, ' ')).toBe(phrase);
});

test('texts that do not lie on each other have no places', () => {
  expect(typedPlaces('Jose\u0301 kept it', cleanTyped('Jose\u0301 kept it'))).toBeNull();
  expect(typedPlaces('abc', 'abd')).toBeNull();
});
