import type { FitClaim } from '../../../claims/claim.ts';
import { DEPOSIT_REASONS } from '../../../claims/questions/questions-asked.ts';
import type { Venue } from '../../pack.ts';
import { counties } from './counties.ts';
import { countiesOf } from './county-lookup.ts';

/** The counties each place that counts may lie in; a place nobody knows has none. */
type Candidates = readonly (readonly string[])[];

export const isAboutDeposit = (claim: FitClaim): boolean =>
  claim.reasons.some((reason) => DEPOSIT_REASONS.includes(reason));

export const allDefendantsOutOfState = (claim: FitClaim): boolean =>
  claim.defendants.every(({ address }) => address.state !== 'NJ');

/**
 * R. 6:1-3(a): a county where at least one defendant lives; a business lives where its registered office is or where it
 * does business. A security-deposit case may also go where the rental is. Only when every defendant is outside New
 * Jersey does it go where the claim arose: "where it happened" is the Law Division's rule, not this one.
 *
 * The county the claimant confirmed settles it when the claim may go there.
 */
export function venueOf(claim: FitClaim): Venue {
  const candidates = candidatesOf(claim);
  const found = likeliestFirst(candidates);
  if (mayChoose(claim, found)) return { counties: [claim.filingCounty], toConfirm: false };
  return { counties: found, toConfirm: found.length !== 1 || candidates.some((place) => place.length === 0) };
}

function candidatesOf(claim: FitClaim): Candidates {
  if (allDefendantsOutOfState(claim)) return [countiesOf(claim.happenedAt)];
  const homes = claim.defendants
    .filter(({ address }) => address.state === 'NJ')
    .map(({ address }) => countiesOf(address));
  const rental = countiesOf(claim.happenedAt);
  return isAboutDeposit(claim) && rental.length > 0 ? [...homes, rental] : homes;
}

/** Counties known for sure from one address come before those an address only may lie in. */
function likeliestFirst(candidates: Candidates): readonly string[] {
  const sure = candidates.filter((place) => place.length === 1);
  return [...new Set([...sure, ...candidates].flat())];
}

/** When no table knows any of the places in New Jersey, the claimant's word for one of its counties is all there is. */
function mayChoose({ filingCounty, defendants, happenedAt }: FitClaim, found: readonly string[]): boolean {
  if (found.length > 0) return found.includes(filingCounty);
  const isInState = [...defendants.map(({ address }) => address), happenedAt].some(({ state }) => state === 'NJ');
  return isInState && counties.some((county) => county === filingCounty);
}
