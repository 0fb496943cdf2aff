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
    // The work, and not the clock: a busy machine lets everybody wait.
    const costOf = (length: number): number => {
      const text = 'Leee'.repeat(length);
      const costs = Array.from({ length: 5 }, () => {
        const before = process.cpuUsage();
        namesWholly(text, 'Lee');
        return process.cpuUsage(before).user / 1_000;
      });
      return Math.min(...costs);
    };
    costOf(20_000);
    // Eight times the text; work that grew faster would be sixty-four times as much. A clock cannot tell a few milliseconds apart.
    expect(costOf(160_000)).toBeLessThan(8 * 4 * Math.max(costOf(20_000), 1.5));
  });
});
