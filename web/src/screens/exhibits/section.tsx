import { type ReactNode, useId } from 'react';
import styles from './exhibits.module.css';

/** A part of the screen under a heading. */
export function Section({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles['section']}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
