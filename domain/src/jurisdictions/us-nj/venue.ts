import type { Claim } from '../../claims/claim.ts';
import type { Venue } from '../pack.ts';
import { countiesOf } from './county-lookup.ts';

export const DEPOSIT_REASONS: readonly string[] = ['deposit-not-returned', 'deposit-unfair-deductions'];

export const isAboutDeposit = (claim: Claim): boolean =>
  claim.reasons.some((reason) => DEPOSIT_REASONS.includes(reason));

export const allDefendantsOutOfState = (claim: Claim): boolean =>
  claim.defendants.every(({ address }) => address.state !== 'NJ');

/**
 * R. 6:1-3(a): a county where at least one defendant lives; a business lives where its registered office is or where it
 * does business. A security-deposit case may also go where the rental is. Only when every defendant is outside New
 * Jersey does it go where the claim arose: "where it happened" is the Law Division's rule, not this one.
 */
export function venueOf(claim: Claim): Venue {
  if (allDefendantsOutOfState(claim)) return among([countiesOf(claim.happenedAt)]);
  const homes = claim.defendants
    .filter(({ address }) => address.state === 'NJ')
    .map(({ address }) => countiesOf(address));
  const rental = countiesOf(claim.happenedAt);
  return among(isAboutDeposit(claim) && rental.length > 0 ? [...homes, rental] : homes);
}

/** Nothing to confirm only when every address is in the one same county. */
function among(perAddress: readonly (readonly string[])[]): Venue {
  const counties = [...new Set(perAddress.flat())];
  return { counties, toConfirm: counties.length !== 1 || perAddress.some((found) => found.length === 0) };
}
