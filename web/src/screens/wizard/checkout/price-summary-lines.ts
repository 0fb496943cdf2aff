import type { PriceAnswer } from '@plainclaim/contract';
import { type Cents, type Coupon, cents, priceOrder, rateMillionths } from '@plainclaim/domain';

/** The lines of the bill. */
export type PriceLines = {
  readonly base: Cents;
  readonly extraRecipients: number;
  readonly extraRecipientsTotal: Cents;
  readonly discount: Cents;
  /** Percent: 6.625 means 6.625 %. */
  readonly taxPercent: number;
  readonly stateName: string;
  /** True while the tax is a guess. */
  readonly isEstimate: boolean;
  readonly tax: Cents;
  readonly total: Cents;
};

/** The guess when no rate can be had. It is shown, and only ever charged in the simulation. */
const GUESSED_PERCENT = 8;

/** What the server would charge. */
export const linesOf = (price: PriceAnswer): PriceLines => ({
  base: cents(price.basePrice),
  extraRecipients: price.extraRecipients,
  extraRecipientsTotal: cents(price.extraRecipientsTotal),
  discount: cents(price.discountAmount),
  taxPercent: price.taxRate,
  stateName: price.stateName,
  isEstimate: price.taxIsEstimate,
  tax: cents(price.taxAmount),
  total: cents(price.totalPrice),
});

/** The bill as far as this page can work it out alone, with the guessed tax. */
export function estimatedLines(order: {
  readonly basePrice: Cents;
  readonly extraRecipients: number;
  readonly coupon: Coupon | null;
  readonly stateName: string;
}): PriceLines {
  const { extraRecipients, stateName } = order;
  const price = priceOrder({ ...order, taxRate: rateMillionths(GUESSED_PERCENT * 10_000) });
  return {
    base: price.basePrice,
    extraRecipients,
    extraRecipientsTotal: price.extraRecipientsTotal,
    discount: price.discount,
    taxPercent: GUESSED_PERCENT,
    stateName,
    isEstimate: true,
    tax: price.tax,
    total: price.total,
  };
}

/** "6.6": rates are shown with one decimal. */
export const shownPercent = (percent: number): string => percent.toFixed(1);
