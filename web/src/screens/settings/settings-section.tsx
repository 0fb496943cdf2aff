import { type ReactNode, useId } from 'react';
import styles from './settings.module.css';

export type SettingsSectionProps = {
  readonly title: string;
  /** The heading's `id`, for whoever sends the focus there. */
  readonly headingId?: string | undefined;
  readonly children: ReactNode;
};

/** One subject of the settings, under a heading that can take the focus when a control of it goes away. */
export function SettingsSection({ title, headingId, children }: SettingsSectionProps) {
  const ownId = useId();
  const id = headingId ?? ownId;
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}
