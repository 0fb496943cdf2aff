import { useLingui } from '@lingui/react/macro';
import type { BillWire } from '@plainclaim/contract';
import { useId } from 'react';
import { BillLines } from './bill-lines.tsx';
import { BillStatusPill } from './bill-status-pill.tsx';
import { ReceiptButtons } from './receipt-buttons.tsx';
import { formatInstant } from '../../i18n/formatters.ts';
import styles from './bill-card.module.css';
import { RefundPart } from './refund-part.tsx';

export type BillCardProps = {
  readonly bill: BillWire;
  /** A list's item, or a part of its own. */
  readonly as?: 'li' | 'section';
  readonly onRefunded: (message: string) => void;
};

/** One order: what it was for, what it cost, how it ended, and what can be done about it. */
export function BillCard({ bill, as: Part = 'li', onRefunded }: BillCardProps) {
  const { t, i18n } = useLingui();
  const id = useId();
  const { number } = bill;
  return (
    <Part className={styles['card']} aria-labelledby={id}>
      <div className={styles['cardHead']}>
        <h2 id={id}>{t`Order ${number}`}</h2>
        <BillStatusPill status={bill.status} />
      </div>
      <div className={styles['columns']}>
        <dl className={styles['facts']}>
          <div>
            <dt>{t`Date`}</dt>
            <dd>
              <time dateTime={bill.at}>{formatInstant(bill.at, i18n.locale)}</time>
            </dd>
          </div>
          <div>
            <dt>{t`Package`}</dt>
            <dd>{bill.package_title}</dd>
          </div>
          <div>
            <dt>{t`Other side`}</dt>
            <dd>
              <bdi>{bill.other_side || t`Not named yet`}</bdi>
            </dd>
          </div>
        </dl>
        <BillLines bill={bill} />
      </div>
      {bill.status === 'declined' ? <p>{t`The card was declined, so nothing was paid.`}</p> : null}
      {bill.status === 'simulated' ? <p>{t`This payment was simulated. No money was taken.`}</p> : null}
      {bill.status === 'disputed' ? (
        <p>{t`Your bank asked for this money back. Until this is settled, no letter of this claim is sent.`}</p>
      ) : null}
      {bill.has_receipt ? <ReceiptButtons bill={bill} /> : null}
      <RefundPart bill={bill} onRefunded={onRefunded} />
    </Part>
  );
}
