import { describe, expect, test } from 'vitest';
import { isLikelyAtHome } from './own-home.ts';
import { subcategories } from './taxonomy/index.ts';

describe('where it happened is taken for the claimant’s home', () => {
  test.each([
    ['a tenant whose heat is out', '1', ['repairs-not-made'], true],
    ['a leak from the neighbor', '1', ['water-leak'], true],
    ['a tenant who moved out', '1', ['deposit-not-returned'], false],
    ['a shop that sold something broken', '1', ['broken-or-defective'], false],
    ['a business at a customer’s site', '2', ['unfinished-work'], false],
    ['nothing chosen', '1', [], false],
    ['two reasons of which one is elsewhere', '1', ['repairs-not-made', 'deposit-not-returned'], false],
  ] as const)('%s', (_who, userType, disputing, expected) => {
    expect(isLikelyAtHome({ userType, disputing: [...disputing] })).toBe(expected);
  });

  test('only for reasons there are', () => {
    const known = new Set(subcategories.map(({ value }) => value));
    for (const reason of ['repairs-not-made', 'deposit-no-work', 'unfinished-work', 'bad-work', 'neighbor-yard'])
      expect(known).toContain(reason);
  });
});
