import { useLingui } from '@lingui/react/macro';
import type { CheckoutAnswer } from '@plainclaim/contract';
import { useEffect, useState } from 'react';
import { cancelPayment, readPayment } from '../../api/payment/checkout.ts';
import type { ApiFailure } from '../../api/http/http-client.ts';
import { useFailureMessage } from '../../i18n/use-message.ts';
import { Button } from '../buttons/button.tsx';
import { Alert } from '../feedback/alert.tsx';
import styles from './returned-payment.module.css';

type Found =
  | { readonly kind: 'looking' }
  | { readonly kind: 'paid' }
  | { readonly kind: 'unpaid' }
  | { readonly kind: 'failed'; readonly failure: ApiFailure };

export type ReturnedPayment = { readonly found: Found; readonly tryAgain: () => void };

export type Returned = {
  /** Null for who did not come back from the provider's page. */
  readonly orderId: string | null;
  /** It is known already that it was paid: a message of the provider was quicker than the person. */
  readonly isPaid: boolean;
  readonly onPaid: (receipt: CheckoutAnswer) => void;
};

/**
 * Somebody comes back from the provider's page. That proves nothing: the server reads the payment. One that was not made
 * ends, so that answers can be changed and a new one begun.
 */
export function useReturnedPayment({ orderId, isPaid, onPaid }: Returned): ReturnedPayment {
  const [found, setFound] = useState<Found>({ kind: isPaid ? 'paid' : 'looking' });
  const isLooking = orderId !== null && found.kind === 'looking';
  useEffect(() => {
    if (!isLooking) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const look = async (): Promise<Found> => {
      const answer = await readPayment({ signal }, orderId);
      if (!answer.ok && answer.error.code !== 'checkout.expired') return { kind: 'failed', failure: answer.error };
      if (answer.ok && answer.value.payment_completed) {
        if (!signal.aborted) onPaid(answer.value);
        return { kind: 'paid' };
      }
      const ended = await cancelPayment({ signal });
      return ended.ok ? { kind: 'unpaid' } : { kind: 'failed', failure: ended.error };
    };
    void look().then((now) => {
      if (!signal.aborted) setFound(now);
    });
    return () => controller.abort();
  }, [isLooking, onPaid, orderId]);
  return { found, tryAgain: () => setFound({ kind: 'looking' }) };
}

/** What became of the payment, where it was not made or is not known. */
export function PaymentNews({ found, tryAgain }: ReturnedPayment) {
  const { t } = useLingui();
  if (found.kind === 'failed') return <NotKnown failure={found.failure} onTryAgain={tryAgain} />;
  if (found.kind !== 'unpaid') return null;
  return (
    <div className={styles['news']}>
      <Alert tone="info" live="status" title={t`You did not pay, so nothing was charged.`}>
        <p>{t`Your answers are still here. You can pay now or later.`}</p>
      </Alert>
    </div>
  );
}

/** A payment of another browser is nothing to try again: the mail leads back to its claim. */
function NotKnown({ failure, onTryAgain }: { readonly failure: ApiFailure; readonly onTryAgain: () => void }) {
  const { t } = useLingui();
  const textOf = useFailureMessage();
  const isElsewhere = failure.code === 'checkout.other_browser';
  return (
    <div className={styles['news']}>
      <Alert
        tone={isElsewhere ? 'info' : 'warning'}
        live="alert"
        title={isElsewhere ? t`Your payment` : t`We are checking your payment.`}
        actions={isElsewhere ? undefined : <Button size="small" onClick={onTryAgain}>{t`Try again`}</Button>}
      >
        <p>{textOf(failure)}</p>
      </Alert>
    </div>
  );
}
