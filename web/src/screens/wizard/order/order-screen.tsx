import { useLingui } from '@lingui/react/macro';
import { cents, formatUsd } from '@plainclaim/domain';
import { IconArrowRight } from '@tabler/icons-react';
import { Alert } from '../../../components/feedback/alert.tsx';
import { Button, ButtonLink } from '../../../components/buttons/button.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { ScreenHead, useDocumentTitle } from '../../../components/layout/screen-title.tsx';
import { Spinner } from '../../../components/feedback/spinner.tsx';
import { formatInstant } from '../../../i18n/formatters.ts';
import { useFailureMessage } from '../../../i18n/use-message.ts';
import { NewClaim } from '../start/new-claim.tsx';
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

/** What was paid, as long as the page that paid is open. */
function Receipt() {
  const { t, i18n } = useLingui();
  const { receipt } = useWizard();
  if (receipt === null) return null;
  const { order_id, payment_amount, payment_date, applied_coupon } = receipt;
  return (
    <Card title={t`Your receipt`}>
      <dl className={styles['receipt']}>
        <div>
          <dt>{t`Amount`}</dt>
          <dd>{formatUsd(cents(Math.round(payment_amount * 100)))}</dd>
        </div>
        <div>
          <dt>{t`Date`}</dt>
          <dd>{formatInstant(payment_date, i18n.locale)}</dd>
        </div>
        {applied_coupon === null ? null : (
          <div>
            <dt>{t`Coupon`}</dt>
            <dd>{applied_coupon.code}</dd>
          </div>
        )}
        <div>
          <dt>{t`Order number`}</dt>
          <dd>
            <bdi>{order_id}</bdi>
          </dd>
        </div>
      </dl>
      <p className={styles['simulated']}>{t`This payment was simulated. No money was taken.`}</p>
    </Card>
  );
}
