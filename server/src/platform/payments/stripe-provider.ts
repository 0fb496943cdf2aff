import { PROVIDER_TOKENS } from '@plainclaim/contract';
import { type Cents, cents, err, ok, rateMillionths, type Result } from '@plainclaim/domain';
import { Stripe } from 'stripe';
import type { Clock } from '../clock/index.ts';
import type {
  BegunPayment,
  InPageForm,
  DisputeReading,
  PaymentFailure,
  PaymentOrder,
  PaymentProvider,
  PaymentReading,
  RefundReading,
} from './payment-provider.ts';

export type StripeSettings = {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Where Stripe is; absent: at Stripe. Tests and `npm run dev:stripe` name a server of their own. */
  readonly apiBase?: string | undefined;
  readonly surface: 'hosted_page' | 'elements';
  /** Names our account to Stripe's script; required for `elements`. */
  readonly publishableKey: string | null;
  /** Stripe works out the tax. */
  readonly addsTax: boolean;
  readonly publicUrl: string;
  /** How long one request may take, in milliseconds. */
  readonly timeoutMs?: number;
};

/** Longer than the longest honest answer; a person waits for it at most twice. */
const TIMEOUT_MS = 15_000;
/** An hour is the time of a session; Stripe takes half an hour to a day. */
const SESSION_SECONDS = 3_600;
/** What a webhook's signature may be old, in seconds, as Stripe recommends. */
const TOLERANCE_SECONDS = 300;
const PAGE = 100;
/** Stripe's code for a service that is delivered electronically: what a package is that is not named below. */
const ELECTRONIC_SERVICE = 'txcd_10000000';
/** By package, where Stripe works out the tax. Whoever runs the site has them looked at by a tax adviser. */
const TAX_CODES: Readonly<Record<string, string>> = {
  'demand-letter': ELECTRONIC_SERVICE,
  'small-claims': ELECTRONIC_SERVICE,
  'full-trial': ELECTRONIC_SERVICE,
};

/** Stripe by its own SDK: Checkout Sessions. Everything personal that is sent is the address for the receipt. */
export function createStripeProvider(settings: StripeSettings, clock: Clock): PaymentProvider {
  const stripe = new Stripe(settings.secretKey, {
    timeout: settings.timeoutMs ?? TIMEOUT_MS,
    // One more try of what was cut off; the key of the request keeps it from being done twice.
    maxNetworkRetries: 1,
    telemetry: false,
    ...addressOf(settings.apiBase),
  });

  return {
    id: 'stripe',
    isSimulated: false,
    surface: settings.surface,
    inPage: inPageOf(settings),
    addsTax: settings.addsTax,
    begin: (order) =>
      asking(async () => {
        const session = await stripe.checkout.sessions.create(sessionOf(order, settings), {
          idempotencyKey: `order:${order.orderId}:v1`,
        });
        return begunBy(session);
      }),
    read: (ref) => asking(() => readSession(stripe, ref)),
    expire: (ref) =>
      asking(async () => {
        const session = await stripe.checkout.sessions.retrieve(ref);
        if (session.status === 'open') await stripe.checkout.sessions.expire(ref).catch(unlessOver);
        return null;
      }),
    refund: (ref, amount, key) =>
      asking(async () => {
        const payment_intent = intentOf(await stripe.checkout.sessions.retrieve(ref));
        if (payment_intent === null) throw new UnknownRef();
        return refundReading(
          await stripe.refunds.create(
            { payment_intent, amount, metadata: { key } },
            { idempotencyKey: `refund:${key}` },
          ),
        );
      }),
    parseWebhook: (raw, headers) => {
      const signature = headers['stripe-signature'];
      if (typeof signature !== 'string') return err({ code: 'payments.webhook_forged' });
      try {
        const { webhookSecret } = settings;
        const now = clock.now();
        const event = stripe.webhooks.constructEvent(raw, signature, webhookSecret, TOLERANCE_SECONDS, undefined, now);
        return ok({ eventId: event.id, ref: refIn(event) });
      } catch (error) {
        const isOld = error instanceof Error && error.message.includes('tolerance');
        return err({ code: isOld ? 'payments.webhook_old' : 'payments.webhook_forged' });
      }
    },
    list: (sinceMs) =>
      asking(async () => {
        const created = { gte: Math.floor(sinceMs / 1000) };
        const refs = new Set<string>();
        for await (const { id } of stripe.checkout.sessions.list({ created, limit: PAGE })) refs.add(id);
        for await (const refund of stripe.refunds.list({ created, limit: PAGE })) add(refs, refund.payment_intent);
        for await (const dispute of stripe.disputes.list({ created, limit: PAGE })) add(refs, dispute.payment_intent);
        return [...refs];
      }),
  };
}

