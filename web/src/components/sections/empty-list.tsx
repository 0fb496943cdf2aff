import type { ReactNode } from 'react';
import styles from './empty-list.module.css';

/** In place of a list with nothing in it: why, and where to go from here. */
export function EmptyList({ children }: { readonly children: ReactNode }) {
  return <div className={styles['empty']}>{children}</div>;
}
