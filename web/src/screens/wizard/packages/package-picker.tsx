import { useLingui } from '@lingui/react/macro';
import type { PackageOffer } from '../../../api/payment/packages.ts';
import { usePartsLine } from '../../../components/lists/package-parts.tsx';
import { classNames } from '../../../components/styling/class-names.ts';
import styles from './package-picker.module.css';

export type PackagePickerProps = {
  readonly offers: readonly PackageOffer[];
  /** The package whose card is in view. */
  readonly inView: string | undefined;
  /** Whether a package can be bought here, for this claim. */
  readonly isSold: (offer: PackageOffer) => boolean;
  /** Shows the package's card. Nothing is chosen by that. */
  readonly onShow: (id: string) => void;
};

/** The name and price of every package, where the cards have no room beside one another. */
export function PackagePicker({ offers, inView, isSold, onShow }: PackagePickerProps) {
  const { t } = useLingui();
  const partsLine = usePartsLine();
  return (
    <ul className={styles['picker']} aria-label={t`All packages and prices`}>
      {offers.map((offer) => {
        const isCurrent = offer.id === inView;
        return (
          <li key={offer.id}>
            <button
              type="button"
              className={classNames(styles['offer'], isCurrent && styles['current'])}
              aria-current={isCurrent}
              onClick={() => onShow(offer.id)}
            >
              <span className={styles['told']}>
                <span className={styles['title']}>{offer.title}</span>{' '}
                <span className={styles['parts']}>
                  <span>{partsLine(offer.contains)}</span>{' '}
                  {offer.popular ? <span className={styles['badge']}>{t`Most Popular`}</span> : null}
                </span>
              </span>{' '}
              {isSold(offer) ? (
                <span className={styles['price']}>{offer.price}</span>
              ) : (
                <span className={styles['parts']}>{t`Not available`}</span>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