/** Of the API's version that the SDK speaks. */
const SCRIPT_PATH = '/endive/stripe.js';
const STRIPES_SCRIPTS = ['https://js.stripe.com', 'https://*.js.stripe.com'];

function inPageOf({ apiBase, publishableKey, surface }: StripeSettings): InPageForm | null {
  if (surface !== 'elements' || publishableKey === null) return null;
  if (apiBase !== undefined) {
    const { origin } = new URL(apiBase);
    const origins = { scripts: [origin], connections: [origin], frames: [origin] };
    return { publishableKey, scriptUrl: `${origin}${SCRIPT_PATH}`, origins };
  }
  return {
    publishableKey,
    scriptUrl: `https://js.stripe.com${SCRIPT_PATH}`,
    origins: {
      scripts: STRIPES_SCRIPTS,
      connections: ['https://api.stripe.com'],
      frames: [...STRIPES_SCRIPTS, 'https://hooks.stripe.com'],
    },
  };
}

const idOf = (it: string | { readonly id: string } | null): string | null =>
  typeof it === 'string' ? it : (it?.id ?? null);

function add(refs: Set<string>, it: string | { readonly id: string } | null): void {
  const id = idOf(it);
  if (id !== null) refs.add(id);
}

const intentOf = ({ payment_intent }: Stripe.Checkout.Session): string | null => idOf(payment_intent);

function addressOf(apiBase: string | undefined): Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'> {
  if (apiBase === undefined) return {};
  const { hostname, port, protocol } = new URL(apiBase);
  const isHttps = protocol === 'https:';
  return {
    host: hostname,
    port: port === '' ? (isHttps ? 443 : 80) : Number(port),
    protocol: isHttps ? 'https' : 'http',
  };
}

function sessionOf(
  order: PaymentOrder,
  { addsTax, publicUrl, surface }: StripeSettings,
): Stripe.Checkout.SessionCreateParams {
  const back = `${publicUrl}${order.returnPath}`;
  const currency = 'usd';
  const lines: Stripe.Checkout.SessionCreateParams.LineItem[] = order.lines.map((line) => ({
    quantity: line.quantity,
    price_data: {
      currency,
      unit_amount: line.unitCents,
      tax_behavior: 'exclusive',
      product_data: { name: line.name, tax_code: TAX_CODES[line.packageId] ?? ELECTRONIC_SERVICE },
    },
  }));
  // Our own tax is a line like the others, so that the sum is the one that was shown.
  if (!addsTax && order.tax > 0) {
    const product_data = { name: order.taxName };
    lines.push({ quantity: 1, price_data: { currency, unit_amount: order.tax, product_data } });
  }
  // Whoever cannot load the form in our page asks for Stripe's own page instead.
  const isInPage = surface === 'elements' && order.token === PROVIDER_TOKENS.inPage;
  const ways: Stripe.Checkout.SessionCreateParams = isInPage
    ? { return_url: back }
    : { success_url: back, cancel_url: back };
  return {
    mode: 'payment',
    ui_mode: isInPage ? 'elements' : 'hosted_page',
    // Cards alone, and the wallets that stand for one: nothing that is settled days later.
    allowed_payment_method_types: ['card'],
    client_reference_id: order.orderId,
    metadata: { order_id: order.orderId },
    payment_intent_data: { metadata: { order_id: order.orderId } },
    customer_email: order.email,
    locale: order.language,
    line_items: lines,
    expires_at: Math.floor(order.placedAtMs / 1000) + SESSION_SECONDS,
    ...(addsTax ? { automatic_tax: { enabled: true } } : {}),
    ...ways,
  };
}

const begunBy = ({ id, url, client_secret }: Stripe.Checkout.Session): BegunPayment => ({
  ref: id,
  ...(url === null ? {} : { redirectUrl: url }),
  ...(client_secret === null ? {} : { clientSecret: client_secret }),
});

