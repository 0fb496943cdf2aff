import { randomUUID } from 'node:crypto';
import { type FormBody, recordIn, textIn, unknownIn } from './form-body.ts';
import { FAKE_TAX, type FakeDispute, type FakeRefund, type FakeSession } from './objects.ts';

/** What Stripe says no to, with its words for it. */
export class Refused extends Error {
  readonly status: number;
  readonly type: string;
  readonly code: string | undefined;
  constructor(status: number, type: string, message: string, code?: string) {
    super(message);
    this.status = status;
    this.type = type;
    this.code = code;
  }
}
const invalid = (message: string, code?: string) => new Refused(400, 'invalid_request_error', message, code);
const missing = (what: string) => new Refused(404, 'invalid_request_error', `No such ${what}`, 'resource_missing');

const SESSION_FIELDS = [
  'mode',
  'ui_mode',
  'allowed_payment_method_types.#',
  'client_reference_id',
  'metadata.order_id',
  'payment_intent_data.metadata.order_id',
  'customer_email',
  'locale',
  'line_items.#.quantity',
  'line_items.#.price_data.currency',
  'line_items.#.price_data.unit_amount',
  'line_items.#.price_data.tax_behavior',
  'line_items.#.price_data.product_data.name',
  'line_items.#.price_data.product_data.tax_code',
  'expires_at',
  'automatic_tax.enabled',
  'success_url',
  'cancel_url',
  'return_url',
];
const SHORTEST_SESSION_SECONDS = 1_800;
const LONGEST_SESSION_SECONDS = 86_400;

export const DECLINED_CARD = '4000000000000002';
export const CHALLENGED_CARD = '4000002760003184';
export const DISPUTED_CARD = '4000000000000259';
export const APPROVED_CARD = '4242424242424242';

