import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import styles from './payment-frame.module.css';

/** What its form is named by. One payment at a time is on a page. */
export const PAYMENT_TITLE_ID = 'payment-title';

/** The part of a page where one pays. */
export function PaymentFrame({ children }: { readonly children: ReactNode }) {
  const { t } = useLingui();
  return (
    <section className={styles['payment']} aria-labelledby={PAYMENT_TITLE_ID}>
      <h2 id={PAYMENT_TITLE_ID}>{t`Payment`}</h2>
      {children}
    </section>
  );
}
