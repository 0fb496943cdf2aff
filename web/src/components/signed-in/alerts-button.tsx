import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { IconBell } from '@tabler/icons-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { AlertsPanel } from './alerts-panel.tsx';
import styles from './case-search.module.css';
import { useAlerts } from './use-alerts.ts';

/** How many alerts are open, on every signed-in page; pressed, it shows them. My Cases shows them by itself. */
export function AlertsButton() {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const alerts = useAlerts();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const total = alerts.answer?.total ?? 0;
  const closeByEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    setOpen(false);
    button.current?.focus();
  };
  if (pathname === '/dashboard') return null;
  return (
    <nav className={styles['anchor']} aria-label={t`Alerts`} onKeyDown={closeByEscape}>
      <button
        ref={button}
        type="button"
        className={styles['bell']}
        aria-expanded={isOpen}
        aria-label={t`Alerts: ${plural(total, { one: '# open', other: '# open' })}`}
        onClick={() => setOpen(!isOpen)}
      >
        <IconBell size={22} aria-hidden="true" />
        {total === 0 ? null : <span aria-hidden="true">{total}</span>}
      </button>
      {isOpen ? (
        <div className={styles['drop']}>
          <AlertsPanel alerts={alerts} />
        </div>
      ) : null}
    </nav>
  );
}
