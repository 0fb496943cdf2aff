import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../styling/visually-hidden.tsx';
import styles from './why.module.css';

export type WhyProps = {
  /** What the line says; "Why we ask" unless another is given. */
  readonly label?: string | undefined;
  /** The question it belongs to, for who hears the page: several stand on one screen. */
  readonly about: string;
  readonly children: ReactNode;
};

/** A reason or an explanation that nobody needs for an answer, and everybody may want to know. */
export function Why({ label, about, children }: WhyProps) {
  const { t } = useLingui();
  return (
    <details className={styles['why']}>
      <summary>
        {label ?? t`Why we ask`}
        <VisuallyHidden>: {about}</VisuallyHidden>
      </summary>
      <div>{children}</div>
    </details>
  );
}
