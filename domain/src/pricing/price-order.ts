import { type Cents, cents, type RateMillionths, rateMillionths, shareOf, shareOfFloored } from '../money/index.ts';
import { type MailingPart, mailingPart, type WantedMailing } from './mailing.ts';
import { EXTRA_RECIPIENT_CENTS } from './packages.ts';

/** The tax that is shown where no rate is known, and only ever charged in the simulation: 8 percent. */
export const GUESSED_TAX_RATE: RateMillionths = rateMillionths(80_000);

/** A discount on the package's own price; extra recipients and a mailing beside it are never discounted. */
export type Coupon =
  | { readonly code: string; readonly type: 'fixed'; readonly amountCents: Cents }
  | { readonly code: string; readonly type: 'percentage'; readonly rateMillionths: RateMillionths };

export type Order = {
  readonly basePrice: Cents;
  /** How many recipients there are after the first. */
  readonly extraRecipients: number;
  readonly coupon: Coupon | null;
  readonly taxRate: RateMillionths;
  /** Null or left out: nothing is posted for this order. */
  readonly mailing?: WantedMailing | null;
};

/** `total` is `taxable` and `tax`; `taxable` is the price less the discount, with the extra recipients and a mailing beside it. */
export type OrderPrice = MailingPart & {
  readonly basePrice: Cents;
  readonly extraRecipientsTotal: Cents;
  readonly discount: Cents;
  readonly taxable: Cents;
  readonly tax: Cents;
  readonly total: Cents;
};

/** Throws a RangeError for a negative price or a number of recipients that is not whole and at least 0. */
export function priceOrder({ basePrice, extraRecipients, coupon, taxRate, mailing = null }: Order): OrderPrice {
  if (basePrice < 0) throw new RangeError('a price is not negative');
  if (!Number.isSafeInteger(extraRecipients) || extraRecipients < 0) throw new RangeError('recipients are counted');
  const extraRecipientsTotal = cents(EXTRA_RECIPIENT_CENTS * extraRecipients);
  const discount = discountOn(basePrice, coupon);
  const paid = cents(basePrice - discount + extraRecipientsTotal);
  const part = mailingPart(mailing, paid);
  const taxable = cents(paid + part.mailingTotal);
  const tax = shareOf(taxable, taxRate);
  return { basePrice, extraRecipientsTotal, discount, ...part, taxable, tax, total: cents(taxable + tax) };
}

/** Never more than the price: what a coupon is worth beyond it is lost. A percentage is cut down to the cent. */
function discountOn(basePrice: Cents, coupon: Coupon | null): Cents {
  if (coupon === null) return cents(0);
  const off = coupon.type === 'fixed' ? coupon.amountCents : shareOfFloored(basePrice, coupon.rateMillionths);
  return cents(Math.min(basePrice, Math.max(0, off)));
}
