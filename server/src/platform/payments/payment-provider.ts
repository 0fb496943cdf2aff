import type { Language } from '@plainclaim/contract';
import type { Cents, RateMillionths, Result } from '@plainclaim/domain';

/** One thing a payment is for. Before tax, with discounts taken off. */
export type PaymentLine = {
  readonly name: string;
  /** Tells which tax code it has. */
  readonly packageId: string;
  readonly quantity: number;
  readonly unitCents: Cents;
};

/** What the provider is asked to take money for. */
export type PaymentOrder = {
  readonly orderId: string;
  /** When it was written down: the same for every time it is asked for. */
  readonly placedAtMs: number;
  readonly email: string;
  readonly language: Language;
  /** None with a price of zero. */
  readonly lines: readonly PaymentLine[];
  readonly tax: Cents;
  /** Such as "Sales tax (6.625 %)". */
  readonly taxName: string;
  readonly total: Cents;
  /** The page of ours that the person comes back to, paid or not, as "/?order=...". */
  readonly returnPath: string;
  /** What the simulation's form made of a card; elsewhere which of the provider's forms is wanted. */
  readonly token: string;
};

/** `redirectUrl`: where the person pays. Without it and without a secret, the payment is over and can be read. */
export type BegunPayment = {
  readonly ref: string;
  readonly redirectUrl?: string;
  /** For a form of the provider's inside our page. */
  readonly clientSecret?: string;
};

export type RefundReading = { readonly ref: string; readonly cents: Cents; readonly atMs: number };

export type DisputeReading = {
  readonly ref: string;
  readonly state: 'open' | 'won' | 'lost';
  readonly cents: Cents;
  /** Until when evidence is taken. */
  readonly dueAtMs: number | null;
  readonly atMs: number;
};

/** How a payment stands with the provider now. Nothing else moves an order. */
export type PaymentReading = {
  readonly ref: string;
  /** As we named the order when we asked; null for a payment that somebody else began. */
  readonly orderId: string | null;
  readonly state: 'open' | 'paid' | 'declined' | 'expired';
  /** Everything that was or is to be paid, tax included. */
  readonly cents: Cents;
  readonly tax: Cents;
  /** The rate and the state behind the tax, where the provider worked it out and says so. */
  readonly taxedBy?: { readonly rate: RateMillionths; readonly state: string | null } | undefined;
  /** Such as "visa 4242"; null where it is not known. */
  readonly method: string | null;
  /** Where an open one can be paid; null elsewhere. */
  readonly redirectUrl: string | null;
  readonly clientSecret: string | null;
  readonly refunds: readonly RefundReading[];
  readonly disputes: readonly DisputeReading[];
};

/** The provider cannot be reached, has too much to do, or says what nobody understands: asked again later, it may work. */
export type PaymentFailure =
  | { readonly code: 'payments.unreachable' }
  | { readonly code: 'payments.busy' }
  /** The provider says no to what we asked, and would again. */
  | { readonly code: 'payments.refused' }
  | { readonly code: 'payments.unknown_ref' };

export type WebhookRefusal = { readonly code: 'payments.webhook_forged' | 'payments.webhook_old' };

/** A hint that there is something to read, and nothing more. `ref` is null for what does not concern us. */
export type PaymentHint = { readonly eventId: string; readonly ref: string | null };

/** What a page needs for the provider's own form in it, and the addresses that its policy must then let in. */
export type InPageForm = {
  readonly publishableKey: string;
  readonly scriptUrl: string;
  readonly origins: {
    readonly scripts: readonly string[];
    readonly connections: readonly string[];
    readonly frames: readonly string[];
  };
};

/**
 * Takes money, outside any database transaction. Asking again with the same order, or the same key, does nothing twice.
 * Expected failures are values; none of these throws because a provider is away.
 */
export type PaymentProvider = {
  readonly id: string;
  /** True when no money moves; screens and receipts then say so. */
  readonly isSimulated: boolean;
  /** Where a person pays: in our form for the simulation, on the provider's page, or in the provider's form in our page. */
  readonly surface: 'card_form' | 'hosted_page' | 'elements';
  /** Null unless `surface` is `elements`: nothing of the provider runs on our pages then. */
  readonly inPage: InPageForm | null;
  /** The provider works out the tax, so that our sum is one before tax. */
  readonly addsTax: boolean;
  begin(order: PaymentOrder): Promise<Result<BegunPayment, PaymentFailure>>;
  read(ref: string): Promise<Result<PaymentReading, PaymentFailure>>;
  /** Ends a payment that was not made. One that was made, or has ended, stays as it is. */
  expire(ref: string): Promise<Result<null, PaymentFailure>>;
  refund(ref: string, amount: Cents, key: string): Promise<Result<RefundReading, PaymentFailure>>;
  /** `raw` as it came, before anybody parsed it. */
  parseWebhook(raw: Buffer, headers: Readonly<Record<string, unknown>>): Result<PaymentHint, WebhookRefusal>;
  /** The references of all payments begun, paid, paid back or disputed since an instant. */
  list(sinceMs: number): Promise<Result<readonly string[], PaymentFailure>>;
};
