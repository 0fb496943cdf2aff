import { useLingui } from '@lingui/react/macro';
import { wizardMessages } from '@plainclaim/contract';
import { type CalendarDate, emailRule, isBlank, zipRule } from '@plainclaim/domain';
import type { SummaryProblem } from '../feedback/error-summary.tsx';
import { useMessage } from '../../i18n/use-message.ts';
import { type CardProblemCode, checkCard, isPostalCode, type TypedCard } from './card-form/card-checks.ts';

/** Who pays, as far as it is sent: the receipt's address, and the place that decides the tax. */
export type Payer = { readonly email: string; readonly country: 'US' | 'CA'; readonly zip: string };

/**
 * Everything that is wrong with the payment form, in its order, with the names of the fields. `card`: null where it is typed
 * on the provider's page.
 */
export function usePaymentProblems(
  payer: Payer,
  card: TypedCard | null,
  today: CalendarDate,
): readonly (SummaryProblem & { readonly field: string })[] {
  const { t } = useLingui();
  const message = useMessage(wizardMessages);
  const required = message('field.required');
  const cardText = {
    missing: required,
    card_number: t`Check the card number. It has a wrong or missing digit.`,
    expiry_format: t`Enter the month and the year, like 04 / 28`,
    expiry_month: t`Enter a month from 01 to 12`,
    expiry_past: t`This card has expired. Use another card.`,
    cvc_three: t`Enter the 3 digits from the back of the card`,
    cvc_four: t`Enter the 4 digits from the front of the card`,
  } satisfies Record<CardProblemCode, string>;
  const labels = {
    cardNumber: t`Card number`,
    expiry: t`Expiry date`,
    cvc: t`CVC`,
    cardholder: t`Cardholder name`,
  } satisfies Record<keyof TypedCard, string>;

  const emailCode = emailRule(payer.email);
  const emailProblem = isBlank(payer.email) ? required : emailCode === null ? null : message(emailCode);
  const zipProblem = () => {
    if (isBlank(payer.zip)) return required;
    if (payer.country === 'CA') return isPostalCode(payer.zip) ? null : t`Enter a postal code, like K1A 0B1`;
    const code = zipRule(payer.zip);
    return code === null ? null : message(code);
  };
  const zipText = zipProblem();
  return [
    ...(emailProblem === null ? [] : [{ field: 'email', label: t`Email`, message: emailProblem }]),
    ...(card === null ? [] : checkCard(card, today)).map(({ field, code }) => ({
      field,
      label: labels[field],
      message: cardText[code],
    })),
    ...(zipText === null
      ? []
      : [{ field: 'zip', label: payer.country === 'CA' ? t`Postal code` : t`ZIP`, message: zipText }]),
  ];
}
