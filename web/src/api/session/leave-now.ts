import { currentUser, leaveDevice } from './current-user.ts';

/** Where somebody goes who must not be seen here: a page that anybody might have open. */
export const NEUTRAL_PAGE = 'https://www.weather.gov/';

/** Not among what a log-out forgets, and gone with the tab. */
const LEFT_KEY = 'left-now';
/** The last words are on their way to the server before the session ends, in milliseconds. */
const LAST_WORDS_MS = 300;

/** True in a tab that was left: whatever Back brings then must show nothing until somebody asks for it. */
export function hasLeft(): boolean {
  try {
    return sessionStorage.getItem(LEFT_KEY) !== null;
  } catch {
    return false;
  }
}

/** Somebody came back to this tab and wants to see the page. */
export function comeBack() {
  try {
    sessionStorage.removeItem(LEFT_KEY);
  } catch {
    // Blocked storage: nothing was kept there.
  }
}

function rememberLeft() {
  try {
    sessionStorage.setItem(LEFT_KEY, '1');
  } catch {
    // Blocked storage: Back then shows the page to somebody who is signed out.
  }
}

/**
 * Empties the screen at once, removes what was typed from this device, ends the session and goes to a neutral page in
 * place of this one. What the server has saved stays; the last words are sent to it on the way. Returns what lets the
 * page be heard again, for tests.
 */
export function leaveNow(go: (address: string) => void = (address) => location.replace(address)): () => void {
  document.documentElement.hidden = true;
  document.title = '';
  // The wizard saves on the server what it has not saved yet, as it does whenever the page goes.
  dispatchEvent(new Event('pagehide'));
  const quiet = new AbortController();
  const { signal } = quiet;
  // Nobody after this hears of the page's end: they would ask before leaving, or keep what was typed.
  const stop = (event: Event) => event.stopImmediatePropagation();
  for (const name of ['beforeunload', 'pagehide']) addEventListener(name, stop, { capture: true, signal });
  document.addEventListener('visibilitychange', stop, { capture: true, signal });
  // From the browser's memory the page would come back as it was left: empty, and without a way on.
  addEventListener('pageshow', (event) => event.persisted && location.reload(), { signal });

  const wasSignedIn = currentUser().status === 'signed-in';
  const depart = () => {
    leaveDevice();
    rememberLeft();
    go(NEUTRAL_PAGE);
  };
  if (wasSignedIn) setTimeout(depart, LAST_WORDS_MS);
  else depart();
  return () => quiet.abort();
}
