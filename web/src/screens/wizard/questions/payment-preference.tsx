import { useLingui } from '@lingui/react/macro';
import { LIMITS, PAYMENT_TYPES, type PaymentType } from '@plainclaim/domain';
import { ChoiceList } from '../../../components/choices/choice-cards.tsx';
import { FieldRow, FormSection } from '../../../components/fields/form-layout.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { usePaymentTypeNames } from './payment-type-names.ts';
import { useWizard } from '../engine/wizard-context.ts';

/** Step 4, sub-step 2, on the page of the amount: every way the person can take the money. Nothing here must be answered. */
export function PaymentPreference() {
  const { t } = useLingui();
  const { draft, patch } = useWizard();
  const nameOf = usePaymentTypeNames();
  const isType = (value: string): value is PaymentType => PAYMENT_TYPES.some((type) => type === value);
  const asTyped = {
    autoComplete: 'off',
    autoCapitalize: 'none',
    spellCheck: false,
    maxLength: LIMITS.shortText,
    optional: true,
  } as const;
  return (
    <FormSection title={t`How would you like to get paid?`}>
      <p>{t`Pick every way you can take money. Do not type a bank or card number.`}</p>
      <FieldRow>
        <TextField
          {...asTyped}
          name="venmo"
          label={t`Venmo address`}
          hint={t`Like @dana-reyes`}
          value={draft.venmo}
          onChange={(venmo) => patch({ venmo })}
        />
        <TextField
          {...asTyped}
          name="cashapp"
          label={t`Cashapp address`}
          hint={t`Like $danareyes`}
          value={draft.cashapp}
          onChange={(cashapp) => patch({ cashapp })}
        />
      </FieldRow>
      <TextField
        {...asTyped}
        name="zelle"
        label={t`Zelle phone or email`}
        value={draft.zelle}
        onChange={(zelle) => patch({ zelle })}
      />
      <ChoiceList
        name="paymentTypes"
        legend={t`I can also take`}
        layout="inline"
        options={PAYMENT_TYPES.map((type) => ({ value: type, label: nameOf(type) }))}
        values={draft.paymentTypes}
        onChange={(chosen) => patch({ paymentTypes: chosen.filter(isType) })}
      />
    </FormSection>
  );
}
