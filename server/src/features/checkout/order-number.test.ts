import fc from 'fast-check';
import { expect, test } from 'vitest';
import { idStartOf, orderNumber } from './order-number.ts';

test('an order has a number of eight signs that can be read out, and is found again by it however it is said', () => {
  fc.assert(
    fc.property(fc.uuid({ version: 4 }), (id) => {
      const number = orderNumber(id);
      expect(number).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
      const said = number.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l');
      for (const typed of [number, said]) expect(id.startsWith(idStartOf(typed) ?? '-')).toBe(true);
    }),
  );
});

test.each(['', 'K7QF', 'K7QF-2M9TX', 'K7QF-2M9U', "'; --"])('%j is no number of an order', (typed) => {
  expect(idStartOf(typed)).toBeNull();
});
