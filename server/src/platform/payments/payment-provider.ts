import type { Cents } from '@plainclaim/domain';

export type ChargeRequest = {
  readonly orderId: string;
  readonly amount: Cents;
  /** What the browser's payment form made of the card. The card itself is never sent to us. */
  readonly token: string;
  readonly idempotencyKey: string;
};

export type ChargeOutcome =
  | { readonly state: 'paid'; readonly ref: string }
  | { readonly state: 'declined'; readonly ref: string };

/** Takes money once for an idempotency key, however often it is asked. */
export type PaymentProvider = {
  readonly id: string;
  /** True when no money moves; screens and receipts then say so. */
  readonly isSimulated: boolean;
  charge(request: ChargeRequest): Promise<ChargeOutcome>;
};
