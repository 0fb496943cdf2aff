import { type ReactNode, useId } from 'react';
import styles from './file-it-now.module.css';

export type SectionProps = { readonly title: ReactNode; readonly lead?: ReactNode; readonly children: ReactNode };

/** A part of the page under a heading. */
export function Section({ title, lead, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles['section']}>
      <h2 id={id}>{title}</h2>
      {lead === undefined ? null : <p className={styles['quiet']}>{lead}</p>}
      {children}
    </section>
  );
}
