import { useState } from 'react';
import type { ApiFailure } from '../http/http-client.ts';

/** Milliseconds between two looks. Most work takes seconds; whoever leaves the page open is served more slowly. */
const SOON_MS = 1_500;
const LATER_MS = 15_000;
const SOON_FOR_MS = 60_000;
const AFTER_FAILURE_MS = 5_000;
/** What others do somewhere else, a letter in the mail, is looked for as often: a later word is there within a minute. */
const STEADY_MS = 30_000;

/** Who may not see it any more, or what is not there any more, is not looked for. */
const OVER: ReadonlySet<number> = new Set([401, 404]);

type Looked<T> = { readonly state: { readonly data: T | undefined; readonly error: ApiFailure | null } };

/** Milliseconds until the next look; false for none. */
export type NextLook<T> = (query: Looked<T>) => number | false;

const never = () => false;

/** The wait before each look, for as long as the newest answer says that something is being made, or that something can change. */
export function nextLookWhile<T>(
  isMaking: (data: T | undefined) => boolean,
  now: () => number,
  canChange: (data: T | undefined) => boolean = never,
): NextLook<T> {
  let since: number | null = null;
  return ({ state: { data, error } }) => {
    const isOver = error !== null && OVER.has(error.status);
    if (isOver || !isMaking(data)) {
      since = null;
      return !isOver && canChange(data) ? STEADY_MS : false;
    }
    since ??= now();
    if (now() - since >= SOON_FOR_MS) return LATER_MS;
    return error === null ? SOON_MS : AFTER_FAILURE_MS;
  };
}

const pageTime = () => performance.now();

/**
 * The part of a query's options that looks again by itself while something is being made in the background, also while
 * another tab is in front: whoever comes back finds it done. `isMaking` gets what is known, nothing before the first answer, and must
 * not depend on anything else.
 */
export function useLooksWhile<T>(
  isMaking: (data: T | undefined) => boolean,
  canChange?: (data: T | undefined) => boolean,
) {
  const [refetchInterval] = useState(() => nextLookWhile(isMaking, pageTime, canChange));
  return { refetchInterval, refetchIntervalInBackground: true } as const;
}
