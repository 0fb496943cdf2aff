import { describe, expect, test } from 'vitest';
import { namesWholly } from './whole-words.ts';

describe('a name in a text', () => {
  test.each([
    ['I lent Lee $200.', 'Lee'],
    ['It was Lee’s roof.', 'Lee'],
    ["It was Lee's roof.", 'Lee'],
    ['(Lee) came.', 'Lee'],
    ['fleece of Lee', 'Lee'],
    ['I paid A & B, LLC.', 'A & B, LLC'],
    ['José Ñandú came.', 'Ñandú'],
    ['Tom Lee', 'Tom Lee'],
    ['My roommates’ friend Ann-Marie came.', 'Ann-Marie'],
    ['It was in Lee, and then', 'Lee'],
  ])('is there by whole words: %s', (text, name) => {
    expect(namesWholly(text, name)).toBe(true);
  });

  test.each([
    ['I bought a fleece.', 'lee'],
    ['The Leeward side', 'Lee'],
    ['O’Lee came.', 'Lee'],
    ['Lee-Ann came.', 'Lee'],
    ['Mary-Lee came.', 'Lee'],
    ['Leé came.', 'Le'],
    ['𝐀Lee', 'Lee'],
    ['Unit Lee2', 'Lee'],
    ['lee', 'Lee'],
    ['anything', ''],
  ])('is not there inside a longer word: %s', (text, name) => {
    expect(namesWholly(text, name)).toBe(false);
  });

  test('is looked for in a time that grows with the text and no faster', () => {
    // The shortest of five: a machine with other work to do may stop any one of them.
    const timeOf = (length: number): number => {
      const text = 'Leee'.repeat(length);
      const times = Array.from({ length: 5 }, () => {
        const started = performance.now();
        namesWholly(text, 'Lee');
        return performance.now() - started;
      });
      return Math.min(...times);
    };
    timeOf(2_000);
    expect(timeOf(80_000)).toBeLessThan(Math.max(timeOf(10_000), 0.4) * 40);
  });
});
