import type { ReactNode } from 'react';
import { classNames } from '../styling/class-names.ts';
import styles from './form-layout.module.css';

export type ScreenFormProps = {
  /** Continue was pressed, by button or by Enter. */
  readonly onSubmit: () => void;
  readonly children: ReactNode;
};

/** The form of a screen. Our own messages judge the fields, never the browser's bubbles. */
export function ScreenForm({ onSubmit, children }: ScreenFormProps) {
  return (
    <form
      noValidate
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}

/** A part of a form under a heading, set off by a line. */
export function FormSection({ title, children }: { readonly title?: ReactNode; readonly children: ReactNode }) {
  return (
    <section className={styles['section']}>
      {title ? <h2>{title}</h2> : null}
      {children}
    </section>
  );
}

const SPLITS = {
  halves: styles['halves'],
  'wide-short': styles['wideAndShort'],
  'short-wide': styles['shortAndWide'],
} as const;

export type FieldRowProps = {
  readonly split?: 'halves' | 'wide-short' | 'short-wide';
  /** For fields without hints: their controls stand on one line, also where one label takes two. */
  readonly level?: boolean;
  readonly children: ReactNode;
};

/** Fields side by side: two halves, or a wide one and a short one. One below the other on phones. */
export function FieldRow({ split = 'halves', level = false, children }: FieldRowProps) {
  return <div className={classNames(styles['row'], SPLITS[split], level && styles['level'])}>{children}</div>;
}

/** A form with something beside it (below it on narrow screens), such as the letter so far. */
export function WithAside({
  aside,
  label,
  children,
}: {
  readonly aside: ReactNode;
  readonly label: string;
  readonly children: ReactNode;
}) {
  return (
    <div className={styles['columns']}>
      {children}
      <aside className={styles['aside']} aria-label={label}>
        {aside}
      </aside>
    </div>
  );
}
