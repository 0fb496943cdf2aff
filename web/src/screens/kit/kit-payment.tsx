import { cents, dayAt } from '@plainclaim/domain';
import { served } from '@plainclaim/domain/served';
import { useState } from 'react';
import { Button } from '../../components/buttons/button.tsx';
import type { Payer } from '../../components/payment/payer-problems.ts';
import { PaymentAlert } from '../../components/payment/payment-alert.tsx';
import { PaymentForm } from '../../components/payment/payment-form.tsx';
import type { PaymentFormProps } from '../../components/payment/payment-form-props.ts';
import { PriceSummary } from '../../components/payment/price-summary.tsx';
import type { ShownPrice } from '../../components/payment/shown-price.ts';
import { KitSection } from './kit-section.tsx';

const PRICE: ShownPrice = {
  lines: {
    base: cents(79_00),
    credit: cents(29_00),
    extraRecipients: 0,
    extraRecipientsTotal: cents(0),
    mailingEach: null,
    mailings: 0,
    mailingTotal: cents(0),
    discount: cents(0),
    taxPercent: 6.625,
    stateName: 'State',
    isEstimate: false,
    tax: cents(3_31),
    isTaxLater: false,
    total: cents(53_31),
  },
  isCurrent: true,
  isOwnEstimate: false,
  surface: 'card_form',
  couponProblem: undefined,
  refresh: () => undefined,
};

/** The ways to pay; null: not known yet. */
const SURFACES = ['card_form', 'hosted_page', 'elements', null] as const;

/** What a package costs, and each way to pay for it. */
export function KitPayment() {
  const [today] = useState(() => dayAt(Date.now(), served.timeZone));
  const [way, setWay] = useState(0);
  const [payer, setPayer] = useState<Payer>({ email: '', country: 'US', zip: '' });
  const form: PaymentFormProps = {
    payer,
    today,
    onPayerChange: (changes) => setPayer((typed) => ({ ...typed, ...changes })),
    price: { ...PRICE, surface: SURFACES[way % SURFACES.length] ?? null },
    payment: {
      isBusy: false,
      failure: null,
      inPage: null,
      confirmed: async () => undefined,
      leave: async () => undefined,
    },
    onPay: () => undefined,
  };
  return (
    <KitSection title="Payment">
      <PriceSummary price={PRICE} />
      {/* One at a time: on a page they have the same names. */}
      <Button size="small" variant="ghost" onClick={() => setWay(way + 1)}>
        Pay the other way
      </Button>
      <PaymentForm {...form} />
      <PaymentAlert failure={{ kind: 'price_changed' }} />
    </KitSection>
  );
}
