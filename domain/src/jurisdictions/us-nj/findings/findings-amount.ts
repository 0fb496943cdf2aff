import type { CalendarDate } from '../../../calendar/index.ts';
import type { FitClaim } from '../../../claims/claim.ts';
import { type Cents, cents, formatUsd } from '../../../money/index.ts';
import { courtWaiver } from '../../pack/demand.ts';
import type { Finding } from '../../pack.ts';
import { courtParts, limitsOn } from '../court/limits.ts';
import { info, type Rule, stopPapers } from './make-finding.ts';

const SMALL_CLAIMS: Rule = { source: 'R. 6:1-2(a)(2)', certainty: 'official' };
const SPECIAL_CIVIL: Rule = { source: 'R. 6:1-2(a)(1)', certainty: 'official' };
/** Giving up the excess was read in the court's own kits; the rule itself was not. */
const WAIVER: Rule = {
  source: 'New Jersey Courts kit 10541 and Special Civil page; R. 6:1-2(a)',
  certainty: 'official-copy',
};

const GIVES_UP = {
  small_claims: 'fit.gives_up_for_small_claims',
  special_civil: 'fit.gives_up_for_special_civil',
} as const;

export function amountFindings(claim: FitClaim, today: CalendarDate): readonly Finding[] {
  const waiver = courtWaiver(claim, { courtParts }, today);
  if (waiver !== null) {
    const params = { givenUp: formatUsd(waiver.givenUp), demand: formatUsd(waiver.limit) };
    return [info(GIVES_UP[waiver.to], WAIVER, params)];
  }
  const small = limitsOn(today).small.value;
  const special = limitsOn(today).special.value;
  const above = (limit: Cents) => formatUsd(cents(claim.courtAmount - limit));
  if (claim.courtAmount > special) {
    const limits = { limit: formatUsd(special), smallClaimsLimit: formatUsd(small) };
    const params = { ...limits, givenUp: above(special), smallClaimsGivenUp: above(small) };
    return [stopPapers('fit.over_special_civil_limit', SPECIAL_CIVIL, params)];
  }
  if (claim.courtAmount <= small) return [];
  const params = { limit: formatUsd(small), nextLimit: formatUsd(special), givenUp: above(small) };
  return [info('fit.over_small_claims_limit', SMALL_CLAIMS, params)];
}
