import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useCurrentUser } from '../api/current-user.ts';
import { SessionWarning } from '../components/session-warning.tsx';

/** Screens that also work without an account, and therefore do not send anybody away by themselves. */
const OPEN_SCREENS: ReadonlySet<string> = new Set(['/', '/es', '/tr', '/result']);

/** Warns before the session of somebody signed in ends, and leads to the log-in page when it has. */
export function SessionWatch() {
  const { user } = useCurrentUser();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const wasSignedIn = useRef(false);
  const isSignedIn = user.status === 'signed-in';
  useEffect(() => {
    const hasLeft = wasSignedIn.current && user.status === 'signed-out';
    wasSignedIn.current = isSignedIn;
    if (hasLeft && OPEN_SCREENS.has(pathname)) void navigate('/login', { state: { from: pathname } });
  }, [isSignedIn, user.status, pathname, navigate]);
  return isSignedIn ? <SessionWarning /> : null;
}
