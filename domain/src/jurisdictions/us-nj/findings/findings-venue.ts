import type { FitClaim } from '../../../claims/claim.ts';
import type { Finding } from '../../pack.ts';
import { counties } from '../places/counties.ts';
import { info, type Rule, warning } from './make-finding.ts';
import { allDefendantsOutOfState, venueOf } from '../places/venue.ts';

const VENUE: Rule = { source: 'R. 6:1-3(a)', certainty: 'official-copy' };
const OUT_OF_STATE: Rule = { source: 'R. 6:1-3(a); R. 6:2-3(a)', certainty: 'official-copy' };

/** The county to file in. Nothing is left to confirm once the claimant named a county the addresses point to. */
export function venueFindings(claim: FitClaim): readonly Finding[] {
  const outOfState = allDefendantsOutOfState(claim) ? [warning('fit.all_defendants_out_of_state', OUT_OF_STATE)] : [];
  return [...outOfState, ...countyFindings(claim)];
}

function countyFindings(claim: FitClaim): readonly Finding[] {
  const { counties: found, toConfirm } = venueOf({ ...claim, filingCounty: '' });
  const chosen = counties.find((county) => county === claim.filingCounty);
  if (found.length === 0) return chosen === undefined ? [info('fit.county_unknown', VENUE)] : [];
  const named = { counties: found.join(', ') };
  if (chosen !== undefined && !found.includes(chosen)) {
    return [warning('fit.county_not_from_address', VENUE, { county: chosen, ...named })];
  }
  return toConfirm && chosen === undefined ? [info('fit.county_to_confirm', VENUE, named)] : [];
}
