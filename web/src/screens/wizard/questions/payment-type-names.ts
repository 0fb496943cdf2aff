import { useLingui } from '@lingui/react/macro';
import type { PaymentType } from '@plainclaim/domain';

/** Gives the name of a way to pay in the reader's language. The wire always holds the English one. */
export function usePaymentTypeNames(): (type: PaymentType) => string {
  const { t } = useLingui();
  const names = {
    Check: t`Check`,
    "Cashier's Check": t`Cashier's Check`,
    Cash: t`Cash`,
    'Money Order': t`Money Order`,
  } satisfies Record<PaymentType, string>;
  return (type) => names[type];
}
