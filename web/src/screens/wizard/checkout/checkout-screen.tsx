import { useLingui } from '@lingui/react/macro';
import { checkoutMessages, wizardMessages } from '@plainclaim/contract';
import { extraRecipientsOf, positionOf, zipRule } from '@plainclaim/domain';
import { useEffect, useRef, useState } from 'react';
import { cancelPayment, type CheckedCoupon, type PriceChoices, readPayment } from '../../../api/payment/checkout.ts';
import type { PackageOffer } from '../../../api/payment/packages.ts';
import { ActionsBar } from '../../../components/buttons/actions-bar.tsx';
import { Alert } from '../../../components/feedback/alert.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { ScreenHead } from '../../../components/layout/screen-title.tsx';
import { Spinner } from '../../../components/feedback/spinner.tsx';
import { classNames } from '../../../components/styling/class-names.ts';
import { useMessage } from '../../../i18n/use-message.ts';
import type { Payer } from '../../../components/payment/payer-problems.ts';
import { PaymentForm } from '../../../components/payment/payment-form.tsx';
import type { PaymentFormProps } from '../../../components/payment/payment-form-props.ts';
import { type Payment, usePayment } from '../../../components/payment/use-payment.ts';
import styles from './checkout-screen.module.css';
import { CouponBox } from './coupon-box.tsx';
import { usePackages } from '../packages/package-screen-list.ts';
import { SaleNote } from '../packages/plan-card.tsx';
import { ExtraRecipients } from './extra-recipients.tsx';
import { Mailing } from './mailing.tsx';
import { useFrequency } from '../packages/price-frequency.ts';
import { usePrice } from './price-summary-state.ts';
import { PriceSummary } from '../../../components/payment/price-summary.tsx';
import { useWizard } from '../engine/wizard-context.ts';

const MESSAGES = { ...wizardMessages, ...checkoutMessages } as const;

/** Step 5, sub-step 1: what is bought, what it costs, and paying for it. */
export function CheckoutScreen() {
  const { t } = useLingui();
  const message = useMessage(MESSAGES);
  const { draft, goBack, saveNow, markPaid, lookAgain } = useWizard();
  const payment = usePayment({ prepare: saveNow, onPaid: markPaid, onPriceChanged: lookAgain });
  // Answers cannot change while a payment of them is open.
  const leave = async () => {
    await payment.leave();
    goBack();
  };
  const offers = usePackages();
  const chosen = offers.status === 'loading' ? undefined : offers.value.find(({ id }) => id === draft.selectedPackage);
  // A package can be chosen while it is tried in development, and opened later on a site that does not sell it.
  const offer = chosen?.sale === 'not_sold' ? undefined : chosen;
  return (
    <>
      <ScreenHead title={t`Checkout`} lead={t`Check your order, then pay.`}>
        {offers.status === 'failed' ? <Alert tone="warning" live="status" title={offers.message} /> : null}
        {offers.status !== 'loading' && offer === undefined ? (
          <Alert
            tone="error"
            live="alert"
            title={message(chosen === undefined ? 'wizard.package_required' : 'checkout.package_unavailable')}
          />
        ) : null}
      </ScreenHead>
      {offers.status === 'loading' ? <Spinner block>{t`Loading...`}</Spinner> : null}
      {offer === undefined ? null : <Order offer={offer} payment={payment} />}
      {/* What is being paid for must not change on another screen meanwhile. */}
      <ActionsBar onBack={() => void leave()} holdsBack={payment.isBusy} withoutContinue />
    </>
  );
}

function Order({ offer, payment }: { readonly offer: PackageOffer; readonly payment: Payment }) {
  const { t } = useLingui();
  const frequency = useFrequency();
  const { draft, facts, jump } = useWizard();
  const [coupon, setCoupon] = useState<CheckedCoupon | null>(null);
  const [payer, setPayer] = useState<Payer>({
    email: draft.email,
    country: 'US',
    zip: draft.sameAddress ? draft.zipcode : draft.claimantZipcode,
  });
  const [withMailing, setWithMailing] = useState(false);
  const extraRecipients = extraRecipientsOf(offer.id, draft.additionalDefendants.length);
  const isWholeZip = payer.country === 'US' && zipRule(payer.zip) === null;
  const choices: PriceChoices = {
    country: payer.country,
    zip: isWholeZip ? payer.zip : '',
    couponCode: coupon?.code ?? '',
    extraRecipients,
    withMailing: withMailing && offer.mailing?.isBeside === true,
  };
  const price = usePrice(offer, coupon, choices);

  const pay = async (paymentToken: string) => {
    if (price.lines === null) return;
    const { country, zip, email } = payer;
    const order = { ...choices, country, zip: zip.trim(), email: email.trim(), paymentToken };
    const failure = await payment.pay(order, { packageId: offer.id, total: price.lines.total });
    // A coupon may have been used up since it was looked at: the price without it is shown before the next press.
    const isCouponGone = failure?.kind === 'refused' && failure.failure.code === 'coupon.invalid';
    if (failure?.kind === 'price_changed' || isCouponGone) price.refresh();
  };
  const form: PaymentFormProps = {
    payer,
    today: facts.today,
    onPayerChange: (changes) => setPayer((typed) => ({ ...typed, ...changes })),
    price,
    payment,
    onPay: (token) => void pay(token),
    onShowMissing: (code) => jump(positionOf(code === 'claim.incomplete' ? 'package' : 'generation')),
  };
  return (
    <div className={classNames(styles['columns'], price.lines === null && styles['waiting'])}>
      <Card title={t`Your order`}>
        <div className={styles['package']}>
          <h3>{offer.title}</h3>
          <p className={styles['muted']}>{offer.desc}</p>
          <p>
            <strong>{offer.price}</strong> <span className={styles['muted']}>{frequency(offer.frequency)}</span>
          </p>
          <SaleNote sale={offer.sale} />
        </div>
        <div className={styles['part']}>
          {extraRecipients > 0 ? <ExtraRecipients count={extraRecipients} each={offer.extraRecipientCents} /> : null}
          <Mailing
            mailing={offer.mailing}
            inPrice={price.lines?.mailingEach ?? null}
            recipients={draft.additionalDefendants.length + 1}
            isWanted={withMailing}
            onWant={setWithMailing}
          />
          <CouponBox coupon={coupon} onChange={setCoupon} problem={price.couponProblem} />
        </div>
        <div className={classNames(styles['part'], styles['price'])}>
          <PriceSummary price={price} />
        </div>
        <p className={styles['muted']}>
          {t`Refund: you get all of your money back with one press until you approve or send your letter. After that, write to us.`}
        </p>
      </Card>
      <PaymentForm {...form} />
      {price.surface === null || price.surface === 'card_form' ? null : <ReturnFromProvider />}
    </div>
  );
}

/**
 * Whoever is here again has paid or has not: the server asks the provider. A payment that was not made ends, so that answers
 * can be changed and a new one begun.
 */
function ReturnFromProvider(): null {
  const { markPaid } = useWizard();
  const hasLooked = useRef(false);
  useEffect(() => {
    if (hasLooked.current) return;
    hasLooked.current = true;
    void (async () => {
      const answer = await readPayment();
      if (!answer.ok) return;
      if (answer.value.payment_completed) markPaid(answer.value);
      else await cancelPayment();
    })();
  }, [markPaid]);
  return null;
}
