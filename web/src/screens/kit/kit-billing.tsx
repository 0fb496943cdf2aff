import { BILL_STATUSES, type BillWire } from '@plainclaim/contract';
import type { CoClaimant } from '@plainclaim/domain';
import { useState } from 'react';
import { AccountMenu } from '../../components/account/account-menu.tsx';
import { BillCard } from '../../components/billing/bill-card.tsx';
import { PaymentDisputed } from '../../components/billing/payment-disputed.tsx';
import { TrackingForm } from '../../components/documents/tracking-form.tsx';
import { HelpLine } from '../../components/feedback/help-line.tsx';
import { PackageLine } from '../../components/lists/package-parts.tsx';
import { WhichCase } from '../../components/lists/which-case.tsx';
import { CoClaimants } from '../../components/parties/co-claimants.tsx';
import { PaymentNews } from '../../components/payment/returned-payment.tsx';
import { KitSection } from './kit-section.tsx';
import styles from './kit.module.css';

const DELIVERY = { recipient: 0, name: 'Ironbound Property Management LLC', tracking_number: null, mailed_on: null };

const BILL: BillWire = {
  order_id: 'none',
  number: 'K7QF-2M9T',
  at: '2026-11-21T15:00:00.000Z',
  package_title: 'Small Claims Filing Help',
  other_side: 'Ironbound Property Management LLC',
  base_price: 7900,
  extra_recipients: 0,
  extra_recipients_total: 0,
  mailings: 0,
  mailing_total: 0,
  coupon_code: 'WELCOME',
  discount: 500,
  credit: 2900,
  tax_rate: 6.625,
  tax_state: 'State',
  tax: 298,
  total: 4798,
  refunded: 0,
  status: 'paid',
  refund: 'one_press',
  has_receipt: true,
};

/** Orders in every state, what a package is made of, and the people who claim together. */
export function KitBilling() {
  const [people, setPeople] = useState<readonly CoClaimant[]>([]);
  return (
    <KitSection title="Orders and people">
      <ul className={styles['narrow']}>
        {BILL_STATUSES.map((status) => (
          <BillCard
            key={status}
            bill={{ ...BILL, number: `${BILL.number} ${status}`, status, refunded: status === 'refunded' ? 4798 : 0 }}
            onRefunded={() => undefined}
          />
        ))}
      </ul>
      <PackageLine contains={['letter', 'court_papers']} />
      <HelpLine />
      <PaymentDisputed caseId="none" />
      {(['looking', 'paid', 'unpaid'] as const).map((kind) => (
        <PaymentNews key={kind} found={{ kind }} tryAgain={() => undefined} />
      ))}
      <TrackingForm demandId="none" delivery={DELIVERY} onSaved={() => undefined} />
      <AccountMenu user={{ status: 'signed-in', displayName: 'Dana', email: 'dana@example.com' }} />
      <WhichCase page="/exhibits" none="No case has exhibits yet." />
      <CoClaimants people={people} onChange={setPeople} />
    </KitSection>
  );
}
