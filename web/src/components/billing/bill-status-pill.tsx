import { useLingui } from '@lingui/react/macro';
import type { BillStatus } from '@plainclaim/contract';
import { Pill, type PillTone } from '../feedback/pill.tsx';

const TONES: Readonly<Record<BillStatus, PillTone>> = {
  paid: 'good',
  simulated: 'going',
  declined: 'bad',
  partly_refunded: 'waiting',
  refunded: 'quiet',
  disputed: 'bad',
};

/** How an order ended, in a word. */
export function BillStatusPill({ status }: { readonly status: BillStatus }) {
  const { t } = useLingui();
  const words: Readonly<Record<BillStatus, string>> = {
    paid: t`Paid`,
    simulated: t`Simulated`,
    declined: t`Declined`,
    partly_refunded: t`Partly refunded`,
    refunded: t`Refunded`,
    disputed: t`Disputed`,
  };
  return <Pill tone={TONES[status]}>{words[status]}</Pill>;
}
