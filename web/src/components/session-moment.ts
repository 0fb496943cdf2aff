import type { SessionTimesAnswer } from '@plainclaim/contract';

/** How long before its end people are told. */
export const WARN_MS = 150_000;

/** How long a session lives without a request: what it has left right after one. */
const IDLE_MS = 30 * 60_000;
/** The server notes activity every 20 seconds only, and answers take their time. */
const SLACK_MS = 60_000;

/** The server lets the session live although it should be over by now: clocks differ a little. */
const LOOK_AGAIN_MS = 10_000;

/**
 * How far the server's clock is ahead of this device's, from an answer that came right after a request that counts as
 * activity. Small differences are the answer's own delay.
 */
export function clockAhead(times: Pick<SessionTimesAnswer, 'idleEndsAt'>, deviceNowMs: number): number {
  const idleEndsAt = instantOf(times.idleEndsAt);
  const aheadMs = idleEndsAt === null ? 0 : idleEndsAt - IDLE_MS - deviceNowMs;
  return Math.abs(aheadMs) < SLACK_MS ? 0 : aheadMs;
}

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

/** What to tell at `nowMs`, the server's time. Only the server ends a session, never a clock. */
export function sessionMoment(times: Pick<SessionTimesAnswer, 'idleEndsAt' | 'endsAt'>, nowMs: number): SessionMoment {
  const idleEndsAt = instantOf(times.idleEndsAt);
  if (idleEndsAt === null) return { kind: 'ended' };
  const endsAt = instantOf(times.endsAt);
  const canStay = endsAt === null || idleEndsAt < endsAt;
  const inMs = (canStay ? idleEndsAt : endsAt) - nowMs;
  if (inMs <= 0) return { kind: 'quiet', inMs: LOOK_AGAIN_MS };
  return inMs > WARN_MS ? { kind: 'quiet', inMs: inMs - WARN_MS } : { kind: 'warning', inMs, canStay };
}
