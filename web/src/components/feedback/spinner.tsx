import type { ReactNode } from 'react';
import { classNames } from '../styling/class-names.ts';
import styles from './spinner.module.css';

export type SpinnerProps = {
  /** What is being waited for, such as "Loading PDF..." */
  readonly children: ReactNode;
  /** In the middle of an otherwise empty area. What is below it, and the page's foot, are not shown before it has gone. */
  readonly block?: boolean | undefined;
};

/** Waiting, said in words too. */
export function Spinner({ children, block }: SpinnerProps) {
  return (
    <div
      role="status"
      className={classNames(styles['spinner'], block && styles['block'])}
      data-page-part={block ? 'coming' : undefined}
    >
      <span className={styles['ring']} aria-hidden="true" />
      <span>{children}</span>
    </div>
  );
}
