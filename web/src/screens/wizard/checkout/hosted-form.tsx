import { useLingui } from '@lingui/react/macro';
import { wizardMessages } from '@plainclaim/contract';
import { formatUsd } from '@plainclaim/domain';
import { useEffect, useRef, useState } from 'react';
import { cancelPayment, readPayment } from '../../../api/checkout.ts';
import { Button } from '../../../components/buttons/button.tsx';
import { Alert } from '../../../components/feedback/alert.tsx';
import { ErrorSummary } from '../../../components/feedback/error-summary.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { useMessage } from '../../../i18n/use-message.ts';
import { useWizard } from '../engine/wizard-context.ts';
import type { CardFormProps } from './card-form.tsx';
import { PayerPlace } from './card-form-payer.tsx';
import { usePaymentProblems } from './card-form-problems.ts';
import styles from './card-form.module.css';
import { PaymentAlert } from './checkout-screen-alert.tsx';
import { HOSTED } from './checkout-screen-pay.ts';

/** The payment form where the card is typed on the provider's page. No script of the provider runs here. */
export function HostedForm({ payer, onPayerChange, price, payment, onPay }: CardFormProps) {
  const { t } = useLingui();
  const message = useMessage(wizardMessages);
  const { facts } = useWizard();
  const [attempt, setAttempt] = useState(0);
  useReturn();
  const found = usePaymentProblems(payer, null, facts.today);
  const problems = attempt > 0 ? found : [];
  const errorOf = (field: string) => problems.find((problem) => problem.field === field)?.message;
  const total = price.lines === null ? '' : formatUsd(price.lines.total);
  const isBusy = payment.isBusy || !price.isCurrent;

  const submit = () => {
    if (isBusy) return;
    setAttempt(found.length > 0 ? attempt + 1 : 0);
    if (found.length === 0) onPay(HOSTED);
  };
  return (
    <section className={styles['payment']} aria-labelledby="payment-title">
      <h2 id="payment-title">{t`Payment`}</h2>
      <form
        noValidate
        className={styles['form']}
        aria-labelledby="payment-title"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {problems.length > 0 ? (
          <ErrorSummary title={message('wizard.fields_incomplete')} problems={problems} attempt={attempt} />
        ) : null}
        <Alert tone="info" title={t`You pay on the page of our payment service. Then you come back here.`} />
        <TextField
          name="email"
          type="email"
          label={t`Email`}
          hint={t`We keep it with your order.`}
          autoComplete="email"
          spellCheck={false}
          maxLength={200}
          value={payer.email}
          error={errorOf('email')}
          onChange={(email) => onPayerChange({ email })}
        />
        <PayerPlace payer={payer} errorOf={errorOf} onChange={onPayerChange} />
        {payment.failure === null ? null : <PaymentAlert failure={payment.failure} />}
        <Button type="submit" wide busy={isBusy} busyText={payment.isBusy ? t`Processing payment...` : undefined}>
          {total === '' ? t`Pay` : t`Pay ${total}`}
        </Button>
      </form>
    </section>
  );
}

/**
 * Whoever is here again has paid or has not: the server asks the provider. A payment that was not made ends, so that answers
 * can be changed and a new one begun.
 */
function useReturn(): void {
  const { markPaid } = useWizard();
  const hasLooked = useRef(false);
  useEffect(() => {
    if (hasLooked.current) return;
    hasLooked.current = true;
    void (async () => {
      const answer = await readPayment();
      if (!answer.ok) return;
      if (answer.value.payment_completed) markPaid(answer.value);
      else await cancelPayment();
    })();
  }, [markPaid]);
}
