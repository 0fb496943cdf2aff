import fc from 'fast-check';
import { expect, test } from 'vitest';
import { matchesIn } from './matches-in.ts';

const PATTERNS = [/a/g, /a*/g, /(?<x>a)|b/gi, /./gsu, /(?=a)/gu, /a*?/gu];

test('the matches are those of matchAll, also of nothing, and the pattern can be used again', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', 'A', 'b', '😂', ' ') }), (text) => {
      for (const pattern of PATTERNS) {
        const found = [...text.matchAll(pattern)].map((match) => [match.index, ...match]);
        for (const _again of [1, 2])
          expect(matchesIn(text, pattern).map((match) => [match.index, ...match])).toEqual(found);
      }
    }),
  );
});
