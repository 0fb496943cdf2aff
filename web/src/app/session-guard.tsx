import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { hasKnownOwner, watchOwner } from '../api/session/device-memory.ts';
import { wantWords } from '../i18n/i18n.ts';

const SessionWatch = lazy(async () => {
  const [{ SessionWatch: Watch }] = await Promise.all([import('./session-watch.tsx'), wantWords('wizard')]);
  return { default: Watch };
});

/**
 * Watches over sessions. A browser nobody was signed in on asks nothing and loads nothing for it. Once needed it stays: a
 * log-out in another tab empties the device before its news arrives, and somebody must still be there to hear it.
 */
export function SessionGuard() {
  const hasOwner = useSyncExternalStore(watchOwner, hasKnownOwner, () => false);
  const [isNeeded, setNeeded] = useState(hasOwner);
  if (hasOwner && !isNeeded) setNeeded(true);
  if (!isNeeded) return null;
  return (
    <Suspense fallback={null}>
      <SessionWatch />
    </Suspense>
  );
}
