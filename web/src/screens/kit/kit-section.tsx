import type { ReactNode } from 'react';
import styles from './kit.module.css';

/** One group of the kit page. */
export function KitSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles['section']} aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
