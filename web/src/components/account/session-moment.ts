import type { SessionTimesAnswer } from '@plainclaim/contract';

/** How long before its end people are told. */
const WARN_MS = 150_000;

/** The server lets the session live although it should be over by now: it ends at the next look. */
const LOOK_AGAIN_MS = 10_000;

/** Where a session stands. `inMs` is the time to the next look, or to the end. */
export type SessionMoment =
  | { readonly kind: 'quiet'; readonly inMs: number }
  /** `canStay`: a request gives it more time. Else the longest time of a session is over, and only a log-in helps. */
  | { readonly kind: 'warning'; readonly inMs: number; readonly canStay: boolean }
  | { readonly kind: 'ended' };

function instantOf(text: string | null): number | null {
  const at = text === null ? Number.NaN : Date.parse(text);
  return Number.isNaN(at) ? null : at;
}

/**
 * What to tell. Every time is the server's own, that of the answer included: the clock of a device may be wrong by hours.
 * Only the server ends a session, never a clock.
 */
export function sessionMoment(times: Pick<SessionTimesAnswer, 'now' | 'idleEndsAt' | 'endsAt'>): SessionMoment {
  const idleEndsAt = instantOf(times.idleEndsAt);
  if (idleEndsAt === null) return { kind: 'ended' };
  const endsAt = instantOf(times.endsAt);
  const canStay = endsAt === null || idleEndsAt < endsAt;
  const inMs = (canStay ? idleEndsAt : endsAt) - (instantOf(times.now) ?? Number.POSITIVE_INFINITY);
  if (inMs <= 0) return { kind: 'quiet', inMs: LOOK_AGAIN_MS };
  return inMs > WARN_MS ? { kind: 'quiet', inMs: inMs - WARN_MS } : { kind: 'warning', inMs, canStay };
}
