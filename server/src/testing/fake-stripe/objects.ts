import type Stripe from 'stripe';

/** A session as the fake keeps it. */
export type FakeSession = {
  readonly id: string;
  readonly createdMs: number;
  readonly expiresAt: number;
  readonly orderId: string | null;
  readonly email: string | null;
  readonly uiMode: 'hosted_page' | 'elements';
  readonly successUrl: string | null;
  readonly cancelUrl: string | null;
  readonly returnUrl: string | null;
  readonly subtotal: number;
  /** Added by the fake where it was asked to. */
  readonly tax: number;
  readonly lines: readonly { readonly name: string; readonly quantity: number; readonly unitAmount: number }[];
  status: 'open' | 'complete' | 'expired';
  intent: FakeIntent | null;
};
export type FakeIntent = {
  readonly id: string;
  readonly chargeId: string;
  readonly amount: number;
  readonly last4: string;
};
export type FakeRefund = {
  readonly id: string;
  readonly intent: FakeIntent;
  readonly amount: number;
  readonly created: number;
};
export type FakeDispute = {
  readonly id: string;
  readonly intent: FakeIntent;
  readonly created: number;
  status: 'needs_response' | 'won' | 'lost';
  evidence: Readonly<Record<string, string>>;
};

/** Where the SDK's types ask for more than anybody reads, the whole object still has every field that Stripe sends. */
export function sessionObject(session: FakeSession, origin: string, expand: boolean): Stripe.Checkout.Session {
  const { intent, status } = session;
  const isOpen = status === 'open';
  return {
    id: session.id,
    object: 'checkout.session',
    adaptive_pricing: { enabled: false },
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: null,
    amount_subtotal: session.subtotal,
    amount_total: session.subtotal + session.tax,
    automatic_tax: { enabled: session.tax > 0, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: session.cancelUrl,
    client_reference_id: session.orderId,
    client_secret: isOpen && session.uiMode === 'elements' ? `${session.id}_secret_fake` : null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: Math.floor(session.createdMs / 1000),
    currency: 'usd',
    currency_conversion: null,
    custom_fields: [],
    custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
    customer: null,
    customer_account: null,
    customer_creation: 'if_required',
    customer_details: null,
    customer_email: session.email,
    discounts: [],
    expires_at: session.expiresAt,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: null,
    managed_payments: null,
    metadata: { order_id: session.orderId ?? '' },
    mode: 'payment',
    origin_context: null,
    payment_intent: intent === null ? null : expand ? intentObject(intent) : intent.id,
    payment_link: null,
    payment_method_collection: 'if_required',
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    payment_status: intent === null ? 'unpaid' : 'paid',
    permissions: null,
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status,
    submit_type: null,
    subscription: null,
    success_url: session.successUrl,
    total_details: {
      amount_discount: 0,
      amount_shipping: 0,
      amount_tax: session.tax,
      ...(expand && session.tax > 0 ? { breakdown: { discounts: [], taxes: [taxObject(session)] } } : {}),
    },
    ui_mode: session.uiMode,
    url: isOpen && session.uiMode === 'hosted_page' ? `${origin}/c/pay/${session.id}` : null,
    wallet_options: null,
  } satisfies Stripe.Checkout.Session;
}

/** Where the fake says its tax is from, and how much of the price it takes. */
export const FAKE_TAX = { state: 'PA', percent: 6.625 };

const taxObject = ({ createdMs, subtotal, tax }: FakeSession): Stripe.Checkout.Session.TotalDetails.Breakdown.Tax => ({
  amount: tax,
  rate: {
    id: 'txr_fake',
    object: 'tax_rate',
    active: true,
    country: 'US',
    created: Math.floor(createdMs / 1000),
    description: null,
    display_name: 'Sales Tax',
    effective_percentage: FAKE_TAX.percent,
    flat_amount: null,
    inclusive: false,
    jurisdiction: FAKE_TAX.state,
    jurisdiction_level: 'state',
    livemode: false,
    metadata: null,
    percentage: FAKE_TAX.percent,
    rate_type: 'percentage',
    state: FAKE_TAX.state,
    tax_type: 'sales_tax',
  },
  taxability_reason: 'standard_rated',
  taxable_amount: subtotal,
});

/** Of a payment and its charge only what is read here is made; the types of the SDK hold for each of these fields. */
function intentObject({ id, amount, chargeId, last4 }: FakeIntent): Stripe.PaymentIntent {
  const card = { brand: 'visa', last4 } satisfies Partial<Stripe.Charge.PaymentMethodDetails.Card>;
  const latest_charge = {
    id: chargeId,
    object: 'charge',
    amount,
    payment_method_details: { type: 'card', card },
  } satisfies PartlyMade<Stripe.Charge>;
  const intent = {
    id,
    object: 'payment_intent',
    amount,
    currency: 'usd',
    status: 'succeeded',
    latest_charge,
  } satisfies PartlyMade<Stripe.PaymentIntent>;
  return intent as unknown as Stripe.PaymentIntent;
}

type PartlyMade<T> = { readonly [key in keyof T]?: PartlyMadeValue<T[key]> };
type PartlyMadeValue<V> = V extends readonly unknown[] ? V : V extends object ? PartlyMade<V> : V;

export const refundObject = ({ id, amount, created, intent }: FakeRefund): Stripe.Refund => ({
  id,
  object: 'refund',
  amount,
  balance_transaction: null,
  charge: intent.chargeId,
  created,
  currency: 'usd',
  customer: null,
  customer_account: null,
  metadata: {},
  payment_intent: intent.id,
  payment_method: null,
  reason: null,
  receipt_number: null,
  source_transfer_reversal: null,
  status: 'succeeded',
  transfer_reversal: null,
});

/** A week, as card networks mostly give. */
const EVIDENCE_SECONDS = 7 * 86_400;

export function disputeObject({ id, created, intent, status, evidence }: FakeDispute): Stripe.Dispute {
  const dispute = {
    id,
    object: 'dispute',
    amount: intent.amount,
    balance_transactions: [],
    charge: intent.chargeId,
    created,
    currency: 'usd',
    enhanced_eligibility_types: [],
    evidence_details: {
      due_by: created + EVIDENCE_SECONDS,
      enhanced_eligibility: {},
      has_evidence: Object.keys(evidence).length > 0,
      past_due: false,
      submission_count: Object.keys(evidence).length > 0 ? 1 : 0,
      submission_method: 'manual',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: intent.id,
    reason: 'fraudulent',
    status,
  } satisfies Omit<Stripe.Dispute, 'evidence'>;
  return { ...dispute, evidence: evidence as unknown as Stripe.Dispute.Evidence };
}
