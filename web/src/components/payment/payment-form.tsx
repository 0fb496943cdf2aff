import { useLingui } from '@lingui/react/macro';
import { Button } from '../buttons/button.tsx';
import { Alert } from '../feedback/alert.tsx';
import { Spinner } from '../feedback/spinner.tsx';
import { CardForm } from './card-form/card-form.tsx';
import { HostedForm } from './hosted-form.tsx';
import type { PaymentFormProps } from './payment-form-props.ts';
import { PaymentFrame } from './payment-frame.tsx';

/**
 * Paying, the way this site takes payments. Which way that is comes with the first price: until then nobody is asked for
 * anything, least of all for a card.
 */
export function PaymentForm(form: PaymentFormProps) {
  const { t } = useLingui();
  const { surface, lines, isCurrent, refresh } = form.price;
  if (surface !== null) return surface === 'card_form' ? <CardForm {...form} /> : <HostedForm {...form} />;
  return (
    <PaymentFrame>
      {lines === null ? (
        <Spinner block>{t`Loading...`}</Spinner>
      ) : (
        <Alert
          tone="error"
          live="alert"
          title={t`We could not load the payment form. You were not charged.`}
          actions={
            <Button size="small" busy={!isCurrent} onClick={refresh}>
              {t`Try again`}
            </Button>
          }
        />
      )}
    </PaymentFrame>
  );
}
