import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cents, rateMillionths } from '../money/index.ts';
import { mailingsOf } from './mailing.ts';
import { type Coupon, priceOrder } from './price-order.ts';
import { type ChargedOrder, receiptLines, refundableOf } from './receipt-lines.ts';

const order = (overrides: Partial<ChargedOrder> = {}): ChargedOrder => ({
  basePrice: cents(29_00),
  extraRecipients: 0,
  extraRecipientsTotal: cents(0),
  mailings: 0,
  mailingTotal: cents(0),
  discount: cents(0),
  credit: cents(0),
  taxRate: rateMillionths(66_250),
  tax: cents(1_92),
  total: cents(30_92),
  refunds: [],
  ...overrides,
});

const shown = (one: ChargedOrder) => receiptLines(one).map(({ kind, amountCents }) => [kind, amountCents]);

describe('the lines of a receipt', () => {
  test('name the package, the tax and the total', () => {
    expect(shown(order())).toEqual([
      ['package', 29_00],
      ['tax', 1_92],
      ['total', 30_92],
    ]);
  });

  test('name extra recipients and a discount where there are any, and what was paid back', () => {
    const one = order({
      extraRecipients: 2,
      extraRecipientsTotal: cents(13_98),
      discount: cents(2_90),
      tax: cents(2_65),
      total: cents(42_73),
      refunds: [cents(10_00), cents(32_73)],
    });
    expect(shown(one)).toEqual([
      ['package', 29_00],
      ['extra_recipients', 13_98],
      ['discount', -2_90],
      ['tax', 2_65],
      ['total', 42_73],
      ['refund', -10_00],
      ['refund', -32_73],
      ['total_after_refunds', 0],
    ]);
    expect(refundableOf(one)).toBe(0);
  });

  test('name what was paid before for a smaller package', () => {
    const one = order({ basePrice: cents(79_00), credit: cents(29_00), tax: cents(3_31), total: cents(53_31) });
    expect(shown(one)).toEqual([
      ['package', 79_00],
      ['credit', -29_00],
      ['tax', 3_31],
      ['total', 53_31],
    ]);
  });

  test('are not made for an order that does not add up, or of which too much was paid back', () => {
    expect(() => receiptLines(order({ total: cents(30_93) }))).toThrow(RangeError);
    expect(() => receiptLines(order({ refunds: [cents(30_93)] }))).toThrow(RangeError);
  });

  const anyCoupon: fc.Arbitrary<Coupon | null> = fc.oneof(
    fc.constant(null),
    fc
      .integer({ min: 1, max: 300_00 })
      .map((off) => ({ code: 'OFF', type: 'fixed' as const, amountCents: cents(off) })),
    fc
      .integer({ min: 1, max: 1_000_000 })
      .map((rate) => ({ code: 'OFF', type: 'percentage' as const, rateMillionths: rateMillionths(rate) })),
  );

  test('add up to the cent for 1,000 baskets, whatever was paid back', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(29_00, 79_00, 199_00, 1_00),
        fc.integer({ min: 0, max: 20 }),
        anyCoupon,
        fc.integer({ min: 0, max: 120_000 }),
        fc.integer({ min: 0, max: 1000 }),
        fc.option(fc.boolean()),
        (basePrice, extraRecipients, coupon, rate, share, isBeside) => {
          const taxRate = rateMillionths(rate);
          const recipients = extraRecipients + 1;
          const mailing = isBeside === null ? null : { eachCents: cents(14_90), isBeside, recipients };
          const price = priceOrder({ basePrice: cents(basePrice), extraRecipients, coupon, taxRate, mailing });
          const mailings = mailingsOf(price);
          const back = Math.floor((price.total * share) / 1000);
          const lines = receiptLines({ ...price, mailings, credit: cents(0), extraRecipients, refunds: [cents(back)] });
          const of = (kind: string) =>
            lines.filter((line) => line.kind === kind).reduce((sum, l) => sum + l.amountCents, 0);
          const parts = ['package', 'extra_recipients', 'mailing', 'discount', 'tax'];
          expect(parts.reduce((sum, part) => sum + of(part), 0)).toBe(price.total);
          expect(of('total')).toBe(price.total);
          expect(of('total') + of('refund')).toBe(of('total_after_refunds'));
        },
      ),
      { numRuns: 1_000 },
    );
  });
});
