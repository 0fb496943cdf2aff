import { lazy, Suspense, useSyncExternalStore } from 'react';
import { hasKnownOwner, watchOwner } from '../api/device-memory.ts';

const SessionWatch = lazy(() => import('./session-watch.tsx').then((module) => ({ default: module.SessionWatch })));

/** Watches over sessions. A browser nobody was signed in on asks nothing and loads nothing for it. */
export function SessionGuard() {
  const isNeeded = useSyncExternalStore(watchOwner, hasKnownOwner, () => false);
  if (!isNeeded) return null;
  return (
    <Suspense fallback={null}>
      <SessionWatch />
    </Suspense>
  );
}
