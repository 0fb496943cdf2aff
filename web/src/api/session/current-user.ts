import type { UserWire } from '@plainclaim/contract';
import { err, ok } from '@plainclaim/domain';
import { useSyncExternalStore } from 'react';
import { type Acknowledged, checkAuth, endSession, readUserData } from '../account/accounts.ts';
import { type AccountNews, accountTabs } from './account-tabs.ts';
import { forgetDevice, ownerOf, rememberedOwner, rememberSignedIn } from './device-memory.ts';
import type { ApiFailure, ApiResult } from '../http/http-client.ts';

/** Who uses this browser, as far as we know by now. */
export type CurrentUser =
  | { readonly status: 'loading' }
  | { readonly status: 'signed-out' }
  | { readonly status: 'signed-in'; readonly displayName: string; readonly email: string }
  /** The server could not be asked; the failure may carry its message. */
  | { readonly status: 'failed'; readonly failure: ApiFailure };

const LOADING: CurrentUser = { status: 'loading' };
const SIGNED_OUT: CurrentUser = { status: 'signed-out' };

let current: CurrentUser = LOADING;
let asked: Promise<CurrentUser> | null = null;
/** Counts what was learned; an answer that is older than the newest knowledge is dropped. */
let knowledge = 0;
/** When somebody was last known to be signed in, in this page's own milliseconds. */
let confirmedAt = Number.NEGATIVE_INFINITY;
let hasEnded = false;
const listeners = new Set<() => void>();
const tabs = accountTabs(hear);

const isSame = (a: CurrentUser, b: CurrentUser): boolean =>
  a.status === 'signed-in' && b.status === 'signed-in'
    ? a.email === b.email && a.displayName === b.displayName
    : a.status === b.status && a.status !== 'failed';

function learn(user: CurrentUser) {
  knowledge += 1;
  if (user.status === 'signed-in') {
    confirmedAt = performance.now();
    hasEnded = false;
    rememberSignedIn(user.email);
  }
  if (user.status === 'signed-out') {
    hasEnded ||= current.status === 'signed-in' || rememberedOwner() !== '';
    rememberSignedIn(null);
  }
  // A server out of reach says nothing new about somebody who is signed in.
  if (isSame(current, user) || (user.status === 'failed' && current.status === 'signed-in')) return;
  current = user;
  for (const listener of listeners) listener();
}

const signedIn = ({ display_name, email }: UserWire): CurrentUser => ({
  status: 'signed-in',
  displayName: display_name,
  email,
});

async function ask(): Promise<CurrentUser> {
  const before = knowledge;
  const found = await findUser();
  if (before !== knowledge) return current;
  learn(found);
  return found;
}

async function findUser(): Promise<CurrentUser> {
  const auth = await checkAuth();
  if (!auth.ok) return { status: 'failed', failure: auth.error };
  if (!auth.value.isAuthenticated) return SIGNED_OUT;
  const data = await readUserData();
  if (data.ok) return data.value.user_data === null ? SIGNED_OUT : signedIn(data.value.user_data);
  // The session may have ended between the two calls.
  return data.error.status === 401 ? SIGNED_OUT : { status: 'failed', failure: data.error };
}

/** Who is signed in, asked once for the page's life. */
export function loadCurrentUser(): Promise<CurrentUser> {
  asked ??= ask();
  return asked;
}

/** Asks again: after a log-in, or when an answer says that nobody is signed in. */
export function refreshCurrentUser(): Promise<CurrentUser> {
  asked = ask();
  return asked;
}

/** What is known now, without asking. */
export const currentUser = (): CurrentUser => current;

/** True when somebody was signed in here and the session ended without a log-out. */
export const sessionHasEnded = (): boolean => hasEnded;

/** Whether this account (see `ownerOf`) is signed in; asks again when that was last known longer ago than `withinMs`. */
export async function confirmOwner(owner: string, withinMs: number): Promise<'here' | 'gone' | ApiFailure> {
  const isFresh = current.status === 'signed-in' && performance.now() - confirmedAt < withinMs;
  const user = isFresh ? current : await refreshCurrentUser();
  if (user.status === 'failed') return user.failure;
  return user.status === 'signed-in' && ownerOf(user.email) === owner ? 'here' : 'gone';
}

/** Tells of every change. Returns a function that stops. */
function watchCurrentUser(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Nobody is signed in any more, as when a session ended by itself. What was typed stays on this device for its owner:
 * only `logOut` removes it.
 */
export function clearCurrentUser() {
  learn(SIGNED_OUT);
  asked = Promise.resolve(SIGNED_OUT);
}

/** After a log-in or a new account: learns who it is and tells the other tabs. */
export async function welcomeCurrentUser(): Promise<CurrentUser> {
  const user = await refreshCurrentUser();
  tabs.tell('signed-in');
  return user;
}

/** Ends the session, empties this device of everything typed, and tells the other tabs. */
export async function logOut(): Promise<ApiResult<Acknowledged>> {
  const answer = await endSession();
  // Whoever is signed out already wanted just that.
  if (!answer.ok && answer.error.status !== 401) return err(answer.error);
  leave();
  tabs.tell('signed-out');
  return answer.ok ? answer : ok({ success: true, message: '' });
}

/**
 * Empties this device of everything typed without waiting for the server, for a page that is left in a hurry. A session
 * is ended on the way, in every tab.
 */
export function leaveDevice() {
  if (current.status === 'signed-in') {
    void endSession({ keepalive: true });
    tabs.tell('signed-out');
  }
  leave();
}

function hear(news: AccountNews) {
  if (news === 'signed-in') {
    void refreshCurrentUser();
    return;
  }
  leave();
}

/** A log-out, unlike an end by time, leaves nothing on the device. */
function leave() {
  clearCurrentUser();
  forgetDevice();
  hasEnded = false;
}

/** A page that comes back from the browser's memory may be older than a log-out. */
if (typeof addEventListener === 'function') {
  addEventListener('pageshow', (event: PageTransitionEvent) => {
    if (event.persisted) void refreshCurrentUser();
  });
}

function subscribe(listener: () => void): () => void {
  void loadCurrentUser();
  return watchCurrentUser(listener);
}

export type CurrentUserView = {
  readonly user: CurrentUser;
  readonly refresh: () => Promise<CurrentUser>;
  readonly clear: () => void;
};

/** The signed-in person, loaded once, with the ways to ask again and to forget. */
export function useCurrentUser(): CurrentUserView {
  const user = useSyncExternalStore(subscribe, currentUser, () => LOADING);
  return { user, refresh: refreshCurrentUser, clear: clearCurrentUser };
}
