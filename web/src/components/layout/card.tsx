import type { ReactNode } from 'react';
import styles from './card.module.css';

/** A white card with thin lines; the ground for boxes beside or between forms. */
export function Card({ title, children }: { readonly title?: ReactNode; readonly children: ReactNode }) {
  return (
    <section className={styles['card']}>
      {title ? <h2>{title}</h2> : null}
      {children}
    </section>
  );
}
