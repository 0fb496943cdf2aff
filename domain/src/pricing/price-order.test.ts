import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cents, rateMillionths } from '../money/index.ts';
import { type Coupon, priceOrder } from './price-order.ts';

const fixed = (amountCents: number): Coupon => ({ code: 'OFF', type: 'fixed', amountCents: cents(amountCents) });
const percent = (millionths: number): Coupon => ({
  code: 'OFF',
  type: 'percentage',
  rateMillionths: rateMillionths(millionths),
});
const NJ = 66_250;

describe('the price of an order', () => {
  test.each([
    ['a letter without tax', 29_00, 0, null, 0, [0, 0, 29_00, 0, 29_00]],
    ['New Jersey tax, rounded half up', 29_00, 0, null, NJ, [0, 0, 29_00, 1_92, 30_92]],
    ['two more recipients, taxed like the package', 29_00, 2, null, NJ, [13_98, 0, 42_98, 2_85, 45_83]],
    ['ten dollars off', 79_00, 0, fixed(10_00), NJ, [0, 10_00, 69_00, 4_57, 73_57]],
    ['a fixed coupon takes off no more than the package', 29_00, 1, fixed(100_00), 0, [6_99, 29_00, 6_99, 0, 6_99]],
    ['a percentage is cut down to the cent', 29_99, 0, percent(100_000), 0, [0, 2_99, 27_00, 0, 27_00]],
    ['a percentage leaves extra recipients alone', 29_00, 1, percent(500_000), 0, [6_99, 14_50, 21_49, 0, 21_49]],
    ['a whole discount leaves nothing to tax', 29_00, 0, percent(1_000_000), NJ, [0, 29_00, 0, 0, 0]],
    ['more than 100 percent is 100 percent', 29_00, 0, percent(2_000_000), NJ, [0, 29_00, 0, 0, 0]],
    ['half a cent of tax counts as one', 1_00, 0, null, 5_000, [0, 0, 1_00, 1, 1_01]],
  ] as const)('%s', (_name, base, extraRecipients, coupon, rate, expected) => {
    const price = priceOrder({ basePrice: cents(base), extraRecipients, coupon, taxRate: rateMillionths(rate) });
    const { extraRecipientsTotal, discount, taxable, tax, total } = price;
    expect([extraRecipientsTotal, discount, taxable, tax, total]).toEqual(expected);
  });

  test.each([-1, 0.5, Number.NaN])('%s recipients cannot be priced', (extraRecipients) => {
    const order = { basePrice: cents(29_00), extraRecipients, coupon: null, taxRate: rateMillionths(0) };
    expect(() => priceOrder(order)).toThrow(RangeError);
  });

  test('a negative price cannot be priced', () => {
    const order = { basePrice: cents(-1), extraRecipients: 0, coupon: null, taxRate: rateMillionths(0) };
    expect(() => priceOrder(order)).toThrow(RangeError);
  });

  const anyCoupon = fc.oneof(
    fc.constant(null),
    fc.integer({ min: 0, max: 1_000_00 }).map(fixed),
    fc.integer({ min: 0, max: 1_500_000 }).map(percent),
  );
  const anyOrder = fc.record({
    basePrice: fc.integer({ min: 0, max: 1_000_00 }).map(cents),
    extraRecipients: fc.integer({ min: 0, max: 20 }),
    coupon: anyCoupon,
    taxRate: fc.integer({ min: 0, max: 200_000 }).map(rateMillionths),
  });

  test('no order is ever negative, and no discount is more than the package', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const price = priceOrder(order);
        expect(price.total).toBeGreaterThanOrEqual(0);
        expect(price.discount).toBeGreaterThanOrEqual(0);
        expect(price.discount).toBeLessThanOrEqual(order.basePrice);
      }),
    );
  });

  test('tax falls on what is paid and on nothing more', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const { taxable, tax, basePrice, extraRecipientsTotal, discount, total } = priceOrder(order);
        expect(taxable).toBe(basePrice + extraRecipientsTotal - discount);
        expect(Math.abs(tax - (taxable * order.taxRate) / 1_000_000)).toBeLessThanOrEqual(0.5 + 1e-6);
        expect(tax).toBeLessThanOrEqual(taxable);
        expect(total).toBe(taxable + tax);
      }),
    );
  });
});
