import { useLingui } from '@lingui/react/macro';
import { PROVIDER_TOKENS } from '@plainclaim/contract';
import { lazy, Suspense, useEffect } from 'react';
import { Alert } from '../feedback/alert.tsx';
import { Spinner } from '../feedback/spinner.tsx';
import styles from './hosted-form.module.css';
import { PayerForm } from './payer-form.tsx';
import { PaymentAlert } from './payment-alert.tsx';
import type { PaymentFormProps } from './payment-form-props.ts';
import { PaymentFrame } from './payment-frame.tsx';

/** Only where the operator chose it: nobody else loads a byte of it. */
const ProviderForm = lazy(async () => ({ default: (await import('./provider-form.tsx')).ProviderForm }));

/**
 * The payment form where the card is typed with the provider: on its page, and then no script of the provider runs here; or,
 * where the operator chose so, in the provider's form, which opens here after Pay.
 */
export function HostedForm(form: PaymentFormProps) {
  const { t } = useLingui();
  const { price, payment, onPay, onShowMissing } = form;
  const { inPage, leave } = payment;
  // A coupon came or went: what the open form would charge is not what is shown any more.
  const isOld = inPage !== null && price.lines !== null && price.lines.total !== inPage.total;
  useEffect(() => {
    if (isOld) void leave();
  }, [isOld, leave]);

  const isInPage = price.surface === 'elements';
  return (
    <PaymentFrame>
      {inPage !== null && !isOld ? (
        <>
          <Suspense
            fallback={
              <div className={styles['coming']}>
                <Spinner>{t`Loading...`}</Spinner>
              </div>
            }
          >
            <ProviderForm inPage={inPage} payment={payment} onPayThere={() => onPay(PROVIDER_TOKENS.hosted)} />
          </Suspense>
          {payment.failure === null ? null : <PaymentAlert failure={payment.failure} onShowMissing={onShowMissing} />}
        </>
      ) : (
        <PayerForm
          {...form}
          card={null}
          notice={
            <Alert
              tone="info"
              title={
                isInPage
                  ? t`Next you type your card here, in a form of our payment service.`
                  : t`You pay on the page of our payment service. Then you come back here.`
              }
            />
          }
          onReady={() => onPay(isInPage ? PROVIDER_TOKENS.inPage : PROVIDER_TOKENS.hosted)}
        />
      )}
    </PaymentFrame>
  );
}
