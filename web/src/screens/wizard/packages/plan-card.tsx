import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { IconCheck } from '@tabler/icons-react';
import { useId } from 'react';
import type { PackageOffer, PackageSale } from '../../../api/payment/packages.ts';
import { Button } from '../../../components/buttons/button.tsx';
import { classNames } from '../../../components/styling/class-names.ts';
import { formatMoney } from '../../../i18n/formatters.ts';
import { VisuallyHidden } from '../../../components/styling/visually-hidden.tsx';
import styles from './plan-card.module.css';
import { useFrequency } from './price-frequency.ts';

export type PlanCardProps = {
  readonly offer: PackageOffer;
  readonly isSelected: boolean;
  /** Another package is chosen: this one's button steps back, so that one button of the screen leads on. */
  readonly isOtherSelected: boolean;
  /** Why this claim keeps the package from being bought; absent when nothing does. */
  readonly stop?: string | undefined;
  readonly onChoose: () => void;
};

/** Features that are read at once; the others follow on a press, and in the comparison line by line. */
const AT_ONCE = 2;

/** Where a package's card is on the page. */
export const cardId = (packageId: string): string => `package-${packageId}`;

/** One package: what it is, what it costs, what is in it, and the button that chooses it. */
export function PlanCard({ offer, isSelected, isOtherSelected, stop, onChoose }: PlanCardProps) {
  const { t } = useLingui();
  const id = useId();
  const frequency = useFrequency();
  const isSold = offer.sale !== 'not_sold' && stop === undefined;
  const [first, rest] = [offer.features.slice(0, AT_ONCE), offer.features.slice(AT_ONCE)];
  return (
    <article
      id={cardId(offer.id)}
      className={classNames(
        styles['card'],
        offer.popular && styles['popular'],
        isSelected && isSold && styles['selected'],
      )}
      aria-labelledby={`${id}-title`}
    >
      {offer.popular ? <p className={styles['badge']}>{t`Most Popular`}</p> : null}
      <h2 id={`${id}-title`} tabIndex={-1}>
        {offer.title}
      </h2>
      <p className={styles['desc']}>{offer.desc}</p>
      {/* One part: cards beside each other share as many rows as a card has parts. */}
      <div className={styles['cost']}>
        <p className={styles['price']}>
          <span className={styles['amount']}>{offer.price}</span>{' '}
          <span className={styles['frequency']}>{frequency(offer.frequency)}</span>
        </p>
        <MailingPrice mailing={offer.mailing} />
      </div>
      <div className={styles['features']}>
        <Features features={first} />
        {rest.length === 0 ? null : (
          <details>
            <summary>
              {t`${plural(rest.length, { one: '# more thing', other: '# more things' })}`}
              <VisuallyHidden>: {offer.title}</VisuallyHidden>
            </summary>
            <Features features={rest} />
          </details>
        )}
      </div>
      <div className={styles['foot']}>
        {stop === undefined ? <SaleNote sale={offer.sale} /> : <p className={styles['note']}>{stop}</p>}
        {isSold ? (
          <Button
            wide
            id={`${id}-button`}
            variant={isSelected || (offer.popular && !isOtherSelected) ? 'primary' : 'ghost'}
            aria-labelledby={`${id}-button ${id}-title`}
            aria-describedby={`${id}-does`}
            iconStart={isSelected ? <IconCheck size={20} stroke={2.5} aria-hidden="true" /> : undefined}
            onClick={onChoose}
          >
            {isSelected ? t`Selected` : t`Get Started Now`}
          </Button>
        ) : null}
        {isSold ? (
          <p id={`${id}-does`} className={styles['does']}>
            {isSelected ? t`Goes on to payment.` : t`You pay ${offer.price} on the next page.`}
          </p>
        ) : null}
      </div>
    </article>
  );
}

/** What mailing costs, before anybody chose a package. */
function MailingPrice({ mailing }: Pick<PackageOffer, 'mailing'>) {
  const { t } = useLingui();
  if (mailing === null) return null;
  const each = formatMoney(mailing.eachCents);
  return (
    <p className={styles['mailing']}>
      {mailing.isBeside
        ? t`If we print and mail the letter for you: ${each} more for each person.`
        : t`With printing and certified mail to each person.`}
    </p>
  );
}

function Features({ features }: { readonly features: readonly string[] }) {
  return (
    <ul>
      {features.map((feature) => (
        <li key={feature}>
          <IconCheck size={20} stroke={2.5} aria-hidden="true" />
          <span>{feature}</span>
        </li>
      ))}
    </ul>
  );
}

/** What must be known about a package that this site may not make in full. */
export function SaleNote({ sale }: { readonly sale: PackageSale }) {
  const { t } = useLingui();
  const notes = {
    trial_only: t`This package is not complete yet on this site. It can only be tried in development.`,
    not_sold: t`This package is not available on this site.`,
    unknown: t`We could not check if this package is available on this site. We check again before you pay.`,
  };
  return sale === 'complete' ? null : <p className={styles['note']}>{notes[sale]}</p>;
}
