import {
  type Cents,
  type Coupon,
  cents,
  GUESSED_TAX_RATE,
  mailingsOf,
  priceOrder,
  type WantedMailing,
} from '@plainclaim/domain';
import type { PriceAnswer } from './checkout.ts';

/** The price of an order as a page shows it, before it is paid. */
export type PriceLines = {
  readonly base: Cents;
  /** What was paid before for a smaller package. */
  readonly credit: Cents;
  readonly extraRecipients: number;
  readonly extraRecipientsTotal: Cents;
  /** What mailing to one recipient is worth in this order, before tax; null where it holds none. */
  readonly mailingEach: Cents | null;
  /** How many recipients the line of mailing is for; 0 where there is none. */
  readonly mailings: number;
  readonly mailingTotal: Cents;
  readonly discount: Cents;
  /** Percent: 6.625 means 6.625 %. */
  readonly taxPercent: number;
  readonly stateName: string;
  /** True while the tax is a guess. */
  readonly isEstimate: boolean;
  readonly tax: Cents;
  /** The payment service works the tax out, once it knows who pays: until then `total` is a sum before tax. */
  readonly isTaxLater: boolean;
  readonly total: Cents;
};

/** What the server would charge. */
export const priceLinesOf = (price: PriceAnswer): PriceLines => ({
  // What the server charges is what is left of the price after the credit.
  base: cents(price.basePrice + price.credit),
  credit: cents(price.credit),
  extraRecipients: price.extraRecipients,
  extraRecipientsTotal: cents(price.extraRecipientsTotal),
  mailingEach: price.mailingEach === null ? null : cents(price.mailingEach),
  mailings: price.mailings,
  mailingTotal: cents(price.mailingTotal),
  discount: cents(price.discountAmount),
  taxPercent: price.taxRate,
  stateName: price.stateName,
  isEstimate: price.taxIsEstimate,
  tax: cents(price.taxAmount),
  isTaxLater: price.isTaxLater,
  total: cents(price.totalPrice),
});

/** The bill as far as this page can work it out alone, with the guessed tax. */
export function estimatedPriceLines(order: {
  readonly basePrice: Cents;
  readonly extraRecipients: number;
  readonly coupon: Coupon | null;
  readonly stateName: string;
  readonly mailing?: WantedMailing | null;
}): PriceLines {
  const { extraRecipients, stateName } = order;
  const price = priceOrder({ ...order, taxRate: GUESSED_TAX_RATE });
  return {
    base: price.basePrice,
    credit: cents(0),
    extraRecipients,
    extraRecipientsTotal: price.extraRecipientsTotal,
    mailingEach: price.mailingEach,
    mailings: mailingsOf(price),
    mailingTotal: price.mailingTotal,
    discount: price.discount,
    taxPercent: GUESSED_TAX_RATE / 10_000,
    stateName,
    isEstimate: true,
    tax: price.tax,
    isTaxLater: false,
    total: price.total,
  };
}
