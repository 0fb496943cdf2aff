import { useLingui } from '@lingui/react/macro';
import { IconCheck, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './narrative-help.module.css';

export type HelpListProps = {
  readonly title: string;
  /** "good" is worth writing, "bad" better left out. */
  readonly kind: 'good' | 'bad';
  readonly points: readonly string[];
};

/** What is worth writing, or better left out; a part of the card beside a text box. */
export function HelpList({ title, kind, points }: HelpListProps) {
  const Icon = kind === 'good' ? IconCheck : IconX;
  return (
    <div className={styles['part']}>
      <h2 className={styles['title']}>{title}</h2>
      <ul className={`${styles['points'] ?? ''} ${styles[kind] ?? ''}`}>
        {points.map((point) => (
          <li key={point}>
            <Icon size={20} stroke={2.5} aria-hidden="true" />
            <span>{point}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function HelpExample({ children }: { readonly children: ReactNode }) {
  const { t } = useLingui();
  return (
    <div className={styles['part']}>
      <h2 className={styles['title']}>{t`Example`}</h2>
      <p className={styles['example']}>{children}</p>
    </div>
  );
}
