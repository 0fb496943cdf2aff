import { Trans, useLingui } from '@lingui/react/macro';
import type { BillWire } from '@plainclaim/contract';
import { cents } from '@plainclaim/domain';
import { useState } from 'react';
import { refundOrder } from '../../api/payment/billing.ts';
import { Button } from '../buttons/button.tsx';
import { Alert } from '../feedback/alert.tsx';
import { Dialog } from '../feedback/dialog.tsx';
import { useSubmission } from '../feedback/use-submission.ts';
import { focusScreenTitle } from '../styling/focus-screen-title.ts';
import { VisuallyHidden } from '../styling/visually-hidden.tsx';
import { formatMoney } from '../../i18n/formatters.ts';
import { useFailureMessage } from '../../i18n/use-message.ts';
import styles from './bill-card.module.css';

export type RefundPartProps = { readonly bill: BillWire; readonly onRefunded: (message: string) => void };

/** All of the money back by one press, where the rule allows it; what happens is said first. */
export function RefundPart({ bill, onRefunded }: RefundPartProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const which = `: ${bill.number}`;
  if (bill.refund === 'none') return null;
  if (bill.refund === 'by_request') {
    return (
      <p className={styles['note']}>
        <Trans>
          The letter was approved. For a refund, please <a href="/contact">write to us</a> and give the order number.
        </Trans>
      </p>
    );
  }
  return (
    <>
      <div>
        <Button variant="link" onClick={() => setOpen(true)}>
          {t`Get a refund`}
          <VisuallyHidden>{which}</VisuallyHidden>
        </Button>
      </div>
      <RefundDialog bill={bill} isOpen={isOpen} onClose={() => setOpen(false)} onRefunded={onRefunded} />
    </>
  );
}

type RefundDialogProps = RefundPartProps & { readonly isOpen: boolean; readonly onClose: () => void };

function RefundDialog({ bill, isOpen, onClose, onRefunded }: RefundDialogProps) {
  const { t } = useLingui();
  const textOf = useFailureMessage();
  const { trouble, isBusy, submit } = useSubmission<string>();
  const amount = formatMoney(cents(bill.total - bill.refunded));
  const refund = async (): Promise<string | null> => {
    const answer = await refundOrder(bill.order_id);
    if (!answer.ok) return textOf(answer.error);
    onClose();
    onRefunded(answer.value.message);
    // The button that opened the window goes with the refund.
    focusScreenTitle();
    return null;
  };
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={t`Refund this order?`}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>{t`Keep my order`}</Button>
          <Button variant="danger" busy={isBusy} onClick={() => void submit(refund)}>
            {t`Refund ${amount}`}
          </Button>
        </>
      }
    >
      {trouble === null ? null : <Alert tone="error" live="alert" title={trouble} />}
      <ul className={styles['points']}>
        <li>
          {bill.status === 'simulated'
            ? t`No money was taken, so none comes back.`
            : t`All of the money, ${amount}, goes back the way you paid. That can take up to 10 days.`}
        </li>
        <li>
          {bill.credit > 0
            ? t`You have the smaller package again, with your letter. Its order can be refunded next.`
            : t`Your letter closes. Your answers stay, and you can pay for them again later.`}
        </li>
        <li>{t`We email you about the refund.`}</li>
      </ul>
    </Dialog>
  );
}
