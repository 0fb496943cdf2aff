import { describe, expect, test } from 'vitest';
import { randomIds } from './ids.ts';

describe('random ids', () => {
  test('have the shape their users rely on', () => {
    expect(randomIds.uuid()).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(randomIds.token()).toMatch(/^[\w-]{22}$/);
    expect(randomIds.secretToken()).toMatch(/^[\w-]{43}$/);
    expect(randomIds.readableToken()).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/);
    expect(randomIds.digits(6)).toMatch(/^\d{6}$/);
  });

  test('never repeat', () => {
    const makers = [randomIds.uuid, randomIds.token, randomIds.secretToken, randomIds.readableToken];
    for (const make of makers) expect(new Set(Array.from({ length: 2_000 }, make)).size).toBe(2_000);
  });

  test('use every character about equally often', () => {
    const counts = new Map<string, number>();
    for (const character of Array.from({ length: 2_000 }, randomIds.readableToken).join('')) {
      counts.set(character, (counts.get(character) ?? 0) + 1);
    }
    expect(counts.size).toBe(32);
    // 52,000 draws over 32 characters: 1,625 expected, standard deviation 40.
    for (const count of counts.values()) expect(Math.abs(count - 1_625)).toBeLessThan(280);
  });
});
