import { useSyncExternalStore } from 'react';

const SECOND_MS = 1_000;

function everySecond(tick: () => void): () => void {
  const timer = setInterval(tick, SECOND_MS);
  return () => clearInterval(timer);
}
const never = () => () => {};

/** Counts whole seconds down to `endsAt` (milliseconds of `performance.now()`); null is no wait. */
export const useSecondsLeft = (endsAt: number | null): number =>
  useSyncExternalStore(endsAt === null ? never : everySecond, () =>
    endsAt === null ? 0 : Math.max(0, Math.ceil((endsAt - performance.now()) / SECOND_MS)),
  );
