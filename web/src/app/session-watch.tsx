import { HOMES, type Language, parseLanguage } from '@plainclaim/contract';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { keepLanguage } from '../api/account/accounts.ts';
import { type CurrentUser, useCurrentUser } from '../api/session/current-user.ts';
import { SessionWarning } from '../components/account/session-warning.tsx';
import { chosenLanguage, watchChosenLanguage } from '../i18n/i18n.ts';

/** Screens that also work without an account, and therefore do not send anybody away by themselves. */
const OPEN_SCREENS: ReadonlySet<string> = new Set([...HOMES, '/result']);

/** Warns before the session of somebody signed in ends, and leads to the log-in page when it has. */
export function SessionWatch() {
  const { user } = useCurrentUser();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const wasSignedIn = useRef(false);
  const isSignedIn = user.status === 'signed-in';
  useKeptLanguage(user.status);
  useEffect(() => {
    const hasLeft = wasSignedIn.current && user.status === 'signed-out';
    wasSignedIn.current = isSignedIn;
    if (hasLeft && OPEN_SCREENS.has(pathname)) void navigate('/login', { state: { from: `${pathname}${search}` } });
  }, [isSignedIn, user.status, pathname, search, navigate]);
  return isSignedIn ? <SessionWarning /> : null;
}

/** What the address of this page named: `/es`, or any with `?lang=es`. */
const namedLanguage = () =>
  parseLanguage(location.pathname.slice(1)) ?? parseLanguage(new URLSearchParams(location.search).get('lang'));

/**
 * Keeps with the account what its owner chooses: by the menu, or by the address the page was opened at. A language that
 * this browser only remembers is no choice of today, and the account's stays as it is. Best effort: the browser
 * remembers the choice in any case.
 */
function useKeptLanguage(status: CurrentUser['status']) {
  const [named] = useState(namedLanguage);
  const language = useSyncExternalStore(watchChosenLanguage, chosenLanguage) ?? named;
  const kept = useRef<Language | null>(null);
  useEffect(() => {
    // What is chosen after a log-out is not the next person's choice.
    if (status === 'signed-out') kept.current = language;
    if (status !== 'signed-in' || language === null || language === kept.current) return;
    kept.current = language;
    void keepLanguage(language);
  }, [status, language]);
}
