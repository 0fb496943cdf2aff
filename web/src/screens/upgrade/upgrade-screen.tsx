import { Trans, useLingui } from '@lingui/react/macro';
import { priceLinesOf } from '@plainclaim/contract';
import { dayAt, zipRule } from '@plainclaim/domain';
import { served } from '@plainclaim/domain/served';
import { IconArrowRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { serverQuery } from '../../api/server-state/server-query.ts';
import { useLast } from '../../api/server-state/use-last.ts';
import { useCurrentUser } from '../../api/session/current-user.ts';
import { readUpgrades, type UpgradeOffer } from '../../api/payment/upgrade.ts';
import { Button, ButtonLink } from '../../components/buttons/button.tsx';
import { Alert } from '../../components/feedback/alert.tsx';
import { Spinner } from '../../components/feedback/spinner.tsx';
import { SelectField } from '../../components/fields/select-field.tsx';
import { AppShell } from '../../components/layout/app-shell.tsx';
import { Card } from '../../components/layout/card.tsx';
import { ScreenHead, useDocumentTitle } from '../../components/layout/screen-title.tsx';
import { useArrival } from '../../components/layout/use-arrival.ts';
import type { Payer } from '../../components/payment/payer-problems.ts';
import { PaymentForm } from '../../components/payment/payment-form.tsx';
import type { PaymentFormProps } from '../../components/payment/payment-form-props.ts';
import { PriceSummary } from '../../components/payment/price-summary.tsx';
import { PaymentNews, useReturnedPayment } from '../../components/payment/returned-payment.tsx';
import { usePayment } from '../../components/payment/use-payment.ts';
import { useFailureMessage } from '../../i18n/use-message.ts';
import styles from './upgrade.module.css';

/**
 * /upgrade?case=id: a larger package for a claim that is paid, for the difference alone. Without an id: for the claim on
 * this browser's result page. With an order: somebody comes back from the provider's page.
 */
export function UpgradeScreen() {
  const { t } = useLingui();
  const [query] = useSearchParams();
  const caseId = query.get('case') ?? '';
  const orderId = query.get('order') ?? '';
  useDocumentTitle(t`A larger package`);
  useArrival();
  return (
    <AppShell width="narrow">
      <ScreenHead title={t`A larger package`} lead={t`You pay only the difference. Your claim stays as it is.`} />
      <Upgrade key={`${caseId} ${orderId}`} caseId={caseId} orderId={orderId} />
    </AppShell>
  );
}

type UpgradeProps = { readonly caseId: string; readonly orderId: string };

function Upgrade({ caseId, orderId }: UpgradeProps) {
  const { t } = useLingui();
  const [isPaid, setPaid] = useState(false);
  const paid = useCallback(() => setPaid(true), []);
  const returned = useReturnedPayment({ orderId: orderId === '' ? null : orderId, isPaid: false, onPaid: paid });
  if (isPaid) return <Paid caseId={caseId} />;
  if (orderId !== '' && returned.found.kind === 'looking') {
    return <Spinner block>{t`We ask the payment service if you paid.`}</Spinner>;
  }
  return (
    <>
      <PaymentNews {...returned} />
      <Choose caseId={caseId} onPaid={paid} />
    </>
  );
}

/** A case of an account has a page; without one there is the letter, also for who comes back with the id in the address. */
function useClaimPath(caseId: string): string {
  const { user } = useCurrentUser();
  return caseId === '' || user.status !== 'signed-in' ? '/result' : `/case?case=${caseId}`;
}

function Paid({ caseId }: { readonly caseId: string }) {
  const { t } = useLingui();
  const claimPath = useClaimPath(caseId);
  return (
    <Alert
      tone="success"
      live="status"
      title={t`You have the larger package now.`}
      actions={
        <ButtonLink to={claimPath} iconEnd={<IconArrowRight size={20} aria-hidden="true" />}>
          {t`Go on with your claim`}
        </ButtonLink>
      }
    >
      <p>{t`The receipt comes by email.`}</p>
    </Alert>
  );
}

type ChooseProps = { readonly caseId: string; readonly onPaid: () => void };

function Choose({ caseId, onPaid }: ChooseProps) {
  const { t } = useLingui();
  const textOf = useFailureMessage();
  const { user } = useCurrentUser();
  const claimPath = useClaimPath(caseId);
  const [typed, setTyped] = useState<Partial<Payer>>({});
  const payer: Payer = { email: user.status === 'signed-in' ? user.email : '', country: 'US', zip: '', ...typed };
  const [wanted, setWanted] = useState('');
  const isWholeZip = payer.country === 'US' && zipRule(payer.zip) === null;
  const choices = { caseId, country: payer.country, zip: isWholeZip ? payer.zip.trim() : '' };
  const { data, error, isFetching, refetch } = useQuery(
    serverQuery(['upgrades', caseId, choices.country, choices.zip], (options) => readUpgrades(choices, options)),
  );
  const offers = useLast(data);
  const refresh = () => void refetch();
  if (offers === undefined && error === null) return <Spinner block>{t`Loading...`}</Spinner>;
  if (offers === undefined || error?.code === 'draft.none') {
    const isNothing = error?.code === 'draft.none';
    return (
      <Alert
        tone={isNothing ? 'info' : 'error'}
        live="alert"
        title={isNothing || error === null ? t`There is no paid claim here.` : textOf(error)}
        actions={isNothing ? undefined : <Button size="small" onClick={refresh}>{t`Try Again`}</Button>}
      />
    );
  }
  const offer = offers.find(({ id }) => id === wanted) ?? offers[0];
  if (offer === undefined) return <Alert tone="info" title={t`There is no larger package for this claim.`} />;
  const defendant = offer.price.claimAgainst ?? '';
  const price = priceOf(offer, !isFetching && error === null, refresh);
  return (
    <div className={styles['parts']}>
      <Card title={t`Your order`}>
        {defendant === '' ? null : (
          <p>
            <strong>
              <Trans>Case against {defendant}</Trans>
            </strong>
          </p>
        )}
        {offers.length === 1 ? null : (
          <SelectField
            name="package"
            label={t`Package`}
            options={offers.map(({ id, title }) => ({ value: id, label: title }))}
            value={offer.id}
            onChange={setWanted}
          />
        )}
        <div className={styles['package']}>
          <h3>{offer.title}</h3>
          <p>{offer.desc}</p>
        </div>
        <PriceSummary price={price} />
        {error === null ? null : (
          // The price of another place could not be had: what is typed stays, and nothing is paid before it is known.
          <Alert
            tone="error"
            live="alert"
            title={textOf(error)}
            actions={<Button size="small" busy={isFetching} onClick={refresh}>{t`Try Again`}</Button>}
          />
        )}
        <p className={styles['rule']}>
          {t`Refund: you get all of your money back with one press until you approve or send your letter. After that, write to us.`}
        </p>
      </Card>
      <Pay
        offer={offer}
        caseId={caseId}
        payer={payer}
        onPayerChange={(changes) => setTyped((before) => ({ ...before, ...changes }))}
        price={price}
        onPaid={onPaid}
      />
      <p>
        <Link to={claimPath}>{t`Back to your claim`}</Link>
      </p>
    </div>
  );
}

/** The price of an offer as the summary and the forms show it: the server's own. */
const priceOf = ({ price }: UpgradeOffer, isCurrent: boolean, refresh: () => void) => ({
  lines: priceLinesOf(price),
  isCurrent,
  isOwnEstimate: false,
  surface: price.surface,
  couponProblem: undefined,
  refresh,
});

type PayProps = ChooseProps &
  Pick<PaymentFormProps, 'payer' | 'onPayerChange'> & {
    readonly offer: UpgradeOffer;
    readonly price: ReturnType<typeof priceOf>;
  };

function Pay({ offer, caseId, payer, onPayerChange, price, onPaid }: PayProps) {
  const [today] = useState(() => dayAt(Date.now(), served.timeZone));
  const payment = usePayment({
    prepare: async () => true,
    onPaid,
    onPriceChanged: async () => price.refresh(),
  });
  const { lines } = price;
  const pay = async (paymentToken: string) => {
    const { country, zip, email } = payer;
    const order = {
      country,
      zip: zip.trim(),
      email: email.trim(),
      couponCode: '',
      extraRecipients: lines.extraRecipients,
      withMailing: false,
      paymentToken,
      upgradeTo: offer.id,
      ...(caseId === '' ? {} : { caseId }),
    };
    await payment.pay(order, { packageId: offer.id, total: lines.total });
  };
  const form: PaymentFormProps = {
    payer,
    today,
    onPayerChange,
    price,
    payment,
    onPay: (token) => void pay(token),
  };
  return <PaymentForm {...form} />;
}
