import { type ReactNode, useId, useRef } from 'react';
import styles from './exhibits.module.css';
import { useKeptFocus } from './use-kept-focus.ts';

/** A part of the screen under a heading, which takes the focus when the control that held it goes away. */
export function Section({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) {
  const id = useId();
  const area = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useKeptFocus(area, heading);
  return (
    <section ref={area} aria-labelledby={id} className={styles['section']}>
      <h2 ref={heading} id={id} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}
