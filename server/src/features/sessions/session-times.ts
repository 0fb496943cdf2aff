const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long an anonymous browser may come back to its claim: as long as an anonymous draft is kept. */
export const SESSION_DAYS = 30;

/** An anonymous session is prolonged at most once a day, so that reading costs no write. */
const EXTEND_AFTER_MS = DAY_MS;

/** Someone signed in is logged out after this long without a request, and after twelve hours whatever happens. */
const IDLE_MS = 30 * MINUTE_MS;
const LONGEST_MS = 12 * HOUR_MS;

/** Activity is written down this often at most; the idle limit is counted from what was written. */
const NOTE_ACTIVITY_AFTER_MS = 20_000;

/**
 * A session that was ended is remembered this long: a request that set out with it must not begin a new one. Within
 * the first minute the browser may hold its successor's cookie already, which a late answer must not take away.
 */
const REMEMBER_ENDED_MS = HOUR_MS;
const LATE_ANSWER_MS = MINUTE_MS;

export type SessionTimes = {
  readonly isSignedIn: boolean;
  readonly lastSeenAtMs: number;
  readonly expiresAtMs: number;
  /** Null for an anonymous session. */
  readonly endsAtMs: number | null;
  readonly endedAtMs: number | null;
};

/**
 * "ending" was ended a moment ago and "ended" longer ago or by time; "expired" is an anonymous session that ran out,
 * after which the browser simply begins again.
 */
export type SessionState = 'alive' | 'ending' | 'ended' | 'expired';

export function stateOfSession(session: SessionTimes, nowMs: number): SessionState {
  if (session.endedAtMs !== null) return nowMs - session.endedAtMs < LATE_ANSWER_MS ? 'ending' : 'ended';
  if (!session.isSignedIn) return nowMs < session.expiresAtMs ? 'alive' : 'expired';
  return nowMs < idleEndOf(session.lastSeenAtMs) && nowMs < (session.endsAtMs ?? 0) ? 'alive' : 'ended';
}

/** Someone signed in whose last request was before this has been logged out since. */
export const idleSince = (nowMs: number): number => nowMs - IDLE_MS;
export const idleEndOf = (lastSeenAtMs: number): number => lastSeenAtMs + IDLE_MS;
export const anonymousEnd = (nowMs: number): number => nowMs + SESSION_DAYS * DAY_MS;
export const signedInEnd = (nowMs: number): number => nowMs + LONGEST_MS;
export const forgetEndedAt = (nowMs: number): number => nowMs + REMEMBER_ENDED_MS;

/** The end an anonymous session should get now; null when it has been prolonged lately. */
export function prolongedEnd(session: SessionTimes, nowMs: number): number | null {
  const endMs = anonymousEnd(nowMs);
  return !session.isSignedIn && endMs - session.expiresAtMs > EXTEND_AFTER_MS ? endMs : null;
}

export const isActivityDue = (session: SessionTimes, nowMs: number): boolean =>
  session.isSignedIn && nowMs - session.lastSeenAtMs >= NOTE_ACTIVITY_AFTER_MS;
