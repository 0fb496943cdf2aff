import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { readPaidOrder } from '../../api/payment/billing.ts';
import { serverQuery } from '../../api/server-state/server-query.ts';
import { Alert } from '../feedback/alert.tsx';

export type PaymentDisputedProps = {
  readonly caseId?: string;
  /** False while what it stands above is not there: it is asked for meanwhile. */
  readonly isShown?: boolean;
};

/** Said where a letter goes out, while the payer's bank is asked to take the money back; nothing otherwise. */
export function PaymentDisputed({ caseId = '', isShown = true }: PaymentDisputedProps) {
  const { t } = useLingui();
  const { data } = useQuery(serverQuery(['paid-order', caseId], (options) => readPaidOrder(options, caseId)));
  if (!isShown || data?.order?.status !== 'disputed') return null;
  return (
    <Alert
      tone="warning"
      live="status"
      title={t`Your bank asked for this money back. Until this is settled, no letter of this claim is sent.`}
    >
      <p>{t`Your documents stay here. You can read them, save them and mail them yourself.`}</p>
    </Alert>
  );
}
