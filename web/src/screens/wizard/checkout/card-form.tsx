import { useLingui } from '@lingui/react/macro';
import { wizardMessages } from '@plainclaim/contract';
import { formatUsd } from '@plainclaim/domain';
import { useState } from 'react';
import { Alert } from '../../../components/feedback/alert.tsx';
import { Button } from '../../../components/buttons/button.tsx';
import { ErrorSummary } from '../../../components/feedback/error-summary.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { useMessage } from '../../../i18n/use-message.ts';
import { emptyCard, TEST_CARDS, tokenOf } from './card-checks.ts';
import { CardFields } from './card-form-fields.tsx';
import { PayerPlace } from './card-form-payer.tsx';
import { type Payer, usePaymentProblems } from './card-form-problems.ts';
import { Wallets } from './card-form-wallets.tsx';
import styles from './card-form.module.css';
import { PaymentAlert } from './checkout-screen-alert.tsx';
import type { Payment } from './checkout-screen-pay.ts';
import type { ShownPrice } from './price-summary-state.ts';
import { useWizard } from '../engine/wizard-context.ts';

export type CardFormProps = {
  readonly payer: Payer;
  readonly onPayerChange: (changes: Partial<Payer>) => void;
  readonly price: ShownPrice;
  readonly payment: Pick<Payment, 'isBusy' | 'failure'>;
  /** Gets what stands for the card, never the card. */
  readonly onPay: (paymentToken: string) => void;
};

/** The payment form. The card stays in this component: it is judged here, turned into a token, and forgotten. */
export function CardForm({ payer, onPayerChange, price, payment, onPay }: CardFormProps) {
  const { t } = useLingui();
  const message = useMessage(wizardMessages);
  const { facts } = useWizard();
  const [card, setCard] = useState(emptyCard);
  const [attempt, setAttempt] = useState(0);
  const found = usePaymentProblems(payer, card, facts.today);
  const problems = attempt > 0 ? found : [];
  const errorOf = (field: string) => problems.find((problem) => problem.field === field)?.message;
  const { lines, isCurrent } = price;
  const total = lines === null ? '' : formatUsd(lines.total);
  const isBusy = payment.isBusy || !isCurrent;

  const submit = () => {
    if (isBusy) return;
    if (found.length > 0) setAttempt(attempt + 1);
    else {
      setAttempt(0);
      onPay(tokenOf(card));
    }
  };
  return (
    <section className={styles['payment']} aria-labelledby="payment-title">
      <h2 id="payment-title">{t`Payment`}</h2>
      <Wallets />
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
        <SimulationNotice />
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
        <CardFields
          card={card}
          errorOf={errorOf}
          onChange={(changes) => setCard((typed) => ({ ...typed, ...changes }))}
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

/** Said before anyone types a card number. */
function SimulationNotice() {
  const { t } = useLingui();
  return (
    <Alert tone="info" title={t`No charge is made. This payment is simulated.`}>
      <p>{t`Please do not use a real card. Use a test card, any future date and any CVC:`}</p>
      <dl className={styles['cards']}>
        <div>
          <dt dir="ltr">{TEST_CARDS.approved}</dt>
          <dd>{t`approved`}</dd>
        </div>
        <div>
          <dt dir="ltr">{TEST_CARDS.declined}</dt>
          <dd>{t`declined`}</dd>
        </div>
      </dl>
      <p>{t`Your card details stay on this page. They are not sent and not kept.`}</p>
    </Alert>
  );
}
