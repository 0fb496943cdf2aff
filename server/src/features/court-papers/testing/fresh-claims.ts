import { agreements } from './fresh-agreements.ts';
import type { FreshClaim } from './fresh-claim.ts';
import { homesAndHarm } from './fresh-homes-and-harm.ts';
import { secondRound } from './fresh-second-round.ts';

/** Made by somebody who looked at the cards as the screens show them, over the kinds of cases a court sorts by. */
export const freshClaims: readonly FreshClaim[] = [...agreements, ...homesAndHarm, ...secondRound];
