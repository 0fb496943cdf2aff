import { describe, expect, test } from 'vitest';
import { categories, categoryHints, subcategories } from './index.ts';

describe('categories', () => {
  test('there are twelve, in order, each with its own value and icon', () => {
    expect(categories.map((c) => c.order)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(new Set(categories.map((c) => c.value)).size).toBe(12);
    expect(new Set(categories.map((c) => c.icon)).size).toBe(12);
  });

  test('each has hints for the story and for the calculation', () => {
    expect(Object.keys(categoryHints).sort()).toEqual(categories.map((c) => c.value).sort());
    for (const { storyHint, calcHint } of Object.values(categoryHints)) {
      expect(storyHint.length).toBeGreaterThan(10);
      expect(calcHint.length).toBeGreaterThan(10);
    }
  });
});

describe('subcategories', () => {
  test('there are 77 and no value is used twice', () => {
    expect(subcategories).toHaveLength(77);
    expect(new Set(subcategories.map((s) => s.value)).size).toBe(77);
  });

  test('each belongs to a category, and only "other" has none', () => {
    const withReasons = new Set(subcategories.map((s) => s.category));
    expect(categories.filter((c) => !withReasons.has(c.value)).map((c) => c.value)).toEqual(['other']);
    for (const value of withReasons) expect(categories.some((c) => c.value === value)).toBe(true);
  });

  test('they are numbered from one within their category', () => {
    for (const { value } of categories) {
      const orders = subcategories.filter((s) => s.category === value).map((s) => s.order);
      expect(orders).toEqual(orders.map((_, i) => i + 1));
    }
  });

  test('the claimant is not the buyer or tenant in exactly five of them', () => {
    expect(subcategories.filter((s) => s.claimantRole).map((s) => [s.value, s.claimantRole])).toEqual([
      ['tenant-owes-rent', 'landlord'],
      ['tenant-damaged-rental', 'landlord'],
      ['homeowner-did-not-pay', 'contractor'],
      ['customer-did-not-pay-shop', 'shop'],
      ['customer-chargeback', 'merchant'],
    ]);
  });
});
