import { useState } from 'react';
import { Button } from '../../components/buttons/button.tsx';
import { SessionWindow, type SessionWindowProps } from '../../components/account/session-warning.tsx';
import { KitSection } from './kit-section.tsx';
import styles from './kit.module.css';

const LASTS_MS = 125_000;
const LOOKS: readonly (Pick<SessionWindowProps, 'canStay' | 'busy' | 'trouble'> & { readonly name: string })[] = [
  { name: 'Session that can go on', canStay: true, busy: null, trouble: null },
  { name: 'Session that ends for good', canStay: false, busy: null, trouble: null },
  { name: 'Asking for more time', canStay: true, busy: 'stay', trouble: null },
  { name: 'Logging out', canStay: true, busy: 'leave', trouble: null },
  { name: 'No more time to be had', canStay: true, busy: null, trouble: 'We could not reach the server.' },
];

/** The window that warns before a session ends. */
export function KitSessions() {
  const [shown, setShown] = useState<{ readonly index: number; readonly endsAt: number } | null>(null);
  const look = shown === null ? undefined : LOOKS[shown.index];
  const close = () => setShown(null);
  return (
    <KitSection title="Sessions">
      <div className={styles['row']}>
        {LOOKS.map(({ name }, index) => (
          <Button key={name} variant="ghost" onClick={() => setShown({ index, endsAt: performance.now() + LASTS_MS })}>
            {name}
          </Button>
        ))}
      </div>
      <SessionWindow
        open={look !== undefined}
        canStay={look?.canStay ?? false}
        busy={look?.busy ?? null}
        trouble={look?.trouble ?? null}
        endsAt={shown?.endsAt ?? 0}
        onStay={close}
        onLeave={close}
        onClose={close}
      />
    </KitSection>
  );
}
