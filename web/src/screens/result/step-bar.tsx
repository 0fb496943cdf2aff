import type { ReactNode } from 'react';
import { classNames } from '../../components/styling/class-names.ts';
import styles from './step-bar.module.css';

export type StepBarProps = {
  /** What the letter asks, or how far the deciding is. */
  readonly children: ReactNode;
  readonly actions: ReactNode;
  /** Short buttons that need no line of their own on a phone. */
  readonly isCompact?: boolean | undefined;
};

/** The next step, always in view. */
export function StepBar({ children, actions, isCompact = false }: StepBarProps) {
  return (
    <div className={styles['bar']}>
      <div className={styles['told']}>{children}</div>
      <div className={classNames(styles['actions'], isCompact && styles['compact'])}>{actions}</div>
    </div>
  );
}
