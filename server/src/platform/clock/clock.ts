import { type CalendarDate, dayAt } from '@plainclaim/domain';
import { served } from '@plainclaim/domain/served';

/** Courts and deadlines follow the wall clock of the courts this deployment serves. */
export const COURT_TIME_ZONE = served.timeZone;

export type Clock = {
  /** Milliseconds since 1970. */
  now(): number;
  /** The day it is where the courts are. */
  today(): CalendarDate;
};

/** A clock a test moves by hand. */
export type ManualClock = Clock & { advance(milliseconds: number): void; set(instantMs: number): void };

const clockFrom = (now: () => number): Clock => ({ now, today: () => dayAt(now(), COURT_TIME_ZONE) });

export const systemClock: Clock = clockFrom(() => Date.now());

/** Shows `startMs` at the moment of the call and runs on from there. */
export function clockStartingAt(startMs: number): Clock {
  const shiftMs = startMs - Date.now();
  return clockFrom(() => Date.now() + shiftMs);
}

/** The real clock, or one started elsewhere when a start is given (`CLOCK_START`). */
export const createClock = (startMs: number | undefined): Clock =>
  startMs === undefined ? systemClock : clockStartingAt(startMs);

/** Stands still until it is moved. */
export function manualClock(startMs: number): ManualClock {
  let current = startMs;
  return {
    ...clockFrom(() => current),
    advance: (milliseconds) => {
      current += milliseconds;
    },
    set: (instantMs) => {
      current = instantMs;
    },
  };
}
