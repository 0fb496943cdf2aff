import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyCodePoint } from './any-code-point.ts';

it('draws every kind of character, and no half of a pair', () => {
  const drawn = fc.sample(anyCodePoint, { numRuns: 400, seed: 1 });
  expect(drawn.every((character) => [...character].length === 1 && !/^[\ud800-\udfff]$/.test(character))).toBe(true);
  expect(drawn.some((character) => character.length === 2)).toBe(true);
});

it('knows a text it could have drawn, so that names like __proto__ are tried too', () => {
  const text = fc.string({ unit: anyCodePoint, maxLength: 20 });
  expect(text.canShrinkWithoutContext('__proto__')).toBe(true);
  expect(text.canShrinkWithoutContext('\u{1f600}\uffff')).toBe(true);
  expect(text.canShrinkWithoutContext('\ud800')).toBe(false);
});
