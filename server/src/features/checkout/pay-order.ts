import { type Cents, cents, err, mailingsOf, ok, type Result } from '@plainclaim/domain';
import { setTimeout as delay } from 'node:timers/promises';
import { DEFAULT_LANGUAGE, parseLanguage } from '@plainclaim/contract';
import type { PaymentFailure, PaymentOrder, PaymentReading } from '../../platform/payments/index.ts';
import { messageFor } from '../../platform/language/index.ts';
import { type Owner, showOnResultPage } from '../sessions/index.ts';
import type { PlacedOrder } from './order-repository.ts';
import { type PayInput, placeOrder, type PlaceDeps, type PlaceError } from './place-order.ts';
import { settleOrder } from './settle-order.ts';

export type PayError =
  | PlaceError
  /** The provider cannot be reached, or does not take this payment. Nobody can have paid. */
  | { readonly code: 'checkout.provider_away' }
  /** It was asked, and we cannot learn what came of it. It is looked at again until we do. */
  | { readonly code: 'checkout.unconfirmed' }
  /** Another tab or device is just beginning a payment of this claim. */
  | { readonly code: 'checkout.in_progress' };

/** `redirectUrl`: where the person pays; null for an order that is paid. */
export type Paying = {
  readonly order: PlacedOrder;
  readonly redirectUrl: string | null;
  readonly clientSecret: string | null;
};

/** Between another request's order and its answer from the provider. */
const LOOK_AGAIN_MS = 50;
const MOST_WAIT_MS = 5_000;
/** The provider is asked for less time than this (its own limit on a request): whoever asked is gone. */
const ASKING_IS_OVER_MS = 60_000;
/** Two tabs that press Pay in turn end each other's payment; nobody presses so fast. */
const MOST_ROUNDS = 10;

/**
 * Takes the payment for the claim's package, once. The order is written first; then, outside any transaction, the provider is
 * asked; then what the provider says is read, and that alone moves the order. A claim that is paid already answers with that
 * order and asks nobody.
 */
export async function payOrder(deps: PlaceDeps, owner: Owner, input: PayInput): Promise<Result<Paying, PayError>> {
  for (let round = 1; round <= MOST_ROUNDS; round += 1) {
    const placed = await placeOrder(deps, owner, input);
    if (!placed.ok) return placed;
    const { kind, order } = placed.value;
    if (kind === 'over') return ok(await shown(deps, owner, order));
    if (kind === 'new') return await begin(deps, owner, order, input);
    const other = await whenAsked(deps, order);
    if (other === null) return err({ code: 'checkout.in_progress' });
    if (placed.value.isSameTry && other.providerRef !== null) return await answerTo(deps, owner, other);
    // One open payment a claim: the one that was begun before ends, unless it was made.
    const ended = await endOpenPayment(deps, other);
    if (!ended.ok) return ended;
  }
  return err({ code: 'checkout.in_progress' });
}

async function shown({ db }: PlaceDeps, owner: Owner, order: PlacedOrder): Promise<Paying> {
  await showOnResultPage(db, owner.sessionId, order.claimId);
  return { order, redirectUrl: null, clientSecret: null };
}

/** Waits until the request that placed this order has asked the provider. Null when that takes too long. */
async function whenAsked({ clock, db, orders }: PlaceDeps, { id }: PlacedOrder): Promise<PlacedOrder | null> {
  for (let waitedMs = 0; waitedMs < MOST_WAIT_MS; waitedMs += LOOK_AGAIN_MS) {
    const order = await orders.unsafeFind(db, id);
    if (order === null) return null;
    const isForgotten = order.createdAtMs + ASKING_IS_OVER_MS < clock.now();
    if (order.status !== 'awaiting_payment' || order.providerRef !== null || isForgotten) return order;
    await delay(LOOK_AGAIN_MS);
  }
  return null;
}

async function begin(deps: PlaceDeps, owner: Owner, order: PlacedOrder, input: PayInput) {
  const { db, orders, payments } = deps;
  if (order.total === 0 && !payments.isSimulated) return await settled(deps, owner, nothingToPay(order));
  const asked = await ask(deps, order, input);
  if (!asked.ok) {
    await orders.giveUp(db, order.id);
    return err({ code: 'checkout.provider_away' } as const);
  }
  const { ref, redirectUrl, clientSecret } = asked.value;
  // Meanwhile somebody else may have found that this took too long, and begun another one.
  if (!(await orders.noteRef(db, order.id, ref))) await payments.expire(ref);
  else if (redirectUrl !== undefined || clientSecret !== undefined) {
    return ok({ order, redirectUrl: redirectUrl ?? null, clientSecret: clientSecret ?? null });
  }
  return await answerTo(deps, owner, { ...order, providerRef: ref });
}

