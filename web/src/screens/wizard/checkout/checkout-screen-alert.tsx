import { useLingui } from '@lingui/react/macro';
import { positionOf } from '@plainclaim/domain';
import { Alert } from '../../../components/feedback/alert.tsx';
import { Button } from '../../../components/buttons/button.tsx';
import { useFailureMessage } from '../../../i18n/use-message.ts';
import type { PaymentFailure } from './checkout-screen-pay.ts';
import { useWizard } from '../engine/wizard-context.ts';

/** A payment that was not made, with what to do now. Everything typed stays as it is. */
export function PaymentAlert({ failure }: { readonly failure: PaymentFailure }) {
  const { t } = useLingui();
  const textOf = useFailureMessage();
  const { jump } = useWizard();
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
      const isOurs = code === 'claim.incomplete' || code === 'checkout.stopped' || code === 'checkout.late_unread';
      return (
        <Alert
          tone="error"
          live="alert"
          title={isOurs ? t`No payment was made.` : t`The payment did not go through. Please try again.`}
          actions={
            code === 'claim.incomplete' || code === 'checkout.late_unread' ? (
              <Button
                size="small"
                variant="ghost"
                onClick={() => jump(positionOf(code === 'claim.incomplete' ? 'package' : 'generation'))}
              >
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