/** `ref`: of a session, or of the payment that it became. */
async function readSession(stripe: Stripe, ref: string): Promise<PaymentReading> {
  const sessionId = ref.startsWith('pi_')
    ? (await stripe.checkout.sessions.list({ payment_intent: ref, limit: 1 })).data[0]?.id
    : ref;
  if (sessionId === undefined) throw new UnknownRef();
  const session = await stripe.checkout.sessions.retrieve(sessionId, {
    expand: ['payment_intent.latest_charge', 'total_details.breakdown'],
  });
  const payment_intent = intentOf(session);
  const isPaid = session.payment_status === 'paid';
  const [refunds, disputes] =
    payment_intent !== null && isPaid
      ? await Promise.all([
          stripe.refunds.list({ payment_intent, limit: PAGE }),
          stripe.disputes.list({ payment_intent, limit: PAGE }),
        ])
      : [null, null];
  const isOpen = session.status === 'open';
  return {
    ref: session.id,
    orderId: session.client_reference_id,
    state: isPaid ? 'paid' : session.status === 'expired' ? 'expired' : 'open',
    cents: cents(session.amount_total ?? 0),
    tax: cents(session.total_details?.amount_tax ?? 0),
    taxedBy: taxedBy(session),
    method: methodOf(session),
    redirectUrl: isOpen ? session.url : null,
    clientSecret: isOpen ? session.client_secret : null,
    refunds: (refunds?.data ?? []).filter(isGoingBack).map(refundReading),
    disputes: (disputes?.data ?? []).map(disputeReading),
  };
}

/** Of a state's tax and those of its places together. A rate without a percentage, such as a flat fee, has none to show. */
function taxedBy({ total_details }: Stripe.Checkout.Session): PaymentReading['taxedBy'] {
  const rates = (total_details?.breakdown?.taxes ?? []).map(({ rate }) => rate);
  const percents = rates.map(({ effective_percentage, percentage }) => effective_percentage ?? percentage);
  if (rates.length === 0) return undefined;
  const rate = rateMillionths(Math.round(percents.reduce((sum, percent) => sum + percent, 0) * 10_000));
  return { rate, state: rates[0]?.state ?? null };
}

function methodOf({ payment_intent }: Stripe.Checkout.Session): string | null {
  const charge = typeof payment_intent === 'string' ? null : (payment_intent?.latest_charge ?? null);
  const card = typeof charge === 'string' ? null : charge?.payment_method_details?.card;
  return card === null || card === undefined ? null : `${card.brand ?? 'card'} ${card.last4 ?? ''}`.trim();
}

/** A refund that failed or was taken back has sent no money. */
const isGoingBack = ({ status }: Stripe.Refund): boolean => status === 'succeeded' || status === 'pending';

const refundReading = ({ id, amount, created }: Stripe.Refund): RefundReading => ({
  ref: id,
  cents: cents(amount),
  atMs: created * 1000,
});

const disputeReading = ({ id, amount, created, status, evidence_details }: Stripe.Dispute): DisputeReading => ({
  ref: id,
  state: status === 'lost' ? 'lost' : status === 'won' || status === 'warning_closed' ? 'won' : 'open',
  cents: cents(amount) satisfies Cents,
  dueAtMs: typeof evidence_details.due_by === 'number' ? evidence_details.due_by * 1000 : null,
  atMs: created * 1000,
});

/** Which payment an event is about. Nothing else in it is believed. */
function refIn(event: Stripe.Event): string | null {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.expired':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
      return event.data.object.id;
    case 'charge.refunded':
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
      return idOf(event.data.object.payment_intent);
    default:
      return null;
  }
}

class UnknownRef extends Error {}

/** It was paid or ended between our look and our request. */
function unlessOver(error: unknown): void {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
}

/** What a provider does wrong is expected; what our code does wrong is thrown. */
async function asking<T>(ask: () => Promise<T>): Promise<Result<T, PaymentFailure>> {
  try {
    return ok(await ask());
  } catch (error) {
    if (error instanceof UnknownRef) return err({ code: 'payments.unknown_ref' });
    if (error instanceof Stripe.errors.StripeRateLimitError) return err({ code: 'payments.busy' });
    if (error instanceof Stripe.errors.StripeInvalidRequestError) {
      return err({ code: error.code === 'resource_missing' ? 'payments.unknown_ref' : 'payments.refused' });
    }
    if (error instanceof Stripe.errors.StripeConnectionError || error instanceof Stripe.errors.StripeAPIError) {
      return err({ code: 'payments.unreachable' });
    }
    if (error instanceof Stripe.errors.StripeError) return err({ code: 'payments.refused' });
    throw error;
  }
}
