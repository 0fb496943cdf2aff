import type { Cents } from '@plainclaim/domain';
import { useRef, useState } from 'react';
import { type CheckoutAnswer, PROVIDER_TOKENS } from '@plainclaim/contract';
import { cancelPayment, placeOrder, type PriceChoices, readPayment } from '../../api/payment/checkout.ts';
import type { ApiFailure } from '../../api/http/http-client.ts';

/** The simulated payment takes this long, in milliseconds, as a real one would. */
const SIMULATED_PAYMENT_MS = 1000;

/** Why no payment was made, or why that is not known. */
export type PaymentFailure =
  | { readonly kind: 'not_saved' }
  | { readonly kind: 'price_changed' }
  | { readonly kind: 'refused'; readonly failure: ApiFailure }
  | { readonly kind: 'unknown'; readonly failure: ApiFailure };

/** Everything that is sent but the key. The card is not in it. */
export type Order = PriceChoices & {
  readonly email: string;
  readonly paymentToken: string;
  /** The larger package that is wanted for a claim that is paid, and that claim. */
  readonly upgradeTo?: string;
  readonly caseId?: string;
};

/** What the person saw when they pressed Pay. It goes with the order: the server refuses to charge anything else. */
export type ShownOrder = { readonly packageId: string; readonly total: Cents };

/** A payment that waits for its card, which is typed in the provider's form in our page. */
export type InPagePayment = NonNullable<CheckoutAnswer['in_page']> & {
  readonly orderId: string;
  readonly total: Cents;
};

export type Payment = {
  readonly isBusy: boolean;
  readonly failure: PaymentFailure | null;
  /** Not null while the provider's form in our page is open. */
  readonly inPage: InPagePayment | null;
  /** That form says that it is paid: the server reads whether it is. */
  readonly confirmed: () => Promise<void>;
  /** Ends the payment that is open in that form. */
  readonly leave: () => Promise<void>;
  /** Null when it is paid, and for a press while a payment is under way. */
  readonly pay: (order: Order, shown: ShownOrder) => Promise<PaymentFailure | null>;
};

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

const AT_PROVIDER: readonly string[] = Object.values(PROVIDER_TOKENS);

/** 128 random bits. `crypto.randomUUID` does not exist on pages without https. */
const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** A server in trouble may have placed the order before it failed; only a clear refusal ends a try. */
const isRefusal = ({ status }: ApiFailure): boolean => status >= 400 && status < 500;

/** Some browsers keep this page as it is and show it at a press of Back: it would be busy for ever. */
function reloadWhenShownAgain(): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.location.reload();
  });
}

export type PaymentMoves = {
  /** What must be done before; false when it could not be, and then nothing is paid. */
  readonly prepare: () => Promise<boolean>;
  readonly onPaid: (receipt: CheckoutAnswer) => void;
  /** Shows what is for sale now, before anybody pays for it. */
  readonly onPriceChanged: () => Promise<void>;
};

/** Pays for the order, once: a try keeps its key until an answer arrived, so repeating a lost one is safe. */
export function usePayment({ prepare, onPaid, onPriceChanged }: PaymentMoves): Payment {
  const key = useRef<string | null>(null);
  const isPaying = useRef(false);
  const [state, setState] = useState<Pick<Payment, 'isBusy' | 'failure'>>({ isBusy: false, failure: null });
  const [inPage, setInPage] = useState<InPagePayment | null>(null);

  async function place(order: Order, shown: ShownOrder): Promise<PaymentFailure | null> {
    key.current ??= newKey();
    const { packageId: shownPackage, total: shownTotal } = shown;
    const answer = await placeOrder({ ...order, shownPackage, shownTotal, idempotencyKey: key.current });
    if (answer.ok && answer.value.payment_completed) {
      onPaid(answer.value);
      return null;
    }
    if (answer.ok && answer.value.redirect_url !== undefined) {
      reloadWhenShownAgain();
      window.location.assign(answer.value.redirect_url);
      // The button stays busy until the other page is there.
      return await new Promise<never>(() => {});
    }
    if (answer.ok && answer.value.in_page !== undefined) {
      // What is asked for next is another payment.
      key.current = null;
      setInPage({ ...answer.value.in_page, orderId: answer.value.order_id, total: shown.total });
      return null;
    }
    if (answer.ok) {
      key.current = null;
      const { message } = answer.value;
      return { kind: 'refused', failure: { code: 'checkout.declined', message, status: 200 } };
    }
    if (!isRefusal(answer.error)) return { kind: 'unknown', failure: answer.error };
    key.current = null;
    if (answer.error.code !== 'checkout.price_changed') return { kind: 'refused', failure: answer.error };
    // Another device may have chosen another package: it is shown before anybody pays for it.
    await onPriceChanged();
    return { kind: 'price_changed' };
  }

  async function attempt(order: Order, shown: ShownOrder): Promise<PaymentFailure | null> {
    if (!(await prepare())) return { kind: 'not_saved' };
    if (!AT_PROVIDER.includes(order.paymentToken)) await pause(SIMULATED_PAYMENT_MS);
    const outcome = await place(order, shown);
    // The lost try of another card used this key. The refusal says that nothing was paid, so a new try is safe.
    const isOldKey = outcome?.kind === 'refused' && outcome.failure.code === 'checkout.key_reused';
    return isOldKey ? place(order, shown) : outcome;
  }

  async function readConfirmed({ orderId }: InPagePayment): Promise<PaymentFailure | null> {
    const answer = await readPayment({}, orderId);
    if (!answer.ok) return { kind: 'refused', failure: answer.error };
    if (answer.value.payment_completed) onPaid(answer.value);
    return null;
  }

  return {
    ...state,
    inPage,
    confirmed: async () => {
      if (inPage === null) return;
      setState({ isBusy: true, failure: null });
      setState({ isBusy: false, failure: await readConfirmed(inPage) });
    },
    leave: async () => {
      if (inPage === null) return;
      setInPage(null);
      await cancelPayment();
    },
    pay: async (order, shown) => {
      if (isPaying.current) return null;
      isPaying.current = true;
      setState({ isBusy: true, failure: null });
      setInPage(null);
      const failure = await attempt(order, shown);
      isPaying.current = false;
      setState({ isBusy: false, failure });
      return failure;
    },
  };
}
