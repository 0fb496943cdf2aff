import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FOLDED_LETTER, folded } from './folded-text.ts';

describe('folded text', () => {
  test('has the places of the text it was made from', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => folded(text).length === text.length));
  });

  test.each([
    ['Łukasz WÓJCIK', 'łukasz wójcik'],
    ['Γιώργος ΠΑΠΑΣ', 'γιώργοσ παπασ'],
    ['İlkay Işık', 'İlkay işık'],
    ['O’Brien – Co.\u00a0№ ½', 'o’brien _ co. _ 0'],
    ['王小明 😂', '王小明 __'],
  ])('of %s is %s', (text, even) => {
    expect(folded(text)).toBe(even);
  });

  test('keeps letters apart from all other signs', () => {
    const letters = new RegExp(`^[${FOLDED_LETTER}]+$`);
    expect(['Zoë', '王', 'राम', 'Ж'].filter((word) => !letters.test(folded(word)))).toEqual([]);
    expect(['7', '½', '’', '“', '–', '😂', '_'].filter((sign) => letters.test(folded(sign)))).toEqual([]);
  });
});
