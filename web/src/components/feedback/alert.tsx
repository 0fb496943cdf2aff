import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './alert.module.css';
import { classNames } from '../styling/class-names.ts';

export type AlertTone = 'info' | 'warning' | 'error' | 'success';

export type AlertProps = {
  readonly tone: AlertTone;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  /**
   * How it is announced when it appears: "status" politely, "alert" at once. Absent: not announced, for banners that
   * belong to the page from the start.
   */
  readonly live?: 'status' | 'alert' | undefined;
};

const ICONS = {
  info: IconInfoCircle,
  warning: IconAlertTriangle,
  error: IconAlertCircle,
  success: IconCircleCheck,
} satisfies Record<AlertTone, typeof IconInfoCircle>;

/** A banner: something to know, to look out for, that failed, or that worked. */
export function Alert({ tone, title, children, actions, live }: AlertProps) {
  const Icon = ICONS[tone];
  return (
    <div className={classNames(styles['alert'], styles[tone])} role={live}>
      <Icon className={styles['icon'] ?? ''} size={24} aria-hidden="true" />
      <div className={styles['body']}>
        {title ? <p className={styles['title']}>{title}</p> : null}
        {children}
        {actions ? <div className={styles['actions']}>{actions}</div> : null}
      </div>
    </div>
  );
}
