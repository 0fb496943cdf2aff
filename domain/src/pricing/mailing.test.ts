import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cents, rateMillionths } from '../money/index.ts';
import { mailingBack } from './mailing.ts';
import { priceOrder } from './price-order.ts';

const order = (more: Partial<Parameters<typeof priceOrder>[0]> = {}) =>
  priceOrder({ basePrice: cents(29_00), extraRecipients: 0, coupon: null, taxRate: rateMillionths(66_250), ...more });
const wanted = (isBeside: boolean, recipients = 1) => ({ eachCents: cents(14_90), isBeside, recipients });
const WHOLE = { code: 'FREE', type: 'percentage', rateMillionths: rateMillionths(1_000_000) } as const;

describe('the mailing of an order', () => {
  test('without one the price is as it was, and nothing goes back for it', () => {
    const price = order();
    expect([price.mailingEach, price.mailingTotal, price.total]).toEqual([null, 0, 30_92]);
    expect(mailingBack(price)).toBe(0);
  });

  test('beside the package it is a line for each recipient, taxed and not discounted', () => {
    const { mailingTotal, taxable, tax, total } = order({ mailing: wanted(true, 2), coupon: WHOLE });
    expect([mailingTotal, taxable, tax, total]).toEqual([29_80, 29_80, 1_97, 31_77]);
  });

  test('within the package it changes no sum', () => {
    const { mailingTotal, total, mailingEach } = order({ mailing: wanted(false) });
    expect([mailingTotal, total, mailingEach]).toEqual([0, 30_92, 14_90]);
  });

  test('what goes back holds the tax that was paid on it', () => {
    expect(mailingBack(order({ mailing: wanted(true) }))).toBe(15_88);
    expect(mailingBack(order({ mailing: wanted(false) }))).toBe(15_88);
  });

  test('a part of a price that a coupon made nothing of is nothing', () => {
    expect(mailingBack(order({ mailing: wanted(false), coupon: WHOLE }))).toBe(0);
  });

  test('a letter goes to somebody', () => {
    expect(() => order({ mailing: wanted(true, 0) })).toThrow(RangeError);
  });

  test('whatever is bought, all mailings together never give back more than was paid', () => {
    const any = fc.record({
      basePrice: fc.integer({ min: 0, max: 300_00 }).map(cents),
      recipients: fc.integer({ min: 1, max: 20 }),
      eachCents: fc.integer({ min: 1_00, max: 200_00 }).map(cents),
      isBeside: fc.boolean(),
      off: fc.integer({ min: 0, max: 1_000_000 }),
      taxRate: fc.integer({ min: 0, max: 200_000 }).map(rateMillionths),
    });
    fc.assert(
      fc.property(any, ({ basePrice, recipients, eachCents, isBeside, off, taxRate }) => {
        const coupon = { code: 'OFF', type: 'percentage', rateMillionths: rateMillionths(off) } as const;
        const mailing = { eachCents, isBeside, recipients };
        const price = priceOrder({ basePrice, extraRecipients: recipients - 1, coupon, taxRate, mailing });
        expect(mailingBack(price) * recipients).toBeLessThanOrEqual(price.total);
        expect(price.total).toBe(price.taxable + price.tax);
      }),
    );
  });
});
