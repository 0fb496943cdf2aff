import { useLingui } from '@lingui/react/macro';
import type { BillWire } from '@plainclaim/contract';
import { type ReactNode, useState } from 'react';
import { mailReceipt } from '../../api/payment/billing.ts';
import { useFailureMessage } from '../../i18n/use-message.ts';
import { Button } from '../buttons/button.tsx';
import { Alert } from '../feedback/alert.tsx';
import { useSubmission } from '../feedback/use-submission.ts';
import { VisuallyHidden } from '../styling/visually-hidden.tsx';
import styles from './receipt-buttons.module.css';

export type MailReceiptProps = {
  readonly bill: Pick<BillWire, 'order_id' | 'number'>;
  /** The other ways to the receipt, beside this one. */
  readonly children: ReactNode;
};

/** Mails a receipt again, to the address that was given with the payment. */
export function MailReceipt({ bill, children }: MailReceiptProps) {
  const { t } = useLingui();
  const textOf = useFailureMessage();
  const [said, setSaid] = useState<string | null>(null);
  const { trouble, isBusy, submit } = useSubmission<string>();
  const mail = async (): Promise<string | null> => {
    setSaid(null);
    const answer = await mailReceipt(bill.order_id);
    if (!answer.ok) return textOf(answer.error);
    setSaid(answer.value.message);
    return null;
  };
  const which = `: ${bill.number}`;
  return (
    <>
      <div className={styles['buttons']}>
        {children}
        <Button size="small" variant="ghost" busy={isBusy} onClick={() => void submit(mail)}>
          {t`Email it again`}
          <VisuallyHidden>{which}</VisuallyHidden>
        </Button>
      </div>
      {said === null ? null : <Alert tone="success" live="status" title={said} />}
      {trouble === null ? null : <Alert tone="error" live="alert" title={trouble} />}
    </>
  );
}
