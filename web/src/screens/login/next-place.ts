import { HOMES, PAGES } from '@plainclaim/contract';

/** Nothing to go back to for somebody who is logged in. */
const FOR_OTHERS: ReadonlySet<string> = new Set(['/login', '/forgot-password']);

/** Where a log-in may lead: nowhere but to our own screens, whatever an address asks for. */
const PLACES: ReadonlySet<string> = new Set([...HOMES, ...PAGES].filter((page) => !FOR_OTHERS.has(page)));

const HOME = '/dashboard';

/** A path of ours with its query, or the dashboard. "//evil.example" and the like are no paths of ours. */
export function safePlace(wanted: unknown): string {
  if (typeof wanted !== 'string' || !/^\/(?![/\\])/.test(wanted)) return HOME;
  const [path = '', query = ''] = wanted.split('#')[0]?.split('?') ?? [];
  if (!PLACES.has(path)) return HOME;
  return /^[\w.=&%-]+$/.test(query) ? `${path}?${query}` : path;
}

/** From the history entry of whoever was sent here (`{ from }`), else from `?next=`. */
export function placeAfterLogin(state: unknown, search: string): string {
  if (typeof state === 'object' && state !== null && 'from' in state) return safePlace(state.from);
  return safePlace(new URLSearchParams(search).get('next'));
}
