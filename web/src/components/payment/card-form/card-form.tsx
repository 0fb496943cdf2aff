import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Alert } from '../../feedback/alert.tsx';
import { emptyCard, TEST_CARDS, tokenOf } from './card-checks.ts';
import { Wallets } from './card-form-wallets.tsx';
import styles from './card-form.module.css';
import { PayerForm } from '../payer-form.tsx';
import type { PaymentFormProps } from '../payment-form-props.ts';
import { PaymentFrame } from '../payment-frame.tsx';

/** The simulated payment. The card stays in this component: it is judged here, turned into a token, and forgotten. */
export function CardForm(form: PaymentFormProps) {
  const [card, setCard] = useState(emptyCard);
  return (
    <PaymentFrame>
      <Wallets />
      <PayerForm
        {...form}
        card={{ typed: card, onChange: (changes) => setCard((typed) => ({ ...typed, ...changes })) }}
        notice={<SimulationNotice />}
        onReady={() => form.onPay(tokenOf(card))}
      />
    </PaymentFrame>
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
