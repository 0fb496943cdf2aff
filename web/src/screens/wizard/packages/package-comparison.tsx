import { useLingui } from '@lingui/react/macro';
import { IconCheck, IconMinus } from '@tabler/icons-react';
import { Fragment } from 'react';
import type { PackageOffer } from '../../../api/payment/packages.ts';
import { VisuallyHidden } from '../../../components/styling/visually-hidden.tsx';
import { comparisonOf, furtherRecipientPrice } from './comparison.ts';
import styles from './package-comparison.module.css';

/** What each package adds to the smaller one, line by line. */
export function PackageComparison({ offers }: { readonly offers: readonly PackageOffer[] }) {
  const { t } = useLingui();
  if (offers.length < 2) return null;
  return (
    <details className={styles['comparison']}>
      <summary>{t`Compare the packages line by line`}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col" className={styles['lines']}>
              <VisuallyHidden>{t`What you get`}</VisuallyHidden>
            </th>
            {offers.map(({ id, title, price }) => (
              <th key={id} scope="col">
                <span className={styles['name']}>{title}</span> {price}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {comparisonOf(offers).map(({ by, lines, has }, index) => (
            <Fragment key={by.id}>
              <tr>
                <th scope="rowgroup" colSpan={offers.length + 1} className={styles['group']}>
                  {index === 0 ? by.title : t`${by.title} adds`}
                </th>
              </tr>
              {lines.map((line) => (
                <tr key={line}>
                  <th scope="row">{line}</th>
                  {offers.map(({ id }, column) => (
                    <td key={id}>
                      <Mark isThere={has[column] === true} />
                    </td>
                  ))}
                </tr>
              ))}
            </Fragment>
          ))}
          <tr>
            <th scope="row">{t`A letter to each further person you claim from`}</th>
            {offers.map((offer) => (
              <td key={offer.id}>{furtherRecipientPrice(offer) ?? <Mark isThere />}</td>
            ))}
          </tr>
        </tbody>
      </table>
    </details>
  );
}

function Mark({ isThere }: { readonly isThere: boolean }) {
  const { t } = useLingui();
  const Icon = isThere ? IconCheck : IconMinus;
  return (
    <>
      <Icon size={20} stroke={2.5} aria-hidden="true" className={isThere ? styles['there'] : styles['not']} />
      <VisuallyHidden>{isThere ? t`Included` : t`Not included`}</VisuallyHidden>
    </>
  );
}
