import { useLingui } from '@lingui/react/macro';
import type { Cents } from '@plainclaim/domain';
import { formatMoney } from '../../../i18n/formatters.ts';

export type ExtraRecipientsProps = {
  /** Recipients after the first: everyone else the claim is against. */
  readonly count: number;
  readonly each: Cents;
};

/** Why the bill has a line for recipients. Their number comes from the claim, so nobody pays for a copy nobody gets. */
export function ExtraRecipients({ count, each }: ExtraRecipientsProps) {
  const { t } = useLingui();
  const price = formatMoney(each);
  const all = count + 1;
  return (
    <p>{t`Your claim is against ${all} people or businesses, and each of them gets the letter. The price covers the first. Each one after that costs ${price}.`}</p>
  );
}