/** The books of the fake: everything that was begun, paid, sent back and disputed. */
export function createLedger(now: () => number) {
  const sessions = new Map<string, FakeSession>();
  const refunds: FakeRefund[] = [];
  const disputes: FakeDispute[] = [];
  const id = (prefix: string) => `${prefix}_fake_${randomUUID().replaceAll('-', '')}`;
  const seconds = () => Math.floor(now() / 1000);

  function ageOut(session: FakeSession): FakeSession {
    if (session.status === 'open' && session.expiresAt <= seconds()) session.status = 'expired';
    return session;
  }
  function find(sessionId: string): FakeSession {
    const session = sessions.get(sessionId);
    if (session === undefined) throw missing(`checkout.session: ${sessionId}`);
    return ageOut(session);
  }
  const ofIntent = (intentId: string) => [...sessions.values()].find(({ intent }) => intent?.id === intentId);
  const refunded = (intentId: string) =>
    refunds.filter(({ intent }) => intent.id === intentId).reduce((sum, { amount }) => sum + amount, 0);

  return {
    find,
    ofIntent,
    refunds: refunds as readonly FakeRefund[],
    disputes: disputes as readonly FakeDispute[],
    all: (): readonly FakeSession[] => [...sessions.values()].map(ageOut),
    create(body: FormBody): FakeSession {
      const [unknown] = unknownIn(body, SESSION_FIELDS);
      if (unknown !== undefined) throw invalid(`Received unknown parameter: ${unknown}`, 'parameter_unknown');
      const uiMode = textIn(body, 'ui_mode');
      if (uiMode !== 'hosted_page' && uiMode !== 'elements') throw invalid('Invalid ui_mode');
      if (uiMode === 'hosted_page' && textIn(body, 'success_url') === null) throw invalid('Missing success_url');
      if (uiMode === 'elements' && textIn(body, 'return_url') === null) throw invalid('Missing return_url');
      const lines = Object.values(recordIn(body, 'line_items')).map((line) => {
        if (typeof line === 'string') throw invalid('Invalid line_items');
        const price = recordIn(line, 'price_data');
        const unitAmount = Number(textIn(price, 'unit_amount'));
        const quantity = Number(textIn(line, 'quantity'));
        const name = textIn(recordIn(price, 'product_data'), 'name');
        const isWhole = Number.isInteger(unitAmount) && unitAmount >= 0 && Number.isInteger(quantity) && quantity > 0;
        if (!isWhole || name === null || textIn(price, 'currency') !== 'usd') throw invalid('Invalid line_items');
        return { name, unitAmount, quantity };
      });
      if (lines.length === 0) throw invalid('Missing line_items');
      const expiresAt = Number(textIn(body, 'expires_at') ?? seconds() + LONGEST_SESSION_SECONDS);
      const lasts = expiresAt - seconds();
      if (!(lasts >= SHORTEST_SESSION_SECONDS && lasts <= LONGEST_SESSION_SECONDS)) throw invalid('Invalid expires_at');
      const subtotal = lines.reduce((sum, { quantity, unitAmount }) => sum + quantity * unitAmount, 0);
      const isTaxed = textIn(recordIn(body, 'automatic_tax'), 'enabled') === 'true';
      const session: FakeSession = {
        id: id('cs_test'),
        createdMs: now(),
        expiresAt,
        orderId: textIn(body, 'client_reference_id'),
        email: textIn(body, 'customer_email'),
        uiMode,
        successUrl: textIn(body, 'success_url'),
        cancelUrl: textIn(body, 'cancel_url'),
        returnUrl: textIn(body, 'return_url'),
        subtotal,
        tax: isTaxed ? Math.round((subtotal * FAKE_TAX.percent) / 100) : 0,
        lines,
        status: 'open',
        intent: null,
      };
      sessions.set(session.id, session);
      return session;
    },
    expire(sessionId: string): FakeSession {
      const session = find(sessionId);
      if (session.status !== 'open') throw invalid('Only open Checkout Sessions can be expired');
      session.status = 'expired';
      return session;
    },
    /** What the page does when the card is good. */
    pay(sessionId: string, card: string): FakeSession {
      const session = find(sessionId);
      if (session.status !== 'open') throw invalid('This Checkout Session is over');
      const amount = session.subtotal + session.tax;
      session.intent = { id: id('pi'), chargeId: id('ch'), amount, last4: card.slice(-4) };
      session.status = 'complete';
      return session;
    },
    refund(body: FormBody): FakeRefund {
      const [unknown] = unknownIn(body, ['payment_intent', 'amount', 'metadata.key']);
      if (unknown !== undefined) throw invalid(`Received unknown parameter: ${unknown}`, 'parameter_unknown');
      const intent = ofIntent(textIn(body, 'payment_intent') ?? '')?.intent;
      if (intent === null || intent === undefined) throw missing('payment_intent');
      const amount = Number(textIn(body, 'amount') ?? intent.amount - refunded(intent.id));
      if (!Number.isInteger(amount) || amount <= 0) throw invalid('Invalid amount');
      if (refunded(intent.id) + amount > intent.amount) {
        throw invalid('Refund amount is greater than unrefunded amount on charge', 'charge_already_refunded');
      }
      const refund = { id: id('re'), intent, amount, created: seconds() };
      refunds.push(refund);
      return refund;
    },
    dispute(sessionId: string): FakeDispute {
      const { intent } = find(sessionId);
      if (intent === null) throw invalid('Nothing was paid');
      const dispute: FakeDispute = { id: id('dp'), intent, created: seconds(), status: 'needs_response', evidence: {} };
      disputes.push(dispute);
      return dispute;
    },
    /** What Stripe holds for the account: all that came in, less what went back or was lost. */
    balance(): number {
      const paid = [...sessions.values()].reduce((sum, { intent }) => sum + (intent?.amount ?? 0), 0);
      const back = refunds.reduce((sum, { amount }) => sum + amount, 0);
      const lost = disputes
        .filter(({ status }) => status === 'lost')
        .reduce((sum, { intent }) => sum + intent.amount, 0);
      return paid - back - lost;
    },
  };
}
export type Ledger = ReturnType<typeof createLedger>;