/** A bug in an adapter throws; it leaves no order behind that waits for ever. */
async function ask(deps: PlaceDeps, order: PlacedOrder, input: PayInput) {
  try {
    return await deps.payments.begin(await askedFor(order, input));
  } catch (error) {
    await deps.orders.giveUp(deps.db, order.id);
    throw error;
  }
}

async function askedFor(order: PlacedOrder, input: PayInput): Promise<PaymentOrder> {
  const { basePrice, coupon, extraRecipients, extraRecipientsTotal, packageId, tax, total } = order;
  const { mailingEach, mailingTotal } = order;
  const discounted = cents(basePrice - (coupon?.discount ?? 0));
  const each: Cents = cents(extraRecipients === 0 ? 0 : extraRecipientsTotal / extraRecipients);
  const lines = [
    { name: order.packageTitle, packageId, quantity: 1, unitCents: discounted },
    { name: messageFor('checkout.line.extra_recipients'), packageId, quantity: extraRecipients, unitCents: each },
    {
      name: messageFor('checkout.line.mailing'),
      packageId,
      quantity: mailingsOf(order),
      unitCents: mailingTotal === 0 ? cents(0) : (mailingEach ?? cents(0)),
    },
  ];
  return {
    orderId: order.id,
    placedAtMs: order.createdAtMs,
    email: input.email.trim(),
    language: parseLanguage(order.language) ?? DEFAULT_LANGUAGE,
    lines: lines.filter(({ quantity, unitCents }) => quantity > 0 && unitCents > 0),
    tax,
    taxName: messageFor('checkout.line.tax'),
    total,
    returnPath:
      order.upgradesOrderId === null ? `/?order=${order.id}` : `/upgrade?case=${order.claimId}&order=${order.id}`,
    token: input.paymentToken,
  };
}

/** A coupon covers everything: no provider takes a payment of nothing. */
const nothingToPay = ({ id }: PlacedOrder): PaymentReading => ({
  ref: `free_${id}`,
  orderId: id,
  state: 'paid',
  cents: cents(0),
  tax: cents(0),
  method: null,
  redirectUrl: null,
  clientSecret: null,
  refunds: [],
  disputes: [],
});

const unlearned = (_failure: PaymentFailure) => err({ code: 'checkout.unconfirmed' } as const);

/** Reads the payment of an order and moves the order to where it stands. */
export async function answerTo(deps: PlaceDeps, owner: Owner, order: PlacedOrder): Promise<Result<Paying, PayError>> {
  if (order.status !== 'awaiting_payment' || order.providerRef === null) return await answered(deps, owner, order);
  const reading = await deps.payments.read(order.providerRef);
  return reading.ok ? await settled(deps, owner, reading.value) : unlearned(reading.error);
}

async function settled(deps: PlaceDeps, owner: Owner, reading: PaymentReading): Promise<Result<Paying, PayError>> {
  const order = await settleOrder(deps, reading);
  if (order === null) return err({ code: 'checkout.unconfirmed' });
  return await answered(deps, owner, order, reading);
}

async function answered(
  deps: PlaceDeps,
  owner: Owner,
  order: PlacedOrder,
  reading: PaymentReading | null = null,
): Promise<Result<Paying, PayError>> {
  switch (order.status) {
    case 'paid':
      return ok(await shown(deps, owner, order));
    case 'declined':
      return err({ code: 'checkout.declined' });
    case 'expired':
    case 'refunded':
      return err({ code: 'checkout.expired' });
    case 'awaiting_payment': {
      const { redirectUrl = null, clientSecret = null } = reading ?? {};
      if (redirectUrl === null && clientSecret === null) return err({ code: 'checkout.unconfirmed' });
      return ok({ order, redirectUrl, clientSecret });
    }
    default: {
      // Another payment of the claim came first; this one goes back.
      const paid = await deps.orders.findPaidOfClaim(deps.db, order.claimId);
      return paid === null ? err({ code: 'checkout.unconfirmed' }) : ok(await shown(deps, owner, paid));
    }
  }
}

/** Ends a payment that was begun and not made, and moves its order to where it then stands. */
export async function endOpenPayment(
  deps: PlaceDeps,
  order: PlacedOrder,
): Promise<Result<PlacedOrder | null, PayError>> {
  const { db, orders, payments } = deps;
  if (order.status !== 'awaiting_payment') return ok(order);
  if (order.providerRef === null) return ok((await orders.giveUp(db, order.id)) ? null : order);
  const ended = await payments.expire(order.providerRef);
  const reading = ended.ok ? await payments.read(order.providerRef) : ended;
  if (!reading.ok) return err({ code: 'checkout.unconfirmed' });
  const now = await settleOrder(deps, reading.value);
  return now?.status === 'awaiting_payment' ? err({ code: 'checkout.in_progress' }) : ok(now);
}
