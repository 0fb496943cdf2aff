import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cutToLength } from './form-fields.ts';

describe('an answer cut to the length of its field', () => {
  test.each([
    ['fits', 'Essex', 16, 'Essex'],
    ['ends at a space near its end', 'Ironbound Property Management LLC', 30, 'Ironbound Property Management'],
    ['ends within a word where the space is far back', 'Al Featherstonehaugh', 9, 'Al Feathe'],
    ['never keeps half of what looks like one letter', 'Zoë 👩‍👩‍👧', 4, 'Zoë'],
    ['ends before a space that follows', 'Toms River Township', 10, 'Toms River'],
  ])('%s', (_what, text, most, cut) => {
    expect(cutToLength(text, most)).toBe(cut);
  });

  test('any text: a beginning of it, no longer than asked, without a space at its end', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), fc.integer({ min: 1, max: 60 }), (typed, most) => {
        const text = typed.trim();
        const cut = cutToLength(text, most);
        expect(text.startsWith(cut)).toBe(true);
        expect(cut).toBe(cut.trimEnd());
        expect([...new Intl.Segmenter('en').segment(cut)].length).toBeLessThanOrEqual(most);
      }),
    );
  });
});
