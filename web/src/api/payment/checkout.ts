import {
  acknowledgedSchema,
  type CheckoutAnswer,
  type CheckoutRequest,
  checkoutAnswerSchema,
  couponAnswerSchema,
  paths,
  type PriceAnswer,
  priceAnswerSchema,
} from '@plainclaim/contract';
import { type Coupon, cents, err, ok, rateMillionths, type Result } from '@plainclaim/domain';
import { type ApiOptions, type ApiResult, apiGet, apiPost } from '../http/http-client.ts';

/** What decides the price, besides the package in the saved answers. */
export type PriceChoices = {
  readonly country: 'US' | 'CA';
  /** '' until a whole ZIP is typed. */
  readonly zip: string;
  /** '' without a coupon. */
  readonly couponCode: string;
  readonly extraRecipients: number;
  /** The letter is to be printed and posted, where that is sold beside the package. */
  readonly withMailing: boolean;
};

/** What the server would charge now for this browser's claim. */
export function readPrice(choices: PriceChoices, options: ApiOptions = {}): Promise<ApiResult<PriceAnswer>> {
  const { country, zip, couponCode, extraRecipients, withMailing } = choices;
  const query = new URLSearchParams({ country, zip, couponCode, extraRecipients: String(extraRecipients) });
  if (withMailing) query.set('withMailing', 'yes');
  return apiGet(`${paths.price}?${query.toString()}`, priceAnswerSchema, options);
}

/** Places the order. Repeating it with the same `idempotencyKey` never charges twice. */
export const placeOrder = (order: CheckoutRequest, options: ApiOptions = {}): Promise<ApiResult<CheckoutAnswer>> =>
  apiPost(paths.checkout, order, checkoutAnswerSchema, options);

/** How the payment stands that this browser's claim was sent to the provider with, or the one of an order. */
export const readPayment = (options: ApiOptions = {}, orderId = ''): Promise<ApiResult<CheckoutAnswer>> =>
  apiPost(paths.checkoutReturn, orderId === '' ? {} : { order_id: orderId }, checkoutAnswerSchema, options);

/** Ends a payment that was begun and not made, so that answers can be changed again. */
export const cancelPayment = (options: ApiOptions = {}): Promise<ApiResult<{ readonly success: boolean }>> =>
  apiPost(paths.cancelCheckout, {}, acknowledgedSchema, options);

/** "unknown": no such active coupon; "failed": it could not be checked. */
export type CouponFailure = 'unknown' | 'failed';

export type CheckedCoupon = Coupon & { readonly description: string };

/** Looks a coupon up. On the wire `discount` is dollars for a fixed coupon and percent for the other kind. */
export async function checkCoupon(
  code: string,
  options: ApiOptions = {},
): Promise<Result<CheckedCoupon, CouponFailure>> {
  const answer = await apiGet(`${paths.checkCoupon}?${new URLSearchParams({ code })}`, couponAnswerSchema, options);
  if (!answer.ok) return err('failed');
  const { success, discount, type, description } = answer.value;
  if (!success || type === undefined) return err('unknown');
  return type === 'fixed'
    ? ok({ code, description, type, amountCents: cents(Math.round(discount * 100)) })
    : ok({ code, description, type, rateMillionths: rateMillionths(Math.round(discount * 10_000)) });
}
