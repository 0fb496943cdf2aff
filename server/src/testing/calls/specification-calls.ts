import { passwordCalls, registrationCalls } from './account-calls.ts';
import { claimCalls, newClaimCalls } from './claim-calls.ts';
import { listCalls } from './list-calls.ts';
import type { WalkedCalls } from './walked-call.ts';

/**
 * The calls of the specification, with all it sends and reads. Their happy requests, in this order, are one person's way
 * from the first list to a changed password and a new claim; what fails is asked beside it by others.
 */
export const specificationCalls: WalkedCalls = {
  ...listCalls,
  ...registrationCalls,
  ...claimCalls,
  ...passwordCalls,
  ...newClaimCalls,
};
