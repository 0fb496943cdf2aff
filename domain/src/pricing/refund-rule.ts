import type { Cents } from '../money/index.ts';

/** How an order stands when somebody wants all of its money back. */
export type RefundFacts = {
  /** It is what its claim is paid with now: no later order carries it on, and it was not paid back. */
  readonly isCurrent: boolean;
  /** A bank looks into a payment of this claim, and decides first. */
  readonly isDisputed: boolean;
  /** What was paid and did not go back yet. */
  readonly leftCents: Cents;
  /** It may be on its way: the work that was paid for is done. */
  readonly isLetterApproved: boolean;
};

export type RefundRefusal = 'not_current' | 'disputed' | 'nothing_left' | 'letter_approved';

/**
 * The refund rule, as it is stated before paying: all of the money back by one press until the letter is approved;
 * afterwards whoever runs the site decides. Null: one press is enough. The page that offers it and the call that does it
 * both ask here.
 */
export function onePressRefundRefusal(order: RefundFacts): RefundRefusal | null {
  if (!order.isCurrent) return 'not_current';
  if (order.isDisputed) return 'disputed';
  if (order.leftCents <= 0) return 'nothing_left';
  return order.isLetterApproved ? 'letter_approved' : null;
}
