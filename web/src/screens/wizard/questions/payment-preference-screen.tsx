import { useLingui } from '@lingui/react/macro';
import { LIMITS, PAYMENT_TYPES, type PaymentType } from '@plainclaim/domain';
import { Alert } from '../../../components/feedback/alert.tsx';
import { ActionsBar } from '../../../components/buttons/actions-bar.tsx';
import { ChoiceList } from '../../../components/choices/choice-cards.tsx';
import { FormSection, ScreenForm, WithAside } from '../../../components/fields/form-layout.tsx';
import { ScreenHead } from '../../../components/layout/screen-title.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { LetterSoFar } from '../letter-so-far/letter-so-far.tsx';
import { usePaymentTypeNames } from './payment-type-names.ts';
import { useWizard } from '../engine/wizard-context.ts';

/** Step 4, sub-step 2: every way the person can take the money. Nothing here must be answered. */
export function PaymentPreferenceScreen() {
  const { t } = useLingui();
  const { draft, patch, goOn, goBack } = useWizard();
  const nameOf = usePaymentTypeNames();
  const isType = (value: string): value is PaymentType => PAYMENT_TYPES.some((type) => type === value);
  const asTyped = {
    autoComplete: 'off',
    autoCapitalize: 'none',
    spellCheck: false,
    maxLength: LIMITS.shortText,
  } as const;
  return (
    <WithAside aside={<LetterSoFar />} label={t`About your claim`}>
      <ScreenForm onSubmit={goOn}>
        <ScreenHead
          title={t`How would you like to get paid?`}
          lead={t`Pick every way you can take money. This goes in your letter.`}
        >
          <Alert tone="warning">
            <p>{t`Do not type a bank or card number. For Zelle use only your phone or email.`}</p>
          </Alert>
        </ScreenHead>
        <FormSection title={t`Payment apps`}>
          <TextField
            {...asTyped}
            name="venmo"
            label={t`Venmo address`}
            optional
            hint={t`Your Venmo name, like @dana-reyes`}
            value={draft.venmo}
            onChange={(venmo) => patch({ venmo })}
          />
          <TextField
            {...asTyped}
            name="cashapp"
            label={t`Cashapp address`}
            optional
            hint={t`Your Cashapp tag, like $danareyes`}
            value={draft.cashapp}
            onChange={(cashapp) => patch({ cashapp })}
          />
          <TextField
            {...asTyped}
            name="zelle"
            label={t`Zelle phone or email`}
            optional
            hint={t`The phone number or email you use with Zelle`}
            value={draft.zelle}
            onChange={(zelle) => patch({ zelle })}
          />
        </FormSection>
        <FormSection title={t`Other ways`}>
          <ChoiceList
            name="paymentTypes"
            legend={t`I can also take`}
            options={PAYMENT_TYPES.map((type) => ({ value: type, label: nameOf(type) }))}
            values={draft.paymentTypes}
            onChange={(chosen) => patch({ paymentTypes: chosen.filter(isType) })}
          />
        </FormSection>
        <ActionsBar onBack={goBack} />
      </ScreenForm>
    </WithAside>
  );
}
