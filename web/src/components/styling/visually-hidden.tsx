import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

/** Text for screen readers only. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className={styles['hidden']}>{children}</span>;
}

/** A link that shows itself when the keyboard reaches it. */
export function SkipLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <a className={styles['hidden']} href={href}>
      {children}
    </a>
  );
}
