import type { Cents } from '@plainclaim/domain';
import { useRef, useState } from 'react';
import { placeOrder, type PriceChoices } from '../../../api/checkout.ts';
import type { ApiFailure } from '../../../api/http/http-client.ts';
import { useWizard } from '../engine/wizard-context.ts';

/** The simulated payment takes this long, in milliseconds, as a real one would. */
const SIMULATED_PAYMENT_MS = 1000;

/** Why no payment was made, or why that is not known. */
export type PaymentFailure =
  | { readonly kind: 'not_saved' }
  | { readonly kind: 'price_changed' }
  | { readonly kind: 'refused'; readonly failure: ApiFailure }
  | { readonly kind: 'unknown'; readonly failure: ApiFailure };

/** Where the card is typed on the provider's page, nothing stands for it here. */
export const HOSTED = 'hosted';

/** Everything that is sent but the key. The card is not in it. */
export type Order = PriceChoices & { readonly email: string; readonly paymentToken: string };

/** What the person saw when they pressed Pay. It goes with the order: the server refuses to charge anything else. */
export type ShownOrder = { readonly packageId: string; readonly total: Cents };

export type Payment = {
  readonly isBusy: boolean;
  readonly failure: PaymentFailure | null;
  /** Null when it is paid, and for a press while a payment is under way. */
  readonly pay: (order: Order, shown: ShownOrder) => Promise<PaymentFailure | null>;
};

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** 128 random bits. `crypto.randomUUID` does not exist on pages without https. */
const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** A server in trouble may have placed the order before it failed; only a clear refusal ends a try. */
const isRefusal = ({ status }: ApiFailure): boolean => status >= 400 && status < 500;

/** Pays for the order, once: a try keeps its key until an answer arrived, so repeating a lost one is safe. */
export function usePayment(): Payment {
  const { saveNow, markPaid, lookAgain } = useWizard();
  const key = useRef<string | null>(null);
  const isPaying = useRef(false);
  const [state, setState] = useState<Pick<Payment, 'isBusy' | 'failure'>>({ isBusy: false, failure: null });

  async function place(order: Order, shown: ShownOrder): Promise<PaymentFailure | null> {
    key.current ??= newKey();
    const { packageId: shownPackage, total: shownTotal } = shown;
    const answer = await placeOrder({ ...order, shownPackage, shownTotal, idempotencyKey: key.current });
    if (answer.ok && answer.value.payment_completed) {
      markPaid(answer.value);
      return null;
    }
    if (answer.ok && answer.value.redirect_url !== undefined) {
      window.location.assign(answer.value.redirect_url);
      // The button stays busy until the other page is there.
      return await new Promise<never>(() => {});
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
    await lookAgain();
    return { kind: 'price_changed' };
  }

  async function attempt(order: Order, shown: ShownOrder): Promise<PaymentFailure | null> {
    if (!(await saveNow())) return { kind: 'not_saved' };
    if (order.paymentToken !== HOSTED) await pause(SIMULATED_PAYMENT_MS);
    const outcome = await place(order, shown);
    // The lost try of another card used this key. The refusal says that nothing was paid, so a new try is safe.
    const isOldKey = outcome?.kind === 'refused' && outcome.failure.code === 'checkout.key_reused';
    return isOldKey ? place(order, shown) : outcome;
  }

  return {
    ...state,
    pay: async (order, shown) => {
      if (isPaying.current) return null;
      isPaying.current = true;
      setState({ isBusy: true, failure: null });
      const failure = await attempt(order, shown);
      isPaying.current = false;
      setState({ isBusy: false, failure });
      return failure;
    },
  };
}
