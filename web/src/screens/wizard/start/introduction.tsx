import { useLingui } from '@lingui/react/macro';
import { LARGEST_CLAIM } from '@plainclaim/domain';
import { courtState } from '@plainclaim/domain/served';
import { wholeDollars } from '../../../i18n/whole-dollars.ts';
import { letterPrice } from './letter-price.ts';
import styles from './introduction.module.css';

/** Above the first question: what this is, for whom, what it costs and when. The sample is one that the build made. */
export function Introduction() {
  const { t } = useLingui();
  const price = letterPrice();
  const largest = wholeDollars(LARGEST_CLAIM);
  return (
    <section className={styles['intro']} aria-labelledby="introduction">
      <div className={styles['words']}>
        <p id="introduction" className={styles['head']}>{t`Owed money in ${courtState}? Ask for it in writing.`}</p>
        <p>{t`For claims up to ${largest}. The letter costs ${price} plus tax. No account is needed. Plainclaim is not a law firm.`}</p>
      </div>
      <ol className={styles['steps']}>
        <li>{t`Answer plain questions`}</li>
        <li>{t`Pay, then read and approve`}</li>
        <li>{t`Send it`}</li>
      </ol>
      <a className={styles['sample']} href="/how-it-works#samples">
        <img
          src="/samples/sample-letter-small.webp"
          alt={t`The top of a finished letter.`}
          width="240"
          height="225"
          loading="lazy"
          decoding="async"
        />
        <span>{t`See a sample`}</span>
      </a>
    </section>
  );
}
