import { useLingui } from '@lingui/react/macro';
import { wizardMessages } from '@plainclaim/contract';
import { formatUsd } from '@plainclaim/domain';
import { type ReactNode, useState } from 'react';
import { useMessage } from '../../i18n/use-message.ts';
import { Button } from '../buttons/button.tsx';
import { ErrorSummary } from '../feedback/error-summary.tsx';
import { TextField } from '../fields/text-field.tsx';
import type { TypedCard } from './card-form/card-checks.ts';
import { CardFields } from './card-form/card-form-fields.tsx';
import styles from './payer-form.module.css';
import { PayerPlace } from './payer-place.tsx';
import { usePaymentProblems } from './payer-problems.ts';
import { PaymentAlert } from './payment-alert.tsx';
import type { PaymentFormProps } from './payment-form-props.ts';
import { PAYMENT_TITLE_ID } from './payment-frame.tsx';

export type PayerFormProps = PaymentFormProps & {
  /** Null where the card is typed with the provider. */
  readonly card: { readonly typed: TypedCard; readonly onChange: (changes: Partial<TypedCard>) => void } | null;
  /** What the person knows before they type. */
  readonly notice: ReactNode;
  /** What Pay does once everything is right. */
  readonly onReady: () => void;
};

/** Who pays and from where, what is still wrong, and the button: the same wherever the card is typed. */
export function PayerForm({ card, notice, onReady, ...form }: PayerFormProps) {
  const { payer, today, onPayerChange, price, payment, onShowMissing } = form;
  const { t } = useLingui();
  const message = useMessage(wizardMessages);
  const [attempt, setAttempt] = useState(0);
  const found = usePaymentProblems(payer, card?.typed ?? null, today);
  const problems = attempt > 0 ? found : [];
  const errorOf = (field: string) => problems.find((problem) => problem.field === field)?.message;
  const isBusy = payment.isBusy || !price.isCurrent;
  const total = price.lines === null ? '' : formatUsd(price.lines.total);
  const pay = price.lines?.isTaxLater === true ? t`Pay ${total} plus tax` : t`Pay ${total}`;

  const submit = () => {
    if (isBusy) return;
    setAttempt(found.length > 0 ? attempt + 1 : 0);
    if (found.length === 0) onReady();
  };
  return (
    <form
      noValidate
      className={styles['form']}
      aria-labelledby={PAYMENT_TITLE_ID}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {problems.length > 0 ? (
        <ErrorSummary title={message('wizard.fields_incomplete')} problems={problems} attempt={attempt} />
      ) : null}
      {notice}
      <TextField
        name="email"
        type="email"
        label={t`Email`}
        hint={t`Your receipt goes to this email.`}
        autoComplete="email"
        spellCheck={false}
        maxLength={200}
        value={payer.email}
        error={errorOf('email')}
        onChange={(email) => onPayerChange({ email })}
      />
      {card === null ? null : <CardFields card={card.typed} errorOf={errorOf} onChange={card.onChange} />}
      <PayerPlace payer={payer} errorOf={errorOf} onChange={onPayerChange} />
      {payment.failure === null ? null : <PaymentAlert failure={payment.failure} onShowMissing={onShowMissing} />}
      <Button type="submit" wide busy={isBusy} busyText={payment.isBusy ? t`Processing payment...` : undefined}>
        {total === '' ? t`Pay` : pay}
      </Button>
    </form>
  );
}
