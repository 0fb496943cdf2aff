import { useLingui } from '@lingui/react/macro';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { Button } from '../../components/buttons/button.tsx';
import { Checkbox } from '../../components/choices/checkbox.tsx';
import { DateField } from '../../components/fields/date-field.tsx';
import { MoneyField } from '../../components/fields/money-field.tsx';
import { VisuallyHidden } from '../../components/styling/visually-hidden.tsx';
import type { LimitedFieldsProps } from './note-fields.ts';
import { changedPayment, withoutPayment, withPayment } from './notes-state.ts';
import { Section } from '../../components/sections/section.tsx';
import styles from './trial-prep.module.css';

/** Money that came in since the letter, and whether interest is worked out. */
export function PaymentFields({ notes, limits, onChange, errorOf }: LimitedFieldsProps) {
  const { t } = useLingui();
  return (
    <Section
      title={t`Money you got since your letter`}
      lead={t`The money worksheet subtracts each payment. Leave this empty if you got nothing.`}
    >
      {notes.payments.map((payment, index) => {
        const number = index + 1;
        return (
          // Payments have no name of their own: their place is what tells them apart.
          <fieldset key={`payment ${number}`} className={styles['entry']}>
            <legend>{t`Payment ${number}`}</legend>
            <DateField
              name={`payments.${index}.paid_on`}
              label={t`Day you got it`}
              value={payment.paid_on}
              error={errorOf(`payments.${index}.paid_on`)}
              onChange={(paid_on) => onChange(changedPayment(notes, index, { paid_on }))}
            />
            <MoneyField
              name={`payments.${index}.amount`}
              label={t`Amount`}
              value={payment.amount}
              error={errorOf(`payments.${index}.amount`)}
              onChange={(amount) => onChange(changedPayment(notes, index, { amount }))}
            />
            <div>
              <Button
                variant="link"
                size="small"
                iconStart={<IconTrash size={20} aria-hidden="true" />}
                onClick={() => onChange(withoutPayment(notes, index))}
              >
                {t`Remove`}
                <VisuallyHidden>{t`: payment ${number}`}</VisuallyHidden>
              </Button>
            </div>
          </fieldset>
        );
      })}
      <div>
        <Button
          variant="ghost"
          size="small"
          disabled={notes.payments.length >= limits.payments}
          iconStart={<IconPlus size={20} aria-hidden="true" />}
          onClick={() => onChange(withPayment(notes))}
        >
          {t`Add a payment`}
        </Button>
      </div>
      <Checkbox
        name="wants_interest"
        label={t`Work out interest in the money worksheet`}
        hint={t`By the court's yearly rates, where they fit this kind of claim. A judge decides whether you get it.`}
        checked={notes.wants_interest}
        onChange={(wants_interest) => onChange({ ...notes, wants_interest })}
      />
    </Section>
  );
}
