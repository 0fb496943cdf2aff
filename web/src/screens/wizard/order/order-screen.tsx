import { useLingui } from '@lingui/react/macro';
import type { BillWire } from '@plainclaim/contract';
import { IconArrowRight } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { readPaidOrder, receiptAddress } from '../../../api/payment/billing.ts';
import { BillLines } from '../../../components/billing/bill-lines.tsx';
import { MailReceipt } from '../../../components/billing/mail-receipt.tsx';
import { Alert } from '../../../components/feedback/alert.tsx';
import { Button, ButtonLink } from '../../../components/buttons/button.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { ScreenHead, useDocumentTitle } from '../../../components/layout/screen-title.tsx';
import { Spinner } from '../../../components/feedback/spinner.tsx';
import { useFailureMessage } from '../../../i18n/use-message.ts';
import { NewClaim } from '../start/new-claim.tsx';
import { BoughtParts } from './bought-parts.tsx';
import { OrderAccount } from './order-account.tsx';
import { type OrderProgress, useOrder } from './order-screen-run.ts';
import styles from './order-screen.module.css';
import { useWizard } from '../engine/wizard-context.ts';

/** Step 5, sub-step 2: what happens after payment, and how it went. */
export function OrderScreen() {
  const { t } = useLingui();
  const { progress, retry } = useOrder();
  const title = useTitle(progress);
  useDocumentTitle(title);
  const isRunning = progress.kind === 'running';
  return (
    <div className={styles['order']}>
      <ScreenHead title={title}>
        {isRunning ? (
          <Spinner>
            {progress.stage === 'saving'
              ? t`Please wait. We are saving your order.`
              : t`Please wait. We are writing your letter. This can take a few seconds.`}
          </Spinner>
        ) : null}
        {progress.kind === 'done' ? <Done isApproved={progress.isApproved} /> : null}
        {progress.kind === 'failed' ? <Failed progress={progress} onRetry={retry} /> : null}
      </ScreenHead>
      <BoughtParts />
      {isRunning ? null : <PapersAsk />}
      <Receipt />
      {/* While the order runs, a new session would come between its calls. */}
      {isRunning ? null : <OrderAccount />}
      <div className={styles['ways']}>
        <ButtonLink to="/dashboard" variant="link">{t`Visit your dashboard`}</ButtonLink>
        {isRunning ? null : <NewClaim />}
      </div>
    </div>
  );
}

/** What only court papers need was not asked before paying. */
function PapersAsk() {
  const { t } = useLingui();
  const { draft } = useWizard();
  if (draft.selectedPackage === '' || draft.selectedPackage === 'demand-letter') return null;
  return (
    <Alert
      tone="info"
      title={t`Your court papers ask a few more questions`}
      actions={<ButtonLink to="/court-documents" variant="ghost" size="small">{t`Go to Court Documents`}</ButtonLink>}
    >
      <p>{t`Answer them before or after you approve the letter. The papers wait for them.`}</p>
    </Alert>
  );
}

function useTitle(progress: OrderProgress): string {
  const { t } = useLingui();
  if (progress.kind !== 'running') return t`Order Complete`;
  return progress.stage === 'saving' ? t`Processing Your Order...` : t`Generating Your Demand Letter...`;
}

function Done({ isApproved }: { readonly isApproved: boolean }) {
  const { t } = useLingui();
  return (
    <Alert
      tone="success"
      live="status"
      title={
        isApproved
          ? t`Your letter is approved and signed.`
          : t`Congratulations! Your demand letter has been generated and is ready to view`
      }
      actions={
        <ButtonLink to="/result" iconEnd={<IconArrowRight size={20} aria-hidden="true" />}>
          {t`View your demand letter`}
        </ButtonLink>
      }
    >
      <p>
        {isApproved
          ? t`You will find the signed letter and the next steps on the letter’s page.`
          : t`It is a draft. Nothing is signed or sent until you have read it and approved it there.`}
      </p>
    </Alert>
  );
}

function Failed({
  progress: { at, failure },
  onRetry,
}: {
  readonly progress: Extract<OrderProgress, { kind: 'failed' }>;
  readonly onRetry: () => void;
}) {
  const { t } = useLingui();
  const textOf = useFailureMessage();
  const isServerFault = failure.status >= 500 || failure.code === 'network.unreadable';
  const fallbacks = {
    saving: isServerFault ? t`Server error occurred` : t`An error occurred while saving data`,
    generating: isServerFault
      ? t`Server error occurred while generating demand letter`
      : t`Error generating demand letter`,
    storing: t`Error approving demand letter`,
  };
  const { requestId } = failure;
  return (
    <>
      <Alert
        tone="warning"
        title={t`Payment successful! There was an issue generating your demand letter`}
        actions={<Button onClick={onRetry}>{t`Try generating demand letter again`}</Button>}
      >
        <p>{t`You do not need to pay again.`}</p>
      </Alert>
      <Alert tone="error" live="alert" title={t`Error!`}>
        <p>{textOf(failure, fallbacks[at])}</p>
        <p>{t`Please try again later or contact our support team.`}</p>
        {requestId === undefined ? null : <p>{t`Request number for support: ${requestId}`}</p>}
      </Alert>
    </>
  );
}

/** What was paid, as the server has it: it is here after a reload as well. */
function Receipt() {
  const { receipt } = useWizard();
  // Asked for anew when this very page pays.
  return <PaidOrder key={receipt?.order_id ?? ''} />;
}

function PaidOrder() {
  const { t } = useLingui();
  const [order, setOrder] = useState<BillWire | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    void readPaidOrder({ signal: controller.signal }).then((answer) => {
      if (answer.ok) setOrder(answer.value.order);
    });
    return () => controller.abort();
  }, []);
  if (order === null) return null;
  return (
    <Card title={t`Your receipt`}>
      <p>
        {t`Order number`}: <strong>{order.number}</strong>
      </p>
      <BillLines bill={order} />
      <p className={styles['simulated']}>
        {order.status === 'simulated'
          ? t`This payment was simulated. No money was taken.`
          : t`We emailed you the receipt with a link back to this claim.`}
      </p>
      {order.has_receipt ? (
        <MailReceipt bill={order}>
          <a href={receiptAddress(order.order_id, 'view')} target="_blank" rel="noreferrer">{t`View receipt`}</a>
          <a href={receiptAddress(order.order_id, 'download')}>{t`Download`}</a>
          <Link to="/receipt">{t`Order and refund`}</Link>
        </MailReceipt>
      ) : null}
    </Card>
  );
}
