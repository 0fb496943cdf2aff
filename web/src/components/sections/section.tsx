import { type ReactNode, useId } from 'react';
import styles from './section.module.css';

export type SectionProps = { readonly title: ReactNode; readonly lead?: ReactNode; readonly children: ReactNode };

/** A part of a page in a box of its own, under a heading that also names it for screen readers. */
export function Section({ title, lead, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles['section']}>
      <h2 id={id}>{title}</h2>
      {lead === undefined ? null : <p className={styles['lead']}>{lead}</p>}
      {children}
    </section>
  );
}
