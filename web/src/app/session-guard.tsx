import { lazy, Suspense, useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { currentUser, loadCurrentUser, watchCurrentUser } from '../api/current-user.ts';
import { NO_OWNER, rememberedOwner } from '../api/device-memory.ts';

const SessionWarning = lazy(() =>
  import('../components/session-warning.tsx').then((module) => ({ default: module.SessionWarning })),
);

/** Screens that also work without an account, and therefore do not send anybody away by themselves. */
const OPEN_SCREENS: ReadonlySet<string> = new Set(['/', '/result']);

/**
 * Watches over the session of somebody signed in, on every screen. A browser nobody was signed in on asks nothing and
 * loads nothing.
 */
export function SessionGuard() {
  const user = useSyncExternalStore(watchCurrentUser, currentUser, currentUser);
  const isSignedIn = user.status === 'signed-in';
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const wasSignedIn = useRef(false);
  useEffect(() => {
    if (rememberedOwner() !== NO_OWNER) void loadCurrentUser();
  }, []);
  useEffect(() => {
    const hasLeft = wasSignedIn.current && user.status === 'signed-out';
    wasSignedIn.current = isSignedIn;
    if (hasLeft && OPEN_SCREENS.has(pathname)) void navigate('/login', { state: { from: pathname } });
  }, [isSignedIn, user.status, pathname, navigate]);
  if (!isSignedIn) return null;
  return (
    <Suspense fallback={null}>
      <SessionWarning />
    </Suspense>
  );
}
