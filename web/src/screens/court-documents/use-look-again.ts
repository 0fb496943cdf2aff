import { useEffect } from 'react';

/** Milliseconds between two looks. The work takes seconds; whoever leaves the page open is served more slowly. */
const SOON_MS = 2_000;
const LATER_MS = 15_000;
const SOON_LOOKS = 30;

/** How long to wait before the next look. */
export const waitBefore = (look: number): number => (look < SOON_LOOKS ? SOON_MS : LATER_MS);

/** Looks again by itself, one look after the other, for as long as something is in the making. */
export function useLookAgain(isMaking: boolean, isLooking: boolean, looks: number, lookAgain: () => void): void {
  useEffect(() => {
    if (!isMaking || isLooking) return undefined;
    const timer = setTimeout(lookAgain, waitBefore(looks));
    return () => clearTimeout(timer);
  }, [isMaking, isLooking, looks, lookAgain]);
}
