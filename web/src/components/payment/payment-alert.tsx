import { useLingui } from '@lingui/react/macro';
import { Alert } from '../feedback/alert.tsx';
import { Button } from '../buttons/button.tsx';
import { useFailureMessage } from '../../i18n/use-message.ts';
import type { PaymentFailure } from './use-payment.ts';

export type MissingCode = 'claim.incomplete' | 'checkout.late_unread';
export type PaymentAlertProps = {
  readonly failure: PaymentFailure;
  /** Leads to the answers that are missing, where they can be changed. */
  readonly onShowMissing?: ((code: MissingCode) => void) | undefined;
};

/** A payment that was not made, with what to do now. Everything typed stays as it is. */
export function PaymentAlert({ failure, onShowMissing }: PaymentAlertProps) {
  const { t } = useLingui();
  const textOf = useFailureMessage();
  switch (failure.kind) {
    case 'not_saved':
      return (
        <Alert tone="error" live="alert" title={t`We could not save your claim. Please try again.`}>
          <p>{t`You were not charged. Check your connection, then press Pay again.`}</p>
        </Alert>
      );
    case 'price_changed':
      return (
        <Alert tone="warning" live="alert" title={t`The price has changed.`}>
          <p>{t`You were not charged. Please check the new price, then press Pay again.`}</p>
        </Alert>
      );
    case 'unknown':
      return (
        <Alert tone="error" live="alert" title={t`We got no answer about your payment. Please try again.`}>
          <p>{textOf(failure.failure)}</p>
          <p>{t`Press Pay again with the same card. You cannot be charged twice.`}</p>
        </Alert>
      );
    case 'refused': {
      const { code } = failure.failure;
      if (code === 'checkout.unconfirmed') {
        // Nobody may be told to pay again who may have paid.
        return (
          <Alert tone="warning" live="alert" title={t`We are checking your payment.`}>
            <p>{textOf(failure.failure)}</p>
          </Alert>
        );
      }
      const isOurs = code === 'claim.incomplete' || code === 'checkout.stopped' || code === 'checkout.late_unread';
      return (
        <Alert
          tone="error"
          live="alert"
          title={isOurs ? t`No payment was made.` : t`The payment did not go through. Please try again.`}
          actions={
            onShowMissing !== undefined && (code === 'claim.incomplete' || code === 'checkout.late_unread') ? (
              <Button size="small" variant="ghost" onClick={() => onShowMissing(code)}>
                {t`Show what is missing`}
              </Button>
            ) : undefined
          }
        >
          <p>{textOf(failure.failure)}</p>
        </Alert>
      );
    }
  }
}
