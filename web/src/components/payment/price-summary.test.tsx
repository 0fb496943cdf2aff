import type { PriceLines } from '@plainclaim/contract';
import { type ChargedOrder, cents, formatUsd, priceOrder, rateMillionths, receiptLines } from '@plainclaim/domain';
import { cleanup } from '@testing-library/react';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { show } from '../../testing/show.tsx';
import { PriceSummary } from './price-summary.tsx';
import type { ShownPrice } from './shown-price.ts';

const priceWith = (lines: PriceLines): ShownPrice => ({
  lines,
  isCurrent: true,
  isOwnEstimate: false,
  surface: 'hosted_page',
  couponProblem: undefined,
  refresh: () => undefined,
});

const PRICE: PriceLines = {
  base: cents(79_00),
  credit: cents(0),
  extraRecipients: 0,
  extraRecipientsTotal: cents(0),
  mailingEach: null,
  mailings: 0,
  mailingTotal: cents(0),
  discount: cents(0),
  taxPercent: 6.625,
  stateName: 'Pennsylvania',
  isEstimate: false,
  tax: cents(5_23),
  isTaxLater: false,
  total: cents(84_23),
};

/** What the page shows, as [name, amount] from top to bottom. */
const shown = (lines: PriceLines): readonly (readonly [string, string])[] => {
  const { container } = show(<PriceSummary price={priceWith(lines)} />);
  // By their elements: roles take seconds to be worked out a thousand times.
  const terms = [...container.querySelectorAll('dt')];
  return terms.map((term) => [term.textContent, term.nextElementSibling?.textContent ?? '']);
};

test('a price names its package, the tax with its rate and state, and the total', () => {
  expect(shown(PRICE)).toEqual([
    ['Base price', '$79.00'],
    ['Tax (6.6%, Pennsylvania)', '$5.23'],
    ['Total', '$84.23'],
  ]);
});

test('while the payment service still has to work the tax out, the sum is called one before tax', () => {
  const lines = { ...PRICE, taxPercent: 0, stateName: '', tax: cents(0), isTaxLater: true, total: cents(79_00) };
  expect(shown(lines)).toEqual([
    ['Base price', '$79.00'],
    ['Tax', 'added when you pay'],
    ['Total before tax', '$79.00'],
  ]);
});

test('the page shows for 1,000 baskets the amounts that the receipt will show', () => {
  const off = fc.integer({ min: 0, max: 300_00 }).map(cents);
  fc.assert(
    fc.property(
      fc.constantFrom(29_00, 79_00, 199_00),
      fc.integer({ min: 0, max: 20 }),
      off,
      fc.constantFrom(0, 0, 29_00),
      fc.integer({ min: 0, max: 120_000 }).map(rateMillionths),
      (packagePrice, extraRecipients, amountCents, paidBefore, taxRate) => {
        const credit = cents(paidBefore < packagePrice ? paidBefore : 0);
        const coupon = credit > 0 ? null : ({ code: 'OFF', type: 'fixed', amountCents } as const);
        const price = priceOrder({ basePrice: cents(packagePrice - credit), extraRecipients, coupon, taxRate });
        const order: ChargedOrder = {
          ...price,
          basePrice: cents(packagePrice),
          credit,
          extraRecipients,
          mailings: 0,
          taxRate,
          refunds: [],
        };
        const { extraRecipientsTotal, discount, tax, total } = price;
        const amounts = shown({
          ...PRICE,
          base: cents(packagePrice),
          credit,
          extraRecipients,
          extraRecipientsTotal,
          mailingEach: null,
          mailings: 0,
          mailingTotal: cents(0),
          discount,
          tax,
          total,
        }).map(([, amount]) => amount);
        cleanup();
        expect(amounts).toEqual(
          receiptLines(order).map(({ amountCents: sum }) =>
            sum < 0 ? `−${formatUsd(cents(-sum))}` : formatUsd(cents(sum)),
          ),
        );
      },
    ),
    { numRuns: 1_000 },
  );
});
