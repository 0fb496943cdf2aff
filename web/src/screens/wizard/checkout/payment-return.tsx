import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { Spinner } from '../../../components/feedback/spinner.tsx';
import { ScreenHead } from '../../../components/layout/screen-title.tsx';
import { PaymentNews, useReturnedPayment } from '../../../components/payment/returned-payment.tsx';
import { useWizard } from '../engine/wizard-context.ts';

export type PaymentReturnProps = {
  readonly orderId: string;
  readonly isPaid: boolean;
  /** The screen of the wizard, which waits until it is known what became of the payment. */
  readonly children: ReactNode;
};

/** The way back from the provider's page, to `/?order=id`. */
export function PaymentReturn({ orderId, isPaid, children }: PaymentReturnProps) {
  const { t } = useLingui();
  const { markPaid } = useWizard();
  const [, setQuery] = useSearchParams();
  const returned = useReturnedPayment({ orderId, isPaid, onPaid: markPaid });
  const { kind } = returned.found;
  useEffect(() => {
    // A reload is no second way back.
    if (kind === 'paid' || kind === 'unpaid') setQuery({}, { replace: true });
  }, [kind, setQuery]);
  if (kind === 'looking') {
    return (
      <ScreenHead title={t`Checkout`}>
        <Spinner>{t`We ask the payment service if you paid.`}</Spinner>
      </ScreenHead>
    );
  }
  return (
    <>
      <PaymentNews {...returned} />
      {children}
    </>
  );
}
