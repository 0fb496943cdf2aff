import type { Cents } from '@plainclaim/domain';

/**
 * How an order is kept. `paid` gives access; `upgraded` was paid and is carried on by a later order of its claim;
 * `refunded` got everything back and gives no access; `duplicate` was paid for a claim that was paid already.
 */
export type OrderStatus = 'awaiting_payment' | 'paid' | 'upgraded' | 'refunded' | 'declined' | 'expired' | 'duplicate';

/** The state of an order, as people see it. */
export type OrderState =
  | 'awaiting_payment'
  | 'paid'
  | 'partly_refunded'
  | 'refunded'
  | 'disputed'
  | 'declined'
  | 'expired';

export type OrderFacts = {
  readonly status: OrderStatus;
  readonly total: Cents;
  readonly refunded: Cents;
  /** The payer's bank is asked to take the money back, and nobody has decided. */
  readonly isDisputed: boolean;
};

/** Follows from what was read: a refund after the letter went out takes no access away, so it is no status of its own. */
export function orderStateOf({ status, total, refunded, isDisputed }: OrderFacts): OrderState {
  if (status === 'awaiting_payment' || status === 'declined' || status === 'expired') return status;
  if (isDisputed) return 'disputed';
  if (status === 'refunded' || (refunded > 0 && refunded >= total)) return 'refunded';
  return refunded > 0 ? 'partly_refunded' : 'paid';
}
